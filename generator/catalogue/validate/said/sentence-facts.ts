import type { Fact, ReadMoney, ReadOptions, Span } from '../../../../src/domain/reading/facts';
import { read, readPlaced } from '../../../../src/domain/reading/read';
import { boundedCache } from '../engine/remembered';

/** A sentence with its offset in the text. */
interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a text. Each line break ends one. */
export function sentencesOf(text: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?؟؛;](?=\s)|\n+/g)) {
    if (index > start) found.push({ text: text.slice(start, index), start });
    start = index + mark.length;
  }
  if (start < text.length) found.push({ text: text.slice(start), start });
  return found;
}

/** What a sentence says, whatever it is about. */
interface SentenceReading {
  readonly facts: readonly Fact[];
  /** All amounts with a currency, also those that state no fact. */
  readonly amounts: readonly { readonly money: ReadMoney; readonly span: Span }[];
  /** Whether a riyal or dinar needs the currencies of the offer. */
  readonly needsCurrencies: boolean;
  /** Whether a date may need the day of the offer. */
  readonly needsDay: boolean;
  /** Whether a day is one of the Islamic calendar. */
  readonly isHijri: boolean;
}

const dayInFigures = /\p{Nd}\s?[/.-]\s?\p{Nd}/u;

function readingOf(words: string): SentenceReading {
  const { facts, text } = readPlaced(words);
  const amounts: SentenceReading['amounts'][number][] = [];
  let [needsCurrencies, needsDay, isHijri] = [false, dayInFigures.test(words), false];
  for (const entities of text.entities.values())
    for (const { slot, from, to, value } of entities) {
      if (slot === 'money') {
        const span = { start: text.tokens[from]?.start ?? 0, end: text.tokens[to - 1]?.end ?? 0 };
        // The slot decides the type of the value.
        amounts.push({ money: (value as { readonly value: ReadMoney }).value, span });
      } else if (slot === 'currency' || slot === 'dual') needsCurrencies ||= value === 'rial' || value === 'dinar';
      else if (slot === 'month' || slot === 'weekday' || slot === 'relative') {
        needsDay = true;
        isHijri ||= String(value).startsWith('h');
      }
    }
  return { facts: facts.map(({ fact }) => fact), amounts, needsCurrencies, needsDay, isHijri };
}

/** Figures, and the articles and particles that only one of the languages writes as words of their own. */
const noWord =
  /^(?:[\p{Nd}%٪$€£+&=/-].*|an?|the|of|on|in|at|to|for|from|with|and|or|is|are|your|you|it|this|و|أو|في|من|على|إلى)$/iu;

/** The number of words of a text that are neither part of a fact nor a figure. */
export function unreadWords(text: string): number {
  const { facts, text: read } = readPlaced(text);
  const isStated = (at: number): boolean => facts.some(({ from, to }) => at >= from && at < to);
  return read.tokens.filter(({ text: word }, at) => !noWord.test(word) && !isStated(at)).length;
}

const mostSentences = 20_000;
const plain = boundedCache<SentenceReading>(mostSentences);
const ofOffers = boundedCache<readonly Fact[]>(mostSentences);

/** Reads a sentence once: terms and titles recur in the offers of many stores. */
export function sentenceReading(words: string): SentenceReading {
  return plain(words, () => readingOf(words));
}

/** The day from which days without a year are counted if no offer with an end is known. */
export const anyDay = '2026-01-01';

/**
 * `about` returns the currencies of the offer and the day from which days without a year are counted; called only for a
 * sentence that needs one of them.
 */
export function sentenceFacts(words: string, about: () => ReadOptions): readonly Fact[] {
  const { facts, needsCurrencies, needsDay } = sentenceReading(words);
  if (!needsCurrencies && !needsDay) return facts;
  const { currencies = [], received } = about();
  const own = { currencies: needsCurrencies ? currencies : [], received: needsDay ? received : undefined };
  if (own.currencies.length === 0 && own.received === undefined) return facts;
  return ofOffers(`${own.currencies.join()} ${own.received ?? ''}\n${words}`, () => read(words, own));
}
