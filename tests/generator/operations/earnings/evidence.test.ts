import { describe, expect, test } from 'vitest';
import { evidenceIn, evidenceText, merged } from '../../../../generator/operations/earnings/evidence';
import { OfferFinder, type Owner } from '../../../../generator/operations/earnings/owners';
import type { ReportRow } from '../../../../generator/operations/earnings/report-row';
import type { OwnedRow } from '../../../../generator/operations/earnings/totals';
import { reportNetworks } from '../../../support/network-reports';
import { check, patched } from '../../support/sample-catalogue';

const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  day: '2026-10-10',
  orders: 1,
  clicks: 0,
  isRejected: false,
  code: 'SAVE10',
  country: 'SA',
  ...more,
});
const owner: Owner = { store: 'souk', offers: [{ store: 'souk', code: 'SAVE10', id: 'ten' }] };
const owned = (more: Partial<ReportRow> = {}, others: Partial<Owner> = {}): OwnedRow => ({
  row: row(more),
  owner: { ...owner, ...others },
});

describe('evidenceIn (product rule R68)', () => {
  test('proves the offer with the code of an order once for each day and country', () => {
    const { evidence, others } = evidenceIn([
      owned(),
      owned({ orders: 7 }),
      owned({ country: 'AE' }),
      owned({ country: undefined }),
      owned({ day: '2026-10-09' }),
    ]);
    expect(evidence).toEqual({
      stores: {
        souk: [
          { offer: 'ten', date: '2026-10-09', country: 'SA' },
          { offer: 'ten', date: '2026-10-10' },
          { offer: 'ten', date: '2026-10-10', country: 'AE' },
          { offer: 'ten', date: '2026-10-10', country: 'SA' },
        ],
      },
      feeds: {},
    });
    expect(others).toEqual(new Map());
  });

  test('proves the offer that was valid on the day, of two offers with one code', () => {
    const offers = [
      { store: 'souk', code: 'SAVE10', id: 'old', endsAt: Date.UTC(2026, 8, 30) },
      { store: 'souk', code: 'SAVE10', id: 'new', startsAt: Date.UTC(2026, 9, 5) },
    ];
    const proven = (day: string) => evidenceIn([owned({ day }, { offers })]).evidence.stores?.souk;
    expect(proven('2026-09-15')).toMatchObject([{ offer: 'old' }]);
    expect(proven('2026-10-10')).toMatchObject([{ offer: 'new' }]);
    expect(proven('2026-10-02')).toBeUndefined();
    // Networks count days in other time zones.
    expect(proven('2026-10-04')).toMatchObject([{ offer: 'new' }]);
  });

  test('proves nothing for orders without a code or with a code of unknown owner', () => {
    const { evidence, others } = evidenceIn([
      owned({ code: undefined }, { offers: [] }),
      owned({}, { offers: [] }),
      owned({}, { offers: [], isAmbiguous: true }),
      owned({ country: 'elsewhere', orders: 4 }),
      owned({ isRejected: true }),
      owned({ orders: 0, clicks: 9 }),
    ]);
    expect(evidence).toEqual({ stores: {}, feeds: {} });
    expect(Object.fromEntries(others)).toEqual({
      'no-code': 1,
      'unknown-code': 1,
      'several-stores': 1,
      elsewhere: 4,
    });
  });
});

test('merged gives the same evidence in any order and after repeated merging', () => {
  const a = { stores: { souk: [{ offer: 'b', date: '2026-10-02' }], luban: [{ offer: 'a', date: '2026-10-01' }] } };
  const b = {
    stores: { souk: [{ offer: 'a', date: '2026-10-03', country: 'SA' as const }] },
    feeds: { f: [{ offer: '07', date: '2026-10-01' }] },
  };
  expect(evidenceText(merged([a, b]), 'gulf')).toBe(evidenceText(merged([b, a, b, a]), 'gulf'));
  expect(
    evidenceText(merged([a, b]), 'gulf')
      .split('\n')
      .slice(3),
  ).toEqual([
    'stores:',
    '  luban:',
    '    - { offer: "a", date: 2026-10-01 }',
    '  souk:',
    '    - { offer: "a", date: 2026-10-03, country: SA }',
    '    - { offer: "b", date: 2026-10-02 }',
    'feeds:',
    '  f:',
    '    - { offer: "07", date: 2026-10-01 }',
    '',
  ]);
});

describe('OfferFinder', () => {
  /** The sample, where both stores have the code SOUK5. */
  const { catalogue, report } = check({
    ...patched(
      'data/stores/luban.yaml',
      `aliases: [Bakhoor House]
from: { network: gulfclicks, programme: "771" }
offers:
  - id: same-code
    kind: code
    code: "SOUK5"
    title:
      en: 5% off
      ar: خصم 5%
  - id: elsewhere
    kind: code
    code: "OTHER9"
    from: { network: dunelinks, programme: "772" }
    title:
      en: 9% off
      ar: خصم 9%
  - id: lower
    kind: code
    code: "Luban7"
    title:
      en: 7% off
      ar: خصم 7%
`,
    ),
    'data/networks.yaml': reportNetworks,
  });
  if (!catalogue) throw new Error(report);
  const finder = new OfferFinder(catalogue, 'gulfclicks');
  const find = (fields: Pick<ReportRow, 'advertiser' | 'code'>, page?: string) => {
    const { store, offers, isAmbiguous } = finder.ownerOf(fields, page);
    return { store, offers: offers.map(({ id }) => id), ...(isAmbiguous && { isAmbiguous }) };
  };

  test.each([
    [
      'finds an offer by its code, regardless of case',
      { code: 'LUBAN7' },
      undefined,
      { store: 'luban', offers: ['lower'] },
    ],
    ['finds no offer for a code that two stores have', { code: 'SOUK5' }, undefined, { offers: [], isAmbiguous: true }],
    [
      'finds an offer by the name of the store',
      { code: 'SOUK5', advertiser: 'Luban KSA - CPS' },
      undefined,
      { store: 'luban', offers: ['same-code'] },
    ],
    [
      'finds an offer by an alias of the store',
      { code: 'SOUK5', advertiser: 'bakhoor house' },
      undefined,
      { store: 'luban', offers: ['same-code'] },
    ],
    [
      'finds an offer by the Arabic name of the store',
      { code: 'SOUK5', advertiser: 'سوق' },
      undefined,
      { store: 'souk', offers: ['1'] },
    ],
    [
      'finds an offer by the programme of the store in the network',
      { code: 'SOUK5', advertiser: '771' },
      undefined,
      { store: 'luban', offers: ['same-code'] },
    ],
    [
      'finds no offer by a programme in another network',
      { code: 'SOUK5', advertiser: '772' },
      undefined,
      { offers: [], isAmbiguous: true },
    ],
    ['finds no offer of another network', { code: 'OTHER9' }, undefined, { offers: [] }],
    ['finds an offer by the page of the link', { code: 'SOUK5' }, 'souk', { store: 'souk', offers: ['1'] }],
    ['finds a store by the page of the link alone', {}, 'souk', { store: 'souk', offers: [] }],
    ['finds no store for a page that belongs to none', {}, 'home', { offers: [] }],
    [
      'finds the store that the network names, not another store with the code',
      { code: 'LUBAN7', advertiser: 'Souk' },
      undefined,
      { store: 'souk', offers: [] },
    ],
  ])('%s', (_name, fields, page, expected) => {
    expect(find(fields, page)).toEqual(expected);
  });
});
