import { diagnostic, fileStart, type Diagnostic, type DiagnosticText } from '../../diagnostics/diagnostic';
import { inFull } from '../../diagnostics/visible';
import { baseName, fileName } from '../../load/places';
import { strayProgramFile } from '../../load/stray-files';
import { formatNamed, whyNotShown } from '../../load/pictures/formats';
import type { CheckedRest } from '../catalogue';
import type { Use } from './uses';
import type { Post } from '../../../../src/generated/data-types';

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

function textFor(name: string): DiagnosticText {
  const base = fileName(name);
  const ofProgram = strayProgramFile(base);
  if (ofProgram) return ofProgram;
  if (formatNamed(name) === undefined)
    return {
      id: 'unused-picture.format',
      why: whyNotShown(name) ?? { id: 'unused-picture.formats' },
    };
  if (name.includes('/'))
    return {
      id: 'unused-picture.folder',
      values: { place: inFull(`data/images/${base}`) },
    };
  return {
    id: 'unused-picture',
    values: { logo: inFull(`logo: ${name}`), image: inFull(`image: ${name}`) },
  };
}

/** The logos of stores that wrongly show that of another store. They are used once that error is corrected. */
function ownLogosOf(
  stores: readonly { readonly slug: string; readonly logo: string }[],
  files: readonly string[],
): readonly string[] {
  const slugs = new Set(stores.map(({ slug }) => slug));
  const wrong = new Set(
    stores.flatMap(({ slug, logo }) => (baseName(logo) !== slug && slugs.has(baseName(logo)) ? [slug] : [])),
  );
  return wrong.size === 0 ? [] : files.filter((file) => wrong.has(baseName(file)));
}

export function unusedPictures(
  { images, icons, posts }: Pick<CheckedRest, 'images' | 'icons' | 'posts'>,
  stores: readonly { readonly slug: string; readonly logo: string }[],
  files: readonly { readonly uses: readonly Use[] }[],
): readonly Diagnostic[] {
  const named = (one: 'picture' | 'icon'): Set<string | undefined> =>
    new Set(files.flatMap(({ uses }) => uses.flatMap(({ kind, id }) => (kind === one ? [id] : []))));
  const used = named('picture');
  const slugs = stores.map(({ slug }) => slug);
  const all = new Set(images.keys());
  for (const { value } of posts) {
    // The correct picture of a post that shows the wrong one is used once that is corrected.
    used.add(foreignPictureOf(value, slugs, all)?.right);
  }
  for (const file of ownLogosOf(stores, [...images.keys()])) used.add(file);
  const unused = (names: Iterable<string>, isUsed: ReadonlySet<string | undefined>): readonly string[] =>
    [...names].filter((name) => !isUsed.has(name));
  return [
    ...unused(images.keys(), used).map((name) =>
      diagnostic('unused-picture', `data/images/${name}`, fileStart, textFor(name)),
    ),
    ...unused(icons.keys(), named('icon')).map((name) =>
      diagnostic('unused-picture', `data/icons/${name}.svg`, fileStart, {
        id: 'unused-icon',
        values: { icon: inFull(`icon: ${name}`) },
      }),
    ),
  ];
}
