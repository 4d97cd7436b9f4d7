import { grouped } from '../../../src/domain/language/grouped';
import type { Feed, Offer, Store } from '../../../src/generated/data-types';
import { fieldOf, textField } from '../load/fields';
import { offerOfFile, type CatalogueOffer } from './offer';

/** A row of a feed's table: its offer, and what decides which stores have it. */
export interface OfferRow {
  readonly offer: CatalogueOffer;
  /** The line of the file on which it begins. */
  readonly line: number;
  /** As the table spells it. */
  readonly advertiser?: string | undefined;
  /** The cells of the columns that the settings name in `filters`. */
  readonly filters?: Readonly<Record<string, string>> | undefined;
}

export interface SiteStore extends Readonly<Omit<Store, 'offers'>> {
  /** Those of its own file, then those of its feed, each in the order of the data. */
  readonly offers: readonly CatalogueOffer[];
  /** Whether all of them come from a feed. */
  readonly fromFeed: boolean;
  /** Whether the table of its feed has ratings. */
  readonly rated?: boolean | undefined;
}

/** The filter of a store: for each column the accepted cells, folded. */
type RowFilter = ReadonlyMap<string, ReadonlySet<string>>;

interface FeedChoice {
  readonly feed: string;
  readonly where: RowFilter;
}

const everyRow: RowFilter = new Map();

/** Normalises a cell for comparison: lower case, single spaces. */
export function foldCell(cell: string): string {
  return cell.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Parses the field `offersFrom` of a store. Its shape need not be valid: unreadable parts are ignored. */
export function offerSourceOf(offersFrom: unknown): FeedChoice | undefined {
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

/** The rows of each feed by advertiser, so that a table for many stores is scanned once instead of once per store. */
const byAdvertiser = new WeakMap<readonly OfferRow[], ReadonlyMap<string, readonly number[]>>();

function rowsOfAdvertisers(rows: readonly OfferRow[], advertisers: ReadonlySet<string>): readonly OfferRow[] {
  const index = byAdvertiser.get(rows) ?? grouped([...rows.keys()], (at) => foldCell(rows[at]?.advertiser ?? ''));
  byAdvertiser.set(rows, index);
  // Rows of several advertisers keep the order of the table.
  return [...advertisers]
    .flatMap((advertiser) => index.get(advertiser) ?? [])
    .sort((a, b) => a - b)
    .flatMap((at) => rows[at] ?? []);
}

function rowsFor(rows: readonly OfferRow[], where: RowFilter): readonly OfferRow[] {
  const advertisers = where.get('advertiser');
  const others = [...where].filter(([column]) => column !== 'advertiser');
  const candidates = advertisers ? rowsOfAdvertisers(rows, advertisers) : rows;
  if (others.length === 0) return candidates;
  return candidates.filter(({ filters = {} }) =>
    others.every(([column, cells]) => cells.has(foldCell(filters[column] ?? ''))),
  );
}

/** The feed of a store and the rows that it uses; undefined if it names no valid feed. */
export function feedOfStore<Table extends { readonly rows: readonly OfferRow[] }>(
  { offersFrom }: { readonly offersFrom?: unknown },
  feeds: ReadonlyMap<string, Table>,
): { readonly feed: Table; readonly rows: readonly OfferRow[] } | undefined {
  const choice = offerSourceOf(offersFrom);
  const feed = choice && feeds.get(choice.feed);
  return feed && { feed, rows: rowsFor(feed.rows, choice.where) };
}

/** The offers that a store has from a feed, and whether its table has ratings; undefined if it names no valid feed. */
export function feedOffersOf(
  store: { readonly offersFrom?: unknown },
  feeds: ReadonlyMap<string, { readonly config: Pick<Feed, 'columns'>; readonly rows: readonly OfferRow[] }>,
): Pick<SiteStore, 'offers' | 'rated'> | undefined {
  const used = feedOfStore(store, feeds);
  return used && { offers: used.rows.map(({ offer }) => offer), rated: used.feed.config.columns.rating !== undefined };
}

/** The offers of a store's own file as they are written, then those of its feed. */
export function allOffersOf(
  store: Pick<Store, 'offers' | 'offersFrom'>,
  feeds: Parameters<typeof feedOffersOf>[1],
): readonly (Offer | CatalogueOffer)[] {
  return [...(store.offers ?? []), ...(feedOffersOf(store, feeds)?.offers ?? [])];
}

export function siteStoreOf(
  { offers, ...store }: Store,
  ofFeed: Pick<SiteStore, 'offers' | 'rated'> | undefined,
  timeZone: string,
): SiteStore {
  const own = (offers ?? []).map((offer) => offerOfFile(offer, timeZone));
  return {
    ...store,
    offers: ofFeed ? [...own, ...ofFeed.offers] : own,
    fromFeed: store.offersFrom !== undefined && !offers,
    rated: ofFeed?.rated,
  };
}
