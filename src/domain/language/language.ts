import type { ContentLanguage, Text } from '../../generated/data-types';

/** A language of the interface. Every bilingual text in the data has exactly these languages. */
export type Language = keyof Text;

/** The languages of the interface, in the default order (`LanguageOrder`). */
export const languages = ['en', 'ar'] as const satisfies readonly Language[];

/** The first one is the default, also used instead of languages that content does not have. */
export type LanguageOrder = readonly [Language, Language];

export type Direction = 'ltr' | 'rtl';

export function directionOf(language: ContentLanguage): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** The order of languages for a site. `listed` comes from its settings; the default order applies without it. */
export function languageOrder(listed: readonly Language[] = languages): LanguageOrder {
  const [first = languages[0]] = listed;
  return [first, otherLanguage(first)];
}

export function isLanguage(segment: string | undefined): segment is Language {
  return segment === 'en' || segment === 'ar';
}

/** For `Intl`. Calendar and digits are explicit: their defaults for Arabic differ between engines and regions. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn';
}
