import type { Post } from '../../../src/generated/data-types';
import { baseName } from '../load/places';

/** The picture of a post that is named after a store of which the post does not speak. */
export interface ForeignPicture {
  /** The other store. */
  readonly other: string;
  /** The picture that has the name of the post's own store in its place, if there is one. */
  readonly right?: string;
}

/** Whether a name in a file has a short name as whole words: `post-luban` has `luban`. */
function hasWords(name: string, slug: string): boolean {
  return `-${name}-`.includes(`-${slug}-`);
}

/** Says of which other store the picture of a post is; undefined if it is not named after one. */
export function foreignPictureOf(
  { image, stores = [] }: Pick<Post, 'image' | 'stores'>,
  slugs: Iterable<string>,
  images: ReadonlySet<string>,
): ForeignPicture | undefined {
  if (image === undefined || stores.length === 0) return undefined;
  const name = baseName(image);
  if (stores.some((slug) => hasWords(name, slug))) return undefined;
  const [other, ...more] = [...slugs].filter((slug) => hasWords(name, slug) && !stores.includes(slug));
  if (other === undefined || more.length > 0) return undefined;
  const right = stores.map((slug) => image.replace(other, slug)).find((each) => images.has(each));
  return { other, ...(right !== undefined && { right }) };
}
