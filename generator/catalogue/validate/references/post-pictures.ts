import type { Post } from '../../../../src/generated/data-types';
import { baseName } from '../../load/places';

/** Whether a name contains a slug as whole words: `post-luban` contains `luban`. */
function hasWords(name: string, slug: string): boolean {
  return `-${name}-`.includes(`-${slug}-`);
}

/**
 * The slug of the store that a post's picture is wrongly named after, and the picture of that name for the post's own
 * store, if it exists; undefined if there is no such store.
 */
export function foreignPictureOf(
  { image, stores = [] }: Pick<Post, 'image' | 'stores'>,
  slugs: Iterable<string>,
  images: ReadonlySet<string>,
): { readonly other: string; readonly right?: string | undefined } | undefined {
  if (image === undefined || stores.length === 0) return undefined;
  const name = baseName(image);
  if (stores.some((slug) => hasWords(name, slug))) return undefined;
  const [other, ...more] = [...slugs].filter((slug) => hasWords(name, slug) && !stores.includes(slug));
  if (other === undefined || more.length > 0) return undefined;
  const right = stores.map((slug) => image.replace(other, slug)).find((each) => images.has(each));
  return { other, right };
}
