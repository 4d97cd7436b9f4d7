import type { Country } from '../../../../src/generated/data-types';
import { wordsOfCell } from '../../load/feed-columns';
import { countryCodeOf, isCountryCode } from '../../load/iso-codes';

/** Names that networks use for countries, in lower case, besides the names and two-letter codes of ISO 3166-1. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  SA: ['sau', 'kingdom of saudi arabia', 'saudi', 'ksa', 'السعودية'],
  AE: ['are', 'uae', 'emirates', 'الإمارات'],
  KW: ['kwt'],
  QA: ['qat'],
  OM: ['omn', 'عمان'],
  BH: ['bhr'],
  EG: ['egy'],
};

const gulf = ['SA', 'AE', 'KW', 'QA', 'OM', 'BH'];
const everywhere = new Set(['all', 'all countries', 'worldwide', 'world', 'global', 'any']);

const byWord = new Map<string, readonly string[]>([
  ...Object.entries(otherNames).flatMap(([country, words]) =>
    words.map((word): [string, readonly string[]] => [word, [country]]),
  ),
  ...['gcc', 'gulf', 'الخليج', 'دول الخليج', 'مجلس التعاون'].map((word) => [word, gulf] as const),
]);

/** The countries that a word means; empty if it is unknown. */
function countriesMeant(word: string): readonly string[] {
  const code = isCountryCode(word.toUpperCase()) ? word.toUpperCase() : countryCodeOf(word);
  return byWord.get(word.toLowerCase()) ?? (code === undefined ? [] : [code]);
}

/** Words around the name of a region or country: `All GCC countries`, `KSA only`, كل دول الخليج. */
const around = /^(?:all of|all|the|entire|كل|جميع) | (?:countries|region|states|only|فقط)$/giu;

/** The names of countries in a word of a cell: `Oman - Qatar` has two, `Trinidad and Tobago` one. */
function namesIn(word: string): readonly string[] {
  if (everywhere.has(word.toLowerCase()) || countriesMeant(word).length > 0) return [word];
  const parts = word.replace(/\s+/g, ' ').split(/ [-–—] ?| ?[&+] ?| (?:and|و) /iu);
  return parts.map((part) => part.replace(around, '')).filter((part) => part !== '');
}

/** Some countries of the site, all countries, only countries that the site does not have, or unknown words. */
export type ReadCountries =
  | { readonly kind: 'some'; readonly where: readonly Country[] }
  | { readonly kind: 'all' | 'others' }
  | { readonly kind: 'unknown'; readonly words: readonly string[] };

/** Unlisted countries are dropped from a list that also has listed ones. Without `listed`, every country is listed. */
export function readCountries(cell: string, listed?: readonly string[]): ReadCountries {
  const words = wordsOfCell(cell).flatMap(namesIn);
  if (words.some((word) => everywhere.has(word.toLowerCase()))) return { kind: 'all' };
  const meant = new Set(words.flatMap(countriesMeant));
  // `Country` is the type of the site's countries, and `listed` has them.
  const where = [...meant].filter((code) => !listed || listed.includes(code)) as Country[];
  if (where.length > 0) return { kind: 'some', where };
  const unknown = words.filter((word) => countriesMeant(word).length === 0);
  return unknown.length > 0 || words.length === 0 ? { kind: 'unknown', words: unknown } : { kind: 'others' };
}
