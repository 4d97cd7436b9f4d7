import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPlaces,
  matchingPlaces,
  orderedPlaces,
  orderOfEnds,
  orderOfEntries,
  orderOfKinds,
  ranksOf,
  tableOf,
} from '../../../src/domain/fact-table';
import {
  benefitGroups,
  compareSavings,
  countsOf,
  facets,
  matching,
  sorted,
  sorts,
  type Filters,
  type OfferFacts,
} from '../../../src/domain/facets';

const now = Date.UTC(2026, 10, 23, 9);
const day = 86_400_000;

/** Facts with few values, so that filters find some and leave some out. */
const facts: fc.Arbitrary<OfferFacts> = fc
  .record({
    store: fc.constantFrom('noon', 'temu', 'ubuy'),
    place: fc.constantFrom(['shoes', 'fashion'], ['bags', 'fashion'], ['food']),
    kind: fc.constantFrom('code' as const, 'deal' as const),
    benefits: fc.subarray([...benefitGroups], { maxLength: 2 }),
    figure: fc.integer({ min: 1, max: 4 }),
    currency: fc.constantFrom(undefined, 'EUR' as const),
    where: fc.option(fc.subarray(['SA' as const, 'AE' as const], { minLength: 1 }), { nil: undefined }),
    newCustomers: fc.boolean(),
    minimum: fc.boolean(),
    startsAt: fc.constantFrom(undefined, now - day, now + day),
    expiresAt: fc.constantFrom(undefined, now - 1, now, now + 1, now + 7 * day, now + 8 * day),
    checked: fc.constantFrom(undefined, 20_000, 20_300),
  })
  .map(({ place: [category = '', group], ...rest }) => ({ ...rest, category, group }));

const filters: fc.Arbitrary<Filters> = fc
  .record({
    store: fc.subarray(['noon', 'temu', 'gone']),
    category: fc.subarray(['shoes', 'fashion', 'food', 'gone']),
    kind: fc.subarray(['code' as const, 'deal' as const]),
    benefit: fc.subarray([...benefitGroups]),
    customers: fc.subarray(['new' as const]),
    minimum: fc.subarray(['none' as const]),
    ends: fc.subarray(['soon' as const]),
    country: fc.constantFrom(undefined, 'SA' as const, 'KW' as const),
    sort: fc.constantFrom(undefined, ...sorts),
  })
  .map((all) => {
    const chosen = Object.entries(all).filter(([, values]) => values !== undefined && values.length > 0);
    return Object.fromEntries(chosen);
  });

const offer: OfferFacts = {
  store: 'noon',
  category: 'shoes',
  kind: 'code',
  benefits: ['percent'],
  newCustomers: false,
  minimum: false,
};

const cases = fc.tuple(fc.array(facts, { maxLength: 60 }), filters);

describe('a table of facts', () => {
  it('finds the offers that a list finds, in the same order', () => {
    fc.assert(
      fc.property(cases, ([offers, chosen]) => {
        const table = tableOf(offers);
        const places = matchingPlaces(table, chosen, now);
        const found = matching(offers, chosen, now);
        expect([...places].map((place) => offers[place])).toEqual(found);
        const own = offers.map((_offer, place) => place);
        const order = {
          saving: () => orderOfEntries(offers, own, compareSavings),
          end: () => orderOfEnds(table),
          checked: () => orderOfEntries(offers, own, (a, b) => (b.checked ?? 0) - (a.checked ?? 0)),
        }[chosen.sort ?? 'saving']();
        const inOrder = orderedPlaces(table, places, { country: chosen.country, now }, order);
        expect([...inOrder].map((place) => offers[place])).toEqual(sorted(found, chosen, now));
      }),
      { numRuns: 500 },
    );
  });

  it('counts as a list counts', () => {
    fc.assert(
      fc.property(cases, ([offers, chosen]) => {
        const table = tableOf(offers);
        const counts = countPlaces(table, chosen, now);
        const expected = countsOf(offers, chosen, now);
        expect(counts.all).toBe(expected.all);
        for (const facet of facets) {
          if (facet === 'store') {
            for (const slug of ['noon', 'temu', 'ubuy'])
              expect(counts.store[table.storeNumber(slug) ?? -1] ?? 0).toBe(expected.store.get(slug) ?? 0);
          } else expect(counts[facet]).toEqual(expected[facet]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has codes before deals where no order is chosen, each in their given order', () => {
    const offers = (['deal', 'code', 'deal', 'code'] as const).map((kind) => ({ ...offer, kind }));
    const table = tableOf(offers);
    const places = matchingPlaces(table, {}, now);
    expect([...orderedPlaces(table, places, { country: undefined, now }, orderOfKinds(table))]).toEqual([1, 3, 0, 2]);
  });

  it('ranks equal entries equally', () => {
    expect([...ranksOf([3, 1, 3, 2], (a, b) => a - b)]).toEqual([2, 0, 2, 1]);
  });
});
