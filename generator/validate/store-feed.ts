import type { Feed, FeedColumns, Store } from '../../src/generated/data-types';
import { grouped } from '../../src/domain/grouped';
import { fieldOf, textField } from '../load/fields';
import type { ParsedFeedRow } from './catalogue';

/** A feed as far as the offers of a store are made of it. */
export interface OfferFeed {
  readonly config: Pick<Feed, 'language' | 'verified' | 'fetched' | 'network'> & {
    readonly columns?: Pick<FeedColumns, 'rating'>;
  };
  readonly rows: readonly ParsedFeedRow[];
}

/** The cells by which a store chooses its rows: for each column those that it takes, in lower case. */
type RowFilter = ReadonlyMap<string, ReadonlySet<string>>;

/** Where a store takes offers from: a feed, and of its rows those that pass the filter. */
export interface OfferSource {
  readonly feed: string;
  readonly where: RowFilter;
}

const everyRow: RowFilter = new Map();

/** Cells are compared without capitals, and with one space where they have several. */
export function foldCell(cell: string): string {
  return cell.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** What `offersFrom` of a store says. Its shape need not be checked: what cannot be read is left out. */
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

/** A row with its place in the table. */
interface PlacedRow {
  readonly row: ParsedFeedRow;
  readonly at: number;
}

/** The rows of each feed by their advertisers: a table of many stores is read once, not once for each store. */
const byAdvertiser = new WeakMap<readonly ParsedFeedRow[], ReadonlyMap<string, readonly PlacedRow[]>>();

function rowsOfAdvertisers(rows: readonly ParsedFeedRow[], advertisers: ReadonlySet<string>): readonly ParsedFeedRow[] {
  const index =
    byAdvertiser.get(rows) ??
    grouped(
      rows.map((row, at) => ({ row, at })),
      ({ row: { advertiser = '' } }) => foldCell(advertiser),
    );
  byAdvertiser.set(rows, index);
  // The rows of several advertisers stay in the order of the table.
  return [...advertisers]
    .flatMap((advertiser) => index.get(advertiser) ?? [])
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/** The rows of a feed that a store takes. */
export function rowsFor(rows: readonly ParsedFeedRow[], where: RowFilter): readonly ParsedFeedRow[] {
  const advertisers = where.get('advertiser');
  const others = [...where].filter(([column]) => column !== 'advertiser');
  const candidates = advertisers ? rowsOfAdvertisers(rows, advertisers) : rows;
  if (others.length === 0) return candidates;
  return candidates.filter(({ filters = {} }) =>
    others.every(([column, cells]) => cells.has(foldCell(filters[column] ?? ''))),
  );
}

/** The feed of a store with its own rows alone; undefined if it has none. */
export function feedOfStore(
  { offersFrom }: { readonly offersFrom?: Store['offersFrom'] | undefined },
  feeds: ReadonlyMap<string, OfferFeed>,
): OfferFeed | undefined {
  return feedFrom(offerSourceOf(offersFrom), feeds);
}

/** The rows that a source names, as a feed. */
export function feedFrom(
  source: OfferSource | undefined,
  feeds: ReadonlyMap<string, OfferFeed>,
): OfferFeed | undefined {
  const feed = source && feeds.get(source.feed);
  return feed && { config: feed.config, rows: rowsFor(feed.rows, source.where) };
}
