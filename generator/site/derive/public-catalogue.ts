import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import type { StorePage } from '../../../src/domain/pages/page-data';
import type { OfferStore, OfferView } from '../../../src/domain/offers/offer-view';
import { sitePath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import { apiFolder, apiOffersFile, feedFile } from '../../../src/domain/pages/site-files';
import { defaultCheckEvery, testCounts, trustOf, type TrustContext } from '../../../src/domain/trust/trust';
import type {
  ApiIndex,
  ApiOffer,
  ApiOffers,
  ApiStore,
  ApiStores,
  ApiTrust,
  ApiWords,
  Categories,
} from '../../../src/generated/data-types';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import { categoryNameOf } from './categories';
import { partition, type PageSize } from './lists';
import { apiBenefit, apiLimits, apiRules } from './public-limits';
import type { StoreOutline } from './store-parts';

/** The public copy of the catalogue (`schemas/api.schema.json`). */
export interface PublicCatalogue {
  readonly index: ApiIndex;
  /** The stores by slug, in as many files as they need, by name below `/api/v1/`. */
  readonly stores: ReadonlyMap<string, ApiStores>;
  /** The offers of each store, by its slug. */
  readonly offers: ReadonlyMap<string, ApiOffers>;
}

/** The maximum number of stores in one file. */
const storesPerFile: PageSize = { whole: 600, least: 300, most: 600, every: 300 };

function isoInstant(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** A text in all its languages, or only in its own language if that is stated. */
function words(
  views: Readonly<Record<Language, OfferView>>,
  text: (view: OfferView) => string | undefined,
): ApiWords | undefined {
  const all: ApiWords = {};
  for (const language of languages) {
    const value = text(views[language]);
    if (value !== undefined) all[views[language].language ?? language] = value;
  }
  return Object.keys(all).length === 0 ? undefined : all;
}

/** The titles of an offer, with the original one if those of the pages are composed. */
function titlesOf(views: Readonly<Record<Language, OfferView>>): ApiWords {
  const { original } = views.ar.original ? views.ar : views.en;
  return {
    ...words(views, ({ title }) => title),
    ...(original?.title !== undefined && { [original.language]: original.title }),
  };
}

/** The parts of a store that its public offers have. */
type ApiSource = Pick<SiteStore, 'slug' | 'name' | 'category' | 'offers'>;

/** The trust state of an offer for visitors without a chosen country. */
function apiTrust(offer: OfferView, context: TrustContext): ApiTrust {
  const trust = trustOf(offer, context);
  const tests = testCounts(offer, context);
  const { checkEvery = defaultCheckEvery, listed } = offer;
  return {
    state: trust.state,
    checkEvery,
    tests,
    listed,
  };
}

function apiOffer(store: ApiSource, views: Readonly<Record<Language, OfferView>>, context: TrustContext): ApiOffer {
  const { id, kind, code, url, minimumSpend, who, where, channel, startsAt, verified, lastVerified } = views.en;
  const { benefit, expiresAt, expiresOn } = views.en;
  const description = words(views, (view) => view.description);
  const terms = words(views, (view) => view.terms);
  const own = store.offers.find((offer) => offer.id === id);
  return {
    store: store.slug,
    id,
    formerly: own?.formerly && [...own.formerly],
    kind,
    categoryId: own?.category ?? store.category,
    code,
    url,
    title: titlesOf(views),
    description,
    benefit: benefit && apiBenefit({ en: benefit, ar: views.ar.benefit ?? benefit }),
    minimumSpend:
      minimumSpend && 'amount' in minimumSpend
        ? minimumSpend
        : minimumSpend?.map((each) => ({ ...each, countries: [...each.countries] })),
    who,
    where: where && [...where],
    channel,
    ...apiLimits(views),
    ...(terms && { terms }),
    ...(startsAt !== undefined && { starts: isoInstant(startsAt) }),
    ...(expiresAt !== undefined && expiresOn !== undefined && { expires: isoInstant(expiresAt) }),
    ...(verified !== undefined && { verified }),
    ...(lastVerified !== undefined && { lastVerified }),
    // With the details that labels omit.
    ...(own?.checks && { checks: own.checks }),
    trust: apiTrust(views.en, context),
  };
}

/** The offers of a store and of its feed, if any. `pages` are the store's pages by language. */
export function apiOffers(
  store: ApiSource,
  pages: Readonly<Record<Language, Pick<StorePage, 'offers'> & { readonly store: Pick<OfferStore, 'rules'> }>>,
  context: TrustContext,
): ApiOffers {
  const arabic = new Map(pages.ar.offers.map((offer) => [offer.id, offer]));
  const rules = apiRules({ en: pages.en.store.rules, ar: pages.ar.store.rules });
  return {
    name: store.name,
    ...(rules && { rules }),
    offers: pages.en.offers.map((en) => apiOffer(store, { en, ar: arabic.get(en.id) ?? en }, context)),
  };
}

/** The context of the public copy of a store. */
interface PublicContext {
  /** Returns the URL of a picture by its name in the data. */
  readonly imageAddress: (image: string) => string;
  readonly categories: Categories;
}

function apiStore(
  store: StoreOutline,
  root: string,
  { origin }: Settings,
  { imageAddress, categories }: PublicContext,
): ApiStore {
  const logo = imageAddress(store.logo);
  return {
    slug: store.slug,
    name: store.name,
    category: categoryNameOf(store.category, categories),
    categoryId: store.category,
    url: store.url,
    logo: logo.startsWith('https:') ? logo : origin + logo,
    pages: { en: root + sitePath('en', store.path), ar: root + sitePath('ar', store.path) },
    offers: `${root}/${apiOffersFile(store.slug)}`,
    checked: store.checked,
    updated: store.updated,
  };
}

/**
 * The public catalogue without the offers. Ratings and votes are only on the pages: they are not facts about a store.
 */
export function publicStores(
  outlines: readonly StoreOutline[],
  settings: Settings,
  about: string,
  context: PublicContext,
): Pick<PublicCatalogue, 'index' | 'stores'> {
  const root = settings.origin + settings.basePath;
  const address = (file: string): string => `${root}/${apiFolder}/${file}`;
  const bySlug = [...outlines].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const parts = partition(bySlug, ({ slug }) => slug, storesPerFile);
  const stores = new Map(
    parts.map((part, index) => [
      parts.length === 1 ? 'stores.json' : `stores-${index + 1}.json`,
      { stores: part.map((outline) => apiStore(outline, root, settings, context)) },
    ]),
  );
  return {
    index: {
      version: 1,
      about,
      languages: [...languages],
      stores: [...stores.keys()].map(address),
      feeds: { en: `${root}/${feedFile('en')}`, ar: `${root}/${feedFile('ar')}` },
      schema: address('schema.json'),
    },
    stores,
  };
}
