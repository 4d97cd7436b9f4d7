import type { ComponentType } from 'react';
import type { PageData, PageKind, PageOf } from '../domain/pages/page-data';
import { importWhole, SiteHasChanged } from '../browser/import-whole';

export type Template<Kind extends PageKind> = ComponentType<{ readonly page: PageOf<Kind> }>;

type TemplateModule<Kind extends PageKind> = Promise<{ readonly default: Template<Kind> }>;

/** A kind without a template does not compile. */
const templates = {
  home: () => importWhole(() => import('../pages/HomePage')),
  store: () => importWhole(() => import('../store-page/StorePage')),
  directory: () => importWhole(() => import('../pages/DirectoryPage')),
  coupons: () => importWhole(() => import('../coupons/CouponsPage')),
  static: () => importWhole(() => import('../pages/StaticPage')),
  'store-offers': () => importWhole(() => import('../pages/StoreOffersPage')),
  checks: () => importWhole(() => import('../pages/ChecksPage')),
  article: () => importWhole(() => import('../pages/ArticlePage')),
  category: () => importWhole(() => import('../pages/CategoryPage')),
  season: () => importWhole(() => import('../pages/SeasonPage')),
  compare: () => importWhole(() => import('../compare/ComparePage')),
  saved: () => importWhole(() => import('../pages/SavedPage')),
  blog: () => importWhole(() => import('../pages/BlogPage')),
  post: () => importWhole(() => import('../pages/PostPage')),
  'not-found': () => importWhole(() => import('../pages/NotFoundPage')),
} satisfies { readonly [Kind in PageKind]: () => TemplateModule<Kind> };

/** A template that accepts any page. The caller ensures that the page is of the template's kind. */
export type AnyTemplate = ComponentType<{ readonly page: PageData }>;

/** Loads the template of a page kind. Throws `SiteHasChanged` for an unknown kind. */
export async function loadTemplate(kind: PageKind): Promise<AnyTemplate> {
  // At run time the data may belong to a newer build, with a kind that this code lacks.
  if (!Object.hasOwn(templates, kind)) throw new SiteHasChanged(kind);
  const { default: template } = await templates[kind]();
  // The registry pairs each kind with its template, but TypeScript cannot relate the two unions.
  return template as AnyTemplate;
}
