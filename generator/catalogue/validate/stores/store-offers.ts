import { grouped } from '../../../../src/domain/language/grouped';
import type { DraftStore, FoldedNames, OfferSummary } from './store-summary';

/** An offer of a store that texts of other files may mention. */
export interface StoreOffer extends OfferSummary {
  readonly store: string;
  readonly names: FoldedNames;
  readonly file: string;
}

/** The offers of all stores. Thousands of stores have many, and a check after an edit asks for few of them. */
export class StoreOffers {
  readonly #bySlug: ReadonlyMap<string, DraftStore>;
  readonly #offers = new Map<DraftStore, readonly StoreOffer[]>();
  #byCode: ReadonlyMap<string, readonly StoreOffer[]> | undefined;

  constructor(private readonly stores: readonly DraftStore[]) {
    this.#bySlug = new Map(stores.map((store) => [store.slug, store]));
  }

  endsOf(slug: string): readonly string[] {
    return this.#bySlug.get(slug)?.offers.flatMap(({ expires }) => expires ?? []) ?? [];
  }

  /** The offers of a store, the same objects each time. */
  #offersOf(store: DraftStore): readonly StoreOffer[] {
    const { slug, names, document, offers } = store;
    const known =
      this.#offers.get(store) ?? offers.map((each) => ({ ...each, store: slug, names, file: document.file.path }));
    this.#offers.set(store, known);
    return known;
  }

  byId(slug: string, id: string): StoreOffer | undefined {
    const store = this.#bySlug.get(slug);
    return store && this.#offersOf(store).findLast((each) => each.id === id);
  }

  /** The offer with a code, if the code is unique. */
  withCode(code: string): StoreOffer | undefined {
    this.#byCode ??= grouped(
      this.stores.flatMap((store) => this.#offersOf(store).filter((each) => each.code !== undefined)),
      (offer) => offer.code ?? '',
    );
    const [offer, ...others] = this.#byCode.get(code) ?? [];
    return others.length === 0 ? offer : undefined;
  }
}
