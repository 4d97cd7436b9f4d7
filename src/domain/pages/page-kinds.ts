import type { PageKind } from './page-data';

export const pageKinds = Object.keys({
  home: true,
  store: true,
  'store-offers': true,
  directory: true,
  coupons: true,
  static: true,
  article: true,
  category: true,
  season: true,
  checks: true,
  blog: true,
  compare: true,
  saved: true,
  post: true,
  'not-found': true,
  // The assertion is sound: `satisfies` accepts exactly these keys.
} satisfies Record<PageKind, true>) as readonly PageKind[];
