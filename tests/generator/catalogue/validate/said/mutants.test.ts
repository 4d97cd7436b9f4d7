import { describe, expect, it } from 'vitest';
import { foundIn, isFoundToDiffer, mutantsOf, offerOf, pairingsOf, sentences } from './mutants';

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

/** The share of the sentences that are found to differ from a translation with one other value, by fact. */
function differencesOf(sample: typeof sentences): ReadonlyMap<string, readonly boolean[]> {
  const found = new Map<string, boolean[]>();
  for (const pairing of sample.flatMap(pairingsOf).filter(({ isSame }) => !isSame))
    found.set(pairing.fact, [...(found.get(pairing.fact) ?? []), isFoundToDiffer(pairing)]);
  return found;
}

describe('sentences of two languages as translations of each other', () => {
  it('are found to differ in no fact that both state alike', () => {
    const same = sentences.flatMap(pairingsOf).filter(({ isSame }) => isSame);
    expect(same.length).toBeGreaterThan(300);
    expect(same.filter(isFoundToDiffer).map(({ sentence, other }) => [sentence.text, other.text])).toEqual([]);
  });

  for (const language of ['en', 'ar']) {
    const own = sentences.filter((sentence) => sentence.language.startsWith(language));

    it(`are found to differ where one states another value, in a sample in ${language}`, () => {
      const results = [...differencesOf(own.filter((_, index) => index % 5 === 0)).values()].flat();
      expect(results.length).toBeGreaterThan(30);
      expect(share(results)).toBeGreaterThanOrEqual(0.8);
    });

    it(`are found to differ for at least 65 % of the other values of each fact in ${language}`, {
      tags: ['all'],
    }, () => {
      const found = differencesOf(own);
      const few = [...found].filter(([, results]) => share(results) < 0.65).map(([fact]) => fact);
      expect(few).toEqual([]);
      expect(share([...found.values()].flat())).toBeGreaterThanOrEqual(0.85);
    });
  }
});

describe('the end that a sentence states', () => {
  const kinds = (text: string, expires?: string): readonly string[] =>
    foundIn({ id: '', language: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en', text, facts: {} }, { expires }).map(
      ({ kind }) => kind,
    );

  it('is another than that of the offer', () => {
    expect(kinds('Valid until 5 December', '2026-12-06')).toEqual(['end']);
    expect(kinds('Valid until 05/06/2026', '2026-06-07')).toEqual(['end']);
    expect(kinds('يسري حتى نهاية رمضان', '2026-03-29')).toEqual(['end']);
  });

  it.each([
    ['Valid until 5 December', '2026-12-05'],
    ['Valid until 05/06/2026', '2026-06-05'],
    ['Valid until 05/06/2026', '2026-05-06'],
    ['يسري حتى نهاية رمضان', '2026-03-19'],
    ['يسري حتى نهاية رمضان', '2026-03-20'],
    ['Valid this Friday until midnight', '2026-12-05'],
    ['Valid until the end of the month', '2026-12-05'],
    ['يسري حتى نهاية الشهر', '2026-12-05'],
  ])('can be that of the offer: %s, %s', (text, expires) => {
    expect(kinds(text, expires)).toEqual([]);
  });

  it('is missing in the offer', () => {
    expect(kinds('Valid until 5 December 2026')).toEqual(['no-end']);
    expect(
      ['Valid until 5 December', 'Valid until 05/06/2026', 'يسري حتى 15 رمضان 1448'].flatMap((text) => kinds(text)),
    ).toEqual(['open-end', 'open-end', 'open-end']);
    expect(
      ['Valid until the end of the month', 'حتى نهاية الشهر', 'Until Friday'].flatMap((text) => kinds(text)),
    ).toEqual([]);
  });
});
