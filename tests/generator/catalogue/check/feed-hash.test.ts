import { describe, expect, test } from 'vitest';
import { storeRecordOf } from '../../../../generator/site/records/store-record';
import { factsOfRest } from '../../../../generator/catalogue/validate/engine/fact-book';
import { check, patched } from '../../support/sample-catalogue';

const header = 'id;name;species;promocode;gotolink;date_start;date_end;rating';
const row = (id: string, name: string): string => `${id};${name};action;;https://www.example.com/${id};;2025-10-03;`;

/** The hash of a store's rows, selected by one name, which decides whether its pages are rebuilt. */
function hashOf(rows: readonly string[], settings = ''): string | undefined {
  const { catalogue, report } = check({
    ...patched('data/stores/souk.yaml', 'offersFrom:\n  feed: souk\n  where:\n    name: Lamps\n'),
    'data/feeds/souk.yaml':
      (patched('data/feeds/souk.yaml', `${settings}filters: [name]\n`)['data/feeds/souk.yaml'] as string | undefined) ??
      '',
    'data/feeds/souk.csv': [header, ...rows, ''].join('\n'),
  });
  const store = catalogue?.stores.find(({ value }) => value.slug === 'souk');
  if (!catalogue || !store) throw new Error(report);
  return storeRecordOf(store, '', factsOfRest(catalogue)).record.hashes.offers;
}

describe('the hash of the offers of a store (product rule R64)', () => {
  const before = hashOf([row('1', 'Lamps'), row('2', 'Rugs')]);

  test('stays the same when a row of another store changes, moves or is removed', () => {
    expect(hashOf([row('1', 'Lamps'), row('2', 'Carpets')])).toBe(before);
    expect(hashOf([row('2', 'Rugs'), row('3', 'Vases'), row('1', 'Lamps')])).toBe(before);
    expect(hashOf([row('1', 'Lamps')])).toBe(before);
  });

  test('changes with the rows of the store and with feed settings that apply to all offers', () => {
    expect(hashOf([row('1', 'Lamps'), row('4', 'Lamps')])).not.toBe(before);
    expect(hashOf([row('1', 'Lamps').replace('2025-10-03', '2025-10-04'), row('2', 'Rugs')])).not.toBe(before);
    expect(hashOf([row('1', 'Lamps'), row('2', 'Rugs')], 'fetched: 2025-09-01\n')).not.toBe(before);
  });
});
