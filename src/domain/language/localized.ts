import type { RichText } from './rich-text';

/** The names of fields whose text is Markdown, in every kind of file. All other texts are plain. */
export const richFields = ['intro', 'text', 'body', 'answer'] as const;
export type RichField = (typeof richFields)[number];

interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

type LocalizedField<Value, Key> = Key extends RichField
  ? Value extends Bilingual | string
    ? RichText
    : Localized<Value>
  : Localized<Value>;

/** A property that the generator adds to links. */
interface LinkMark {
  /** The link leads to a store or a network, which may pay for it (product rule R70). */
  readonly sponsored?: true;
}

/**
 * A type of the data in one language: each pair of texts becomes one string, each Markdown field (`RichField`) becomes
 * parsed rich text, and links can be marked as sponsored.
 */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: LocalizedField<T[Key], Key> } & (T extends { readonly to: string }
          ? LinkMark
          : unknown)
      : T;
