import { distance } from 'fastest-levenshtein';
import { foldCode, mayBeCode, type FoundCode } from '../domain/search/search-codes';

/** Characters of codes that look alike: each one, and the character that it is treated as. */
const lookAlikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' };

function withoutLookAlikes(key: string): string {
  return key.replace(/[oilzsb]/g, (letter) => lookAlikes[letter] ?? letter).replaceAll('rn', 'm');
}

/** The minimum length of a text that counts as a code from elsewhere. */
const shortestCode = 4;

/** One word of letters and digits. Codes of letters only cannot be distinguished from names. */
export function looksLikeCode(text: string): boolean {
  const code = text.trim();
  return (
    /^[\p{L}\p{M}\p{N}%&+_.-]+$/u.test(code) &&
    /\p{L}/u.test(code) &&
    /\p{N}/u.test(code) &&
    foldCode(code).length >= shortestCode &&
    mayBeCode(code)
  );
}

/** Those that differ only in characters that look alike, then those with the fewest typing errors. */
export function nearestCodes(codes: readonly FoundCode[], text: string, limit: number): readonly FoundCode[] {
  const key = foldCode(text);
  const looks = withoutLookAlikes(key);
  const maxErrors = key.length < 6 ? 1 : key.length < 12 ? 2 : 3;
  const errorsIn = (code: string): number =>
    // Of two codes that look alike, the one with fewer different characters is nearer.
    distance(withoutLookAlikes(code), looks) + distance(code, key) / 1000;
  return codes
    .map((found) => ({ found, errors: errorsIn(foldCode(found.code)) }))
    .filter(({ errors }) => errors < maxErrors + 1)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, limit)
    .map(({ found }) => found);
}

/** Letters followed by digits: the format of most codes. */
const letteredForm = /^(\p{L}{2,})(\p{N}+)$/u;

/** The patterns of a code: its letters, and the numbers of letters and digits. */
function formsOf(text: string): readonly string[] {
  const [, letters, digits] = letteredForm.exec(foldCode(text)) ?? [];
  if (letters === undefined || digits === undefined) return [];
  // Short patterns, such as two letters and two digits, are common to many stores.
  return [letters, ...(letters.length + digits.length >= 8 ? [`${letters.length}+${digits.length}`] : [])];
}

/** At least two of the store's codes have the pattern of the text, and no other store's; undefined if there is none. */
export function patternOf(codes: readonly FoundCode[], text: string): FoundCode | undefined {
  for (const form of formsOf(text)) {
    const alike = codes.filter(({ code }) => formsOf(code).includes(form));
    const [first, second] = alike;
    if (first && second && alike.every(({ path }) => path === first.path)) return first;
  }
  return undefined;
}
