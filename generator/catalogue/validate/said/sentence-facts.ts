import type { Fact } from '../../../../src/domain/reading/facts';
import { namesDay, readPlaced } from '../../../../src/domain/reading/read';

/** An upper bound, so that memory does not grow with the catalogue. */
const mostSentences = 20_000;

/** The facts of a sentence by the day from which days without a year are counted; by '' if it names no day. */
interface Known {
  readonly namesDay: boolean;
  readonly facts: Map<string, readonly Fact[]>;
}

const known = new Map<string, Known>();

/**
 * Reads a sentence and caches its facts: terms and titles recur in the offers of many stores.
 *
 * @param currencies those of the offer
 * @param received the day from which days without a year are counted
 */
export function sentenceFacts(words: string, currencies: readonly string[] = [], received = ''): readonly Fact[] {
  const key = `${currencies.join()}\n${words}`;
  const same = known.get(key);
  const cached = same?.facts.get(same.namesDay ? received : '');
  if (cached) return cached;
  const reading = readPlaced(words, { currencies, received: received === '' ? undefined : received });
  const facts = reading.facts.map(({ fact }) => fact);
  const sentence = same ?? { namesDay: namesDay(reading), facts: new Map<string, readonly Fact[]>() };
  sentence.facts.set(sentence.namesDay ? received : '', facts);
  if (known.size >= mostSentences) known.clear();
  known.set(key, sentence);
  return facts;
}
