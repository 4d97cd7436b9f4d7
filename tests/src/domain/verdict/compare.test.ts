import { describe, expect, it } from 'vitest';
import {
  compareStores,
  type ComparedOffer,
  type ComparedStore,
  type Comparison,
} from '../../../../src/domain/verdict/compare';
import { basketIn, categoryIn, fragmentOf } from '../../../../src/domain/verdict/compare-fragment';
import type { Basket, VerdictContext } from '../../../../src/domain/verdict/verdict';
import { exampleMoney as money } from '../support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const context: VerdictContext = { now: day('2025-09-15'), timeZone: 'Asia/Riyadh', money };
const basket: Basket = { amount: 25_000, currency: 'SAR' };

function offer(id: string, more: Partial<ComparedOffer> = {}): ComparedOffer {
  return { id, kind: 'code', code: id.toUpperCase(), title: id, ...more };
}

function store(name: string, ...offers: readonly ComparedOffer[]): ComparedStore {
  return {
    slug: name,
    name,
    path: `/store/${name}`,
    url: 'https://www.example.com/',
    logo: '/logo.svg',
    initials: 'S',
    hue: 0,
    icon: 'bag',
    category: 'Shoes',
    offers,
  };
}

const percent = (value: number): Partial<ComparedOffer> => ({ benefit: { kind: 'percent', percent: value } });

function compared(stores: readonly ComparedStore[], of: Basket = basket): Comparison {
  return compareStores({ stores, empty: 0, more: 0 }, of, context);
}

/** The groups with the names of their stores and the representative offer of each. */
function outline({ groups }: Comparison) {
  return groups.map(([group, answers]) => [group, answers.map((each) => `${each.store.name} ${each.offer.id}`)]);
}

describe('the comparison of stores for a purchase (product rule R86)', () => {
  it('shows each store once with its best offer, lowest total first', () => {
    const result = compared([
      store('namshi', offer('five', percent(5)), offer('fifteen', percent(15))),
      store('noon', offer('twenty', percent(20)), offer('ten', percent(10))),
    ]);
    expect(outline(result)).toEqual([['now', ['noon twenty', 'namshi fifteen']]]);
    expect(result.groups[0]?.[1][0]?.verdict).toMatchObject({ total: { minor: 20_000, currency: 'SAR' } });
  });

  it('sorts the groups in the order of verdicts', () => {
    const stores = [
      store('blocked', offer('big', { ...percent(50), minimumSpend: { amount: 900, currency: 'SAR' } })),
      store('depends', offer('app', { ...percent(40), channel: 'app' })),
      store('cashback', offer('back', { benefit: { kind: 'cashback', percent: 20 } })),
      store('gift', offer('bag', { benefit: { kind: 'gift', gift: 'A bag' } })),
      store('delivery', offer('free', { benefit: { kind: 'free-shipping' } })),
      store('up-to', offer('most', { benefit: { kind: 'percent', percent: 80, upTo: true } })),
      store('now', offer('one', percent(1))),
      store('unknown', offer('secret')),
    ];
    expect(outline(compared(stores)).map(([group]) => group)).toEqual([
      'now',
      'up-to',
      'delivery',
      'gift',
      'cashback',
      'depends',
      'unknown',
      'blocked',
    ]);
  });

  it('ranks a store with a conditional figure among the verdicts', () => {
    const result = compared([store('noon', offer('secret'), offer('app', { ...percent(10), channel: 'app' }))]);
    expect(outline(result)).toEqual([['depends', ['noon app']]]);
  });

  it('lists a figure in a currency without a rate among the unknown savings', () => {
    const temu = store(
      'temu',
      offer('most', { benefit: { kind: 'amount', amount: 200, currency: 'USD', upTo: true } }),
    );
    const noon = store('noon', offer('back', { benefit: { kind: 'cashback', percent: 15, upTo: true } }));
    for (const currency of ['KWD', 'EGP', 'EUR'] as const)
      expect(outline(compared([temu, noon], { amount: 5000, currency }))).toEqual([
        ['cashback', ['noon back']],
        ['unknown', ['temu most']],
      ]);
  });

  it('counts stores without an active offer, including those without any offer', () => {
    const ended = store('temu', offer('old', { ...percent(90), endsAt: day('2025-09-01') }));
    const result = compareStores({ stores: [ended], empty: 2, more: 0 }, basket, context);
    expect(result).toEqual({ groups: [], inactive: 3 });
  });

  it('applies the rules of a store only to its own codes', () => {
    const rules = [{ kind: 'minimum', amount: 300, currency: 'SAR' }] as const;
    const result = compared([
      { ...store('namshi', offer('ten', percent(10))), rules },
      store('noon', offer('five', percent(5))),
    ]);
    expect(outline(result)).toEqual([
      ['now', ['noon five']],
      ['blocked', ['namshi ten']],
    ]);
  });

  it('takes the country into account', () => {
    const stores = [store('noon', offer('gulf', { ...percent(10), where: ['AE'] }))];
    expect(outline(compared(stores))).toEqual([['depends', ['noon gulf']]]);
    expect(outline(compared(stores, { ...basket, country: 'AE' }))).toEqual([['now', ['noon gulf']]]);
    expect(outline(compared(stores, { ...basket, country: 'SA' }))).toEqual([['blocked', ['noon gulf']]]);
  });
});

describe('the fragment of the comparison page', () => {
  it.each([
    ['', undefined],
    ['#', undefined],
    ['#fashion', 'fashion'],
    ['#fashion=250SAR', 'fashion'],
    ['#%', ''],
  ])('is parsed from "%s" into the category %s', (hash, category) => {
    expect(categoryIn(hash)).toBe(category);
  });

  it.each<[string, Basket]>([
    ['#fashion', {}],
    ['#fashion=250SAR', { amount: 25_000, currency: 'SAR' }],
    ['#fashion=99.5SAR', { amount: 9950, currency: 'SAR' }],
    ['#fashion=0.125KWD', { amount: 125, currency: 'KWD' }],
  ])('is written the same way as it is read: %s', (hash, answers) => {
    expect(basketIn(hash, money)).toEqual(answers);
    expect(fragmentOf('fashion', answers, money)).toBe(hash);
  });

  it.each(['#fashion=', '#fashion=SAR', '#fashion=250', '#fashion=250XXX', '#fashion=1.234SAR', '#fashion=-5SAR'])(
    'contains no amount in %s',
    (hash) => {
      expect(basketIn(hash, money).amount).toBe(undefined);
    },
  );
});
