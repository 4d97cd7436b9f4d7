import type { Language } from '../../../../src/domain/language';
import type { TextId } from './texts';

// As `texts.ts`, for browsers: the texts are loaded after the first form, with the checks that need them.

const given: Record<Language, Record<string, string>> = { en: {}, ar: {} };

/** As for Node, once they are given: nothing is written before. */
export const texts = given as Readonly<Record<Language, Readonly<Record<TextId, string>>>>;

/** As for Node, once they are given. */
export const descriptionsInArabic: Record<string, string> = {};

/** As for Node, once they are given. */
export function isTextId(name: string): name is TextId {
  return Object.hasOwn(given.en, name);
}

/** Gives the texts: before the first check. */
export function giveTexts(
  all: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  help: Readonly<Record<string, string>>,
): void {
  Object.assign(given.en, all.en);
  Object.assign(given.ar, all.ar);
  Object.assign(descriptionsInArabic, help);
}
