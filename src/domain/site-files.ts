import type { Language } from './language';

/** Files of the built site other than pages, by path from its root. */
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
 * The file that says of which commit the site was made. Every host serves a file of this name; names that begin with an underscore some of
 * them keep for themselves.
 */
export const buildFile = 'build.json';

/** What `buildFile` contains. */
export interface BuildStamp {
  readonly commit: string;
}

/** The manifest of the site in a language. */
export function manifestFile(language: Language): string {
  return `${language}/manifest.webmanifest`;
}

/** The file that a search loads first: the names of stores. */
export function searchFile(language: Language): string {
  return `${language}/search.json`;
}

/** The other files of the search; those of codes and of words in titles are numbered, those of stores are named after their first store. */
export type SearchPart = 'names' | 'words' | 'posts' | `stores/${string}` | `codes/${number}` | `titles/${number}`;

/** A further file of the search of a language. */
export function searchPartFile(language: Language, part: SearchPart): string {
  return `${language}/search/${part}.json`;
}

/** Whether a path, without the language, is where the search has its files. */
export function isSearchPath(path: string): boolean {
  return path === '/search' || path.startsWith('/search/');
}

/** The Atom feed of a language. */
export function feedFile(language: Language): string {
  return `${language}/feed.xml`;
}

/** The folder of the Atom feeds of stores. */
export const storeFeedFolder = 'feeds';

/** The Atom feed of a store in a language, present while the end of an active offer is known. */
export function storeFeedFile(language: Language, slug: string): string {
  return `${storeFeedFolder}/${language}/${slug}.atom`;
}

/** The folder of the calendars of stores. */
export const storeCalendarFolder = 'calendars';

/** The calendar of the ends of a store's offers in a language, present as its feed is. */
export function storeCalendarFile(language: Language, slug: string): string {
  return `${storeCalendarFolder}/${language}/${slug}.ics`;
}

/** The folder of the public copy of the catalogue. Its number changes when a field changes its meaning. */
export const apiFolder = 'api/v1';

/** The file of the public copy with the offers of a store. */
export function apiOffersFile(slug: string): string {
  return `${apiFolder}/offers/${slug}.json`;
}

/** The QR code of a page, for its printed copy. */
export function pageCodeFile(language: Language, path: string): string {
  return `qr/${language}${path}.svg`;
}

/** The QR code that opens an offer in its store's app. */
export function offerCodeFile(store: string, offer: string): string {
  return `qr/${store}/${offer}.svg`;
}

/** The size of preview pictures in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
