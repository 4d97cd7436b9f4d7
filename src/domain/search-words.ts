import type { Facet } from './facets';
import { foldQuery, type NameKey } from './search';
import type { StoreNames } from './search-names';

/** What a word can choose of a list of offers: a value of a facet, or the country. */
export type TermFacet = Facet | 'country';

/** A value that words of a query stand for. */
export interface Term {
  readonly facet: TermFacet;
  readonly value: string;
  /** How the value is called in the language of the page. */
  readonly name: string;
  /** The words and phrases that stand for it, in both languages. */
  readonly words: readonly string[];
  /** The page of a category, if it has one. */
  readonly path?: string;
}

/** The file of the words that searches understand. */
export interface WordsFile {
  readonly terms: readonly Term[];
  /** Words that choose nothing: "off", "discount". */
  readonly ignored: readonly string[];
}

/**
 * A word as words are compared: without Arabic prefixes (the article, "and", "for", "with") and without the plural s of English.
 * The words of the data are folded alike, so that what looks like a prefix does no harm.
 */
export function foldWord(word: string): string {
  const bare = word.replace(/^(?:\u0648?(?:\u0628?\u0627\u0644|\u0644\u0644)|\u0648(?=.{4}))(?=.{3})/, '');
  return /^[a-z]{3,}[^s\W]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

function foldedWords(folded: string): readonly string[] {
  return (folded.match(/\$?\d+(?:[.,]\d+)*[%$]?|[\p{L}\p{N}%]+/gu) ?? []).map(foldWord);
}

/** The words of a text as they are compared. A percentage or an amount is one word: `20%`, `$10`. */
export function wordsOf(text: string): readonly string[] {
  return foldedWords(foldQuery(text).replace(/(\d)\s+%/g, '$1%'));
}

/** The stores with exactly a name, by its words without what separates them. */
export function storesByName({ names, own, others }: StoreNames): ReadonlyMap<string, readonly number[]> {
  const byName = new Map<string, number[]>();
  const add = ({ text, end }: NameKey, store: number): void => {
    const name = foldedWords(text.slice(0, end)).join('');
    const known = byName.get(name);
    if (!known) byName.set(name, [store]);
    else if (known.at(-1) !== store) known.push(store);
  };
  for (const store of names.keys()) {
    const key = own[store];
    if (key) add(key, store);
    for (const other of others?.[store] ?? []) add(other, store);
  }
  return byName;
}

/** What the words of queries are looked up in. */
export interface Vocabulary {
  /** Terms by their words, folded, with a space between two. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  readonly ignored: ReadonlySet<string>;
  /** The stores with exactly a name (`storesByName`). */
  readonly stores: ReadonlyMap<string, readonly number[]>;
}

/** Prepares the words of the data. */
export function vocabularyOf({ terms, ignored }: WordsFile, stores: Vocabulary['stores']): Vocabulary {
  const byPhrase = new Map<string, Term[]>();
  for (const term of terms)
    for (const text of [...term.words, term.name]) {
      const phrase = wordsOf(text).join(' ');
      const known = byPhrase.get(phrase);
      if (!known) byPhrase.set(phrase, [term]);
      else if (!known.includes(term)) known.push(term);
    }
  return { terms: byPhrase, ignored: new Set(ignored.flatMap(wordsOf)), stores };
}

/** What a query asks for. */
export interface Interpretation {
  readonly terms: readonly Term[];
  /** The stores that it names, by their places among the names. */
  readonly stores: readonly number[];
  /** The words that are none of these, and are not ignored. */
  readonly others: readonly string[];
}

/** Names and phrases of more words are not looked for. */
const longestPhrase = 5;

/** The shortest beginning of a term for which it is suggested while it is being typed. */
const shortestBeginning = 3;

/** A part of a query that was recognised, with its number of words. */
interface Recognised {
  readonly count: number;
  readonly terms: readonly Term[];
  readonly stores: readonly number[];
}

const percentage = /^\d+(?:[.,]\d+)*%$/;
const amount = /^(?:\$\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\$)$/;

/** The benefit that a figure means: a percentage or an amount of money. */
function termOfFigure(word: string, { terms }: Vocabulary): readonly Term[] {
  const value = percentage.test(word) ? 'percent' : amount.test(word) ? 'amount' : undefined;
  if (value === undefined) return [];
  for (const found of terms.values()) {
    const term = found.find((each) => each.facet === 'benefit' && each.value === value);
    if (term) return [term];
  }
  return [];
}

/** The longest phrase or name with which some words begin. */
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

/** The terms of which the last words of a query are the beginning. */
function begun(words: readonly string[], { terms }: Vocabulary): readonly Term[] {
  const text = words.join(' ');
  if (text.length < shortestBeginning) return [];
  for (const [phrase, found] of terms) if (phrase.startsWith(text)) return found;
  return [];
}

/** What the words of a query ask for: the longest phrases that are known, and what is left. */
export function interpret(query: string, vocabulary: Vocabulary): Interpretation {
  const words = wordsOf(query);
  const terms: Term[] = [];
  const stores: number[] = [];
  const others: string[] = [];
  for (let index = 0; index < words.length; ) {
    const rest = words.slice(index);
    const known = recognise(rest, vocabulary);
    const last = known ? [] : begun(rest, vocabulary);
    terms.push(...(known?.terms ?? last));
    stores.push(...(known?.stores ?? []));
    if (!known && last.length === 0) others.push(rest[0] ?? '');
    index += known?.count ?? (last.length > 0 ? rest.length : 1);
  }
  // "20 percent": the number belongs to the word.
  const isPercent = terms.some(({ facet, value }) => facet === 'benefit' && value === 'percent');
  return {
    terms: [...new Set(terms)],
    stores: [...new Set(stores)],
    others: isPercent ? others.filter((word) => !/^\d+$/.test(word)) : others,
  };
}
