import type { Country } from '../../src/generated/data-types';
import { wordsOf } from '../load/feed-columns';

/** How networks write the countries of the site besides their codes, in lower case. */
const names: Readonly<Record<Country, readonly string[]>> = {
  SA: ['sau', 'saudi arabia', 'kingdom of saudi arabia', 'saudi', 'ksa', 'السعودية'],
  AE: ['are', 'united arab emirates', 'uae', 'emirates', 'الإمارات'],
  KW: ['kwt', 'kuwait', 'الكويت'],
  QA: ['qat', 'qatar', 'قطر'],
  OM: ['omn', 'oman', 'عُمان', 'عمان'],
  BH: ['bhr', 'bahrain', 'البحرين'],
  EG: ['egy', 'egypt', 'مصر'],
};

const gulf: readonly Country[] = ['SA', 'AE', 'KW', 'QA', 'OM', 'BH'];
const everywhere = new Set(['all', 'all countries', 'worldwide', 'world', 'global', 'any']);

const byWord = new Map<string, readonly Country[]>([
  // `Object.entries` forgets the key type.
  ...(Object.entries(names) as [Country, readonly string[]][]).flatMap(([country, words]) =>
    [country.toLowerCase(), ...words].map((word): [string, readonly Country[]] => [word, [country]]),
  ),
  ['gcc', gulf],
  ['gulf', gulf],
]);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a word is the ISO code of a country, also of one that the site does not have. */
function isCountryCode(word: string): boolean {
  return /^[a-z]{2}$/i.test(word) && regions.of(word.toUpperCase()) !== undefined;
}

/** What a cell says about countries: those of the site, all of the world, only others, or words that are not known. */
export type ReadCountries =
  | { readonly kind: 'some'; readonly where: readonly Country[] }
  | { readonly kind: 'all' | 'others' }
  | { readonly kind: 'unknown'; readonly words: readonly string[] };

/** Reads a list of countries. Countries that the site does not have are left out of a list that names some that it has. */
export function readCountries(cell: string): ReadCountries {
  const words = wordsOf(cell);
  if (words.some((word) => everywhere.has(word.toLowerCase()))) return { kind: 'all' };
  const where = [...new Set(words.flatMap((word) => byWord.get(word.toLowerCase()) ?? []))];
  if (where.length > 0) return { kind: 'some', where };
  const unknown = words.filter((word) => !isCountryCode(word));
  return unknown.length > 0 || words.length === 0 ? { kind: 'unknown', words: unknown } : { kind: 'others' };
}
