import type { Instant } from '../../../src/domain/dates/calendar';
import { languages } from '../../../src/domain/language/language';
import { withLiveEnd } from '../../../src/domain/offers/offer-status';
import type { StorePage } from '../../../src/domain/pages/page-data';
import { listPagePath } from '../../../src/domain/pages/list-pages';
import { checksPath, sitePath } from '../../../src/domain/pages/paths';
import { storeFeedFile } from '../../../src/domain/pages/site-files';
import type { StoreRecord } from '../derive/site-data';
import { apiOffers } from '../derive/files/public-catalogue';
import { checksPage, storeOffersPage, storePage, type PostLinkSource } from '../derive/pages/store-page';
import { withSponsoredLinks } from '../derive/stores/store-links';
import { pageCountOf } from '../derive/offers/offer-pages';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import type { PageLinkSource } from '../derive/collections';
import type { SuggestionSource } from '../derive/stores/suggestions';
import type { UnitContext, UnitOutput } from '../engine/unit';
import { updatesOf } from '../derive/files/updates';
import { offersFile } from '../render/api';
import { atomFeed } from '../render/atom';
import type { TextFile } from '../render/sitemap';
import { imageUnitId } from './icons';
import { inAllLanguages, pageKind, renderPages, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs } from './site-inputs';

type OwnInputs = PageInputs & Readonly<{ store: SiteStore; category: PageLinkSource | undefined }>;
type OffersInputs = OwnInputs & Readonly<{ onPage: readonly CatalogueOffer[]; number: number; count: number }>;
type StoreInputs = OwnInputs &
  Readonly<{
    testsPage: string | undefined;
    similar: readonly SuggestionSource[];
    posts: readonly PostLinkSource[];
  }>;

function storePages({ shared, store, ...around }: StoreInputs): readonly StorePage[] {
  return withSponsoredLinks(
    languages.map((language) => storePage(store, shared.editions[language], around)),
    shared.paidHosts,
  );
}

/** A store that asks for a feed has one in each language, if the end of an active offer on its page is known. */
function feedFiles(
  pages: readonly StorePage[],
  { store, shared: { settings, editions, texts } }: StoreInputs,
  now: Instant,
): readonly TextFile[] {
  return pages.flatMap((page) => {
    if (!page.subscriptions || withLiveEnd(page.offers, now).length === 0) return [];
    const { language } = page;
    const { site } = texts[language].ofPages;
    const updates = updatesOf([{ store, summary: page.store, offers: page.offers }], [], editions[language]);
    const file = storeFeedFile(language, store.slug);
    const about = { name: page.store.name, file, path: sitePath(language, page.store.path) };
    return [{ path: file, content: atomFeed({ settings, site, updates, about }, language, now) }];
  });
}

/** The pages of a store, and its offers in the public copy of the catalogue. */
async function makeStore(values: StoreInputs, context: UnitContext): Promise<UnitOutput> {
  const { store } = values;
  const pages = storePages(values);
  const output = await renderPages(pages, values, context);
  const offers = apiOffers(store, { editions: values.shared.editions, now: context.now });
  return {
    ...output,
    files: [...output.files, offersFile(store.slug, offers), ...feedFiles(pages, values, context.now)],
  };
}

const offersKind = pageKind<OffersInputs>('store-offers', ({ shared, store, onPage, ...place }) =>
  languages.map((language) => storeOffersPage(store, onPage, place, shared.editions[language])),
);

const checksKind = pageKind<OwnInputs>('checks', ({ shared, store, category }) =>
  languages.map((language) => checksPage(store, category, shared.editions[language])),
);

const kind = { kind: 'store', pages: storePages, make: makeStore } as const;

export function storeUnit(inputs: SiteInputs, record: StoreRecord): PageUnit {
  const { slug, path, logo, outboundHosts } = record;
  const { category, posts, testsPage, similar } = inputs.around(slug);
  return inAllLanguages<StoreInputs>(path, kind, {
    shared: inputs.page('store', undefined, outboundHosts),
    images: inputs.images([logo]),
    store: inputs.store(slug, 'store'),
    testsPage,
    similar: inputs.stores(similar, 'card', 'groups'),
    category,
    posts,
  });
}

/** The ids of the units that a store alone needs, with its logo. */
export function* unitIdsOfStore(record: StoreRecord): Generator<string> {
  const { path, logo, checks } = record;
  yield path;
  for (let number = 2; number <= pageCountOf(record); number += 1) yield listPagePath(path, number);
  if (checks !== undefined) yield checksPath(path);
  yield imageUnitId(logo);
}

/** The units of all stores, their further pages and test logs. */
export function* storeUnits(inputs: SiteInputs): Generator<PageUnit> {
  for (const record of inputs.data.stores) {
    yield storeUnit(inputs, record);
    const { slug, path, logo, checks } = record;
    const count = pageCountOf(record);
    for (let number = 2; number <= count; number += 1)
      yield inAllLanguages<OffersInputs>(listPagePath(path, number), offersKind, {
        shared: inputs.page('store-offers'),
        images: inputs.images([logo]),
        store: inputs.store(slug, 'frame'),
        onPage: inputs.furtherPage(slug, number),
        category: inputs.around(slug).category,
        number,
        count,
      });
    if (checks !== undefined)
      yield inAllLanguages<OwnInputs>(checksPath(path), checksKind, {
        shared: inputs.page('checks'),
        images: inputs.images([logo]),
        store: inputs.store(slug, 'store'),
        category: inputs.around(slug).category,
      });
  }
}
