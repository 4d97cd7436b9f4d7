import type { Feed, FeedColumns, Store } from '../../../src/generated/data-types';
import { grouped } from '../../../src/domain/grouped';
import { fieldOf, textField } from '../load/fields';
import type { ParsedFeedRow } from './catalogue';

/** The settings of a feed that its offers show. */
const shownSettings = ['language', 'verified', 'fetched', 'network', 'columns'] as const;

/** A row of a feed as far as offers are made of it. Its line in the table changes with the rows before it. */
export type OfferRow = Omit<ParsedFeedRow, 'line'>;

/** A feed as far as the offers of a store are made of it. */
export interface OfferFeed {
  readonly config: Omit<Pick<Feed, (typeof shownSettings)[number]>, 'columns'> & {
    readonly columns?: Pick<FeedColumns, 'rating'>;
  };
  readonly rows: readonly OfferRow[];
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

/** The places of the rows of each feed by their advertisers: a table of many stores is read once, not once for each store. */
const byAdvertiser = new WeakMap<readonly OfferRow[], ReadonlyMap<string, readonly number[]>>();

function rowsOfAdvertisers<Row extends OfferRow>(
  rows: readonly Row[],
  advertisers: ReadonlySet<string>,
): readonly Row[] {
  const index = byAdvertiser.get(rows) ?? grouped([...rows.keys()], (at) => foldCell(rows[at]?.advertiser ?? ''));
  byAdvertiser.set(rows, index);
  // The rows of several advertisers stay in the order of the table.
  return [...advertisers]
    .flatMap((advertiser) => index.get(advertiser) ?? [])
    .sort((a, b) => a - b)
    .flatMap((at) => rows[at] ?? []);
}

/** The rows of a feed that a store takes. */
export function rowsFor<Row extends OfferRow>(rows: readonly Row[], where: RowFilter): readonly Row[] {
  const advertisers = where.get('advertiser');
  const others = [...where].filter(([column]) => column !== 'advertiser');
  const candidates = advertisers ? rowsOfAdvertisers(rows, advertisers) : rows;
  if (others.length === 0) return candidates;
  return candidates.filter(({ filters = {} }) =>
    others.every(([column, cells]) => cells.has(foldCell(filters[column] ?? ''))),
  );
}

/** The feed of a store with exactly what `OfferFeed` has, so that its JSON tells whether the offers of the store are the same. */
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
    // Each name has its own value; `fromEntries` forgets which.
    config: Object.fromEntries(settings) as OfferFeed['config'],
    // Where the rows come from a table, they have their lines.
    rows: feed.rows.map(({ line: _line, ...row }: OfferRow & Partial<Pick<ParsedFeedRow, 'line'>>) => row),
  };
}

/** The feed of a store with its own rows alone; undefined if it has none. */
export function feedOfStore(
  { offersFrom }: { readonly offersFrom?: Store['offersFrom'] | undefined },
  feeds: ReadonlyMap<string, OfferFeed>,
): OfferFeed | undefined {
  const source = offerSourceOf(offersFrom);
  const feed = source && feeds.get(source.feed);
  return feed && { config: feed.config, rows: rowsFor(feed.rows, source.where) };
}
