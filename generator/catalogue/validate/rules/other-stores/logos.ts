import { grouped } from '../../../../../src/domain/grouped';
import { baseName } from '../../../load/places';
import type { Draft } from '../../draft';
import type { DraftStore } from '../../store-summary';
import type { StoreFinding } from './findings';

/** A file of this store's own: one that has its name. */
function ownFile({ slug }: DraftStore, images: Draft['images']): string | undefined {
  return [...images.keys()].find((file) => baseName(file) === slug);
}

/** The logos that have the name of another store and are not shared by many. */
export function logosOfOthers(stores: readonly DraftStore[], images: Draft['images']): readonly StoreFinding[] {
  const bySlug = new Map(stores.map((store) => [store.slug, store]));
  return [...grouped(stores, ({ logo }) => logo)].flatMap(([logo, users]): readonly StoreFinding[] => {
    const name = baseName(logo);
    const owner = bySlug.get(name);
    // A picture of many stores is a placeholder for stores without a logo.
    const others = users.filter((store) => store !== owner && !store.slug.includes(name) && !name.includes(store.slug));
    const [store] = others;
    if (!owner || !store || others.length > 1) return [];
    const right = ownFile(store, images);
    return [
      {
        kind: 'logo',
        store,
        other: owner,
        path: ['logo'],
        text: logo,
        otherPath: ['logo'],
        ...(right !== undefined && { right }),
      },
    ];
  });
}

/** The logos that are the same picture as that of one other store, under another name. The later store has the copy. */
export function copiedLogos(stores: readonly DraftStore[], images: Draft['images']): readonly StoreFinding[] {
  const shown = stores.flatMap((store) => {
    const hash = images.get(store.logo)?.hash;
    return hash === undefined ? [] : [{ store, hash }];
  });
  return [...grouped(shown, ({ hash }) => hash).values()].flatMap(
    ([first, second, ...more]): readonly StoreFinding[] => {
      // A picture of many stores is a placeholder, and the same file is judged by its name.
      if (!first || !second || more.length > 0 || first.store.logo === second.store.logo) return [];
      // Of a firm's stores, each may have the logo of the firm.
      const { brand } = first.store;
      if (brand !== undefined && brand === second.store.brand) return [];
      const isCopy =
        baseName(second.store.logo) === second.store.slug || baseName(first.store.logo) === first.store.slug;
      const [store, other] =
        isCopy && baseName(first.store.logo) !== first.store.slug
          ? [first.store, second.store]
          : [second.store, first.store];
      const place = { path: ['logo'], text: store.logo, otherPath: ['logo'] };
      return [{ kind: 'logo-copy', store, other, ...place }];
    },
  );
}
