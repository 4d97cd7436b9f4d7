import type { Facet } from '../facets/facets';
import type { SeasonDateView } from '../pages/page-data';
import { foldQuery, type NameKey } from './search';
import type { StoreNames } from './search-names';

export type TermFacet = Facet | 'country' | 'season';

export interface Term {
  readonly facet: TermFacet;
  readonly value: string;
  readonly name: string;
  /** The words and phrases that stand for it, in both languages. */
  readonly words: readonly string[];
  readonly path?: string;
  /** The announced dates of a season without a page. */
  readonly dates?: readonly SeasonDateView[];
}

export interface WordsFile {
  readonly terms: readonly Term[];
  /** Words without an effect on the results: "off", "discount". */
  readonly ignored: readonly string[];
  /** Those of them beside which a bare number is a percentage: "20 off". */
  readonly discounts: readonly string[];
}

/**
 * Removes Arabic prefixes (the article, "and", "for", "with") and the English plural s, also from words of the data.
 */
export function foldWord(word: string): string {
  const bare = word.replace(/^(?:\u0648?(?:\u0628?\u0627\u0644|\u0644\u0644)|\u0648(?=.{4}))(?=.{3})/, '');
  return /^[a-z]{3,}[^s\W]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

function foldedWords(folded: string): readonly string[] {
  return (folded.match(/\$?\d+(?:[.,]\d+)*[%$]?|[\p{L}\p{N}%]+/gu) ?? []).map(foldWord);
}

/** The folded words of a text. A percentage or an amount is one word: `20%`, `$10`. */
export function searchWords(text: string): readonly string[] {
  return foldedWords(foldQuery(text).replace(/(\d)\s+%/g, '$1%'));
}

/** Maps full names, written without separators, to the stores that have them. */
export function storesByName({ names, own, others }: StoreNames): ReadonlyMap<string, readonly number[]> {
  const byName = new Map<string, number[]>();
  const add = ({ text, end }: NameKey, store: number): void => {
    const name = foldedWords(text.slice(0, end)).join('');
    const entries = byName.get(name);
    if (!entries) byName.set(name, [store]);
    else if (entries.at(-1) !== store) entries.push(store);
  };
  for (const store of names.keys()) {
    const key = own[store];
    if (key) add(key, store);
    for (const other of others?.[store] ?? []) add(other, store);
  }
  return byName;
}

export interface Vocabulary {
  /** Terms by their folded words, which are separated by spaces. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  readonly ignored: ReadonlySet<string>;
  readonly discounts: ReadonlySet<string>;
  /** The stores by their full names (`storesByName`). */
  readonly stores: ReadonlyMap<string, readonly number[]>;
}

export function vocabularyOf({ terms, ignored, discounts }: WordsFile, stores: Vocabulary['stores']): Vocabulary {
  const byPhrase = new Map<string, Term[]>();
  for (const term of terms)
    for (const text of [...term.words, term.name]) {
      const phrase = searchWords(text).join(' ');
      const entries = byPhrase.get(phrase);
      if (!entries) byPhrase.set(phrase, [term]);
      else if (!entries.includes(term)) entries.push(term);
    }
  const [ignoredWords, discountWords] = [ignored, discounts].map((each) => new Set(each.flatMap(searchWords)));
  return { terms: byPhrase, ignored: ignoredWords ?? new Set(), discounts: discountWords ?? new Set(), stores };
}

export interface Interpretation {
  readonly terms: readonly Term[];
  readonly seasons: readonly Term[];
  readonly stores: readonly number[];
  /** The words that are neither recognised nor ignored. */
  readonly others: readonly string[];
}

const longestPhrase = 5;

/** The minimum length of a prefix for which a term is suggested while it is typed. */
const shortestBeginning = 3;

interface Recognised {
  readonly count: number;
  readonly terms: readonly Term[];
  readonly stores: readonly number[];
}

const percentage = /^\d+(?:[.,]\d+)*%$/;
const amount = /^(?:\$\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\$)$/;

/** The term for the kind of benefit that a figure stands for: a percentage or an amount of money. */
function termOfFigure(word: string, { terms }: Vocabulary): readonly Term[] {
  const value = percentage.test(word) ? 'percent' : amount.test(word) ? 'amount' : undefined;
  if (value === undefined) return [];
  for (const found of terms.values()) {
    const term = found.find((each) => each.facet === 'benefit' && each.value === value);
    if (term) return [term];
  }
  return [];
}

/** The longest phrase or name at the start of some words; undefined if none is known. */
function recognise(words: readonly string[], vocabulary: Vocabulary): Recognised | undefined {
  for (let count = Math.min(words.length, longestPhrase); count > 0; count -= 1) {
    const phrase = words.slice(0, count);
    const terms = vocabulary.terms.get(phrase.join(' '));
    if (terms) return { count, terms, stores: [] };
    const stores = vocabulary.stores.get(phrase.join(''));
    if (stores) return { count, terms: [], stores };
  }
  const [first = ''] = words;
  const terms = termOfFigure(first, vocabulary);
  if (terms.length > 0) return { count: 1, terms, stores: [] };
  return vocabulary.ignored.has(first) ? { count: 1, terms: [], stores: [] } : undefined;
}

/** The terms that the last words of a query are a prefix of. */
function termsByPrefix(words: readonly string[], { terms }: Vocabulary): readonly Term[] {
  const text = words.join(' ');
  if (text.length < shortestBeginning) return [];
  for (const [phrase, found] of terms) if (phrase.startsWith(text)) return found;
  return [];
}

/** Writes a bare number beside a word such as "off" as a percentage, unless an unknown word follows: "20 off 100 riyals". */
function withPercentages(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const isDiscount = (word: string | undefined): boolean => word !== undefined && vocabulary.discounts.has(word);
  return words.map((word, index) => {
    const next = words.slice(index + 1);
    const isPercentage =
      /^[1-9]\d?$/.test(word) &&
      (isDiscount(words[index - 1]) || isDiscount(next[0])) &&
      (next.length === 0 || recognise(next, vocabulary) !== undefined) &&
      (!isDiscount(next[0]) || next.length === 1 || recognise(next.slice(1), vocabulary) !== undefined);
    return isPercentage ? `${word}%` : word;
  });
}

export function interpret(query: string, vocabulary: Vocabulary): Interpretation {
  const words = withPercentages(searchWords(query), vocabulary);
  const terms: Term[] = [];
  const stores: number[] = [];
  const others: string[] = [];
  for (let index = 0; index < words.length; ) {
    const remaining = words.slice(index);
    const recognised = recognise(remaining, vocabulary);
    const last = recognised ? [] : termsByPrefix(remaining, vocabulary);
    terms.push(...(recognised?.terms ?? last));
    stores.push(...(recognised?.stores ?? []));
    if (!recognised && last.length === 0) others.push(remaining[0] ?? '');
    index += recognised?.count ?? (last.length > 0 ? remaining.length : 1);
  }
  // "20 percent": the number belongs to the word.
  const isPercent = terms.some(({ facet, value }) => facet === 'benefit' && value === 'percent');
  return {
    terms: [...new Set(terms)].filter(({ facet }) => facet !== 'season'),
    seasons: [...new Set(terms)].filter(({ facet }) => facet === 'season'),
    stores: [...new Set(stores)],
    others: isPercent ? others.filter((word) => !/^\d+$/.test(word)) : others,
  };
}
