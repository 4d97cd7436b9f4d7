import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import type { PublicLimits } from '../../../src/domain/offers/limits';
import { sitePath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import { apiFolder, apiOffersFile, feedFile } from '../../../src/domain/pages/site-files';
import {
  defaultCheckEvery,
  testCounts,
  trustOf,
  type TrustContext,
  type TrustEvidence,
} from '../../../src/domain/trust/trust';
import type {
  ApiIndex,
  ApiOffer,
  ApiOffers,
  ApiStore,
  ApiStores,
  ApiTrust,
  ApiWords,
  Categories,
  Offer,
} from '../../../src/generated/data-types';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import { categoryNameOf } from './categories';
import type { Edition } from './edition';
import { limitsOf, rulesOf } from './limits';
import { partition, type PageSize } from './lists';
import { filled } from './localize';
import { evidenceOf, feedTexts, offerPlaceholders, rowSpanOf, spanOf, type OfferSpan } from './offers';
import { inEachLanguage } from './shared-parts';
import { storePlaceholders } from './store-page';
import type { StoreOffers, StoreOutline } from './store-parts';

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

/** The texts of an offer of a feed by the language of the page. */
type FeedTexts = Readonly<Record<Language, ReturnType<typeof feedTexts>>>;

/** A text in the languages in which pages have it. */
function words(texts: FeedTexts, name: 'title' | 'description' | 'terms'): ApiWords | undefined {
  const all: ApiWords = {};
  for (const language of languages) {
    const value = texts[language][name];
    if (value !== undefined) all[texts[language].language ?? language] = value;
  }
  return Object.keys(all).length === 0 ? undefined : all;
}

/** The titles of an offer of a feed, with the original one if those of the pages are composed. */
function titlesOf(texts: FeedTexts): ApiWords {
  const { original } = texts.ar.original ? texts.ar : texts.en;
  return {
    ...words(texts, 'title'),
    ...(original?.title !== undefined && { [original.language]: original.title }),
  };
}

/** The trust state of an offer for visitors without a chosen country. */
function apiTrust(evidence: TrustEvidence, context: TrustContext): ApiTrust {
  const { checkEvery = defaultCheckEvery, listed } = evidence;
  return { state: trustOf(evidence, context).state, checkEvery, tests: testCounts(evidence, context), listed };
}

/** The period, texts and list of an offer, beside its fields that are the same in the public copy. */
type ApiSource = Omit<ApiOffer, 'store' | 'categoryId' | 'trust' | 'starts' | 'expires' | keyof PublicLimits> &
  Pick<Offer, 'category' | keyof PublicLimits> & {
    readonly span: OfferSpan;
    readonly listed?: TrustEvidence['listed'];
  };

/** The editions of the site, and the instant of the build. */
interface ApiContext {
  readonly editions: Readonly<Record<Language, Edition>>;
  readonly now: Instant;
}

function apiOffer(offer: ApiSource, store: StoreOffers, { editions: { en: edition }, now }: ApiContext): ApiOffer {
  const { id, formerly, kind, category = store.category, code, url, title, description, terms } = offer;
  const { minimumSpend, who, where, channel, verified, lastVerified, checks, listed } = offer;
  const { startsAt, expiresAt, assumed } = offer.span;
  const { timeZone, checkEvery } = edition;
  const { benefit, ...limits } = limitsOf(offer, edition);
  return {
    store: store.slug,
    id,
    formerly,
    kind,
    categoryId: category,
    code,
    url,
    title,
    description,
    benefit,
    minimumSpend,
    who,
    where,
    channel,
    ...limits,
    terms,
    starts: startsAt === undefined ? undefined : isoInstant(startsAt),
    expires: expiresAt === undefined || assumed ? undefined : isoInstant(expiresAt),
    verified,
    lastVerified,
    checks,
    trust: apiTrust({ ...evidenceOf(offer, store.checkEvery ?? checkEvery), listed }, { now, timeZone }),
  };
}

/** The offers of a feed; their texts are those of pages. */
function feedSources({ config, rows }: OfferFeed, store: StoreOffers, { editions }: ApiContext): readonly ApiSource[] {
  const { language, verified, fetched } = config;
  return rows.map((parsed) => {
    const { row, where, checks } = parsed;
    const texts = inEachLanguage((each) => feedTexts(parsed, language, store.name[each], editions[each]));
    return {
      ...parsed,
      id: row.id,
      kind: row.code === undefined ? 'deal' : 'code',
      code: row.code,
      url: row.link,
      title: titlesOf(texts),
      description: words(texts, 'description'),
      terms: words(texts, 'terms'),
      where: where && [...where],
      verified,
      checks: checks && [...checks],
      span: rowSpanOf(parsed),
      listed: { on: fetched },
    };
  });
}

/** The offers of a store and of its feed, if any. Their URLs have no sub-ids: its users are not visitors of a page. */
export function apiOffers(store: StoreOffers, feed: OfferFeed | undefined, context: ApiContext): ApiOffers {
  const { editions } = context;
  const placeholders = inEachLanguage((language) => storePlaceholders(store, editions[language]));
  const own = (store.offers ?? []).map((offer) =>
    filled(
      apiOffer({ ...offer, span: spanOf(offer, editions.en.timeZone) }, store, context),
      inEachLanguage((language) => offerPlaceholders(offer, placeholders[language])),
    ),
  );
  const listed = feed ? feedSources(feed, store, context).map((source) => apiOffer(source, store, context)) : [];
  return {
    name: store.name,
    rules: store.rules && rulesOf(store.rules, editions.en),
    offers: [...own, ...listed],
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
