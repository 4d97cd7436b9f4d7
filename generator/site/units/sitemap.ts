import type { Settings } from '../../../src/domain/pages/settings';
import type { Home, Page, Post } from '../../../src/generated/data-types';
import { sitePages, storeAddress } from '../derive/pages/addresses';
import type { Collection } from '../derive/collections';
import { lastModifiedOf, type DatedStore } from '../derive/stores/last-modified';
import type { Unit, UnitOutput } from '../engine/unit';
import { sitemap } from '../render/sitemap';
import type { Listings, SiteInputs } from './site-inputs';

type SitemapInputs = Readonly<{
  settings: Settings;
  home: Home;
  pages: readonly Page[];
  posts: readonly Post[];
  stores: readonly DatedStore[];
  listings: Listings;
  collections: readonly Collection[];
}>;

function makeSitemap(content: SitemapInputs): UnitOutput {
  const { settings, pages, posts, stores, listings, collections } = content;
  const addresses = sitePages({ languages: settings.languages, stores, pages, posts, listings, collections });
  return { files: sitemap({ settings, lastModified: lastModifiedOf(content, addresses), pages: addresses }) };
}

export function sitemapUnit({ data, settings, listings }: SiteInputs): Unit<SitemapInputs> {
  const stores = data.stores.map((store): DatedStore => {
    const { slug, changedOn } = store;
    return { slug, ...storeAddress(store), changedOn };
  });
  return {
    id: 'sitemap',
    inputs: {
      settings,
      home: data.home,
      pages: data.pages,
      posts: data.posts,
      stores,
      listings,
      collections: data.collections,
    },
    make: makeSitemap,
  };
}
