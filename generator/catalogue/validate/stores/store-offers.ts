import { grouped } from '../../../../src/domain/language/grouped';
import type { FoldedNames } from './folded-names';
import type { DraftStore, OfferSummary } from './store-summary';

/** An offer of a store that texts of other files may mention. */
export interface StoreOffer extends OfferSummary {
  readonly store: string;
  /** The folded names of the store. */
  readonly names: FoldedNames;
  readonly file: string;
}

function offerIn({ slug, names, document }: DraftStore, offer: OfferSummary): StoreOffer {
  return { ...offer, store: slug, names, file: document.file.path };
}

/** The offers of all stores. Thousands of stores have many, and a check after an edit asks for few of them. */
export class StoreOffers {
  readonly #bySlug: ReadonlyMap<string, DraftStore>;
  #byCode: ReadonlyMap<string, readonly StoreOffer[]> | undefined;

  constructor(private readonly stores: readonly DraftStore[]) {
    this.#bySlug = new Map(stores.map((store) => [store.slug, store]));
  }

  /** The last days of a store's offers. */
  endsOf(slug: string): readonly string[] {
    return this.#bySlug.get(slug)?.offers.flatMap(({ expires }) => expires ?? []) ?? [];
  }

  byId(slug: string, id: string): StoreOffer | undefined {
    const store = this.#bySlug.get(slug);
    const offer = store?.offers.findLast((each) => each.id === id);
    return store && offer && offerIn(store, offer);
  }

  /** The offer with a code, if the code is unique. */
  withCode(code: string): StoreOffer | undefined {
    this.#byCode ??= grouped(
      this.stores.flatMap((store) =>
        store.offers.flatMap((each) => (each.code === undefined ? [] : offerIn(store, each))),
      ),
      (offer) => offer.code ?? '',
    );
    const [offer, ...others] = this.#byCode.get(code) ?? [];
    return others.length === 0 ? offer : undefined;
  }
}
