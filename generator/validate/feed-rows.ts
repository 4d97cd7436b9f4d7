import { parseRating } from '../../src/domain/feed-score';
import type { Feed, FeedRow } from '../../src/generated/data-types';
import type { DiagnosticCode } from '../diagnostics/diagnostic';
import { listing } from '../diagnostics/suggest';
import { quote } from '../diagnostics/visible';
import type { FeedField, RawFeedRow } from '../load/feed';
import { impossibleDate, parseMoment, type Moment } from '../load/moments';
import type { ParsedFeedRow } from './catalogue';
import { FeedValueReader, type RowValues } from './feed-values';
import { formats } from './formats';
import { isNoCode } from './no-code';
import { schemaNodeOf, type SchemaNode, type Schemas } from './schemas';

/** Why a row cannot be shown. */
export interface RowError {
  readonly code: Extract<DiagnosticCode, 'feed-row-invalid' | 'feed-row-skipped' | 'feed-row-host'>;
  /** The cell that is wrong; absent where it is the row. */
  readonly field?: FeedField;
  /** What is wrong, after the name of the row: `: … cannot be …`, ` has no …`. */
  readonly problem: string;
  readonly fix: string;
}

/** A row that can be shown, with the values that it is shown without and where the others were found; or why it cannot. */
export type CheckedRow =
  | ({ readonly row: ParsedFeedRow } & Pick<RowValues, 'problems' | 'found'>)
  | { readonly errors: readonly RowError[] };

/** A row as far as it is checked. */
export type RowCells = Pick<RawFeedRow, 'fields' | 'line' | 'named'>;

/** A row as reports call it. */
export function rowName(id: string | undefined, line: number): string {
  return id === undefined ? `the row on line ${line}` : `row ${quote(id)} on line ${line}`;
}

/** Applies the feed's few conversions. A row counts as a code only if it has one (product rule R52). */
function toRow(fields: RawFeedRow['fields'], { codeKinds }: Feed): Readonly<Record<string, string>> {
  const {
    kind: word,
    code,
    logo: _logo,
    discount: _discount,
    minimum: _minimum,
    customers: _customers,
    ...rest
  } = fields;
  const real = code !== undefined && !isNoCode(code) ? code : undefined;
  const isCode = real !== undefined && (codeKinds === undefined || (word !== undefined && codeKinds.includes(word)));
  return { ...rest, kind: isCode ? 'code' : 'deal', ...(isCode ? { code: real } : {}) };
}

/** The forms of cells; the descriptions in the schemas are about YAML. */
const cellSentences: Readonly<Partial<Record<FeedField, string>>> = {
  id: 'letters, digits, hyphens and underscores',
  code: 'one word of at most 40 Latin letters, digits, hyphens and underscores; a cell that means "no code" is named in `absent` of the feed',
};

function sentenceOf(field: FeedField, schema: SchemaNode): string {
  return formats[schema.format ?? '']?.sentence ?? cellSentences[field] ?? schema.description ?? 'another value';
}

/** What is impossible about a date, where one belongs. */
function whyNot(cell: string | undefined, { format }: SchemaNode): string {
  const date = cell !== undefined && formats[format ?? '']?.code === 'invalid-date' ? impossibleDate(cell) : undefined;
  return date ? `, for ${date.why}` : '';
}

/** Whether a host is one of those named, or below one of them. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Parses dates and remembers the results: dates repeat in a feed, and calculations with time zones are slow. */
function memoised(zone: string): (text: string) => Moment | undefined {
  const known = new Map<string, Moment | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    if (known.size > 10_000) known.clear();
    const moment = parseMoment(text, zone);
    known.set(text, moment);
    return moment;
  };
}

/** Checks a row, step by step. */
class RowChecker {
  readonly #config: Feed;
  readonly #schemas: Schemas;
  readonly #momentOf: (text: string) => Moment | undefined;
  readonly #values: FeedValueReader;

  constructor(config: Feed, timeZone: string, schemas: Schemas) {
    this.#config = config;
    this.#schemas = schemas;
    this.#momentOf = memoised(config.timeZone ?? timeZone);
    this.#values = new FeedValueReader(config);
  }

