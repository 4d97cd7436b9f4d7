import type { Claims } from '../../../../src/generated/data-types';
import { plainTextOf } from './plain-text';

/** A range of a plain text that a claim covers. */
export interface CoveredWords {
  readonly start: number;
  readonly end: number;
  readonly claim: string;
  /** Identifies the covering words or rating of the claim, as in `FileClaims.uses`. */
  readonly use: string;
}

interface BookedWords {
  readonly claim: string;
  readonly use: string;
  readonly words: string;
  readonly files: ReadonlySet<string> | undefined;
}

const wordCharacter = /[\p{L}\p{N}]/u;

function isWholeWord(text: string, start: number, end: number): boolean {
  const breaksAt = (at: number): boolean =>
    !(wordCharacter.test(text[at - 1] ?? '') && wordCharacter.test(text[at] ?? ''));
  return breaksAt(start) && breaksAt(end);
}

export function wordsUse(claim: string, index: number): string {
  return `${claim}/says/${index}`;
}

export function ratingUse(claim: string, store: string): string {
  return `${claim}/ratings/${store}`;
}

/** The registered claims, indexed for finding what they cover. */
export class ClaimBook {
  readonly #words: readonly BookedWords[];
  readonly #ratings = new Map<string, string>();

  constructor({ claims }: Claims) {
    this.#words = claims.flatMap(({ id, says = [], in: files }) =>
      says.map((words, index) => ({
        claim: id,
        use: wordsUse(id, index),
        words: plainTextOf(words, 'text').trim(),
        files: files && new Set(files),
      })),
    );
    for (const { id, ratings = [] } of claims)
      for (const store of ratings) this.#ratings.set(store, ratingUse(id, store));
  }

  coveredIn(text: string, file: string): readonly CoveredWords[] {
    const covered: CoveredWords[] = [];
    for (const { claim, use, words, files } of this.#words) {
      if (words === '' || (files && !files.has(file))) continue;
      for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
        const end = start + words.length;
        if (isWholeWord(text, start, end)) covered.push({ start, end, claim, use });
      }
    }
    return covered;
  }

  /** The id of the registered rating of a store; undefined if there is none. */
  ratingOf(store: string): string | undefined {
    return this.#ratings.get(store);
  }
}

const books = new WeakMap<Claims, ClaimBook>();

export function bookOf(claims: Claims): ClaimBook {
  const book = books.get(claims) ?? new ClaimBook(claims);
  books.set(claims, book);
  return book;
}
