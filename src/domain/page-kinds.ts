import type { PageKind } from './page-data';

/** Every kind of page. */
export const pageKinds = Object.keys({
  home: true,
  store: true,
  directory: true,
  coupons: true,
  static: true,
  article: true,
  blog: true,
  post: true,
  'not-found': true,
  // The compiler has proved that these are all of them and no others.
} satisfies Record<PageKind, true>) as readonly PageKind[];
