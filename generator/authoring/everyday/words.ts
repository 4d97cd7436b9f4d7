import { dayAt, dayPlus, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import { foldForSearch } from '../../../src/domain/search/search';
import type { Country } from '../../../src/generated/data-types';
import { choice, listed } from '../../catalogue/diagnostics/suggest';
import { quote } from '../../catalogue/diagnostics/visible';
import { offerCalled, type KnownOffer, type KnownStore } from '../../catalogue/validate/stores/offer-book';
import { countryCodeOf } from '../../catalogue/load/iso-codes';
import { realDay } from '../../catalogue/load/moments';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';
import { Unclear, type EverydayData } from './action';

export interface FoundOffer {
  readonly store: KnownStore;
  readonly offer: KnownOffer;
}

/** The name in commands: `silk-road/silk10`. */
export function offerName({ store, offer }: FoundOffer): string {
  return `${store.entry.value.slug}/${offer.id}`;
}

/** By slug, name or alias, in either language. */
export function findStore(
  word: string,
  { catalogue, book }: Pick<EverydayData, 'catalogue' | 'book'>,
): KnownStore | undefined {
  const known = book.storeOf(word.toLowerCase());
  if (known) return known;
  const folded = foldForSearch(word);
  const named = catalogue.stores.find(({ value: { name, aliases = [] } }) =>
    [name.en, name.ar, ...aliases].some((other) => foldForSearch(other) === folded),
  );
  return named && book.storeOf(named.value.slug);
}

/** By id, former id or code. */
function findOffersIn(store: KnownStore, word: string): readonly FoundOffer[] {
  const byId = offerCalled(store, word);
  if (byId) return [{ store, offer: byId }];
  const code = word.toLowerCase();
  return store.offers.filter((offer) => offer.code?.toLowerCase() === code).map((offer) => ({ store, offer }));
}

/**
 * Finds the offer for a word: `store/offer`, the id of an offer, a code, or the name of a store with one offer.
 * Undefined if there is none; throws `Unclear` if there are several, or no such offer or store in `store/offer`.
 */
export function findOffer(word: string, data: EverydayData): FoundOffer | undefined {
  const slash = word.indexOf('/');
  if (slash === 0) return undefined;
  const wanted = word.slice(slash + 1);
  const found = slash < 0 ? findOffers(word, data) : requireOffersIn(requireStore(word.slice(0, slash), data), wanted);
  if (found.length > 1)
    throw new Unclear('everyday.ambiguous-offer', { word: quote(word), offers: listed(found.map(offerName)) });
  return found[0];
}

/** Like `findOffer`, for a name that was found before. */
export function requireOffer(name: string, data: EverydayData): FoundOffer {
  const found = findOffer(name, data);
  if (!found) throw new Error(`There is no offer ${name}.`);
  return found;
}

/** The offers with an id or code, or all offers of the store with that name. */
function findOffers(word: string, data: EverydayData): readonly FoundOffer[] {
  const called = data.book.stores.flatMap((store) => findOffersIn(store, word));
  const store = called.length === 0 ? findStore(word, data) : undefined;
  return store ? store.offers.map((offer) => ({ store, offer })) : called;
}

/** By slug, name or alias. Throws `Unclear` if there is none. */
export function requireStore(word: string, data: EverydayData): KnownStore {
  const store = findStore(word, data);
  if (store) return store;
  throw new Unclear('everyday.no-store.choice', {
    store: quote(word),
    choice: choice(word, { id: 'label.stores' }, data.book.slugs),
  });
}

function requireOffersIn(store: KnownStore, wanted: string): readonly FoundOffer[] {
  const found = findOffersIn(store, wanted);
  if (found.length > 0) return found;
  const { slug } = store.entry.value;
  const names = store.offers.map(({ id }) => id);
  throw new Unclear('everyday.no-offer', {
    store: slug,
    offer: quote(wanted),
    choice: choice(wanted, { id: 'label.offers' }, names),
  });
}

/** By code, name or alias. */
export function findCountry(word: string, { countries }: Pick<Catalogue, 'countries'>): Country | undefined {
  const listed = Object.entries(countries.value.countries).flatMap(([code, entry]) =>
    entry ? [[code, entry] as const] : [],
  );
  const folded = foldForSearch(word);
  const code =
    listed.find(
      ([each, { name, short, aliases = [] }]) =>
        each === word.toUpperCase() ||
        [name.en, name.ar, short.en, short.ar, ...aliases].some((other) => foldForSearch(other) === folded),
    )?.[0] ?? countryCodeOf(word);
  // The type contains exactly the countries of the site.
  return listed.some(([each]) => each === code) ? (code as Country) : undefined;
}

/** In the time zone of the site. */
export function dayAgo(days: number, { catalogue, now }: EverydayData): string {
  return dayPlus(isoDay(dayAt(now, catalogue.site.value.timeZone)), -days);
}

const relativeDays: Readonly<Record<string, number>> = { today: 0, yesterday: 1, اليوم: 0, أمس: 1, امس: 1 };

/** Parses `2026-11-23`, `today` or `yesterday`. Undefined for other forms; throws `Unclear` for an impossible date. */
export function parseDay(word: string, data: EverydayData): string | undefined {
  const text = withLatinDigits(word);
  const ago = Object.hasOwn(relativeDays, text.toLowerCase()) ? relativeDays[text.toLowerCase()] : undefined;
  if (ago !== undefined) return dayAgo(ago, data);
  if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return undefined;
  if (realDay(text)) return text;
  throw new Unclear('everyday.other-day', { word: quote(word), day: dayAgo(0, data) });
}

/** In the time zone of the site, to the minute: `2026-11-24T07:18:00+03:00`. */
export function formatInstant(instant: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${isoDay(dayAt(instant, timeZone))}T${part('hour')}:${part('minute')}:00${offset}`;
}
