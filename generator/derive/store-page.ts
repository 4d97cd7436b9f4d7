import type { CountryView, StorePage } from '../../src/domain/page-data';
import type { Country, Store } from '../../src/generated/data-types';
import { inPageOrder } from '../../src/domain/section-order';
import { testCountOf, testsOf } from '../../src/domain/test-log';
import { addressOf, baseOf, monthPlaceholders, type Edition } from './edition';
import { offerStoreOf } from './limits';
import { localize } from './localize';
import type { ListedStore } from './lists';
import { offersOf, type OfferFeed } from './offers';
import type { Placeholders } from './placeholders';
import type { StoreOffers } from './store-parts';
import { suggestedStore, type SuggestionSource } from './suggestions';

/** The values of the placeholders in a store's texts. */
export function storePlaceholders(store: StoreOffers, { language, wording }: Edition): Placeholders {
  const featured = store.offers?.find((offer) => offer.id === store.featured);
  return {
    store: store.name[language],
    code: featured?.kind === 'code' ? featured.code : undefined,
    country: store.countries && wording.message(`country-short.${store.countries.default[language]}`),
    ...monthPlaceholders(store.checked, wording),
  };
}

/** A store as lists of offers show it. */
export function listedStore(store: StoreOffers, feed: OfferFeed | undefined, edition: Edition): ListedStore {
  return {
    store: offerStoreOf(store, edition),
    ...(store.featured !== undefined && { featured: store.featured }),
    offers: offersOf(store, feed, storePlaceholders(store, edition), edition),
  };
}

/** What a store's page has of other parts of the site. */
interface StoreSurroundings {
  /** The path of the page with the table of last tests, if it has the store. */
  readonly testsPage?: string | undefined;
  /** The stores that are similar to it. */
  readonly similar?: readonly SuggestionSource[];
}

/** The page of a store. */
export function storePage(
  store: Store,
  feed: OfferFeed | undefined,
  edition: Edition,
  { testsPage, similar = [] }: StoreSurroundings = {},
): StorePage {
  const { language, wording } = edition;
  const placeholders = storePlaceholders(store, edition);
  const hasChecks = testCountOf(testsOf(store, feed)) !== undefined;
  const { title, description, heading, subtitle, actions, copiedNotice, sections } = store;
  const inTitle =
    store.titleMonth === undefined
      ? placeholders
      : { ...placeholders, ...monthPlaceholders(store.titleMonth, wording) };
  const words = localize({ description, heading, subtitle, actions, sections }, language, placeholders);
  return {
    kind: 'store',
    ...baseOf(addressOf(store.path, language), {
      ...words,
      title: localize(title, language, inTitle),
      month: wording.month(store.checked),
    }),
    ...(hasChecks && { hasChecks }),
    subtitle: words.subtitle,
    store: offerStoreOf(store, edition),
    ...(store.featured !== undefined && { featured: store.featured }),
    ...(words.actions && { actions: words.actions }),
    ...(store.countries && {
      defaultCountry: store.countries.default[language],
      countries: store.countries.choices.map((country): CountryView => {
        const name = wording.message(countryMessage(country));
        const there = { ...placeholders, country: name };
        return {
          country,
          value: country.toLowerCase(),
          name: wording.message(`country-short.${country}`),
          ...localize({ description, heading, subtitle }, language, there),
          title: localize(title, language, { ...inTitle, country: name }),
        };
      }),
    }),
    ...(store.feedback && { feedback: store.feedback }),
    // {code} stays: the browser replaces it with the code that was copied.
    ...(copiedNotice && { copiedNotice: localize(copiedNotice, language, { ...placeholders, code: '{code}' }) }),
    offers: offersOf(store, feed, placeholders, edition),
    ...(store.offersFrom !== undefined && { fromFeed: true }),
    ...(testsPage !== undefined && !hasChecks && { testsPage }),
    sections: inPageOrder(words.sections),
    ...(similar.length > 0 && { similar: similar.map((source) => suggestedStore(source, edition)) }),
  };
}

/** The interface message that names a country. */
function countryMessage(country: Country): string {
  return `country.${country}`;
}
