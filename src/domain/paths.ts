import { isLanguage, type Language } from './language';

/** An address inside the site, taken apart. */
export interface SitePath {
  readonly language: Language;
  /** The page without its language: `/` for home, else no slash at the end. */
  readonly path: string;
}

/** Takes an address apart, or gives undefined if it does not begin with a language. A trailing slash makes no difference. */
export function parseSitePath(pathname: string): SitePath | undefined {
  const [, first, ...rest] = pathname.split('/');
  if (!isLanguage(first)) return undefined;
  const path = '/' + rest.join('/').replace(/\/+$/, '');
  return { language: first, path };
}

/** The address of a page: `/en/` for home (product rule R3), else without a slash at the end. */
export function sitePath(language: Language, path: string): string {
  return path === '/' ? `/${language}/` : `/${language}${path}`;
}

/** The file, from the site's root, that holds a page; `extension` is `html` or `json`. */
export function pageFile(language: Language, path: string, extension: 'html' | 'json'): string {
  return path === '/' ? `${language}/index.${extension}` : `${language}${path}.${extension}`;
}

/** The path of the page that unknown addresses show. */
export const notFoundPath = '/404';

/** The path of the list of posts. The product fixes this route: the schema accepts no other for the page of kind `blog`. */
export const blogPath = '/blog';

/** The path of a post. */
export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/** Whether a path is that of a post (not whether the post exists). */
export function isPostPath(path: string): boolean {
  return path.startsWith(`${blogPath}/`);
}
