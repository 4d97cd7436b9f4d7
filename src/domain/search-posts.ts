import type { ContentLanguage } from '../generated/data-types';
import { foldQuery } from './search';
import { hasWords, isTitleWord } from './search-titles';
import { wordsOf } from './search-words';

/** A post as the search finds it. */
export interface FoundPost {
  readonly title: string;
  readonly path: string;
  /** The language of the title, if it is not that of the page. */
  readonly language?: ContentLanguage;
}

/** The posts whose titles have all words of a query, or contain it. */
export function findPosts(posts: readonly FoundPost[], query: string): readonly FoundPost[] {
  const text = foldQuery(query);
  const words = wordsOf(query);
  if (!words.some(isTitleWord)) return [];
  return posts.filter(({ title }) => foldQuery(title).includes(text) || hasWords(wordsOf(title), words));
}
