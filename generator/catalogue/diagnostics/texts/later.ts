import type { Language } from '../../../../src/domain/language/language';
import editorAr from './editor.ar.json' with { type: 'json' };
import editorEn from './editor.en.json' with { type: 'json' };
import type { TextId } from './texts';

// Replaces `texts.ts` in browsers, where the texts are loaded after the first form, together with the checks that need
// them. Only the answers to the first requests are there from the start.

const given: Record<Language, Record<string, string>> = { en: { ...editorEn }, ar: { ...editorAr } };

/** The texts; only those of the editor until `giveTexts` is called. */
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
