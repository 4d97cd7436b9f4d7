import { isLanguage, type Language } from '../language/language';

export interface SitePath {
  readonly language: Language;
  /** The path without the language: `/` for home, else without a trailing slash. */
  readonly path: string;
}

/** Parses a path; undefined if it does not begin with a language. A trailing slash makes no difference. */
export function parseSitePath(pathname: string): SitePath | undefined {
  const [, first, ...rest] = pathname.split('/');
  if (!isLanguage(first)) return undefined;
  const path = `/${rest.join('/').replace(/(?<!\/)\/+$/, '')}`;
  return { language: first, path };
}

/** The address of a page: `/en/` for home (product rule R3), else without a trailing slash. */
export function sitePath(language: Language, path: string): string {
  return path === '/' ? `/${language}/` : `/${language}${path}`;
}

/** The file of a page, from the site's root: its HTML, or its data as JSON. */
export function pageFile(language: Language, path: string, extension: 'html' | 'json'): string {
  return path === '/' ? `${language}/index.${extension}` : `${language}${path}.${extension}`;
}

export const notFoundPath = '/404';

/** The path of the list of posts. It is fixed: the schema accepts no other path for the page of kind `blog`. */
export const blogPath = '/blog';

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/** The path of the test log of a store, from the path of the store. */
export function checksPath(storePath: string): string {
  return `${storePath}/checks`;
}

/** Whether a path has the form of a post's path. The post need not exist. */
export function isPostPath(path: string): boolean {
  return path.startsWith(`${blogPath}/`);
}

/** Fixed: the schema accepts no other path for the page of kind `compare`. */
export const comparePath = '/compare';

export function isBelowComparison(path: string): boolean {
  return path.startsWith(`${comparePath}/`);
}

/** Fixed, like the path of the comparison. */
export const savedPath = '/saved';

export function compareFile(language: Language, category: string): string {
  return `${language}${comparePath}/${category}.json`;
}

/** The kinds of entries that have a page of collected offers. */
export type CollectionKind = 'category' | 'season';

export function collectionPath(kind: CollectionKind, id: string): string {
  return `/${kind}/${id}`;
}

export function isBelowCollections(path: string): boolean {
  return /^\/(?:category|season)\//.test(path);
}
