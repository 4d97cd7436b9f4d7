import type { Home } from '../../../src/generated/data-types';
import type { Path } from '../load/document';

/** An entry of the banner or of the featured stores on the home page. */
export type HomeEntry = Home['banner'][number] | Home['featured']['stores'][number];

/** The entries of the banner and the featured stores, with their paths. */
export function homeEntriesOf({
  banner,
  featured,
}: Home): readonly { readonly entry: HomeEntry; readonly path: Path }[] {
  return [
    ...banner.map((entry, index) => ({ entry, path: ['banner', index] })),
    ...featured.stores.map((entry, index) => ({ entry, path: ['featured', 'stores', index] })),
  ];
}

/** Whether a path of the home page is inside such an entry. */
export function isInEntry([root, key]: Path): boolean {
  return root === 'banner' || (root === 'featured' && key === 'stores');
}
