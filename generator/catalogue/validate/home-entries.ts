import type { Home } from '../../../src/generated/data-types';
import type { Path } from '../load/document';

/** An entry of the banner or of the featured stores of the home page. */
export type HomeEntry = Home['banner'][number] | Home['featured']['stores'][number];

/** The entries of the banner and of the featured stores with their places. */
export function homeEntriesOf({
  banner,
  featured,
}: Home): readonly { readonly entry: HomeEntry; readonly path: Path }[] {
  return [
    ...banner.map((entry, index) => ({ entry, path: ['banner', index] })),
    ...featured.stores.map((entry, index) => ({ entry, path: ['featured', 'stores', index] })),
  ];
}

/** Whether a text of the home page is one of such an entry. */
export function isInEntry([root, key]: Path): boolean {
  return root === 'banner' || (root === 'featured' && key === 'stores');
}
