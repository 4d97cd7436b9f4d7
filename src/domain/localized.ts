import type { RichText } from './rich-text';

/** The names of fields whose text is Markdown, in every kind of file. All other texts are plain. */
export type RichField = 'intro' | 'text' | 'body' | 'answer';

/** The names of `RichField` at run time. */
export const richFields = ['intro', 'text', 'body', 'answer'] as const satisfies readonly RichField[];

interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

type LocalizedField<Value, Key> = Key extends RichField
  ? Value extends Bilingual | string
    ? RichText
    : Localized<Value>
  : Localized<Value>;

/**
 * A type of the data in one language: each pair of texts becomes one string, and each Markdown field (`RichField`) becomes
 * parsed rich text.
 */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: LocalizedField<T[Key], Key> }
      : T;
