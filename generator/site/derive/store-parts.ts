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

/** The fields of a store in tiles, lists and the coupon dialog. */
export type StoreCard = Pick<Store, (typeof cardFields)[number]>;

/** The fields of a store in the search and the public copy. They are in memory for every store of a large catalogue. */
export type StoreOutline = Pick<Store, (typeof outlineFields)[number]>;

/** The fields of a store in lists of offers, without the texts of its own page. */
export type StoreOffers = Pick<SiteStore, (typeof offerFields)[number]>;

/** Fields of a value in a fixed order, so that equal parts have equal JSON. */
export function partOf<T, Field extends keyof T>(value: T, fields: readonly Field[]): Pick<T, Field> {
  const part: Partial<Pick<T, Field>> = {};
  for (const field of fields) if (value[field] !== undefined) part[field] = value[field];
  // Only optional fields can be undefined.
  return part as Pick<T, Field>;
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
