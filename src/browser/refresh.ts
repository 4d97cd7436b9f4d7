import { dayAt, isoDay, type Instant } from '../domain/dates/calendar';
import { languages, localeOf, type Language } from '../domain/language/language';
import { offerById, offerIn, rulesIn, type DayText } from '../domain/offers/public-offer';
import { refreshCode, type SavedCode, type SavedView } from '../domain/saved/saved';
import { apiOffersFile } from '../domain/pages/site-files';
import { settings } from '../generated/settings';
import type { ApiOffers } from '../generated/data-types';
import type { PageFile } from '../domain/pages/page-data';
import type { OfferStore } from '../domain/offers/offer-view';
import { pageFile } from '../domain/pages/paths';
import { loadJson } from './json';
import { changeSaved, savedCodes } from './storage';

const dayText: DayText = (instant, language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: settings.timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(instant);

export function dayOf(now: Instant): string {
  return isoDay(dayAt(now, settings.timeZone));
}

function viewsOf(
  file: ApiOffers,
  id: string,
  savedStore: OfferStore,
): Readonly<Record<Language, SavedView>> | undefined {
  const offer = offerById(file, id);
  if (!offer) return undefined;
  const viewIn = (language: Language): SavedView => {
    const { rules: _rules, ...store } = savedStore;
    const name = file.name[language] ?? savedStore.name;
    return {
      offer: offerIn(offer, language, dayText),
      store: { ...store, name, rules: file.rules && rulesIn(file.rules, language) },
    };
  };
  // The assertion is sound: every language of the site has its view.
  return Object.fromEntries(languages.map((language) => [language, viewIn(language)])) as Record<Language, SavedView>;
}

function storeOf({ views }: SavedCode): OfferStore | undefined {
  return Object.values(views)[0]?.store;
}

/** Completes a store of which only the name and path are known with the data of its page. */
async function completeStore(store: OfferStore): Promise<OfferStore> {
  if (store.url !== '') return store;
  // The assertion is sound: the generator wrote the file from a value of this type.
  const page = (await loadJson(pageFile(settings.languages[0], store.path, 'json')).catch(() => undefined)) as
    | PageFile
    | undefined;
  return page?.kind === 'store' && page.store.slug === store.slug ? page.store : store;
}

/** Loads the public file of a store and updates the saved codes of the store. Without a network nothing changes. */
export async function refreshStore(store: string, now: Instant): Promise<void> {
  // The assertion is sound: the generator wrote the file from a value of this type. A removed store has no file.
  const file = (await loadJson(apiOffersFile(store)).catch(() => null)) as ApiOffers | undefined | null;
  if (file === null) return;
  const stores = savedCodes().flatMap((code) => (code.store === store ? (storeOf(code) ?? []) : []));
  const savedStore = stores.find(({ url }) => url !== '') ?? stores[0];
  if (!savedStore) return;
  const current = await completeStore(savedStore);
  changeSaved((codes) => {
    const after = codes.map((code) => {
      const own = storeOf(code);
      if (code.store !== store || !own) return code;
      const shown = own.url === '' ? current : own;
      return refreshCode(code, (id) => file && viewsOf(file, id, shown), dayOf(now));
    });
    return JSON.stringify(after) === JSON.stringify(codes) ? codes : after;
  });
}
