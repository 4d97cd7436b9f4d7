import { shardOf } from '../../../../src/domain/hash';
import type { Language } from '../../../../src/domain/language/language';
import {
  foldCode,
  mayBeCode,
  soundOf,
  type CodesFile,
  type FoundCode,
} from '../../../../src/domain/search/search-codes';
import { isTitleWord, titleShardKey, titleWordsOf, type TitlesFile } from '../../../../src/domain/search/search-titles';
import { isByTeam } from '../../../../src/domain/trust/trust';
import { listingOf, type CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import type { Edition } from '../texts/edition';
import { singleBenefit } from '../offers/limits';
import { Distinct } from '../offers/offer-facts';
import { textsOf, writtenTitle, type WordedOffer } from '../offers/offer-texts';
import { evidenceOf, lifetimeOf } from '../offers/offers';
import { inEachLanguage } from '../record-of';
import type { StoreCard } from '../store-parts';
import { figureOf } from '../stores/suggestions';

type SearchedCode = Pick<
  CatalogueOffer,
  'id' | 'startsAt' | 'endsAt' | 'endAssumed' | 'where' | 'lastVerified' | 'checks'
> &
  Pick<FoundCode, 'code' | 'benefit' | 'listed'>;

/** The searchable part of a store's offers. */
export interface SearchedOffers {
  readonly codes: readonly SearchedCode[];
  /** Distinct folded words of titles, separated by spaces. */
  readonly words: Readonly<Record<Language, string>>;
  /** The same of descriptions. They find an offer by goods that its title does not name. */
  readonly about: Readonly<Record<Language, string>>;
  /** The offers without a written title in a language; their titles are composed. */
  readonly composed: Readonly<Record<Language, readonly WordedOffer[]>>;
}

/** The distinct searchable words of texts, without placeholders. */
function titleWords(titles: readonly string[]): readonly string[] {
  const words = titles.flatMap((title) => titleWordsOf(title.replace(/\{\w+\}/g, ' ')));
  return [...new Set(words)].filter((word) => isTitleWord(word) && !/^[\d.,%$]+$/.test(word));
}

function inEach(textsIn: (language: Language) => readonly string[]): Readonly<Record<Language, string>> {
  return { en: titleWords(textsIn('en')).join(' '), ar: titleWords(textsIn('ar')).join(' ') };
}

/** The number of tests from which the label of a code in the results is derived. */
const testsOfCode = 4;

export function searchedOffersOf({ offers }: Pick<SiteStore, 'offers'>): SearchedOffers {
  const composedIn = (language: Language): readonly WordedOffer[] => {
    const composed = new Distinct<WordedOffer>();
    for (const offer of offers) {
      const { code, benefit, minimumSpend } = offer;
      // Many rows share their benefit and minimum.
      if (!writtenTitle(offer, language))
        composed.add({ title: {}, benefit, minimumSpend, code: benefit ? undefined : code });
    }
    return composed.values;
  };
  return {
    codes: offers.flatMap((offer): readonly SearchedCode[] => {
      const { id, code, startsAt, endsAt, endAssumed, where, lastVerified, checks } = offer;
      if (code === undefined || !mayBeCode(code)) return [];
      const benefit = figureOf(singleBenefit(offer));
      const newest = checks
        ?.filter(isByTeam)
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))
        .slice(0, testsOfCode);
      const listed = listingOf(offer);
      return [{ id, code, startsAt, endsAt, endAssumed, where, benefit, lastVerified, checks: newest, listed }];
    }),
    words: inEach((language) => offers.flatMap((offer) => writtenTitle(offer, language)?.text ?? [])),
    about: inEach((language) => offers.flatMap(({ description }) => description?.[language] ?? [])),
    composed: inEachLanguage(composedIn),
  };
}

export interface SearchedStore {
  readonly card: Pick<StoreCard, 'name' | 'path'>;
  readonly searched: SearchedOffers;
}

/** A record without prototype, so that every key is safe. */
function emptyRecord<Value>(): Record<string, Value> {
  // An empty object is a valid value of this type.
  return Object.create(null) as Record<string, Value>;
}

/** The phonetic key of a code selects its file. */
export function codeFiles(stores: readonly SearchedStore[], count: number, edition: Edition): readonly CodesFile[] {
  const files = Array.from({ length: count }, () => emptyRecord<FoundCode[]>());
  for (const { card, searched } of stores)
    for (const offer of searched.codes) {
      const sound = soundOf(offer.code);
      const file = files[shardOf(sound, count)];
      if (!file) continue;
      const found = file[sound] ?? [];
      file[sound] = found;
      // A code with several offers of a store is one result.
      const key = foldCode(offer.code);
      if (!found.some(({ code, path }) => path === card.path && foldCode(code) === key))
        found.push({
          code: offer.code,
          where: offer.where,
          benefit: offer.benefit,
          listed: offer.listed,
          ...evidenceOf(offer, edition.checkEvery),
          offer: offer.id,
          store: card.name[edition.language],
          path: card.path,
          ...lifetimeOf(offer, edition),
        });
    }
  return files;
}

/** Words in the titles of more stores than this are left out of the index. */
const mostStores = 200;

/** Words with the same prefix share a file. */
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
  const { language } = edition;
  for (const { searched, card } of stores) {
    const titles = searched.composed[language].map((offer) => textsOf(offer, card.name[language], edition).title);
    add([...searched.words[language].split(' ').filter(Boolean), ...titleWords(titles)], card.path);
  }
  for (const { searched, card } of stores) add(searched.about[language].split(' ').filter(Boolean), card.path);
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
