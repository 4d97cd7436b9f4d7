import { shardOf } from '../../src/domain/hash';
import type { Language } from '../../src/domain/language';
import { codeKeyOf, mayBeCode, soundOf, type CodesFile, type FoundCode } from '../../src/domain/search-codes';
import { isTitleWord, titleShardKey, type TitlesFile } from '../../src/domain/search-titles';
import { wordsOf } from '../../src/domain/search-words';
import type { OfferView } from '../../src/domain/page-data';
import type { Offer, Store } from '../../src/generated/data-types';
import type { Edition } from './edition';
import type { OfferFeed } from '../validate/store-feed';
import { lifetimeOf, offersOf, spanOf } from './offers';

/** A code as the search knows it: dates as the data has them. */
export type SearchedCode = Pick<Offer, 'id' | 'starts' | 'expires'> & { readonly code: string };

/** What the search knows of the offers in a store's own file: its codes, and the words of the titles. */
export interface SearchedOffers {
  readonly codes: readonly SearchedCode[];
  /** Words as they are compared, each once, with spaces between them. */
  readonly words: Readonly<Record<Language, string>>;
}

/** The words of some titles that are looked up, each once. Placeholders are left out. */
function titleWords(titles: readonly string[]): readonly string[] {
  const words = titles.flatMap((title) => wordsOf(title.replace(/\{\w+\}/g, ' ')));
  return [...new Set(words)].filter((word) => isTitleWord(word) && !/^[\d.,%$]+$/.test(word));
}

/** What the search knows of the offers in a store's own file. */
export function searchedOffersOf({ offers = [] }: Pick<Store, 'offers'>): SearchedOffers {
  return {
    codes: offers.flatMap((offer): readonly SearchedCode[] => {
      if (offer.kind !== 'code' || !mayBeCode(offer.code)) return [];
      const { id, code, starts, expires } = offer;
      return [{ id, code, ...(starts !== undefined && { starts }), ...(expires !== undefined && { expires }) }];
    }),
    words: {
      en: titleWords(offers.map(({ title }) => title.en)).join(' '),
      ar: titleWords(offers.map(({ title }) => title.ar)).join(' '),
    },
  };
}

/** A store as far as its offers are searched. */
export interface SearchedStore {
  readonly name: Readonly<Record<Language, string>>;
  readonly path: string;
  readonly offers: SearchedOffers;
  readonly feed: OfferFeed | undefined;
}

/** The codes and the words of titles of a store, with those of its feed. */
function offersIn(
  { name, offers, feed }: SearchedStore,
  edition: Edition,
): {
  readonly codes: readonly Pick<OfferView, 'id' | 'code' | 'startsAt' | 'startsOn' | 'expiresAt' | 'expiresOn'>[];
  readonly words: readonly string[];
} {
  const { language, timeZone } = edition;
  const codes = offers.codes.map(({ id, code, ...dates }) => ({
    id,
    code,
    ...lifetimeOf(spanOf(dates, timeZone), edition),
  }));
  const words = offers.words[language].split(' ').filter((word) => word !== '');
  const rows = feed ? offersOf({}, feed, { store: name[language] }, edition) : [];
  const all = new Set([...words, ...titleWords(rows.map(({ title }) => title))]);
  return { codes: [...codes, ...rows], words: [...all] };
}

/** A code that is found, with what the result says of it. */
function foundCode(
  { name, path }: SearchedStore,
  offer: Pick<OfferView, 'id' | 'code' | 'startsAt' | 'startsOn' | 'expiresAt' | 'expiresOn'>,
  code: string,
  language: Language,
): FoundCode {
  const { id, startsAt, startsOn, expiresAt, expiresOn } = offer;
  return {
    code,
    offer: id,
    store: name[language],
    path,
    ...(startsAt !== undefined && { startsAt }),
    ...(startsOn !== undefined && { startsOn }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(expiresOn !== undefined && { expiresOn }),
  };
}

/** A key that is not part of the prototype of objects. */
function emptyRecord<Value>(): Record<string, Value> {
  // Any value of this type is one of an object without keys.
  return Object.create(null) as Record<string, Value>;
}

/** The files of codes: each code is in the one that its sound decides. */
export function codeFiles(stores: readonly SearchedStore[], count: number, edition: Edition): readonly CodesFile[] {
  const files = Array.from({ length: count }, () => emptyRecord<FoundCode[]>());
  for (const store of stores)
    for (const offer of offersIn(store, edition).codes) {
      if (offer.code === undefined || !mayBeCode(offer.code)) continue;
      const sound = soundOf(offer.code);
      const file = files[shardOf(sound, count)];
      if (!file) continue;
      const found = file[sound] ?? [];
      file[sound] = found;
      // The same code for several offers of a store is one answer.
      const key = codeKeyOf(offer.code);
      if (!found.some(({ code, path }) => path === store.path && codeKeyOf(code) === key))
        found.push(foundCode(store, offer, offer.code, edition.language));
    }
  return files;
}

/** A word in titles of more stores than this leads nowhere in particular. */
const mostStores = 200;

/** The files of words in titles: words with the same beginning are in one. */
export function titleFiles(stores: readonly SearchedStore[], count: number, edition: Edition): readonly TitlesFile[] {
  const pathsOf = new Map<string, string[]>();
  for (const store of stores)
    for (const word of offersIn(store, edition).words) {
      const paths = pathsOf.get(word);
      if (paths) paths.push(store.path);
      else pathsOf.set(word, [store.path]);
    }
  const files = Array.from({ length: count }, () => ({
    places: new Map<string, number>(),
    words: emptyRecord<readonly number[]>(),
  }));
  for (const [word, paths] of [...pathsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = files[shardOf(titleShardKey(word), count)];
    if (!file || paths.length > mostStores) continue;
    file.words[word] = paths.map((path) => {
      const place = file.places.get(path) ?? file.places.size;
      file.places.set(path, place);
      return place;
    });
  }
  return files.map(({ places, words }) => ({ paths: [...places.keys()], words }));
}
