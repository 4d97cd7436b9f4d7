import { grouped } from '../../../../../src/domain/grouped';
import { baseName } from '../../../load/load';
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
