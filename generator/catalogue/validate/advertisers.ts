import { foldForSearch } from '../../../src/domain/search';
import { nearest } from '../diagnostics/suggest';
import { foldCell, offerSourceOf } from './store-feed';

/** An advertiser of a feed. */
export interface Advertiser {
  /** As the table writes it. */
  readonly advertiser: string;
  /** How many of its rows are active. */
  readonly rows: number;
}

/** An advertiser whose rows no store takes. */
export interface OpenAdvertiser extends Advertiser {
  /** The slug of a store with a similar name. */
  readonly near?: string;
}

/** A store as far as it may take the rows of an advertiser. Its shape need not be checked. */
export interface NamedStore {
  readonly slug: string | undefined;
  /** Its names in both languages and its aliases. */
  readonly names: readonly string[];
  readonly offersFrom?: unknown;
}

/** Words that networks add to the name of a store: countries, kinds of programmes. */
const added =
  /(?<![\p{L}\p{N}])(?:ksa|uae|saudi(?: arabia)?|gcc|mena|me|middle east|kuwait|qatar|oman|bahrain|egypt|sa|ae|kw|qa|om|bh|eg|global|international|ww|affiliate|program(?:me)?|coupons?|codes?|cps|cpa|cpo|online|official|com)(?![\p{L}\p{N}])/giu;

/** The name of a store in what a network calls it: `Silk Road KSA - CPS` is Silk Road. */
export function storeNameIn(advertiser: string): string {
  const bare = advertiser
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\.(?:com|net|org|ae|sa|co)(?![\p{L}\p{N}])/giu, ' ')
    .replace(added, ' ')
    .replace(/[\s|/_,:;–—-]+/g, ' ')
    .trim();
  return bare === '' ? advertiser.trim() : bare;
}

/** Whether a store takes the rows of an advertiser. Of one that chooses by other columns alone this is not known: it counts. */
function takes({ offersFrom }: NamedStore, feed: string, advertiser: string): boolean {
  const source = offerSourceOf(offersFrom);
  if (source?.feed !== feed) return false;
  return source.where.get('advertiser')?.has(foldCell(advertiser)) ?? true;
}

/** The store that an advertiser probably is, by its names and the distance of its letters to them. */
function similarStore(advertiser: string, stores: readonly NamedStore[]): string | undefined {
  const bySpelling = new Map(
    stores.flatMap(({ slug, names }) =>
      slug === undefined ? [] : [slug, ...names].map((name) => [foldForSearch(name), slug] as const),
    ),
  );
  const name = foldForSearch(storeNameIn(advertiser));
  return bySpelling.get(name) ?? bySpelling.get(nearest(name, bySpelling.keys()) ?? '');
}

/** The advertisers of a feed whose rows no store takes, those with most rows first. */
export function openAdvertisers(
  advertisers: readonly Advertiser[],
  stores: readonly NamedStore[],
  feed: string,
): readonly OpenAdvertiser[] {
  return advertisers
    .filter(({ advertiser }) => !stores.some((store) => takes(store, feed, advertiser)))
    .map((each) => {
      const near = similarStore(each.advertiser, stores);
      return { ...each, ...(near !== undefined && { near }) };
    })
    .sort((a, b) => b.rows - a.rows || (a.advertiser < b.advertiser ? -1 : 1));
}
