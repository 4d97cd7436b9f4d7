import { grouped } from '../../../../../src/domain/language/grouped';
import { baseName } from '../../../load/places';
import type { Draft } from '../../engine/draft';
import type { DraftStore } from '../../stores/store-summary';
import type { StoreFinding } from './findings';

/** Logos with the name of another store, unless several stores use them. */
export function logosOfOthers(stores: readonly DraftStore[], images: Draft['images']): readonly StoreFinding[] {
  const bySlug = new Map(stores.map((store) => [store.slug, store]));
  return [...grouped(stores, ({ logo }) => logo)].flatMap(([logo, users]): readonly StoreFinding[] => {
    const name = baseName(logo);
    const owner = bySlug.get(name);
    // A picture that several stores use is a placeholder.
    const others = users.filter((store) => store !== owner && !store.slug.includes(name) && !name.includes(store.slug));
    const [store] = others;
    if (!owner || !store || others.length > 1) return [];
    const right = [...images.keys()].find((file) => baseName(file) === store.slug);
    return [
      {
        kind: 'logo',
        store,
        other: owner,
        path: ['logo'],
        text: logo,
        otherPath: ['logo'],
        right,
      },
    ];
  });
}

/** The copy of a picture belongs to the later store, unless the file names show otherwise. */
export function copiedLogos(stores: readonly DraftStore[], images: Draft['images']): readonly StoreFinding[] {
  const shown = stores.flatMap((store) => {
    const hash = images.get(store.logo)?.hash;
    return hash === undefined ? [] : [{ store, hash }];
  });
  return [...grouped(shown, ({ hash }) => hash).values()].flatMap(
    ([first, second, ...more]): readonly StoreFinding[] => {
      // A picture of many stores is a placeholder, and identical file names are handled above.
      if (!first || !second || more.length > 0 || first.store.logo === second.store.logo) return [];
      // Stores of one company may share its logo.
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
