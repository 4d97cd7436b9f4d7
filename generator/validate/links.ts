import type { ReadDocument } from './draft';
import { linksIn } from './markdown-links';
import { stringsOf, textsOf } from './texts';

/** The pages of the site that the words and buttons of a file link to. */
export function linksOf(read: ReadDocument): readonly string[] {
  const targets = [
    ...stringsOf(read.document).flatMap(({ path, value }) => (path.at(-1) === 'to' ? [value] : [])),
    ...textsOf(read).all.flatMap((text) => linksIn(text).map(({ url }) => url)),
  ];
  return targets.filter((target) => target.startsWith('/'));
}
