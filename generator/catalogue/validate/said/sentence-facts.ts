import type { Fact } from '../../../../src/domain/reading/facts';
import { read } from '../../../../src/domain/reading/read';

/** An upper bound, so that memory does not grow with the catalogue. */
const mostSentences = 20_000;

const known = new Map<string, readonly Fact[]>();

/**
 * Reads a sentence and caches its facts: terms and titles recur in the offers of many stores.
 *
 * @param currencies those of the offer
 * @param received the day from which days without a year are counted
 */
export function sentenceFacts(words: string, currencies: readonly string[] = [], received = ''): readonly Fact[] {
  const key = `${currencies.join()} ${received}\n${words}`;
  const same = known.get(key);
  if (same) return same;
  const facts = read(words, { currencies, received: received === '' ? undefined : received });
  if (known.size >= mostSentences) known.clear();
  known.set(key, facts);
  return facts;
}
