import type { ReadDocument } from './draft';
import { linksIn, mayLink } from './markdown-links';
import { eachString, textsOf } from './texts';

const cache = new WeakMap<ReadDocument['document'], readonly string[]>();

/** The pages of the site that the words and buttons of a file link to. */
export function linksOf(read: ReadDocument): readonly string[] {
  const known = cache.get(read.document);
  if (known) return known;
  const targets: string[] = [];
  let hasLinks = false;
  eachString(read.document, (value, path) => {
    if (path.at(-1) === 'to') targets.push(value);
    hasLinks ||= mayLink(value);
  });
  if (hasLinks) for (const text of textsOf(read).all) for (const { url } of linksIn(text)) targets.push(url);
  const links = targets.filter((target) => target.startsWith('/'));
  cache.set(read.document, links);
  return links;
}
