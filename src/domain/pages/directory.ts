import type { Language } from '../language/language';
import { foldForSearch } from '../search/search';

/** A letter of the directory with its items. */
export interface LetterGroup<T> {
  /** A to Z, an Arabic letter, or `#` for names that start with neither. */
  readonly letter: string;
  readonly items: readonly T[];
}

const arabicAlphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** The letter under which a name is listed. */
export function letterOf(name: string): string {
  const first = [...foldForSearch(name)].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '#';
  if (/[a-z]/.test(first)) return first.toUpperCase();
  return arabicAlphabet.includes(first) ? first : '#';
}

/**
 * The sort key of a letter in the directory of a language (product rule R41): in English A to Z, then Arabic letters;
 * in Arabic the Arabic alphabet, then Latin letters. `#`, for names that start with a digit or a symbol, is last.
 */
export function letterRank(letter: string, language: Language): number {
  const arabic = arabicAlphabet.indexOf(letter);
  const latin = letter === '#' ? -1 : letter.charCodeAt(0) - 65;
  if (letter === '#') return 1000;
  if (language === 'ar') return arabic >= 0 ? arabic : 100 + latin;
  return arabic >= 0 ? 100 + arabic : latin;
}
