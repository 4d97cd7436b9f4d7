import { describe, expect, it } from 'vitest';
import { foundIn, mutantsOf, offerOf, sentences } from './mutants';

/** The share of changed fields that are found at their field, by fact and language. */
function foundOf(sample: typeof sentences): ReadonlyMap<string, readonly boolean[]> {
  const found = new Map<string, boolean[]>();
  for (const sentence of sample)
    for (const { fact, offer, field } of mutantsOf(sentence)) {
      const isFound = foundIn(sentence, offer).some((each) => each.field[0] === field && each.end > each.start);
      found.set(fact, [...(found.get(fact) ?? []), isFound]);
    }
  return found;
}

const share = (results: readonly boolean[]): number => results.filter(Boolean).length / results.length;

describe('the sentences that people wrote', () => {
  it('are found to contradict no offer that has what they say', () => {
    const wrong = sentences.filter((sentence) => foundIn(sentence, offerOf(sentence.facts)).length > 0);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  for (const language of ['en', 'ar']) {
    const own = sentences.filter((sentence) => sentence.language.startsWith(language));

    it(`are found to contradict nearly every offer with one other field, in a sample in ${language}`, () => {
      const results = [...foundOf(own.filter((_, index) => index % 5 === 0)).values()].flat();
      expect(results.length).toBeGreaterThan(30);
      expect(share(results)).toBeGreaterThanOrEqual(0.95);
    });

    it(`are found to contradict at least 85 % of the offers with one other field, for each fact in ${language}`, {
      tags: ['all'],
    }, () => {
      const found = foundOf(own);
      const few = [...found].filter(([, results]) => share(results) < 0.85).map(([fact]) => fact);
      expect(few).toEqual([]);
      expect(share([...found.values()].flat())).toBeGreaterThanOrEqual(0.95);
    });
  }
});
