import type { ComponentType } from 'react';
import type { PageData, PageKind, PageOf } from '../domain/page-data';
import { importWhole, SiteHasChanged } from '../loading/import-whole';

/** The component that shows one kind of page, inside the shell. */
export type Template<Kind extends PageKind> = ComponentType<{ readonly page: PageOf<Kind> }>;

type TemplateModule<Kind extends PageKind> = Promise<{ readonly default: Template<Kind> }>;

/** One template for each kind of page: a kind without one does not compile. */
const templates = {
  home: () => importWhole(() => import('../pages/HomePage')),
  store: () => importWhole(() => import('../store-page/StorePage')),
  directory: () => importWhole(() => import('../pages/DirectoryPage')),
  coupons: () => importWhole(() => import('../pages/CouponsPage')),
  static: () => importWhole(() => import('../pages/StaticPage')),
  article: () => importWhole(() => import('../pages/ArticlePage')),
  blog: () => importWhole(() => import('../pages/BlogPage')),
  post: () => importWhole(() => import('../pages/PostPage')),
  'not-found': () => importWhole(() => import('../pages/NotFoundPage')),
} satisfies { readonly [Kind in PageKind]: () => TemplateModule<Kind> };

/** A template that takes any page, for whoever has matched the two by kind. */
export type AnyTemplate = ComponentType<{ readonly page: PageData }>;

/** Loads the template of a kind of page. */
export async function loadTemplate(kind: PageKind): Promise<AnyTemplate> {
  // Data of a later build than this code may be of a kind that it does not know, whatever the types say.
  if (!Object.hasOwn(templates, kind)) throw new SiteHasChanged(kind);
  const { default: template } = await templates[kind]();
  // The registry pairs each kind with its own template, which the union of all of them cannot express.
  return template as AnyTemplate;
}
