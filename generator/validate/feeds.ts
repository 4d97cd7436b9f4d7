import { parseRating } from '../../src/domain/feed-score';
import type { Feed, FeedRow } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile } from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';
import type { SourceDocument } from '../load/document';
import { loadFeedTable, type FeedField, type RawFeedRow } from '../load/feed';
import { parseMoment } from '../load/moments';
import type { ParsedFeedRow } from './catalogue';
import { formats } from './formats';
import { isNoCode } from './no-code';
import { schemaNodeOf, type SchemaNode, type Schemas } from './schemas';

/** A feed's rows, and what was wrong with the others. */
export interface CheckedFeed {
  readonly rows: readonly ParsedFeedRow[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Applies the feed's few conversions. A row counts as a code only if it has one (rulings, 22). */
function toRow(raw: RawFeedRow, config: Feed): Readonly<Record<string, string>> {
  const { kind: word, code, ...rest } = raw.fields;
  const real = code !== undefined && !isNoCode(code) ? code : undefined;
  const isCode = word !== undefined && (config.codeKinds ?? []).includes(word) && real !== undefined;
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

/** Reads and checks a feed. `timeZone` is that of dates that name none, unless the feed names its own. */
export function loadFeed(config: Feed, document: SourceDocument, table: SourceFile, timeZone: string, schemas: Schemas): CheckedFeed {
  const { rows: rawRows, diagnostics: tableFaults } = loadFeedTable(config, document, table);
  const diagnostics: Diagnostic[] = [...tableFaults];
  const rows: ParsedFeedRow[] = [];
  const firstLines = new Map<string, RawFeedRow>();
  const zone = config.timeZone ?? timeZone;

  for (const raw of rawRows) {
    const { id, ends } = raw.fields;
    const who = id === undefined ? `the row on line ${raw.line}` : `row ${quote(id)} on line ${raw.line}`;
    const name = (field: FeedField): string => quote(config.columns[field] ?? field);
    if (id === undefined || ends === undefined) {
      const lacking = id === undefined ? 'id' : 'ends';
      diagnostics.push(
        diagnostic('feed-row-skipped', table.path, raw.span, {
          message: `${who} has no ${name(lacking)}, so it is left out`,
          why: 'a row counts only if it has an id and an end date',
          fix: `fill the column ${name(lacking)}, or remove the row`,
        }),
      );
      continue;
    }
    const first = firstLines.get(id);
    if (first) {
      diagnostics.push(
        diagnostic('feed-row-invalid', table.path, raw.cell('id'), {
          message: `${who} has the id of the row on line ${first.line}`,
          fix: 'remove one of the two rows',
          related: [{ message: 'the first one', file: table.path, span: first.cell('id') }],
        }),
      );
      continue;
    }
    firstLines.set(id, raw);

    const candidate: unknown = toRow(raw, config);
    const errors = schemas.check('feed-row', candidate);
    const reported = new Set<string>();
    for (const error of errors) {
      const missing: unknown = error.params['missingProperty'];
      // The schema closes the row, so its properties are the fields.
      const field = (typeof missing === 'string' ? missing : error.instancePath.slice(1)) as FeedField;
      if (reported.has(field)) continue;
      reported.add(field);
      const schema = schemaNodeOf(error);
      diagnostics.push(
        diagnostic('feed-row-invalid', table.path, raw.cell(field), {
          message:
            typeof missing === 'string' ? `${who} has no ${name(field)}` : `${who}: ${name(field)} cannot be ${quote(raw.fields[field] ?? '')}`,
          fix: typeof missing === 'string' ? `fill the column ${name(field)}, or remove the row` : `it must be ${sentenceOf(field, schema)}`,
        }),
      );
    }
    if (errors.length > 0) continue;
    // The schema that the type was generated from has just accepted it.
    const row = candidate as FeedRow;
    const start = row.starts === undefined ? undefined : parseMoment(row.starts, zone);
    const end = parseMoment(row.ends, zone);
    if (end === undefined) continue;
    if (start && start.first > end.last) {
      diagnostics.push(
        diagnostic('feed-row-invalid', table.path, raw.cell('ends'), {
          message: `${who} ends before it starts`,
          fix: `correct ${name('starts')} or ${name('ends')}`,
        }),
      );
      continue;
    }
    const rating = parseRating(row.rating);
    rows.push({
      row,
      line: raw.line,
      ...(start ? { startsAt: start.first } : {}),
      endsAt: end.last,
      ...(rating === undefined ? {} : { rating }),
    });
  }
  return { rows, diagnostics };
}
