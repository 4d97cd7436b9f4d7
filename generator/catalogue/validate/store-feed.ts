import type { Feed, FeedColumns, Store } from '../../../src/generated/data-types';
import { grouped } from '../../../src/domain/language/grouped';
import { fieldOf, textField } from '../load/fields';
import type { ParsedFeedRow } from './catalogue';

/** The settings of a feed that affect how its offers are shown. */
const shownSettings = ['language', 'verified', 'fetched', 'network', 'columns'] as const;

/** The parts of a row that an offer is derived from. Without its line, which changes when rows before it change. */
export type OfferRow = Omit<ParsedFeedRow, 'line'>;

/** The parts of a feed that a store's offers are derived from. */
export interface OfferFeed {
  readonly config: Omit<Pick<Feed, (typeof shownSettings)[number]>, 'columns'> & {
    readonly columns?: Pick<FeedColumns, 'rating'>;
  };
  readonly rows: readonly OfferRow[];
}

/** The filter of a store: for each column the accepted cells, folded. */
type RowFilter = ReadonlyMap<string, ReadonlySet<string>>;

/** The feed of a store's offers, and the filter for its rows. */
export interface OfferSource {
  readonly feed: string;
  readonly where: RowFilter;
}

const everyRow: RowFilter = new Map();

/** Normalises a cell for comparison: lower case, single spaces. */
export function foldCell(cell: string): string {
  return cell.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Parses the field `offersFrom` of a store. Its shape need not be valid: unreadable parts are ignored. */
export function offerSourceOf(offersFrom: unknown): OfferSource | undefined {
  if (typeof offersFrom === 'string') return { feed: offersFrom, where: everyRow };
  const feed = textField(offersFrom, 'feed');
  if (feed === undefined) return undefined;
  const where = fieldOf(offersFrom, 'where');
  const columns = typeof where === 'object' && where !== null ? Object.entries(where) : [];
  return {
    feed,
    where: new Map(
      columns.map(([column, cells]: [string, unknown]) => {
        const list: readonly unknown[] = Array.isArray(cells) ? cells : [cells];
        return [column, new Set(list.flatMap((cell) => (typeof cell === 'string' ? [foldCell(cell)] : [])))];
      }),
    ),
  };
}

/**
 * Indexes the rows of each feed by advertiser, so that a table for many stores is scanned once instead of once per
 * store.
 */
const byAdvertiser = new WeakMap<readonly OfferRow[], ReadonlyMap<string, readonly number[]>>();

function rowsOfAdvertisers<Row extends OfferRow>(
  rows: readonly Row[],
  advertisers: ReadonlySet<string>,
): readonly Row[] {
  const index = byAdvertiser.get(rows) ?? grouped([...rows.keys()], (at) => foldCell(rows[at]?.advertiser ?? ''));
  byAdvertiser.set(rows, index);
  // Rows of several advertisers keep the order of the table.
  return [...advertisers]
    .flatMap((advertiser) => index.get(advertiser) ?? [])
    .sort((a, b) => a - b)
    .flatMap((at) => rows[at] ?? []);
}

/** The rows that pass the filter of a store. */
export function rowsFor<Row extends OfferRow>(rows: readonly Row[], where: RowFilter): readonly Row[] {
  const advertisers = where.get('advertiser');
  const others = [...where].filter(([column]) => column !== 'advertiser');
  const candidates = advertisers ? rowsOfAdvertisers(rows, advertisers) : rows;
  if (others.length === 0) return candidates;
  return candidates.filter(({ filters = {} }) =>
    others.every(([column, cells]) => cells.has(foldCell(filters[column] ?? ''))),
  );
}

/**
 * The feed of a store with exactly the fields of `OfferFeed`, so that its JSON changes only if the store's offers
 * change.
 */
export function offerFeedOf(
  store: { readonly offersFrom?: Store['offersFrom'] | undefined },
  feeds: ReadonlyMap<string, OfferFeed>,
): OfferFeed | undefined {
  const feed = feedOfStore(store, feeds);
  if (!feed) return undefined;
  const settings = shownSettings.flatMap((name) =>
    feed.config[name] === undefined ? [] : [[name, feed.config[name]]],
  );
  return {
    // Each name has its own value, which `fromEntries` cannot express.
    config: Object.fromEntries(settings) as OfferFeed['config'],
    // Rows from a table have lines.
    rows: feed.rows.map(({ line: _line, ...row }: OfferRow & Partial<Pick<ParsedFeedRow, 'line'>>) => row),
  };
}

/** The feed of a store with only the store's rows; undefined if it has no feed. */
export function feedOfStore(
  { offersFrom }: { readonly offersFrom?: Store['offersFrom'] | undefined },
  feeds: ReadonlyMap<string, OfferFeed>,
): OfferFeed | undefined {
  const source = offerSourceOf(offersFrom);
  const feed = source && feeds.get(source.feed);
  return feed && { config: feed.config, rows: rowsFor(feed.rows, source.where) };
}
