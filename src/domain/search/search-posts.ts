import type { ContentLanguage } from '../../generated/data-types';
import { foldQuery } from './search';
import { hasWords, isTitleWord } from './search-titles';
import { searchWords } from './search-words';

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
