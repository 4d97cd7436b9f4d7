import type { IndexNow } from '../../../src/generated/data-types';
import type { TextFile } from './sitemap';

/** The file by which search engines see that the key for announcements is that of the site. */
export function keyFile({ key }: IndexNow): TextFile {
  return { path: `${key}.txt`, content: key };
}
