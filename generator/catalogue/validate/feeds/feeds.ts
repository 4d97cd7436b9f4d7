import { grouped } from '../../../../src/domain/language/grouped';
import type { Feed, FeedCorrections } from '../../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile, type Span } from '../../diagnostics/diagnostic';
import { quote } from '../../diagnostics/visible';
import { detached } from '../../load/detached';
import type { SourceDocument } from '../../load/document';
import { FieldReader } from '../../load/feed-columns';
import { leftOut, loadFeedTable, type RawFeedRow } from '../../load/feed';
import type { OfferRow } from '../../offers/store-offers';
import { CodesElsewhere } from './codes-elsewhere';
import { RowCauses } from './feed-causes';
import {
  problemOf,
  rowChecker,
  rowName,
  sameIdFix,
  type CheckedRow,
  type FeedSite,
  type RowError,
  type WithheldRow,
} from './feed-rows';
import type { ValueProblem } from './feed-values';
import { rowsWithOrders, type OfferOrders } from './orders';
import type { Schemas } from '../schema/schemas';

/** The valid rows of a feed, and the diagnostics of the others. */
interface CheckedFeed {
  readonly rows: readonly OfferRow[];
  /** The ids of the rows that were left out. */
  readonly quarantined: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The tests of a feed's offers, which are recorded in its settings. */
function testsIn({ checks = [] }: Feed): OfferOrders {
  return [...grouped(checks, ({ offer }) => offer)].map(([id, own]) => [
    id,
    own.map(({ offer: _offer, ...check }) => check),
  ]);
}

/** The diagnostic of a row that was left out. */
function errorDiagnostic(error: RowError, raw: RawFeedRow, { path }: SourceFile, fields: FieldReader): Diagnostic {
  const { code, field, fix } = error;
  return diagnostic(code, path, field === undefined ? raw.span : raw.cell(fields.columnOf(field, raw.named) ?? ''), {
    ...problemOf(error.problem, rowName(raw.fields.id, raw.line)),
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
      ...problemOf(each.problem, rowName(raw.fields.id, raw.line)),
      why: each.why ?? { id: 'feed-value.why' },
      fix: each.fix,
    }),
  );
}

/** The note on a row that is not shown because it holds only in other countries, which a misread word can cause. */
function foreignRow(
  { withheld, message }: WithheldRow,
  raw: RawFeedRow,
  { path }: SourceFile,
  fields: FieldReader,
): readonly Diagnostic[] {
  if (withheld !== 'other-country') return [];
  const column = fields.columnOf('countries', raw.named) ?? '';
  return [
    diagnostic('feed-row-elsewhere', path, raw.cell(column), {
      ...problemOf(message, rowName(raw.fields.id, raw.line)),
      why: { id: 'feed-row.elsewhere.why' },
      fix: { id: 'feed-row.elsewhere.fix', values: { column: quote(column) } },
    }),
  ];
}

/** Where a row has its id. */
interface IdPlace {
  readonly line: number;
  /** The cell of the id. */
  readonly span: Span;
}

function sameId(
  id: string | undefined,
  { line, span }: IdPlace,
  first: IdPlace,
  path: string,
  config: Feed,
): Diagnostic {
  return diagnostic('feed-row-invalid', path, span, {
    id: 'feed-row.same-id',
    values: { row: rowName(id, line), line: first.line },
    fix: sameIdFix(config),
    related: [{ message: { id: 'related.first' }, file: path, span: first.span }],
  });
}

/** If no row begins before it ends, the settings have the two columns the wrong way round. */
function exchangedDates(found: Diagnostic, fields: FieldReader): Diagnostic {
  if (found.fix.id !== 'feed-row.ends-first.fix' || found.message.id !== 'same-in-rows') return found;
  const values = { starts: quote(fields.columnOf('starts')), ends: quote(fields.columnOf('ends')) };
  return { ...found, fix: { id: 'feed-row.ends-first.exchanged', values } };
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
  const elsewhere = new CodesElsewhere(config);
  const rows: OfferRow[] = [];
  const quarantined = new Set<string>();
  const firstRows = new Map<string, IdPlace>();
  const check = rowChecker(config, site, schemas, corrections);
  const fields = new FieldReader(config);
  const idOf = ({ line, cell, named }: RawFeedRow): IdPlace => ({
    line,
    span: cell(fields.columnOf('id', named) ?? ''),
  });

  const leaveOut = (raw: RawFeedRow, checked: Exclude<CheckedRow, { readonly row: OfferRow }>): void => {
    const { id } = raw.fields;
    if (id !== undefined) quarantined.add(id);
    if ('withheld' in checked) for (const each of foreignRow(checked, raw, table, fields)) causes.add(each);
    else for (const error of checked.errors) causes.add(errorDiagnostic(error, raw, table, fields), error);
  };

  const takeRow = (raw: RawFeedRow): void => {
    elsewhere.add(raw);
    const { id } = raw.fields;
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first) {
      causes.add(sameId(id, idOf(raw), first, table.path, config));
      return;
    }
    const checked = check(raw);
    if ('row' in checked) {
      if (id !== undefined) firstRows.set(id, idOf(raw));
      // Detached because the cache stores rows as JSON.
      rows.push(detached(checked.row));
      for (const each of valueDiagnostics(checked.problems, raw, table)) causes.add(each);
      return;
    }
    leaveOut(raw, checked);
  };
  const { ok, diagnostics } = loadFeedTable(config, document, table, {
    header: (names) => elsewhere.header(names),
    row: takeRow,
    unreadable: (found) => causes.add(found),
  });
  if (!ok) return { rows: [], quarantined: [], diagnostics };
  const ofRows = causes.diagnostics(document);
  const isInOrder = rows.some(({ offer }) => offer.startsAt !== undefined && offer.endsAt !== undefined);
  const found = isInOrder ? ofRows : ofRows.map((each) => exchangedDates(each, fields));
  return {
    rows: rowsWithOrders(rows, testsIn(config)),
    quarantined: [...quarantined].filter((id) => !firstRows.has(id)),
    diagnostics: [...diagnostics, ...elsewhere.explained(found, document)],
  };
}
