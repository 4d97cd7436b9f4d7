import type { Instant } from '../../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../../src/domain/language/language';
import { sitePath } from '../../../../src/domain/pages/paths';
import type { Settings } from '../../../../src/domain/pages/settings';
import { apiFolder, apiOffersFile, feedFile } from '../../../../src/domain/pages/site-files';
import { defaultCheckEvery, testCounts, trustOf } from '../../../../src/domain/trust/trust';
import type {
  ApiIndex,
  ApiOffer,
  ApiOffers,
  ApiStore,
  ApiStores,
  ApiWords,
  Categories,
} from '../../../../src/generated/data-types';
import { listingOf, type CatalogueOffer } from '../../../catalogue/offers/offer';
import { categoryNameOf } from '../texts/categories';
import type { Edition } from '../texts/edition';
import { limitsOf, rulesOf } from '../offers/limits';
import { partition, type PageSize } from '../pages/lists';
import { filled } from '../texts/localize';
import { textsOf } from '../offers/offer-texts';
import { evidenceOf, offerPlaceholders } from '../offers/offers';
import { inEachLanguage } from '../record-of';
import { storePlaceholders } from '../pages/store-page';
import type { StoreOffers, StoreOutline } from '../store-parts';

/** The public copy of the catalogue (`schemas/api.schema.json`). */
export interface PublicCatalogue {
  readonly index: ApiIndex;
  /** By file name below `/api/v1/`; large catalogues need several files. */
  readonly stores: ReadonlyMap<string, ApiStores>;
  /** By slug of the store. */
  readonly offers: ReadonlyMap<string, ApiOffers>;
}

const storesPerFile: PageSize = { whole: 600, least: 300, most: 600, every: 300 };

function isoInstant(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** The texts of an offer on the pages of each language. */
type PageTexts = Readonly<Record<Language, ReturnType<typeof textsOf>>>;

/** A text in each language that pages show; undefined if there is none. */
function words(texts: PageTexts, name: 'title' | 'description' | 'terms'): ApiWords | undefined {
  const all: ApiWords = {};
  for (const language of languages) {
    const value = texts[language][name];
    if (value !== undefined) all[texts[language].language ?? language] = value;
  }
  return Object.keys(all).length === 0 ? undefined : all;
}

interface ApiContext {
  readonly editions: Readonly<Record<Language, Edition>>;
  readonly now: Instant;
}

function apiOffer(offer: CatalogueOffer, store: StoreOffers, { editions, now }: ApiContext): ApiOffer {
  const { id, formerly, kind, category = store.category, code, url } = offer;
  const { minimumSpend, who, where, channel, startsAt, endsAt, endAssumed, verified, lastVerified, checks } = offer;
  const { timeZone, checkEvery } = editions.en;
  // The trust state for visitors without a chosen country.
  const evidence = { ...evidenceOf(offer, store.checkEvery ?? checkEvery), listed: listingOf(offer) };
  const context = { now, timeZone };
  const { benefit, ...limits } = limitsOf(offer, editions.en);
  const texts = inEachLanguage((language) => textsOf(offer, store.name[language], editions[language]));
  const { original } = texts.ar.original ? texts.ar : texts.en;
  return {
    store: store.slug,
    id,
    formerly,
    kind,
    categoryId: category,
    code,
    url,
    // If the titles of the pages are composed, the original title is added.
    title: {
      ...words(texts, 'title'),
      ...(original?.title !== undefined && { [original.language]: original.title }),
    },
    description: words(texts, 'description'),
    benefit,
    minimumSpend,
    who,
    where: where && [...where],
    channel,
    ...limits,
    terms: words(texts, 'terms'),
    starts: startsAt === undefined ? undefined : isoInstant(startsAt),
    expires: endsAt === undefined || endAssumed ? undefined : isoInstant(endsAt),
    verified,
    lastVerified,
    checks,
    trust: {
      state: trustOf(evidence, context).state,
      checkEvery: evidence.checkEvery ?? defaultCheckEvery,
      tests: testCounts(evidence, context),
      listed: evidence.listed,
    },
  };
}

/** The offers of a store. Their URLs have no sub-ids: its users are not visitors of a page. */
export function apiOffers(store: StoreOffers, context: ApiContext): ApiOffers {
  const { editions } = context;
  const placeholders = inEachLanguage((language) => storePlaceholders(store, editions[language]));
  return {
    name: store.name,
    rules: store.rules && rulesOf(store.rules, editions.en),
    offers: store.offers.map((offer) => {
      const own = apiOffer(offer, store, context);
      // A network's texts may be in one language, and have no placeholders.
      if (offer.source.kind === 'feed') return own;
      return filled(
        own,
        inEachLanguage((language) => offerPlaceholders(offer, placeholders[language])),
      );
    }),
  };
}

interface PublicContext {
  readonly imageAddress: (image: string) => string;
  readonly categories: Categories;
}

/** The public catalogue without the offers. It has no ratings and votes, which are no facts about a store. */
export function publicStores(
  outlines: readonly StoreOutline[],
  settings: Settings,
  about: string,
  { imageAddress, categories }: PublicContext,
): Pick<PublicCatalogue, 'index' | 'stores'> {
  const root = settings.origin + settings.basePath;
  const address = (file: string): string => `${root}/${apiFolder}/${file}`;
  const bySlug = [...outlines].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const parts = partition(bySlug, ({ slug }) => slug, storesPerFile);
  const stores = new Map(
    parts.map((part, index) => [
      parts.length === 1 ? 'stores.json' : `stores-${index + 1}.json`,
      {
        stores: part.map((store): ApiStore => {
          const logo = imageAddress(store.logo);
          return {
            slug: store.slug,
            name: store.name,
            category: categoryNameOf(store.category, categories),
            categoryId: store.category,
            url: store.url,
            logo: logo.startsWith('https:') ? logo : settings.origin + logo,
            pages: { en: root + sitePath('en', store.path), ar: root + sitePath('ar', store.path) },
            offers: `${root}/${apiOffersFile(store.slug)}`,
            checked: store.checked,
            updated: store.updated,
          };
        }),
      },
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
