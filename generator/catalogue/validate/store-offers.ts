import { grouped } from '../../../src/domain/grouped';
import type { FoldedNames } from './folded-names';
import type { DraftStore, OfferShare } from './store-summary';

/** The parts of an offer that texts of other files may mention. */
export interface StoreOffer {
  readonly store: string;
  /** The folded names of the store. */
  readonly names: FoldedNames;
  readonly file: string;
  readonly id: string;
  readonly code?: string;
  readonly share?: OfferShare;
  /** Its last day; absent if unknown. */
  readonly expires?: string;
}

/** The offers of all stores. */
export interface StoreOffers {
  /** By store slug and offer id, separated by a space. */
  readonly byId: ReadonlyMap<string, StoreOffer>;
  /** The last days of each store's offers. */
  readonly ends: ReadonlyMap<string, readonly string[]>;
  /** The offers whose code is unique. */
  readonly byCode: ReadonlyMap<string, StoreOffer>;
}

/** Collects the offers of all stores. */
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
