import { describe, expect, test } from 'vitest';
import { factsOfRest } from '../../../../../generator/catalogue/validate/engine/fact-book';
import { storeRecordOf } from '../../../../../generator/site/records/store-record';
import { siteDataOf } from '../../../../../generator/site/records/checked-data';
import type { Catalogue } from '../../../../../generator/catalogue/validate/catalogue';
import { trustOf } from '../../../../../src/domain/trust/trust';
import { brief, check, patched, sampleFiles } from '../../../support/sample-catalogue';

/** The sample with orders that networks reported. */
function withEvidence(files: Readonly<Record<string, string>>, others = sampleFiles) {
  return check({
    ...others,
    ...Object.fromEntries(Object.entries(files).map(([network, text]) => [`data/evidence/${network}.yaml`, text])),
  });
}

function catalogueWith(files: Readonly<Record<string, string>>, others = sampleFiles): Catalogue {
  const { catalogue, report } = withEvidence(files, others);
  if (!catalogue) throw new Error(report);
  return catalogue;
}

const checksOf = ({ stores }: Catalogue) =>
  stores.find(({ value }) => value.slug === 'luban')?.value.offers?.[0]?.checks;
const rowChecks = ({ feeds }: Catalogue) => feeds.get('souk')?.rows.map(({ offer }) => [offer.id, offer.checks]);

const luban = `stores:
  luban:
    - { offer: "ten-percent", date: 2025-09-05, country: SA }
    - { offer: "ten-percent", date: 2025-09-06, country: SA }
    - { offer: "ten-percent", date: 2025-09-01, country: AE }
`;

describe('orders that networks reported (product rule R72)', () => {
  test('count as the newest test of the offer by the network in each country', () => {
    expect(checksOf(catalogueWith({ gulfclicks: luban }))).toEqual([
      { date: '2025-09-06', country: 'SA', result: 'worked', by: 'network' },
      { date: '2025-09-01', country: 'AE', result: 'worked', by: 'network' },
    ]);
  });

  test('are combined across networks and follow the tests that are written in the data', () => {
    const tested = patched(
      'data/stores/luban.yaml',
      `offers:
  - id: ten-percent
    kind: code
    code: "LUBAN10"
    title:
      en: 10% off
      ar: خصم 10%
    checks:
      - { date: 2025-09-03, result: failed }
`,
    );
    const dunelinks = 'stores:\n  luban:\n    - { offer: "ten-percent", date: 2025-09-07, country: SA }\n';
    expect(checksOf(catalogueWith({ gulfclicks: luban, dunelinks }, tested))).toEqual([
      { date: '2025-09-03', result: 'failed' },
      { date: '2025-09-07', country: 'SA', result: 'worked', by: 'network' },
      { date: '2025-09-01', country: 'AE', result: 'worked', by: 'network' },
    ]);
  });

  test('also count as tests of feed rows', () => {
    const feeds = 'feeds:\n  souk:\n    - { offer: "1", date: 2025-09-05 }\n';
    expect(rowChecks(catalogueWith({ gulfclicks: feeds }))).toEqual([
      ['1', [{ date: '2025-09-05', result: 'worked', by: 'network' }]],
      ['2', undefined],
    ]);
  });

  test('do not produce a green label: the label names the day of the order', () => {
    const now = Date.UTC(2025, 8, 20);
    const checks = checksOf(catalogueWith({ gulfclicks: luban })) ?? [];
    const at = (country?: 'SA' | 'KW') => trustOf({ checks }, { now, timeZone: 'Asia/Riyadh', country });
    expect(at()).toEqual({ state: 'unchecked', orderedOn: '2025-09-06' });
    expect(at('SA')).toEqual({ state: 'unchecked', orderedOn: '2025-09-06' });
    expect(at('KW')).toEqual({ state: 'unchecked' });
  });

  test('change the record of their store, and of no other', () => {
    const recordsOf = (catalogue: Catalogue) =>
      catalogue.stores.map((entry) => {
        const { orders, detailsHash, hashes } = storeRecordOf(entry, 'file', factsOfRest(catalogue)).record;
        return { slug: entry.value.slug, orders, detailsHash, hashes };
      });
    const [lubanBefore, soukBefore] = recordsOf(catalogueWith({}));
    const [lubanAfter, soukAfter] = recordsOf(catalogueWith({ gulfclicks: luban }));
    expect(lubanAfter?.orders).toHaveLength(1);
    expect(lubanAfter?.hashes.offers).not.toBe(lubanBefore?.hashes.offers);
    expect(soukAfter).toEqual(soukBefore);
  });

  test('give a store a log of tests', () => {
    const site = (catalogue: Catalogue) => siteDataOf(catalogue, Date.UTC(2025, 8, 20)).stores[0];
    expect(site(catalogueWith({}))?.checks).toBeUndefined();
    expect(site(catalogueWith({ gulfclicks: luban }))?.checks).toBe(2);
  });
});

describe('the check of an evidence file', () => {
  test('refuses amounts', () => {
    const { report } = withEvidence({
      gulfclicks: 'stores:\n  luban:\n    - { offer: "ten-percent", date: 2025-09-05, amount: 120.50 }\n',
    });
    expect(brief(report)).toEqual([
      'error[unknown-key]: `amount` is not a key here',
      '--> data/evidence/gulfclicks.yaml:3:49 ^^^^^^',
      'fix: remove it; keys: offer, date, country',
    ]);
  });

  test('warns about stores, feeds and offers that do not exist', () => {
    const { catalogue, report } = withEvidence({
      gulfclicks: `stores:
  lubaan:
    - { offer: "ten-percent", date: 2025-09-05 }
  luban:
    - { offer: "ten-procent", date: 2025-09-05 }
    - { offer: "ten-procent", date: 2025-09-06 }
feeds:
  suok:
    - { offer: "1", date: 2025-09-05 }
  souk:
    - { offer: "gone", date: 2025-09-05 }
`,
    });
    expect(catalogue).toBeDefined();
    expect(brief(report)).toEqual([
      'warning[order-without-offer]: there is no store `lubaan`',
      '--> data/evidence/gulfclicks.yaml:2:3 ^^^^^^',
      'why: the evidence is shown nowhere',
      'fix: did you mean `luban`? stores: luban, souk; if it was removed, delete its entry',
      'warning[order-without-offer]: the store `luban` has no offer `ten-procent`, and this file has 2 orders for it',
      '--> data/evidence/gulfclicks.yaml:5:16 ^^^^^^^^^^^^^',
      'why: the evidence is shown nowhere',
      'fix: if the id of the offer was changed, write the new one here; if the offer was removed, delete these lines',
      'warning[order-without-offer]: there is no feed `suok`',
      '--> data/evidence/gulfclicks.yaml:8:3 ^^^^',
      'why: the evidence is shown nowhere',
      'fix: did you mean `souk`? feeds: souk; if it was removed, delete its entry',
    ]);
  });

  test('refuses countries that the site does not list', () => {
    const { report } = withEvidence({
      gulfclicks: 'stores:\n  luban:\n    - { offer: "ten-percent", date: 2025-09-05, country: KW }\n',
    });
    expect(report).toContain('the country `KW` is not in data/countries.yaml');
  });
});
