import { describe, expect, test } from 'vitest';
import { feedOfStore, offerSourceOf, type OfferRow } from '../../../../generator/catalogue/offers/store-offers';
import type { Store } from '../../../../src/generated/data-types';
import { feedOffer } from '../../../support/offers';
import { check, patched, sampleFiles } from '../../support/sample-catalogue';

function row(id: string, advertiser: string | undefined, filters: Readonly<Record<string, string>> = {}): OfferRow {
  return { offer: feedOffer(id), line: 2, filters, advertiser };
}

const rows = [
  row('1', 'Namshi', { site: 'sa' }),
  row('2', 'NOON'),
  row('3', 'namshi  ', { site: 'ae' }),
  row('4', undefined),
  row('5', 'Namshi KSA', { site: 'sa' }),
];
const feeds = new Map([['network', { rows }]]);
const idsOf = (offersFrom: Store['offersFrom']) =>
  feedOfStore({ offersFrom }, feeds)?.rows.map(({ offer }) => offer.id);

describe('feedOfStore', () => {
  test('returns all rows without a filter', () => {
    expect(idsOf('network')).toEqual(['1', '2', '3', '4', '5']);
    expect(idsOf({ feed: 'network' })).toEqual(['1', '2', '3', '4', '5']);
  });

  test('returns the rows of the given advertisers in table order, ignoring case and spaces', () => {
    expect(idsOf({ feed: 'network', where: { advertiser: 'Namshi' } })).toEqual(['1', '3']);
    expect(idsOf({ feed: 'network', where: { advertiser: ['namshi ksa', 'Noon', 'Namshi'] } })).toEqual([
      '1',
      '2',
      '3',
      '5',
    ]);
  });

  test('returns the rows that match one of the values in each filtered column', () => {
    expect(idsOf({ feed: 'network', where: { site: ['SA'] } })).toEqual(['1', '5']);
    expect(idsOf({ feed: 'network', where: { advertiser: 'Namshi', site: 'ae' } })).toEqual(['3']);
    expect(idsOf({ feed: 'network', where: { site: 'eg' } })).toEqual([]);
  });

  test('returns undefined for an unknown feed and for a store without a feed', () => {
    expect(idsOf('other')).toBeUndefined();
    expect(idsOf(undefined)).toBeUndefined();
    // An unchecked file may have any shape.
    for (const shape of [5, null, [], {}, { feed: 5 }, { feed: 'network', where: 'x' }])
      expect(() => offerSourceOf(shape)).not.toThrow();
  });
});

describe('a store with its own offers and a feed', () => {
  const own = `offers:
  - id: ten
    kind: deal
    url: https://www.example.com/souk
    title:
      en: Ten off
      ar: خصم عشرة
`;

  test('is valid', () => {
    const file = 'data/stores/souk.yaml';
    expect(check({ ...sampleFiles, [file]: `${sampleFiles[file] ?? ''}${own}` }).report).toBe('');
  });

  test('may feature its own offers and those of the feed, but no others', () => {
    const file = 'data/stores/souk.yaml';
    const featured = (id: string) =>
      check({ ...sampleFiles, [file]: `${sampleFiles[file] ?? ''}${own}featured: "${id}"\n` });
    expect(featured('ten').report).toBe('');
    expect(featured('2').report).toBe('');
    expect(featured('3').diagnostics.map(({ code }) => code)).toEqual(['unknown-reference']);
  });
});

test('an unknown feed in a filter is reported', () => {
  const settings = 'offersFrom:\n  feed: suok\n';
  const { report } = check(patched('data/stores/souk.yaml', settings));
  expect(report).toContain('there is no feed `suok`');
});

describe('the warnings about feed rows', () => {
  const table = `id;name;species;promocode;gotolink;date_start;date_end;rating
1;A;action;;https://www.example.com/1;;2025-10-03;
2;B;action;;https://www.example.com/2;;2025-10-03;
3;C;action;;https://www.example.com/3;;2025-10-03;
`;
  const shared = (luban: string, souk: string) => {
    const settings = (sampleFiles['data/feeds/souk.yaml'] ?? '').replace(
      'advertiser: { value: Souk }',
      'advertiser: name',
    );
    const files = { ...sampleFiles, 'data/feeds/souk.yaml': settings, 'data/feeds/souk.csv': table };
    const patchedStore = (file: string, text: string): string =>
      `${(sampleFiles[file] ?? '').replace('offersFrom: souk\n', '')}offersFrom:\n  feed: souk\n  where:\n    advertiser: ${text}\n`;
    return check({
      ...files,
      'data/stores/luban.yaml': patchedStore('data/stores/luban.yaml', luban),
      'data/stores/souk.yaml': patchedStore('data/stores/souk.yaml', souk),
    });
  };

  test('name two stores that take the same rows', () => {
    expect(shared('[A, B]', 'C').report).toBe('');
    expect(shared('[A, B]', '[b, C]').report).toMatchSnapshot();
  });
});
