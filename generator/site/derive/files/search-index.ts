import { shardCount, hash32 } from '../../../../src/domain/hash';
import { languages, otherLanguage, type Language } from '../../../../src/domain/language/language';
import { collectionPath, postPath } from '../../../../src/domain/pages/paths';
import { foldForSearch } from '../../../../src/domain/search/search';
import type { NamesFile, OtherNamesFile } from '../../../../src/domain/search/search-names';
import type { FoundPost } from '../../../../src/domain/search/search-titles';
import type { Term, TermFacet, WordsFile } from '../../../../src/domain/search/search-words';
import type { Categories, Countries, Post, SeasonEntry, Text } from '../../../../src/generated/data-types';
import { datesOf } from '../pages/collection-pages';
import type { CategorySource } from '../collections';
import type { Wording } from '../texts/dates';
import { byName } from '../pages/lists';
import type { SiteData } from '../site-data';
import type { StoreOutline } from '../store-parts';

export interface SearchShards {
  readonly codes: number;
  readonly titles: number;
}

/** The approximate number of offers per file, so that a file has at most 10 KB when compressed. */
const offersOfFile = { codes: 250, titles: 120 } as const;

/** The number of files depends only on the number of offers, so an edit of an offer rarely changes it. */
export function searchShards(offers: number): SearchShards {
  return { codes: shardCount(offers, offersOfFile.codes), titles: shardCount(offers, offersOfFile.titles) };
}

/** `own` has the names in the language of the page, `other` the same stores' other names and aliases. */
export function namesFiles(
  outlines: readonly StoreOutline[],
  parts: readonly (readonly string[])[],
  { codes, titles }: SearchShards,
  language: Language,
): { readonly own: NamesFile; readonly other: OtherNamesFile } {
  const stores = byName(outlines, language);
  const names = stores.map(({ name }) => name).join('\n');
  const others = stores
    .map(({ outline, folded }) => {
      const [name = '', ...aliases] = [outline.name[otherLanguage(language)], ...(outline.aliases ?? [])].map(
        foldForSearch,
      );
      const others = [...new Set(aliases)].filter((alias) => alias !== folded && alias !== name);
      return [name === folded ? '' : name, ...others].join('\t');
    })
    .join('\n');
  const version = hash32(names).toString(36);
  return {
    own: {
      names,
      shards: parts.map(([first = '']) => first).join('\n'),
      sizes: parts.map(({ length }) => length),
      codes,
      titles,
      version,
    },
    other: { version, others },
  };
}

/** The facet values with synonyms, and the message that lists the synonyms. The first synonym is shown. */
const wordedTerms: readonly (readonly [facet: TermFacet, value: string, message: string])[] = [
  ['kind', 'code', 'search-words.code'],
  ['kind', 'deal', 'search-words.deal'],
  ['benefit', 'percent', 'search-words.percent'],
  ['benefit', 'amount', 'search-words.amount'],
  ['benefit', 'cashback', 'search-words.cashback'],
  ['benefit', 'delivery', 'search-words.delivery'],
  ['benefit', 'gift', 'search-words.gift'],
  ['customers', 'new', 'search-words.new-customers'],
  ['minimum', 'none', 'search-words.no-minimum'],
  ['ends', 'soon', 'search-words.ends-soon'],
];

export interface SearchedSeason extends Pick<SeasonEntry, 'name' | 'aliases' | 'dates'> {
  readonly id: string;
  /** The path of its page, if it has one. */
  readonly path?: string;
}

/** All seasons of the data, also those without offers. */
export function searchedSeasons({
  seasons: { seasons },
  collections,
}: Pick<SiteData, 'seasons' | 'collections'>): readonly SearchedSeason[] {
  return Object.entries(seasons).flatMap(([id, entry]) => {
    const { name, aliases, dates } = entry ?? {};
    const page = collections.find((each) => each.kind === 'season' && each.id === id && each.hasPage);
    return name
      ? [
          {
            id,
            name,
            aliases,
            ...(page ? { path: collectionPath('season', id) } : dates && { dates }),
          },
        ]
      : [];
  });
}

interface WordsSource {
  readonly seasons: readonly SearchedSeason[];
  readonly categories: readonly CategorySource[];
  readonly entries: Categories;
  readonly countries: Countries;
}

function listed(message: string): readonly string[] {
  return message.split(/[,،]/).map((word) => word.trim());
}

const inBoth = (text: Text): readonly string[] => languages.map((language) => text[language]);

/** The words that the search understands in both languages, with the names of their meanings in one language. */
export function wordsFile(
  { categories, seasons, entries, countries }: WordsSource,
  wordings: Readonly<Record<Language, Pick<Wording, 'message' | 'has' | 'day'>>>,
  language: Language,
): WordsFile {
  const wordsIn = (message: string): readonly string[] =>
    languages.flatMap((each) => (wordings[each].has(message) ? listed(wordings[each].message(message)) : []));
  return {
    terms: [
      ...wordedTerms.flatMap(([facet, value, message]): readonly Term[] => {
        const words = wordsIn(message);
        if (words.length === 0) return [];
        const [name = ''] = listed(wordings[language].message(message));
        return [{ facet, value, name, words }];
      }),
      ...Object.entries(countries.countries).flatMap(([code, country]): readonly Term[] => {
        if (!country) return [];
        const { name, short, aliases = [] } = country;
        return [
          {
            facet: 'country',
            value: code,
            name: short[language],
            words: [...inBoth(name), ...inBoth(short), ...aliases],
          },
        ];
      }),
      ...categories.map(({ id, name, path }): Term => {
        const { aliases = [] } = entries.categories[id] ?? entries.groups?.[id] ?? { aliases: [] };
        return {
          facet: 'category',
          value: id,
          name: name[language],
          words: [...inBoth(name), ...aliases],
          path,
        };
      }),
      ...seasons.map(
        ({ id, name, aliases = [], path, dates }): Term => ({
          facet: 'season',
          value: id,
          name: name[language],
          words: [...inBoth(name), ...aliases],
          path,
          dates: dates && datesOf({ dates }, wordings[language]),
        }),
      ),
    ],
    ignored: wordsIn('search-words.ignored'),
    discounts: wordsIn('search-words.discount'),
  };
}

/** Posts in the language of the page come first. */
export function foundPosts(posts: readonly Post[], language: Language): readonly FoundPost[] {
  const own = posts.filter((post) => post.language === language);
  return [...own, ...posts.filter((post) => !own.includes(post))].map(({ slug, title, language: written }) => ({
    title,
    path: postPath(slug),
    language: written === language ? undefined : written,
  }));
}
