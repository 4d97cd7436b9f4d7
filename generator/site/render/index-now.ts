import type { IndexNow } from '../../../src/generated/data-types';
import type { TextFile } from './sitemap';

/** Proves to search engines that the key for announcements belongs to the site. */
export function keyFile({ key }: IndexNow): TextFile {
  return { path: `${key}.txt`, content: key };
}
