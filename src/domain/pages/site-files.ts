import type { Language } from '../language/language';

/** Files of the built site other than pages, by their paths from its root. */
export const siteFiles = {
  icon: 'icon.svg',
  favicon: 'favicon.ico',
  touchIcon: 'apple-touch-icon.png',
  smallIcon: 'icon-192.png',
  largeIcon: 'icon-512.png',
  maskableIcon: 'icon-maskable-512.png',
  redirects: 'redirects.json',
} as const;

/**
 * The file that names the commit that the site was built from. Every host serves a file of this name; some hosts
 * reserve names that begin with an underscore.
 */
export const buildFile = 'build.json';

/** The content of `buildFile`. */
export interface BuildStamp {
  readonly commit: string;
}

/** The web app manifest of a language. */
export function manifestFile(language: Language): string {
  return `${language}/manifest.webmanifest`;
}

/** The file that the search loads first: the names of the stores. */
export function searchFile(language: Language): string {
  return `${language}/search.json`;
}

/**
 * The other files of the search. Those of codes and of words in titles are numbered; those of stores are named after
 * their first store.
 */
export type SearchPart = 'names' | 'words' | 'posts' | `stores/${string}` | `codes/${number}` | `titles/${number}`;

/** Another file of the search in a language. */
export function searchPartFile(language: Language, part: SearchPart): string {
  return `${language}/search/${part}.json`;
}

/** Whether a path, without the language, is in the folder of the search's files. */
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

/** The file in the public copy with the offers of a store. */
export function apiOffersFile(slug: string): string {
  return `${apiFolder}/offers/${slug}.json`;
}

/** The size of preview pictures in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
