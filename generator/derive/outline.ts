import type { Store } from '../../src/generated/data-types';

/**
 * What lists, addresses and the search know of a store. Of a large catalogue this much is at hand for every store, and
 * the whole file only for those whose pages are made.
 */
export type StoreOutline = Pick<
  Store,
  'slug' | 'path' | 'name' | 'aliases' | 'url' | 'logo' | 'brand' | 'icon' | 'category' | 'rating' | 'checked' | 'updated' | 'offersFrom'
>;

/** Which store it is, as every build asks of each: where its page stands, and what the page is made of besides its file. */
export type StoreIdentity = Pick<Store, 'slug' | 'path' | 'logo' | 'offersFrom'>;
