import type { Store } from '../../src/generated/data-types';

/**
 * What lists, addresses and the search know of a store. Of a large catalogue this much is at hand for every store, and
 * the whole file only for those whose pages are made.
 */
export type StoreOutline = Pick<
  Store,
  | 'slug'
  | 'path'
  | 'name'
  | 'aliases'
  | 'url'
  | 'logo'
  | 'brand'
  | 'icon'
  | 'category'
  | 'rating'
  | 'checked'
  | 'updated'
  | 'offersFrom'
>;

/** The outline of a store. */
export function outlineOf({
  slug,
  path,
  name,
  aliases,
  url,
  logo,
  brand,
  icon,
  category,
  rating,
  checked,
  updated,
  offersFrom,
}: Store): StoreOutline {
  return {
    slug,
    path,
    name,
    ...(aliases && { aliases }),
    url,
    logo,
    brand,
    icon,
    category,
    ...(rating && { rating }),
    checked,
    ...(updated !== undefined && { updated }),
    ...(offersFrom !== undefined && { offersFrom }),
  };
}

/** Which store it is, as every build asks of each: where its page stands, and what the page is made of besides its file. */
export type StoreIdentity = Pick<Store, 'slug' | 'path' | 'logo' | 'offersFrom'>;
