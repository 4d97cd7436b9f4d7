import type { Language } from '../../../../src/domain/language/language';
import type { TextId } from './texts';

// Replaces `texts.ts` in browsers, where the texts are loaded after the first form, together with the checks that need
// them.

const given: Record<Language, Record<string, string>> = { en: {}, ar: {} };

/** The texts; empty until `giveTexts` is called. */
export const texts = given as Readonly<Record<Language, Readonly<Record<TextId, string>>>>;

/** Whether a name is the id of a text; false until `giveTexts` is called. */
export function isTextId(name: string): name is TextId {
  return Object.hasOwn(given.en, name);
}

/** Sets the texts. Must be called before the first check. */
export function giveTexts(all: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  Object.assign(given.en, all.en);
  Object.assign(given.ar, all.ar);
}
