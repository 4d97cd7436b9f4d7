import type { Language } from '../language/language';

export const siteFiles = {
  icon: 'icon.svg',
  favicon: 'favicon.ico',
  touchIcon: 'apple-touch-icon.png',
  smallIcon: 'icon-192.png',
  largeIcon: 'icon-512.png',
  maskableIcon: 'icon-maskable-512.png',
  redirects: 'redirects.json',
} as const;

/** Names the commit that the site was built from. Some hosts reserve names that begin with an underscore. */
export const buildFile = 'build.json';

export interface BuildStamp {
  readonly commit: string;
}

export function manifestFile(language: Language): string {
  return `${language}/manifest.webmanifest`;
}

/** The file that the search loads first: the names of the stores. */
export function searchFile(language: Language): string {
  return `${language}/search.json`;
}

/** Those of codes and of words in titles are numbered; those of stores are named after their first store. */
export type SearchPart = 'names' | 'words' | 'posts' | `stores/${string}` | `codes/${number}` | `titles/${number}`;

export function searchPartFile(language: Language, part: SearchPart): string {
  return `${language}/search/${part}.json`;
}

export function isSearchPath(path: string): boolean {
  return path === '/search' || path.startsWith('/search/');
}

export function feedFile(language: Language): string {
  return `${language}/feed.xml`;
}

/** The folder of the Atom feeds of stores. */
export const storeFeedFolder = 'feeds';

/** The Atom feed of a store in a language. It exists while an active offer with a known end exists. */
export function storeFeedFile(language: Language, slug: string): string {
  return `${storeFeedFolder}/${language}/${slug}.atom`;
}

/** The folder of the public copy of the catalogue. The version changes when the meaning of a field changes. */
export const apiFolder = 'api/v1';

export function apiOffersFile(slug: string): string {
  return `${apiFolder}/offers/${slug}.json`;
}

/** The size of preview pictures in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
