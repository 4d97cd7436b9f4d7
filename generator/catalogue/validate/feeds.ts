import type { Check, Feed, FeedCorrections } from '../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import { detached } from '../load/detached';
import type { SourceDocument } from '../load/document';
import { FieldReader } from '../load/feed-columns';
import { leftOut, loadFeedTable, type RawFeedRow } from '../load/feed';
import type { ParsedFeedRow } from './catalogue';
import { RowCauses } from './feed-causes';
import { problemOf, rowChecker, rowName, sameIdFix, type FeedSite, type RowError } from './feed-rows';
import type { ValueProblem } from './feed-values';
import type { Schemas } from './schemas';

/** The valid rows of a feed, and the diagnostics of the others. */
interface CheckedFeed {
  readonly rows: readonly ParsedFeedRow[];
  /** The ids of the rows that were left out. */
  readonly quarantined: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds to rows their tests, which are recorded in the settings of the feed. */
function withTests(rows: readonly ParsedFeedRow[], { checks: all = [] }: Feed): readonly ParsedFeedRow[] {
  if (all.length === 0) return rows;
  const byRow = new Map<string, Check[]>();
  for (const { offer, ...check } of all) byRow.set(offer, [...(byRow.get(offer) ?? []), check]);
  return rows.map((parsed) => {
    const checks = byRow.get(parsed.row.id);
    return checks ? { ...parsed, checks } : parsed;
  });
}

/** The diagnostic of a row that was left out. */
function errorDiagnostic(error: RowError, raw: RawFeedRow, { path }: SourceFile, fields: FieldReader): Diagnostic {
  const { code, field, fix } = error;
  return diagnostic(code, path, field === undefined ? raw.span : raw.cell(fields.columnOf(field, raw.named) ?? ''), {
    ...problemOf(error, rowName(raw.fields.id, raw.line)),
    why: code === 'feed-row-skipped' ? { id: 'feed-row.counts', values: { leftOut } } : leftOut,
    fix,
  });
}

/** The diagnostics of a row that is shown without some of its values. */
function valueDiagnostics(
  problems: readonly ValueProblem[],
  raw: RawFeedRow,
  { path }: SourceFile,
): readonly Diagnostic[] {
  return problems.map((each) =>
    diagnostic(each.shown ?? 'feed-row-value', path, raw.cell(each.column), {
      ...problemOf(each, rowName(raw.fields.id, raw.line)),
      why: each.why ?? { id: 'feed-value.why' },
      fix: each.fix,
    }),
  );
}

/** The first row with some id. */
interface FirstRow {
  readonly line: number;
  /** The cell of the id. */
  readonly span: Span;
}

/** Reads and checks a feed. An invalid row is left out with a warning, so that it never costs the page. */
export function loadFeed(
  config: Feed,
  document: SourceDocument,
  table: SourceFile,
  site: FeedSite,
  schemas: Schemas,
  corrections?: FeedCorrections,
): CheckedFeed {
  const causes = new RowCauses(table);
  const rows: ParsedFeedRow[] = [];
  const quarantined = new Set<string>();
  const firstRows = new Map<string, FirstRow>();
  const check = rowChecker(config, site, schemas, corrections);
  const fields = new FieldReader(config);
  const idOf = (raw: RawFeedRow): Span => raw.cell(fields.columnOf('id', raw.named) ?? '');

  const takeRow = (raw: RawFeedRow): void => {
    const { id } = raw.fields;
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first) {
      causes.add(
        diagnostic('feed-row-invalid', table.path, idOf(raw), {
          id: 'feed-row.same-id',
          values: { row: rowName(id, raw.line), line: first.line },
          fix: sameIdFix(config),
          related: [{ message: { id: 'related.first' }, file: table.path, span: first.span }],
        }),
      );
      return;
    }
    const checked = check(raw);
    if ('row' in checked) {
      if (id !== undefined) firstRows.set(id, { line: raw.line, span: idOf(raw) });
      // Detached because the cache stores rows as JSON.
      rows.push(detached(checked.row));
      for (const each of valueDiagnostics(checked.problems, raw, table)) causes.add(each);
      return;
    }
    if (id !== undefined) quarantined.add(id);
    const errors = 'errors' in checked ? checked.errors : [];
    for (const error of errors) causes.add(errorDiagnostic(error, raw, table, fields), error);
  };
  const { ok, diagnostics } = loadFeedTable(config, document, table, {
    row: takeRow,
    unreadable: (found) => causes.add(found),
  });
  if (!ok) return { rows: [], quarantined: [], diagnostics };
  return {
    rows: withTests(rows, config),
    quarantined: [...quarantined].filter((id) => !firstRows.has(id)),
    diagnostics: [...diagnostics, ...causes.diagnostics(document)],
  };
}
