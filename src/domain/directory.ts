import type { Language } from './language';
import { foldForSearch } from './search';

/** A letter of the directory with what stands under it. */
export interface LetterGroup<T> {
  /** A to Z, an Arabic letter, or `#` for names that start with neither. */
  readonly letter: string;
  readonly items: readonly T[];
}

const arabicAlphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** The letter that a name stands under. */
export function letterOf(name: string): string {
  const first = [...foldForSearch(name)].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '#';
  if (/[a-z]/.test(first)) return first.toUpperCase();
  return arabicAlphabet.includes(first) ? first : '#';
}

/** Where a letter stands in the alphabet of a language (rulings, 23). */
export function letterRank(letter: string, language: Language): number {
  const arabic = arabicAlphabet.indexOf(letter);
  const latin = letter === '#' ? -1 : letter.charCodeAt(0) - 65;
  if (letter === '#') return 1000;
  if (language === 'ar') return arabic >= 0 ? arabic : 100 + latin;
  return arabic >= 0 ? 100 + arabic : latin;
}

/**
 * Groups names by first letter (rulings, 23): in English A to Z, then Arabic letters; in Arabic the Arabic alphabet
 * first, then names in Latin letters. Names that start with a digit or a sign come last, under `#`.
 */
export function groupByLetter<T extends { readonly name: string }>(items: readonly T[], language: Language): readonly LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const letter = letterOf(item.name);
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  return [...groups]
    .sort(([a], [b]) => letterRank(a, language) - letterRank(b, language))
    .map(([letter, members]) => ({ letter, items: members.sort((a, b) => compareNames(a.name, b.name)) }));
}

/** Orders names by their folded letters, code point by code point, so that every machine agrees. */
export function compareNames(a: string, b: string): number {
  const foldedA = foldForSearch(a);
  const foldedB = foldForSearch(b);
  if (foldedA !== foldedB) return foldedA < foldedB ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
