import { parseRating } from '../../src/domain/feed-score';
import type { Feed, FeedRow } from '../../src/generated/data-types';
import type { DiagnosticCode } from '../diagnostics/diagnostic';
import { listing } from '../diagnostics/suggest';
import { quote } from '../diagnostics/visible';
import type { FeedField, RawFeedRow } from '../load/feed';
import { impossibleDate, parseMoment, type Moment } from '../load/moments';
import type { ParsedFeedRow } from './catalogue';
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

/** A row that can be shown, or why not. */
export type CheckedRow = { readonly row: ParsedFeedRow } | { readonly faults: readonly RowError[] };

/** A row as reports call it. */
export function rowName(id: string | undefined, line: number): string {
  return id === undefined ? `the row on line ${line}` : `row ${quote(id)} on line ${line}`;
}

/** Applies the feed's few conversions. A row counts as a code only if it has one (rulings, 22). */
function toRow(fields: RawFeedRow['fields'], { codeKinds }: Feed): Readonly<Record<string, string>> {
  const { kind: word, code, logo: _logo, ...rest } = fields;
  const real = code !== undefined && !isNoCode(code) ? code : undefined;
  const isCode = real !== undefined && (codeKinds === undefined || (word !== undefined && codeKinds.includes(word)));
  return { ...rest, kind: isCode ? 'code' : 'deal', ...(isCode ? { code: real } : {}) };
}

/** Forms of cells in words; the schemas' own words speak of YAML. */
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

/** Dates repeat in a feed, and reading one asks the calendar of a time zone. */
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

/** Checks the rows of a feed, each by itself. `timeZone` is that of dates that name none, unless the feed names its own. */
export function rowChecker(
  config: Feed,
  timeZone: string,
  schemas: Schemas,
): (raw: Pick<RawFeedRow, 'fields' | 'line'>) => CheckedRow {
  const momentOf = memoised(config.timeZone ?? timeZone);
  const name = (field: FeedField): string => quote(config.columns[field] ?? field);
  const invalid = (field: FeedField, problem: string, fix: string): { readonly faults: readonly RowError[] } => ({
    faults: [{ code: 'feed-row-invalid', field, problem, fix }],
  });
  const outOf = config.ratingOutOf ?? 10;

  return ({ fields, line }) => {
    const lacking = fields.id === undefined ? 'id' : fields.ends === undefined ? 'ends' : undefined;
    if (lacking) {
      return {
        faults: [
          {
            code: 'feed-row-skipped',
            problem: ` has no ${name(lacking)}`,
            fix: `fill the column ${name(lacking)}, or remove the row`,
          },
        ],
      };
    }
    // `Object.entries` forgets the key type.
    const undecoded = (Object.entries(fields) as [FeedField, string][]).find(([, cell]) => cell.includes('\ufffd'));
    if (undecoded) {
      const [field] = undecoded;
      return invalid(
        field,
        `: ${name(field)} holds bytes that are no ${(config.encoding ?? 'utf-8').toUpperCase()} text`,
        'set `encoding` of the feed to the one that the network really writes',
      );
    }

    const candidate: unknown = toRow(fields, config);
    const errors = schemas.check('feed-row', candidate);
    if (errors.length > 0) {
      const faults = new Map<FeedField, RowError>();
      for (const error of errors) {
        const missing: unknown = error.params['missingProperty'];
        // The schema closes the row, so its properties are the fields.
        const field = (typeof missing === 'string' ? missing : error.instancePath.slice(1)) as FeedField;
        if (faults.has(field)) continue;
        faults.set(
          field,
          typeof missing === 'string'
            ? {
                code: 'feed-row-invalid',
                field,
                problem: ` has no ${name(field)}`,
                fix: `fill the column ${name(field)}, or remove the row`,
              }
            : {
                code: 'feed-row-invalid',
                field,
                problem: `: ${name(field)} cannot be ${quote(fields[field] ?? '')}${whyNot(fields[field], schemaNodeOf(error))}`,
                fix: `it must be ${sentenceOf(field, schemaNodeOf(error))}`,
              },
        );
      }
      return { faults: [...faults.values()] };
    }
    // The schema that the type was generated from has just accepted it.
    const row = candidate as FeedRow;
    const { hostname } = new URL(row.link);
    if (config.hosts && !isAllowedHost(hostname, config.hosts)) {
      return {
        faults: [
          {
            code: 'feed-row-host',
            field: 'link',
            problem: `: ${name('link')} leads to ${quote(hostname)}, and the feed may link to ${listing(config.hosts)}`,
            fix: `if that host is right, add it to \`hosts\` of the feed: ${hostname.replace(/^www\./, '')}`,
          },
        ],
      };
    }
    const start = row.starts === undefined ? undefined : momentOf(row.starts);
    const end = momentOf(row.ends);
    // The schema has proved that it is a date.
    if (!end) return invalid('ends', `: ${name('ends')} is no date`, 'correct it');
    if (start && start.first > end.last)
      return invalid('ends', ' ends before it starts', `correct ${name('starts')} or ${name('ends')}`);
    const rating = parseRating(row.rating);
    return {
      row: {
        row,
        line,
        ...(start && { startsAt: start.first }),
        endsAt: end.last,
        ...(rating !== undefined && { rating: (rating * 10) / outOf }),
      },
    };
  };
}
