import type { Claims } from '../../../../src/generated/data-types';
import { plainTextOf } from './plain-text';

/** A place in a plain text whose words a claim covers. */
export interface CoveredWords {
  readonly start: number;
  readonly end: number;
  /** The id of the claim. */
  readonly claim: string;
  /** Which of its words these are, as `FileClaims.uses` names them. */
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

/** Names one of the words of a claim. */
export function wordsUse(claim: string, index: number): string {
  return `${claim}/says/${index}`;
}

/** Names one of the ratings of a claim. */
export function ratingUse(claim: string, store: string): string {
  return `${claim}/ratings/${store}`;
}

/** The registered claims, prepared for finding what they cover. */
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

  /** Everything in a plain text of a file that claims cover. */
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

  /** Which of the ratings of the claims is that of a store. */
  ratingOf(store: string): string | undefined {
    return this.#ratings.get(store);
  }
}

const books = new WeakMap<Claims, ClaimBook>();

/** The book of a file of claims; each is prepared once. */
export function bookOf(claims: Claims): ClaimBook {
  const book = books.get(claims) ?? new ClaimBook(claims);
  books.set(claims, book);
  return book;
}
