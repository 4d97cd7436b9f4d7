import type { Language } from '../language/language';

/** English and Arabic names of the keys, kinds and values of the data: `x-names` of common.schema.json. */
export type Names = Readonly<Record<string, readonly [en: string, ar: string]>>;

/** The name of a key, kind or value in forms; the word itself if it has no name. */
export function nameOf(names: Names, word: string, language: Language): string {
  const [en, ar] = (Object.hasOwn(names, word) ? names[word] : undefined) ?? [word, word];
  return language === 'ar' ? ar : en;
}

/** A description in a schema has two lines: English, then Arabic. */
export function describedIn(description: string, language: Language): string {
  const [en = '', ar = en] = description.split('\n');
  return language === 'ar' ? ar : en;
}
