import type { Language } from '../language/language';
import { foldForSearch } from '../search/search';

export interface LetterGroup<T> {
  /** A to Z, an Arabic letter, or `#` for names that start with neither. */
  readonly letter: string;
  readonly items: readonly T[];
}

const arabicAlphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

export function letterOf(name: string): string {
  const first = [...foldForSearch(name)].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '#';
  if (/[a-z]/.test(first)) return first.toUpperCase();
  return arabicAlphabet.includes(first) ? first : '#';
}

/** In English A to Z, then Arabic letters; in Arabic the reverse. `#`, for all others, is last (product rule R41). */
export function letterRank(letter: string, language: Language): number {
  const arabic = arabicAlphabet.indexOf(letter);
  const latin = letter === '#' ? -1 : letter.charCodeAt(0) - 65;
  if (letter === '#') return 1000;
  if (language === 'ar') return arabic >= 0 ? arabic : 100 + latin;
  return arabic >= 0 ? 100 + arabic : latin;
}
