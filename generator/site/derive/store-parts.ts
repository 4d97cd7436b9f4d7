import type { Store } from '../../../src/generated/data-types';
import type { SiteStore } from '../../catalogue/offers/store-offers';

const cardFields = ['slug', 'path', 'name', 'url', 'logo', 'brand', 'icon', 'category', 'rating'] as const;

const outlineFields = [...cardFields, 'aliases', 'checked', 'updated', 'offersFrom'] as const;

const offerFields = [
  ...cardFields,
  'checked',
  'featured',
  'countries',
  'offers',
  'rules',
  'checkEvery',
  'publish',
  'from',
] as const;

/** What tiles, lists and the coupon modal show of a store itself. */
export type StoreCard = Pick<Store, (typeof cardFields)[number]>;

/** What the search and the public copy have of a store. Of a large catalogue this much is at hand for every store. */
export type StoreOutline = Pick<Store, (typeof outlineFields)[number]>;

/** What lists of offers show of a store: not the texts of its own page. */
export type StoreOffers = Pick<SiteStore, (typeof offerFields)[number]>;

/** Some fields of a store, always in the same order, so that equal parts have equal JSON. */
function partOf<Whole extends object, Field extends keyof Whole>(
  store: Pick<Whole, Field>,
  fields: readonly Field[],
): Pick<Whole, Field> {
  const part: Partial<Pick<Whole, Field>> = {};
  for (const field of fields) if (store[field] !== undefined) part[field] = store[field];
  // Only optional fields can be undefined.
  return part as Pick<Whole, Field>;
}

export function cardOf(store: StoreCard): StoreCard {
  return partOf(store, cardFields);
}

export function outlineOf(store: StoreOutline): StoreOutline {
  return partOf(store, outlineFields);
}

export function offersPartOf(store: StoreOffers): StoreOffers {
  return partOf(store, offerFields);
}

/** A store without its offers, except the featured one. */
export function frameOf(store: SiteStore): SiteStore {
  return { ...store, offers: store.offers.filter(({ id }) => id === store.featured) };
}
