import type { Check, Feed } from '../../src/generated/data-types';
import { diagnostic, sortDiagnostics, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import { counted } from '../diagnostics/visible';
import type { SourceDocument } from '../load/document';
import { FieldReader } from '../load/feed-columns';
import { leftOut, loadFeedTable, type RawFeedRow } from '../load/feed';
import { baseName } from '../load/load';
import type { ParsedFeedRow } from './catalogue';
import { rowChecker, rowName, type RowError } from './feed-rows';
import type { ValueProblem } from './feed-values';
import type { Schemas } from './schemas';

/** A feed's rows, and what was wrong with the others. */
export interface CheckedFeed {
  readonly rows: readonly ParsedFeedRow[];
  /** The ids of the rows that are left out. */
  readonly quarantined: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** After this many warnings about rows, further ones say nothing new about the feed. */
const mostShown = 25;

/** The first diagnostics of the rows, and one that counts the others. */
function shortened(
  diagnostics: readonly Diagnostic[],
  document: SourceDocument,
  { path }: SourceFile,
): readonly Diagnostic[] {
  const ofRows = diagnostics.filter(({ file }) => file === path);
  const [next] = sortDiagnostics(ofRows).slice(mostShown);
  if (!next) return diagnostics;
  const shown = new Set(sortDiagnostics(ofRows).slice(0, mostShown));
  const rest = diagnostic('feed-row-invalid', path, next.span, {
    message: `${counted(ofRows.length - mostShown, 'more warning')} from here on`,
    why: 'only the first ones are listed',
    fix: `\`npm run feed ${baseName(document.file.path)}\` shows what happens to each row`,
  });
  return [...diagnostics.filter((each) => each.file !== path || shown.has(each)), rest];
}

/** The rows with their tests, which are in the settings of the feed. */
function withTests(rows: readonly ParsedFeedRow[], { checks: all = [] }: Feed): readonly ParsedFeedRow[] {
  if (all.length === 0) return rows;
  const byRow = new Map<string, Check[]>();
  for (const { offer, ...check } of all) byRow.set(offer, [...(byRow.get(offer) ?? []), check]);
  return rows.map((parsed) => {
    const checks = byRow.get(parsed.row.id);
    return checks ? { ...parsed, checks } : parsed;
  });
}

/** The diagnostics of a row that is left out. */
function errorDiagnostics(
  errors: readonly RowError[],
  raw: RawFeedRow,
  { path }: SourceFile,
  fields: FieldReader,
): readonly Diagnostic[] {
  return errors.map(({ code, field, problem, fix }) =>
    diagnostic(code, path, field === undefined ? raw.span : raw.cell(fields.columnOf(field, raw.named) ?? ''), {
      message: `${rowName(raw.fields.id, raw.line)}${problem}`,
      why: code === 'feed-row-skipped' ? `a row counts only if it has an id and an end date; ${leftOut}` : leftOut,
      fix,
    }),
  );
}

/** The diagnostics of a row that is shown without some values. */
function valueDiagnostics(
  problems: readonly ValueProblem[],
  raw: RawFeedRow,
  { path }: SourceFile,
): readonly Diagnostic[] {
  return problems.map(({ column, problem, fix, shown }) =>
    diagnostic(shown ? 'unusual-code' : 'feed-row-value', path, raw.cell(column), {
      message: `${rowName(raw.fields.id, raw.line)}${problem}`,
      why: shown
        ? 'shoppers who type it may not see it or find it on the keyboard'
        : 'the row is shown without this value',
      fix,
    }),
  );
}

/** Reads and checks a feed. A row that is not right is left out with a warning: it is never a reason to lose the page. */
export function loadFeed(
  config: Feed,
  document: SourceDocument,
  table: SourceFile,
  timeZone: string,
  schemas: Schemas,
): CheckedFeed {
  const { rows: rawRows, diagnostics: tableDiagnostics } = loadFeedTable(config, document, table);
  const diagnostics: Diagnostic[] = [...tableDiagnostics];
  const rows: ParsedFeedRow[] = [];
  const quarantined = new Set<string>();
  const firstRows = new Map<string, RawFeedRow>();
  const check = rowChecker(config, timeZone, schemas);
  const fields = new FieldReader(config);
  const idOf = (raw: RawFeedRow): Span => raw.cell(fields.columnOf('id', raw.named) ?? '');

  for (const raw of rawRows) {
    const { id } = raw.fields;
    const who = rowName(id, raw.line);
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first) {
      diagnostics.push(
        diagnostic('feed-row-invalid', table.path, idOf(raw), {
          message: `${who} has the id of the row on line ${first.line}`,
          why: 'the first of the two is shown, and this one is left out',
          fix: 'remove one of the two rows',
          related: [{ message: 'the first one', file: table.path, span: idOf(first) }],
        }),
      );
      continue;
    }
    const checked = check(raw);
    if ('row' in checked) {
      if (id !== undefined) firstRows.set(id, raw);
      rows.push(checked.row);
      diagnostics.push(...valueDiagnostics(checked.problems, raw, table));
      continue;
    }
    if (id !== undefined) quarantined.add(id);
    if ('errors' in checked) diagnostics.push(...errorDiagnostics(checked.errors, raw, table, fields));
  }
  return {
    rows: withTests(rows, config),
    quarantined: new Set([...quarantined].filter((id) => !firstRows.has(id))),
    diagnostics: shortened(diagnostics, document, table),
  };
}
