import { mapTexts, richFields, textIn, type Localized } from '../../../../src/domain/language/localized';
import type { Language } from '../../../../src/domain/language/language';
import { fill, type Placeholders } from './placeholders';
import { parseRichText } from './rich-text';

const richFieldNames: ReadonlySet<string> = new Set(richFields);

/** Pairs of texts become strings with filled placeholders, Markdown fields rich texts; other values stay. */
export function localize<T>(value: T, language: Language, placeholders: Placeholders): Localized<T> {
  // `mapTexts` does at run time what `Localized` does to the type.
  return mapTexts(value, (text, key) => {
    const own = textIn(text, language);
    if (richFieldNames.has(key)) return parseRichText(own, placeholders);
    return typeof text === 'string' ? own : fill(own, placeholders);
  }) as Localized<T>;
}

/** Fills the placeholders of a value's texts in both languages. */
export function filled<T>(value: T, placeholders: Readonly<Record<Language, Placeholders>>): T {
  // The type stays the same: texts in two languages remain so.
  return mapTexts(value, (text) =>
    typeof text === 'string'
      ? text
      : { en: fill(textIn(text, 'en'), placeholders.en), ar: fill(textIn(text, 'ar'), placeholders.ar) },
  ) as T;
}
