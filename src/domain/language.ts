import type { ContentLanguage, Text } from '../generated/data-types';

/** A language of the interface: exactly the languages that every bilingual text in the data has. */
export type Language = keyof Text;

/** The languages of the interface, the default one first. */
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/** The language of addresses without a language prefix, and the fallback for content that no other language has. */
export const defaultLanguage: Language = 'en';

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
