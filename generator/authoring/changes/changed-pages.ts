import type { PageData } from '../../../src/domain/pages/page-data';
import { sitePath } from '../../../src/domain/pages/paths';
import type { ContentChanges, SiteContent } from './content';

/** In the order of the site: new pages, pages with changed offers, pages with changed texts; without removed pages. */
export function changedPages(
  { pages: { added }, offers, texts, reordered }: ContentChanges,
  { pages }: Pick<SiteContent, 'pages'>,
): readonly string[] {
  const changed = Object.values(offers).flat();
  const stores = new Set(changed.map(({ store }) => store));
  const ids = new Set(changed.map(({ store, id }) => `${store}/${id}`));
  const named = new Set([
    ...added.flatMap((page) => page.languages.map((language) => sitePath(language, page.path))),
    ...texts.flatMap((text) => text.pages),
    ...reordered,
  ]);
  const showsOffer = (page: PageData): boolean => {
    if (page.kind === 'store') return stores.has(page.store.slug);
    return page.kind === 'store-offers' && page.offers.some(({ id }) => ids.has(`${page.store.slug}/${id}`));
  };
  return pages.flatMap((page) => {
    const address = sitePath(page.language, page.path);
    return named.has(address) || showsOffer(page) ? [address] : [];
  });
}