  check(raw: RowCells): CheckedRow {
    const { fields } = raw;
    const unusable = this.#missingCell(fields) ?? this.#undecodedCell(fields);
    if (unusable) return { errors: [unusable] };
    const candidate: unknown = toRow(fields, this.#config);
    const errors = this.#schemaErrors(candidate, fields);
    if (errors.length > 0) return { errors };
    // The schema from which the type is generated has just accepted it.
    const row = candidate as FeedRow;
    const host = this.#hostError(row);
    return host ? { errors: [host] } : this.#complete(row, raw);
  }

  #column(field: FeedField): string {
    return quote(this.#config.columns[field] ?? field);
  }

  #invalid(field: FeedField, problem: string, fix: string): RowError {
    return { code: 'feed-row-invalid', field, problem, fix };
  }

  #missingCell(fields: RawFeedRow['fields']): RowError | undefined {
    const missing = (['id', 'ends'] as const).find((field) => fields[field] === undefined);
    if (missing === undefined) return undefined;
    const column = this.#column(missing);
    return {
      code: 'feed-row-skipped',
      problem: ` has no ${column}`,
      fix: `fill the column ${column}, or remove the row`,
    };
  }

  #undecodedCell(fields: RawFeedRow['fields']): RowError | undefined {
    // `Object.entries` forgets the key type.
    const [field] = (Object.entries(fields) as [FeedField, string][]).find(([, cell]) => cell.includes('\ufffd')) ?? [];
    if (field === undefined) return undefined;
    const encoding = (this.#config.encoding ?? 'utf-8').toUpperCase();
    return this.#invalid(
      field,
      `: ${this.#column(field)} contains bytes that are not ${encoding}`,
      'set `encoding` of the feed to the encoding of the file',
    );
  }

  /** One error for each field, in the order of the schema's errors. */
  #schemaErrors(candidate: unknown, fields: RawFeedRow['fields']): readonly RowError[] {
    const found = new Map<FeedField, RowError>();
    for (const error of this.#schemas.check('feed-row', candidate)) {
      const missing: unknown = error.params['missingProperty'];
      // The schema allows no other properties, so these are the fields.
      const field = (typeof missing === 'string' ? missing : error.instancePath.slice(1)) as FeedField;
      if (found.has(field)) continue;
      const column = this.#column(field);
      const node = schemaNodeOf(error);
      found.set(
        field,
        typeof missing === 'string'
          ? this.#invalid(field, ` has no ${column}`, `fill the column ${column}, or remove the row`)
          : this.#invalid(
              field,
              `: ${column} cannot be ${quote(fields[field] ?? '')}${whyNot(fields[field], node)}`,
              `it must be ${sentenceOf(field, node)}`,
            ),
      );
    }
    return [...found.values()];
  }

  #hostError({ link }: FeedRow): RowError | undefined {
    const { hosts } = this.#config;
    const { hostname } = new URL(link);
    if (!hosts || isAllowedHost(hostname, hosts)) return undefined;
    return {
      code: 'feed-row-host',
      field: 'link',
      problem: `: ${this.#column('link')} leads to ${quote(hostname)}, and the feed may link to ${listing(hosts)}`,
      fix: `if that host is right, add it to \`hosts\` of the feed: ${hostname.replace(/^www\./, '')}`,
    };
  }

  /** Adds to a row its dates, its rating and its values. */
  #complete(row: FeedRow, raw: RowCells): CheckedRow {
    const start = row.starts === undefined ? undefined : this.#momentOf(row.starts);
    const end = this.#momentOf(row.ends);
    const ends = this.#column('ends');
    // The schema has accepted it as a date, so this does not happen.
    if (!end) return { errors: [this.#invalid('ends', `: ${ends} is not a date`, 'correct it')] };
    if (start && start.first > end.last)
      return {
        errors: [this.#invalid('ends', ' ends before it starts', `correct ${this.#column('starts')} or ${ends}`)],
      };
    const rating = parseRating(row.rating);
    const { problems, found, ...values } = this.#values.read(raw);
    return {
      problems,
      found,
      row: {
        row,
        line: raw.line,
        ...(start && { startsAt: start.first }),
        endsAt: end.last + 1,
        ...(rating !== undefined && { rating: (rating * 10) / (this.#config.ratingOutOf ?? 10) }),
        ...values,
      },
    };
  }
}

/** Returns a function that checks the rows of a feed. `timeZone` is that of dates, unless the feed or the date names another. */
export function rowChecker(config: Feed, timeZone: string, schemas: Schemas): (raw: RowCells) => CheckedRow {
  const checker = new RowChecker(config, timeZone, schemas);
  return (raw) => checker.check(raw);
}
