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
import { problemOf, rowChecker, rowName, sameIdFix, type CheckedRow, type FeedSite, type RowError } from './feed-rows';
import { rowsWithOrders } from './orders';
import type { Schemas } from '../schema/schemas';

interface CheckedFeed {
  readonly rows: readonly OfferRow[];
  /** The ids of the rows that were left out. */
  readonly quarantined: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

function errorDiagnostic(error: RowError, raw: RawFeedRow, { path }: SourceFile, fields: FieldReader): Diagnostic {
  const { code, field, fix } = error;
  return diagnostic(code, path, field === undefined ? raw.span : raw.cell(fields.columnOf(field, raw.named) ?? ''), {
    ...problemOf(error.problem, rowName(raw.fields.id, raw.line)),
    why: code === 'feed-row-skipped' ? { id: 'feed-row.counts', values: { leftOut } } : leftOut,
    fix,
  });
}

interface IdPlace {
  readonly line: number;
  readonly span: Span;
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
    if ('withheld' in checked) {
      if (checked.withheld !== 'other-country') return;
      // A misread word can also be the cause.
      const column = fields.columnOf('countries', raw.named) ?? '';
      causes.add(
        diagnostic('feed-row-elsewhere', table.path, raw.cell(column), {
          ...problemOf(checked.message, rowName(id, raw.line)),
          why: { id: 'feed-row.elsewhere.why' },
          fix: { id: 'feed-row.elsewhere.fix', values: { column: quote(column) } },
        }),
      );
      return;
    }
    for (const error of checked.errors) causes.add(errorDiagnostic(error, raw, table, fields), error);
  };

  const takeRow = (raw: RawFeedRow): void => {
    elsewhere.add(raw);
    const { id } = raw.fields;
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first) {
      const { line, span } = idOf(raw);
      causes.add(
        diagnostic('feed-row-invalid', table.path, span, {
          id: 'feed-row.same-id',
          values: { row: rowName(id, line), line: first.line },
          fix: sameIdFix(config),
          related: [{ message: { id: 'related.first' }, file: table.path, span: first.span }],
        }),
      );
      return;
    }
    const checked = check(raw);
    if ('row' in checked) {
      if (id !== undefined) firstRows.set(id, idOf(raw));
      // Detached because the cache stores rows as JSON.
      rows.push(detached(checked.row));
      for (const { shown, column, problem, why, fix } of checked.problems)
        causes.add(
          diagnostic(shown ?? 'feed-row-value', table.path, raw.cell(column), {
            ...problemOf(problem, rowName(id, raw.line)),
            why: why ?? { id: 'feed-value.why' },
            fix,
          }),
        );
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
  // The tests of the offers of a feed are recorded in its settings.
  const tests = [...grouped(config.checks ?? [], ({ offer }) => offer)].map(
    ([id, own]) => [id, own.map(({ offer: _offer, ...check }) => check)] as const,
  );
  return {
    rows: rowsWithOrders(rows, tests),
    quarantined: [...quarantined].filter((id) => !firstRows.has(id)),
    diagnostics: [...diagnostics, ...elsewhere.explained(found, document)],
  };
}
