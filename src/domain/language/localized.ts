import type { ApiWords } from '../../generated/data-types';
import type { Language } from './language';
import type { RichText } from './rich-text';

/** The names of fields whose text is Markdown, in every kind of file. All other texts are plain. */
export const richFields = ['intro', 'text', 'body', 'answer'] as const;
export type RichField = (typeof richFields)[number];

type LocalizedField<Value, Key> = Key extends RichField
  ? Value extends ApiWords | string
    ? RichText
    : Localized<Value>
  : Localized<Value>;

interface LinkMark {
  /** The link leads to a store or a network, which may pay for it (product rule R70). */
  readonly sponsored?: true;
}

/**
 * A type of the data in one language: each text in several languages becomes one string, each Markdown field (`RichField`) becomes
 * parsed rich text, and links can be marked as sponsored.
 */
export type Localized<T> = T extends ApiWords
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: LocalizedField<T[Key], Key> } & (T extends { readonly to: string }
          ? LinkMark
          : unknown)
      : T;

function isWords(value: object): value is ApiWords {
  const { en, ar, fr }: { readonly [Name in keyof ApiWords]: unknown } = value;
  return typeof (en ?? ar ?? fr) === 'string';
}

/** Replaces each text in a value. `key` is the name of its field. */
export function mapTexts(value: unknown, change: (text: string | ApiWords, key: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (isWords(value)) return change(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, mapTexts(child, change, name)]));
}

/** A text in a language, or else in any language that it has. */
export function textIn(text: string | ApiWords, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');
}

/** Localises a value without Markdown and placeholders, such as the public copy of the catalogue. */
export function localize<T>(value: T, language: Language): Localized<T> {
  // `mapTexts` does at run time what `Localized` does to the type.
  return mapTexts(value, (text) => textIn(text, language)) as Localized<T>;
}
