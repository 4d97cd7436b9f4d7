import type { ReadDocument } from './draft';
import { linksIn, mayLink } from './markdown-links';
import { eachString, textsOf } from './texts';

const cache = new WeakMap<ReadDocument['document'], readonly string[]>();

/** The link targets of a file's texts and buttons. */
function targetsOf(read: ReadDocument): readonly string[] {
  const known = cache.get(read.document);
  if (known) return known;
  const targets: string[] = [];
  let hasLinks = false;
  eachString(read.document, (value, path) => {
    if (path.at(-1) === 'to') targets.push(value);
    hasLinks ||= mayLink(value);
  });
  if (hasLinks) for (const text of textsOf(read).all) for (const { url } of linksIn(text)) targets.push(url);
  cache.set(read.document, targets);
  return targets;
}

/** The pages of this site that a file's texts and buttons link to. */
export function linksOf(read: ReadDocument): readonly string[] {
  return targetsOf(read).filter((target) => target.startsWith('/'));
}

/** The external addresses that a file's texts and buttons link to. */
export function outboundLinksOf(read: ReadDocument): readonly string[] {
  return targetsOf(read).filter((target) => target.startsWith('https://'));
}
