import { distance } from 'fastest-levenshtein';
import { codeKeyOf, mayBeCode, type FoundCode } from '../domain/search-codes';

/** Characters of codes that are read as another one, as that other one. */
const lookAlikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' };

function withoutLookAlikes(key: string): string {
  return key.replace(/[oilzsb]/g, (letter) => lookAlikes[letter] ?? letter).replaceAll('rn', 'm');
}

/** The shortest text that is taken for a code of another site. */
const shortestCode = 4;

/**
 * Whether a text without a result is a code that was seen elsewhere, and no name: one word of letters and digits. Codes of letters alone
 * cannot be told from names.
 */
export function looksLikeCode(text: string): boolean {
  const code = text.trim();
  return (
    /^[\p{L}\p{M}\p{N}%&+_.-]+$/u.test(code) &&
    /\p{L}/u.test(code) &&
    /\p{N}/u.test(code) &&
    codeKeyOf(code).length >= shortestCode &&
    mayBeCode(code)
  );
}

/** How many characters a known code may differ in, to be one that may be meant. */
function mostErrors({ length }: string): number {
  return length < 6 ? 1 : length < 12 ? 2 : 3;
}

/** The known codes that a text may mean: those that only look-alike characters tell apart from it, then those with the fewest typing errors. */
export function nearestCodes(codes: readonly FoundCode[], text: string, most: number): readonly FoundCode[] {
  const key = codeKeyOf(text);
  const looks = withoutLookAlikes(key);
  const errorsIn = (code: string): number =>
    // Of two that look alike, the one with fewer other characters is nearer.
    distance(withoutLookAlikes(code), looks) + distance(code, key) / 1000;
  return codes
    .map((found) => ({ found, errors: errorsIn(codeKeyOf(found.code)) }))
    .filter(({ errors }) => errors < mostErrors(key) + 1)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, most)
    .map(({ found }) => found);
}

/** Letters followed by digits, as most codes are made. */
const letteredForm = /^(\p{L}{2,})(\p{N}+)$/u;

/** What codes of one making have in common: their letters if their digits have different lengths, else the number of both. */
function formsOf(text: string): readonly string[] {
  const [, letters, digits] = letteredForm.exec(codeKeyOf(text)) ?? [];
  if (letters === undefined || digits === undefined) return [];
  // Short forms, such as two letters and two digits, are those of many stores.
  return [letters, ...(letters.length + digits.length >= 8 ? [`${letters.length}+${digits.length}`] : [])];
}

/** A code of the store to whose pattern a text belongs: at least two of its codes have the same making, and those of no other store do. */
export function patternOf(codes: readonly FoundCode[], text: string): FoundCode | undefined {
  for (const form of formsOf(text)) {
    const alike = codes.filter(({ code }) => formsOf(code).includes(form));
    const [first, second] = alike;
    if (first && second && alike.every(({ path }) => path === first.path)) return first;
  }
  return undefined;
}
