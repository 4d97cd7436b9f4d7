import type { ContentLanguage, Text } from '../generated/data-types';

/** A language of the interface: exactly the languages that every bilingual text in the data has. */
export type Language = keyof Text;

/** The languages of the interface, in the order of a site that names none (`LanguageOrder`). */
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/**
 * The languages in the order of the site. The first one is the default: it is the language of addresses without a language, and
 * stands in for content that no other language has.
 */
export type LanguageOrder = readonly [Language, Language];

/** Reading direction: a value of the `dir` attribute. */
export type Direction = 'ltr' | 'rtl';

/** The reading direction of a language. */
export function directionOf(language: ContentLanguage): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The target of the language switch in the header. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** The order of a site, from the one that it names, if it does. */
export function languageOrder(listed: readonly Language[] = languages): LanguageOrder {
  const [first = languages[0]] = listed;
  return [first, otherLanguage(first)];
}

/** Whether a path segment names a language of the interface. */
export function isLanguage(segment: string | undefined): segment is Language {
  return segment === 'en' || segment === 'ar';
}

/**
 * The locale of a language for `Intl`. Calendar and digits are explicit, because their defaults for Arabic differ
 * between engines and regions.
 */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn';
}
