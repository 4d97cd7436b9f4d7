import { grouped } from '../../../src/domain/grouped';
import type { FoldedNames } from './folded-names';
import type { DraftStore, OfferShare } from './store-summary';

/** An offer of a store, as far as texts of other files may speak of it. */
export interface StoreOffer {
  readonly store: string;
  /** The names of the store as the search compares them. */
  readonly names: FoldedNames;
  readonly file: string;
  readonly id: string;
  readonly code?: string;
  readonly share?: OfferShare;
  /** Its last day; absent if none is known. */
  readonly expires?: string;
}

/** The offers of all stores. */
export interface StoreOffers {
  /** By the short name of the store and the id, with a space between. */
  readonly byId: ReadonlyMap<string, StoreOffer>;
  /** The last days of the offers of each store. */
  readonly ends: ReadonlyMap<string, readonly string[]>;
  /** Those whose code no other offer has. */
  readonly byCode: ReadonlyMap<string, StoreOffer>;
}

/** Finds the offers of all stores. */
export function storeOffersOf(stores: readonly DraftStore[]): StoreOffers {
  const all = stores.flatMap(({ slug, names, offers, document }) =>
    offers.map(({ id, code, share, expires }): StoreOffer => {
      const { path: file } = document.file;
      return {
        store: slug,
        names,
        file,
        id,
        ...(code !== undefined && { code }),
        ...(share && { share }),
        ...(expires !== undefined && { expires }),
      };
    }),
  );
  const byCode = [...grouped(all, ({ code }) => code)].flatMap(([code, [offer, ...others]]) =>
    code !== undefined && offer && others.length === 0 ? [[code, offer] as const] : [],
  );
  const ends = new Map(
    stores.map(({ slug, offers }) => [slug, offers.flatMap(({ expires }) => expires ?? [])] as const),
  );
  return { ends, byId: new Map(all.map((offer) => [`${offer.store} ${offer.id}`, offer])), byCode: new Map(byCode) };
}
