import { describe, expect, it } from 'vitest';
import { grammar, wordSets } from '../../../../src/domain/reading/grammar';
import { prepare } from '../../../../src/domain/reading/entities';
import { readOffers } from '../../../../src/domain/reading/offers';
import { Phrases } from '../../../../src/domain/reading/phrases';
import { read } from '../../../../src/domain/reading/read';
import { messageSets, scoredMessages, scoredSentences, summaryOf } from './fixtures';

const received = '2026-11-30';

describe('the grammar', () => {
  for (const { meaning, phrases, examples } of grammar) {
    const only = new Phrases([{ rule: meaning, phrases }], wordSets);
    it.for(examples)(`finds ${Object.values(meaning).join(' ')} in "%s"`, (example) => {
      expect(only.in(prepare(example, received)).map(({ rule }) => rule)).toContain(meaning);
    });
  }
});

describe('read', () => {
  it('gives each fact with the words that state it', () => {
    const text = 'خصم ٢٠٪ حتى ٥ كانون الثاني ٢٠٢٧';
    const facts = read(text).map(({ name, value, span }) => [name, value, text.slice(span.start, span.end)]);
    expect(facts).toEqual([
      ['benefit', { kind: 'percent', percent: 20 }, '٢٠٪'],
      ['ends', '2027-01-05', '٥ كانون الثاني ٢٠٢٧'],
    ]);
  });

  it.for(['Tulips, not valid on the site.', 'أبصال، ولا يسري على الموقع.', 'Not available in the app'])(
    'reads that the channel is denied in "%s"',
    (text) => {
      expect(read(text).filter(({ name }) => name === 'channel')).toMatchObject([{ negated: true }]);
    },
  );

  it('reads the facts of nearly all sentences of the fixtures', () => {
    const [all] = summaryOf(scoredSentences());
    expect(all?.stated).toBeGreaterThan(900);
    expect((all?.right ?? 0) / (all?.stated ?? 1)).toBeGreaterThanOrEqual(0.97);
    expect((all?.wrong ?? 1) / (all?.stated ?? 1)).toBeLessThanOrEqual(0.01);
  });
});

describe('readOffers', () => {
  it.for(messageSets)(
    'reads at least 95 % of the fields of %s, and hardly anything false and no false offer',
    (set) => {
      const [all] = summaryOf(scoredMessages(set));
      expect(all?.stated).toBeGreaterThan(110);
      expect((all?.right ?? 0) / (all?.stated ?? 1)).toBeGreaterThanOrEqual(0.95);
      expect((all?.wrong ?? 1) / (all?.stated ?? 1)).toBeLessThanOrEqual(0.03);
      expect(all?.falseOffers).toBe(0);
    },
  );

  it('reads a mail of 2,000 offers, each with its own code', () => {
    const shops = Array.from({ length: 2000 }, (_, at) => ({ percent: 1 + (at % 90), code: `AB${at}X` }));
    const text = shops.map(({ percent, code }) => `Shop: ${percent}% off with code ${code}\nValid in Oman\n`).join('');
    const read = readOffers(text, { received }).offers.map(({ fields }) => [
      fields.percent,
      fields.code,
      fields.countries,
    ]);
    expect(read).toEqual(shops.map(({ percent, code }) => [percent, code, ['OM']]));
  });

  it('gives a condition between two offers to the first, and one behind them to both', () => {
    const text = '10% off with ABC10\nNew customers only\n20% off with DEF20\nUntil 5 May 2027';
    expect(readOffers(text, { received }).offers.map(({ fields }) => [fields.customers, fields.ends])).toEqual([
      ['new', '2027-05-05'],
      [undefined, '2027-05-05'],
    ]);
  });

  it('reads the rows of a table that commas separate', () => {
    const text =
      'Store,Code,Type,Value,Min (SAR),End Date\n"A, B",ABC10,Fixed,SAR 30,"1,200",2027-05-05\nC,,Free Shipping,,,';
    expect(readOffers(text, { received }).offers.map(({ fields }) => fields)).toEqual([
      {
        ...{ kind: 'amount', amount: { value: 30, currency: 'SAR' }, code: 'ABC10', ends: '2027-05-05' },
        minimum: { value: 1200, currency: 'SAR' },
      },
      { kind: 'free-delivery' },
    ]);
  });

  it('leaves out what stands below the name of an offer that is over', () => {
    const text = 'Alder (paused)\n30% off\n\nBirch\n20% off\n';
    expect(readOffers(text, { received }).offers.map(({ fields }) => fields.percent)).toEqual([20]);
  });

  it('says which words of a message it did not understand', () => {
    const text = 'Hello dear team\n10% off with code ABC10\nSee you at the fair';
    const { offers, rest } = readOffers(text, { received });
    expect(offers.map(({ fields }) => fields)).toEqual([{ kind: 'percent', percent: 10, code: 'ABC10' }]);
    expect(rest.map(({ start, end }) => text.slice(start, end))).toEqual(['Hello dear team', 'See you at the fair']);
  });

  it('reads an offer with several values of a field from the part nearest to the benefit', () => {
    const text = 'Valid in the UAE until 5 May 2026\n\n1. 10% off in Oman with ABC10\n2. 20% off with DEF20';
    expect(
      readOffers(text, { received }).offers.map(({ fields }) => [fields.code, fields.countries, fields.ends]),
    ).toEqual([
      ['ABC10', ['OM'], '2026-05-05'],
      ['DEF20', ['AE'], '2026-05-05'],
    ]);
  });
});
