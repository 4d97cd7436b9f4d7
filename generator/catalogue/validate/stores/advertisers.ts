import { foldForSearch } from '../../../../src/domain/search/search';
import { nearest } from '../../diagnostics/suggest';
import { foldCell, offerSourceOf } from '../../offers/store-offers';

export interface Advertiser {
  /** As the table spells it. */
  readonly advertiser: string;
  /** The number of its active rows. */
  readonly rows: number;
}

/** An advertiser whose rows no store uses. */
export interface OpenAdvertiser extends Advertiser {
  /** The slug of a store with a similar name. */
  readonly near?: string;
}

/** The parts of a store that decide whether it uses an advertiser's rows. Its shape need not be valid. */
export interface NamedStore {
  readonly slug: string | undefined;
  readonly names: readonly string[];
  readonly offersFrom?: unknown;
}

/** Words that networks add to a store's name: countries, kinds of programmes. */
const networkWords =
  /(?<![\p{L}\p{N}])(?:ksa|uae|saudi(?: arabia)?|gcc|mena|me|middle east|kuwait|qatar|oman|bahrain|egypt|sa|ae|kw|qa|om|bh|eg|global|international|ww|affiliate|program(?:me)?|coupons?|codes?|cps|cpa|cpo|online|official|com)(?![\p{L}\p{N}])/giu;

/** The store's name within a network's name for it: `Silk Road` for `Silk Road KSA - CPS`. */
export function storeNameIn(advertiser: string): string {
  const bare = advertiser
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\.(?:com|net|org|ae|sa|co)(?![\p{L}\p{N}])/giu, ' ')
    .replace(networkWords, ' ')
    .replace(/[\s|/_,:;–—-]+/g, ' ')
    .trim();
  return bare === '' ? advertiser.trim() : bare;
}

/** True also if the store chooses its rows by other columns alone, since they may be those of the advertiser. */
function usesAdvertiser({ offersFrom }: NamedStore, feed: string, advertiser: string): boolean {
  const source = offerSourceOf(offersFrom);
  if (source?.feed !== feed) return false;
  return source.where.get('advertiser')?.has(foldCell(advertiser)) ?? true;
}

/** The slug of the store that an advertiser probably is, by equal or similar names; undefined if there is none. */
function similarStore(advertiser: string, stores: readonly NamedStore[]): string | undefined {
  const bySpelling = new Map(
    stores.flatMap(({ slug, names }) =>
      slug === undefined ? [] : [slug, ...names].map((name) => [foldForSearch(name), slug] as const),
    ),
  );
  const name = foldForSearch(storeNameIn(advertiser));
  return bySpelling.get(name) ?? bySpelling.get(nearest(name, bySpelling.keys()) ?? '');
}

/** The advertisers of a feed whose rows no store uses, sorted by number of rows, largest first. */
export function openAdvertisers(
  advertisers: readonly Advertiser[],
  stores: readonly NamedStore[],
  feed: string,
): readonly OpenAdvertiser[] {
  return advertisers
    .filter(({ advertiser }) => !stores.some((store) => usesAdvertiser(store, feed, advertiser)))
    .map((each) => {
      const near = similarStore(each.advertiser, stores);
      return { ...each, near };
    })
    .sort((a, b) => b.rows - a.rows || (a.advertiser < b.advertiser ? -1 : 1));
}
