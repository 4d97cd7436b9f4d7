import { foldForSearch } from '../../../../src/domain/search/search';
import type { Draft } from '../engine/draft';

/** The folded names of all stores; the slug of a store whose file is invalid. */
export function namesOfStores({ stores, invalidStores }: Pick<Draft, 'stores' | 'invalidStores'>): ReadonlySet<string> {
  return new Set([
    ...stores.flatMap(({ slug, names: { en, ar, aliases } }) => [foldForSearch(slug), en, ar, ...aliases]),
    ...invalidStores,
  ]);
}

/** The end of the address of a store: `/{lang}/store/luban`. */
const addressOfStore = /\/store\/([a-z0-9-]+)$/;

/** The slugs of removed stores: slugs whose store address has a redirect and that no store has. */
export function removedStores(
  { stores, redirects }: Pick<Draft, 'stores' | 'redirects'>,
  names: ReadonlySet<string>,
): readonly string[] {
  const slugs = (redirects?.value.redirects ?? []).flatMap(({ from }) => addressOfStore.exec(from)?.[1] ?? []);
  const paths = new Set(stores.map(({ path }) => path));
  return [...new Set(slugs)].filter(
    (slug) => !names.has(slug) && !names.has(slug.replaceAll('-', ' ')) && !paths.has(`/store/${slug}`),
  );
}
