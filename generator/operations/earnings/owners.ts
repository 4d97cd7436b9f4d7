import type { ValidityPeriod } from '../../../src/domain/offers/offer-status';
import { foldForSearch } from '../../../src/domain/search/search';
import { storeNameIn } from '../../catalogue/validate/stores/advertisers';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { OfferBook, type KnownOffer } from '../../catalogue/validate/stores/offer-book';
import { foldCell, offerSourceOf } from '../../catalogue/offers/store-offers';
import type { ReportRow } from './report-row';

/** The fields of an offer with a code that reports are compared with. */
export type CodedOffer = Pick<KnownOffer, 'store' | 'id' | 'feed' | 'network'> &
  ValidityPeriod & { readonly code: string };

export interface Owner {
  /** Undefined if the store is unknown. */
  readonly store?: string | undefined;
  /** The offers of one store with the row's code. */
  readonly offers: readonly CodedOffer[];
  /** Set if several stores have the code and the report names none. */
  readonly isAmbiguous?: true;
}

/** Finds the stores and offers of rows in a network's reports. */
export class OfferFinder {
  readonly offers: readonly CodedOffer[];
  readonly #byCode = new Map<string, CodedOffer[]>();
  /** By names, aliases, slugs, advertisers of rows, and, with the highest priority, programmes. */
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
    const names = catalogue.stores.flatMap(({ value: { slug, name, aliases = [], offersFrom } }) => [
      ...[slug, name.en, name.ar, ...aliases].map((each) => [foldForSearch(each), slug] as const),
      ...[...(offerSourceOf(offersFrom)?.where.get('advertiser') ?? [])].map((each) => [each, slug] as const),
    ]);
    const programmes = catalogue.stores.flatMap(({ value: { slug, from, offers = [] } }) =>
      [from, ...offers.map((offer) => offer.from)].flatMap((origin) =>
        origin?.network === network && origin.programme !== undefined
          ? [[foldCell(origin.programme), slug] as const]
          : [],
      ),
    );
    this.#byName = new Map([...names, ...programmes]);
    this.#slugs = new Set(catalogue.stores.map(({ value: { slug } }) => slug));
  }

  #storeOf(advertiser: string): string | undefined {
    return (
      this.#byName.get(foldCell(advertiser)) ??
      this.#byName.get(foldForSearch(advertiser)) ??
      this.#byName.get(foldForSearch(storeNameIn(advertiser)))
    );
  }

  /** The offers with exactly this code, or else those whose code differs only in case. */
  #withCode(code: string): readonly CodedOffer[] {
    const found = this.#byCode.get(code.toLowerCase()) ?? [];
    const exact = found.filter((offer) => offer.code === code);
    return exact.length > 0 ? exact : found;
  }

  /** `page` is the page of the row's sub-id. */
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
