import { shardOf } from '../../../src/domain/hash';
import type { Language } from '../../../src/domain/language/language';
import { foldCode, mayBeCode, soundOf, type CodesFile, type FoundCode } from '../../../src/domain/search/search-codes';
import { isTitleWord, titleShardKey, titleWordsOf, type TitlesFile } from '../../../src/domain/search/search-titles';
import { isByTeam, type TrustEvidence } from '../../../src/domain/trust/trust';
import type { Check, Offer, Store } from '../../../src/generated/data-types';
import type { Edition } from './edition';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import type { StoreCard } from './store-parts';
import { singleBenefit } from './limits';
import { evidenceOf, feedTitles, lifetimeOf, rowSpanOf, spanOf, type OfferSpan } from './offers';
import { figureOf } from './suggestions';

/** A code in the search index, with the dates of the data. */
interface SearchedCode
  extends Pick<Offer, 'id' | 'starts' | 'expires' | 'lastVerified'>,
    Pick<FoundCode, 'code' | 'where' | 'benefit'> {
  readonly checks?: readonly Check[];
}

/** The searchable part of the offers in a store's own file: codes and words of titles. */
export interface SearchedOffers {
  readonly codes: readonly SearchedCode[];
  /** Distinct folded words of titles, separated by spaces. */
  readonly words: Readonly<Record<Language, string>>;
  /** Those of descriptions. They find an offer by goods that its title does not name. */
  readonly about: Readonly<Record<Language, string>>;
}

/** The distinct searchable words of titles, without placeholders. */
function titleWords(titles: readonly string[]): readonly string[] {
  const words = titles.flatMap((title) => titleWordsOf(title.replace(/\{\w+\}/g, ' ')));
  return [...new Set(words)].filter((word) => isTitleWord(word) && !/^[\d.,%$]+$/.test(word));
}

/** The words of texts in both languages. */
function inEach(textsIn: (language: Language) => readonly string[]): Readonly<Record<Language, string>> {
  return { en: titleWords(textsIn('en')).join(' '), ar: titleWords(textsIn('ar')).join(' ') };
}

/** The number of tests of a code from which its label in the results is derived. */
const testsOfCode = 4;

/** The newest tests by the team. */
function newestTests(checks: readonly Check[]): readonly Check[] {
  return checks
    .filter(isByTeam)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, testsOfCode);
}

/** Derives the searchable part of the offers in a store's own file. */
export function searchedOffersOf({ offers = [] }: Pick<Store, 'offers'>): SearchedOffers {
  return {
    codes: offers.flatMap((offer): readonly SearchedCode[] => {
      if (offer.kind !== 'code' || !mayBeCode(offer.code)) return [];
      const { id, code, starts, expires, where, lastVerified, checks } = offer;
      const benefit = figureOf(singleBenefit(offer));
      return [
        {
          id,
          code,
          starts,
          expires,
          where,
          benefit,
          lastVerified,
          checks: checks && newestTests(checks),
        },
      ];
    }),
    words: inEach((language) => offers.map(({ title }) => title[language])),
    about: inEach((language) => offers.flatMap(({ description }) => description?.[language] ?? [])),
  };
}

/** The part of a store that its searchable offers need. */
export interface SearchedStore {
  readonly card: Pick<StoreCard, 'name' | 'path'>;
  readonly searched: SearchedOffers;
  readonly feed: OfferFeed | undefined;
}

/** A code of a store or its feed, with its period. */
interface DatedCode extends Pick<FoundCode, 'code' | 'where' | 'benefit'>, TrustEvidence {
  readonly id: string;
  readonly span: OfferSpan;
}

/** The codes of a store and its feed. */
function codesIn({ searched, feed }: SearchedStore, { timeZone, checkEvery }: Edition): readonly DatedCode[] {
  return [
    ...searched.codes.map(({ id, code, where, benefit, ...dated }) => ({
      id,
      code,
      where,
      benefit,
      ...evidenceOf(dated, checkEvery),
      span: spanOf(dated, timeZone),
    })),
    ...(feed?.rows ?? []).flatMap((parsed): readonly DatedCode[] => {
      const { where, row, checks } = parsed;
      const { id, code } = row;
      const benefit = figureOf(parsed.benefit);
      const { fetched } = feed?.config ?? {};
      if (code === undefined || !mayBeCode(code)) return [];
      return [
        {
          id,
          code,
          where,
          benefit,
          listed: { on: fetched },
          ...evidenceOf({ checks: checks && newestTests(checks) }, checkEvery),
          span: rowSpanOf(parsed),
        },
      ];
    }),
  ];
}

/** The words of the titles of a store and its feed. */
function wordsIn({ card: { name }, searched, feed }: SearchedStore, edition: Edition): ReadonlySet<string> {
  const { language } = edition;
  const words = searched.words[language].split(' ').filter((word) => word !== '');
  const titles = feed ? feedTitles(feed, name[language], edition) : [];
  return new Set([...words, ...titleWords(titles)]);
}

/** A code with the details of its search result. */
function foundCode(
  { card: { name, path } }: SearchedStore,
  { id, span, ...code }: DatedCode,
  edition: Edition,
): FoundCode {
  return { ...code, offer: id, store: name[edition.language], path, ...lifetimeOf(span, edition) };
}

/** A key that cannot be a property of Object.prototype. */
function emptyRecord<Value>(): Record<string, Value> {
  // An empty object is a valid value of this type.
  return Object.create(null) as Record<string, Value>;
}

/** The files of codes. The phonetic key of a code selects its file. */
export function codeFiles(stores: readonly SearchedStore[], count: number, edition: Edition): readonly CodesFile[] {
  const files = Array.from({ length: count }, () => emptyRecord<FoundCode[]>());
  for (const store of stores)
    for (const offer of codesIn(store, edition)) {
      const sound = soundOf(offer.code);
      const file = files[shardOf(sound, count)];
      if (!file) continue;
      const found = file[sound] ?? [];
      file[sound] = found;
      // A code with several offers of a store is one result.
      const key = foldCode(offer.code);
      if (!found.some(({ code, path }) => path === store.card.path && foldCode(code) === key))
        found.push(foundCode(store, offer, edition));
    }
  return files;
}

/** Words in the titles of more stores than this are too common to be useful. */
const mostStores = 200;

/** The files of words in titles. Words with the same prefix share a file. */
export function titleFiles(stores: readonly SearchedStore[], count: number, edition: Edition): readonly TitlesFile[] {
  const pathsOf = new Map<string, Set<string>>();
  const add = (words: Iterable<string>, path: string): void => {
    for (const word of words) {
      const paths = pathsOf.get(word);
      if (paths) paths.add(path);
      else pathsOf.set(word, new Set([path]));
    }
  };
  // The stores with a word in a title come first.
  for (const store of stores) add(wordsIn(store, edition), store.card.path);
  for (const { searched, card } of stores) add(searched.about[edition.language].split(' ').filter(Boolean), card.path);
  const files = Array.from({ length: count }, () => ({
    places: new Map<string, number>(),
    words: emptyRecord<readonly number[]>(),
  }));
  for (const [word, paths] of [...pathsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = files[shardOf(titleShardKey(word), count)];
    if (!file || paths.size > mostStores) continue;
    file.words[word] = [...paths].map((path) => {
      const place = file.places.get(path) ?? file.places.size;
      file.places.set(path, place);
      return place;
    });
  }
  return files.map(({ places, words }) => ({ paths: [...places.keys()], words }));
}
