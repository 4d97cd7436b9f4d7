import type { ContentLanguage, Text } from '../generated/data-types';

/** A language of the interface: exactly the languages that every bilingual text in the data has. */
export type Language = keyof Text;

/** The languages of the interface, the default one first. */
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/** The language of addresses without a prefix, and of anything that exists in no other. */
export const defaultLanguage: Language = 'en';

/** Reading direction, as the `dir` attribute takes it. */
export type Direction = 'ltr' | 'rtl';

/** The reading direction of a language. */
export function directionOf(language: ContentLanguage): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language that the switch in the header leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** Whether a path segment names a language of the interface. */
export function isLanguage(segment: string | undefined): segment is Language {
  return segment === 'en' || segment === 'ar';
}

/**
 * The locale given to `Intl` for a language: calendar and digits are pinned, because their defaults for Arabic
 * differ between engines and regions.
 */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn';
}
