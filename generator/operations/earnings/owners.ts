import { foldForSearch } from '../../../src/domain/search';
import type { Store } from '../../../src/generated/data-types';
import { storeNameIn } from '../../catalogue/validate/advertisers';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { OfferBook, type KnownOffer } from '../../catalogue/validate/offer-book';
import { foldCell, offerSourceOf } from '../../catalogue/validate/store-feed';
import type { ReportRow } from './report-row';

/** An offer of the site with a code, as far as reports are compared with it. */
export type CodedOffer = Pick<KnownOffer, 'store' | 'id' | 'feed' | 'network' | 'startsAt' | 'endsAt'> & {
  readonly code: string;
};

/** What a row of a report belongs to. */
export interface Owner {
  /** The slug of the store; absent if it is not known. */
  readonly store?: string | undefined;
  /** The offers that have its code, of one store. */
  readonly offers: readonly CodedOffer[];
  /** Several stores have its code, and the report does not say which it is. */
  readonly isAmbiguous?: true;
}

/** The programmes of a store in a network. */
function programmesOf({ from, offers = [] }: Pick<Store, 'from' | 'offers'>, network: string): readonly string[] {
  return [from, ...offers.map((offer) => offer.from)].flatMap((origin) =>
    origin?.network === network && origin.programme !== undefined ? [foldCell(origin.programme)] : [],
  );
}

/**
 * The stores by what a network may call them: their names, aliases and slugs, the advertisers whose rows they take, and before all
 * others their programmes.
 */
function storesByName({ stores }: Catalogue, network: string): ReadonlyMap<string, string> {
  const names = stores.flatMap(({ value: { slug, name, aliases = [], offersFrom } }) => [
    ...[slug, name.en, name.ar, ...aliases].map((each) => [foldForSearch(each), slug] as const),
    ...[...(offerSourceOf(offersFrom)?.where.get('advertiser') ?? [])].map((each) => [each, slug] as const),
  ]);
  const programmes = stores.flatMap(({ value }) =>
    programmesOf(value, network).map((programme) => [programme, value.slug] as const),
  );
  return new Map([...names, ...programmes]);
}

/** Finds the stores and offers of the site to which the rows of a network's reports belong. */
export class OfferFinder {
  readonly offers: readonly CodedOffer[];
  readonly #byCode = new Map<string, CodedOffer[]>();
  readonly #byName: ReadonlyMap<string, string>;
  readonly #slugs: ReadonlySet<string>;

  constructor(catalogue: Catalogue, network: string) {
    this.offers = new OfferBook(catalogue).stores.flatMap(({ offers }) =>
      offers.filter(
        (offer): offer is KnownOffer & CodedOffer =>
          offer.code !== undefined && (offer.network === undefined || offer.network === network),
      ),
    );
    for (const offer of this.offers) {
      const code = offer.code.toLowerCase();
      this.#byCode.set(code, [...(this.#byCode.get(code) ?? []), offer]);
    }
    this.#byName = storesByName(catalogue, network);
    this.#slugs = new Set(catalogue.stores.map(({ value: { slug } }) => slug));
  }

  /** The store that an advertiser of the report is. */
  #storeOf(advertiser: string): string | undefined {
    return (
      this.#byName.get(foldCell(advertiser)) ??
      this.#byName.get(foldForSearch(advertiser)) ??
      this.#byName.get(foldForSearch(storeNameIn(advertiser)))
    );
  }

  /** The offers with a code: those that write it exactly so, or else those that differ in capitals. */
  #withCode(code: string): readonly CodedOffer[] {
    const found = this.#byCode.get(code.toLowerCase()) ?? [];
    const exact = found.filter((offer) => offer.code === code);
    return exact.length > 0 ? exact : found;
  }

  /** What a row belongs to; `page` is the page of its sub-id. */
  ownerOf({ advertiser, code }: Pick<ReportRow, 'advertiser' | 'code'>, page: string | undefined): Owner {
    const named = advertiser === undefined ? undefined : this.#storeOf(advertiser);
    const known = named ?? (page !== undefined && this.#slugs.has(page) ? page : undefined);
    const found = code === undefined ? [] : this.#withCode(code);
    const offers = known === undefined ? found : found.filter(({ store }) => store === known);
    const stores = [...new Set(offers.map(({ store }) => store))];
    if (stores.length > 1) return { offers: [], isAmbiguous: true };
    return { store: known ?? stores[0], offers };
  }
}
