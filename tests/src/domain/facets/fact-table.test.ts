import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryFit, inCountryOrder } from '../../../../src/domain/offers/country';
import {
  countsOf,
  matchingPlaces,
  orderedPlaces,
  orderOfKinds,
  orderOfSort,
  ranksOf,
  satisfyingPlaces,
  tableOf,
} from '../../../../src/domain/facets/fact-table';
import {
  benefitGroups,
  compareSavings,
  facets,
  sorts,
  type Facet,
  type Filters,
  type OfferFacts,
  type Sort,
} from '../../../../src/domain/facets/facets';
import { activeFirst } from '../../../../src/domain/offers/offer-status';

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
    endsAt: fc.constantFrom(undefined, now - 1, now, now + 1, now + 7 * day, now + 8 * day),
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

const values = {
  store: ['noon', 'temu', 'ubuy'],
  category: ['shoes', 'fashion', 'bags', 'food'],
  kind: ['code', 'deal'],
  benefit: benefitGroups,
  customers: ['new'],
  minimum: ['none'],
  ends: ['soon'],
} as const satisfies Record<Facet, readonly string[]>;

const isActive = ({ endsAt = Infinity }: OfferFacts): boolean => endsAt > now;

/** Whether an offer has one of the chosen values of each facet. */
function satisfies(each: OfferFacts, chosen: Filters): boolean {
  const has: Readonly<Record<Facet, readonly unknown[]>> = {
    store: [each.store],
    category: [each.category, each.group],
    kind: [each.kind],
    benefit: each.benefits,
    customers: each.newCustomers ? ['new'] : [],
    minimum: each.minimum ? [] : ['none'],
    ends: isActive(each) && (each.endsAt ?? Infinity) <= now + 8 * day ? ['soon'] : [],
  };
  return facets.every((facet) => !chosen[facet] || chosen[facet].some((value: string) => has[facet].includes(value)));
}

const comparisons: Readonly<Record<Sort, (a: OfferFacts, b: OfferFacts) => number>> = {
  saving: compareSavings,
  end: ({ endsAt: a = Infinity }, { endsAt: b = Infinity }) => (a === b ? 0 : a - b),
  checked: (a, b) => (b.checked ?? 0) - (a.checked ?? 0),
};

const cases = fc.tuple(fc.array(facts, { maxLength: 60 }), filters);

describe('the table of facts', () => {
  it('finds the active offers with a chosen value of each facet, in list order', () => {
    fc.assert(
      fc.property(cases, ([offers, chosen]) => {
        const table = tableOf(offers);
        const found = offers.filter((each) => isActive(each) && satisfies(each, chosen));
        const places = matchingPlaces(table, chosen, now);
        expect([...places].map((place) => offers[place])).toEqual(found);
        const all = [...satisfyingPlaces(table, chosen, now)].map((place) => offers[place]);
        expect(all).toEqual(offers.filter((each) => satisfies(each, chosen)));
        const order = orderOfSort(table, offers, chosen.sort);
        const inOrder = orderedPlaces(table, places, { country: chosen.country, now }, order);
        const sorted = chosen.sort ? [...found].sort(comparisons[chosen.sort]) : found;
        expect([...inOrder].map((place) => offers[place])).toEqual(
          inCountryOrder(activeFirst(sorted, now), chosen.country),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('counts for each value the offers that it would match in place of the other values of its facet', () => {
    fc.assert(
      fc.property(cases, ([offers, chosen]) => {
        const count = (other: Filters) =>
          offers.filter(
            (each) => isActive(each) && satisfies(each, other) && countryFit(each, chosen.country) !== 'invalid',
          ).length;
        const counts = countsOf(tableOf(offers), chosen, now, values.store);
        expect(counts.all).toBe(count(chosen));
        for (const facet of facets) {
          const expected = values[facet].map((value) => [value, count({ ...chosen, [facet]: [value] })] as const);
          expect(counts[facet]).toEqual(new Map(expected.filter(([, number]) => number > 0)));
        }
        for (const country of ['SA', 'AE', 'KW'] as const) {
          const valid = offers.filter(
            (each) => isActive(each) && satisfies(each, chosen) && each.where?.includes(country),
          );
          expect(counts.country.get(country) ?? 0).toBe(valid.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('sorts codes before deals without a chosen order, and keeps the given order within each', () => {
    const offers = (['deal', 'code', 'deal', 'code'] as const).map((kind) => ({ ...offer, kind }));
    const table = tableOf(offers);
    const places = matchingPlaces(table, {}, now);
    expect([...orderedPlaces(table, places, { country: undefined, now }, orderOfKinds(table))]).toEqual([1, 3, 0, 2]);
  });

  it('gives equal entries equal ranks', () => {
    expect([...ranksOf([3, 1, 3, 2], (a, b) => a - b)]).toEqual([2, 0, 2, 1]);
  });
});
