import { searchWords } from './search-words';
import type { ContentLanguage } from '../../generated/data-types';
import { foldQuery } from './search';

export interface FoundPost {
  readonly title: string;
  readonly path: string;
  /** The language of the title, if it differs from that of the page. */
  readonly language?: ContentLanguage;
}

/** The posts whose title contains the query, or a word for each word of the query. */
export function findPosts(posts: readonly FoundPost[], query: string): readonly FoundPost[] {
  const text = foldQuery(query);
  const words = searchWords(query);
  if (!words.some(isTitleWord)) return [];
  return posts.filter(({ title }) => foldQuery(title).includes(text) || hasWords(searchWords(title), words));
}

/** The index from words in titles of offers, folded by `foldWord`, to stores. */
export interface TitlesFile {
  readonly paths: readonly string[];
  /** For each word, the indices of its stores in `paths`. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** Words with the same prefix share a file, so that a word is found while it is being typed. */
const lettersOfShard = 3;

export function titleShardKey(word: string): string {
  return word.slice(0, lettersOfShard);
}

/** Whether a word is looked up in titles. Shorter words match too much. */
export function isTitleWord(word: string): boolean {
  return word.length >= lettersOfShard;
}

export function pathsWithWord({ paths, words }: TitlesFile, word: string): ReadonlySet<string> {
  const places = Object.entries(words).flatMap(([each, stores]) => (each.startsWith(word) ? stores : []));
  return new Set(places.flatMap((place) => paths[place] ?? []));
}

/** The intersection of several sets, in the order of the first one. */
export function inAll<T>([first, ...others]: readonly ReadonlySet<T>[]): readonly T[] {
  return [...(first ?? [])].filter((value) => others.every((other) => other.has(value)));
}

export function hasWords(title: readonly string[], query: readonly string[]): boolean {
  return query.every((word) => title.some((each) => each.startsWith(word)));
}

/** The words of a title or description. A compound is found in one word, too: "makeup" for make-up. */
export function titleWordsOf(text: string): readonly string[] {
  const compounds = text.includes('-') ? text.split(/\s/).filter((word) => /\p{L}-\p{L}/u.test(word)) : [];
  return [...searchWords(text), ...compounds.flatMap((each) => searchWords(each.replaceAll('-', '')))];
}
