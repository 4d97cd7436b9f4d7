import type { Feed } from '../../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type DiagnosticText } from '../../diagnostics/diagnostic';
import { inFull, quote } from '../../diagnostics/visible';
import type { SourceDocument } from '../../load/document';
import type { RawFeedRow } from '../../load/feed';
import { FieldReader, namedColumns, yamlName } from '../../load/feed-columns';
import { isOfCodes, saidIn } from '../coupon-codes/code-cells';

/** The number of rows in which codes are looked for: enough to recognise a column, and little memory. */
const sampledRows = 200;

/** The codes of a table whose configured column has none: a network renamed the column, and the old one stays, empty. */
export class CodesElsewhere {
  readonly #config: Feed;
  readonly #column: string | undefined;
  readonly #rows: (readonly string[])[] = [];
  #names: readonly string[] = [];
  #hasCodes = false;

  constructor(config: Feed) {
    this.#config = config;
    this.#column = new FieldReader(config).columnOf('code');
  }

  /** Must be called before any row; without it nothing is found. */
  header(names: readonly string[]): void {
    this.#names = names;
  }

  add({ fields: { code = '' }, cells }: RawFeedRow): void {
    this.#hasCodes ||= saidIn([code]).length > 0;
    if (!this.#hasCodes && this.#rows.length < sampledRows) this.#rows.push(cells);
  }

  /** The warnings of the rows; one warning of the settings replaces those of codes if it is their cause. */
  explained(ofRows: readonly Diagnostic[], document: SourceDocument): readonly Diagnostic[] {
    const text = this.text();
    if (!text) return ofRows;
    const cause = diagnostic('feed-row-code', document.file.path, document.span(['columns', 'code']), text);
    return [cause, ...ofRows.filter(({ code }) => code !== cause.code)];
  }

  /** That no row has a code, although a column that no setting reads has some; undefined if that is not so. */
  text(): DiagnosticText | undefined {
    if (this.#hasCodes || this.#column === undefined) return undefined;
    const read = new Set(namedColumns(this.#config).flatMap(({ columns }) => columns));
    for (const [index, name] of this.#names.entries()) {
      const cells = this.#rows.map((row) => (row[index] ?? '').trim());
      if (name === '' || read.has(name) || !isOfCodes(cells)) continue;
      const code = quote(saidIn(cells)[0] ?? '');
      const line = inFull(`code: ${yamlName(name)}`);
      return { id: 'codes-elsewhere', values: { column: quote(this.#column), other: quote(name), code, line } };
    }
    return undefined;
  }
}
