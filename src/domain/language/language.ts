import type { ContentLanguage, Text } from '../../generated/data-types';

/** A language of the interface. Every bilingual text in the data has exactly these languages. */
export type Language = keyof Text;

/** The languages of the interface, in the default order (`LanguageOrder`). */
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/**
 * The languages in the order of the site. The first one is the default: it is used for addresses without a language,
 * and instead of languages that content does not have.
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

/** The order of languages for a site. `listed` comes from its settings; the default order applies without it. */
export function languageOrder(listed: readonly Language[] = languages): LanguageOrder {
  const [first = languages[0]] = listed;
  return [first, otherLanguage(first)];
}

/** Whether a path segment is the code of a language of the interface. */
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
