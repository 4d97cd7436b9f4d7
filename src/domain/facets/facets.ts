import type { ValidityPeriod } from '../offers/offer-status';
import type { Country, Currency } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { countryOf } from '../offers/country';
import { facets, type Facet } from './facet-names';
import { isSlug } from '../pages/slugs';

/** The kinds of benefit, in the order of lists. */
export const benefitGroups = ['percent', 'amount', 'cashback', 'delivery', 'gift'] as const;
export type BenefitGroup = (typeof benefitGroups)[number];

export const sorts = ['saving', 'end', 'checked'] as const;
export type Sort = (typeof sorts)[number];

/** The properties of an offer for filtering, counting and sorting. An absent one is unknown. */
export interface OfferFacts extends ValidityPeriod {
  readonly store: string;
  /** The id of its category: its own, or that of its store. */
  readonly category: string;
  readonly group?: string | undefined;
  readonly kind: 'code' | 'deal';
  /** The kinds of its benefits, best first; empty if unknown. */
  readonly benefits: readonly BenefitGroup[];
  /** The figure of the first of `benefits`: a percentage, or an amount, in US dollars if there is a fixed rate. */
  readonly figure?: number | undefined;
  /** The currency of an amount without a fixed rate. */
  readonly currency?: Currency | undefined;
  readonly where?: readonly Country[] | undefined;
  readonly newCustomers: boolean;
  /** Whether it has a known minimum spend: its own, or one for all codes of its store. */
  readonly minimum: boolean;
  /** The number of the day (`dayNumber`) of the team's newest test, if the offer worked then. */
  readonly checked?: number | undefined;
}

export type Saving = Pick<OfferFacts, 'benefits' | 'figure' | 'currency'>;

/** An offer matches a facet if it has one of the chosen values, or if none is chosen. */
export interface Choices {
  readonly store?: readonly string[];
  /** Ids of categories or of their groups. */
  readonly category?: readonly string[];
  readonly kind?: readonly OfferFacts['kind'][];
  readonly benefit?: readonly BenefitGroup[];
  /** `new`: for new customers only. */
  readonly customers?: readonly 'new'[];
  /** `none`: no minimum is known. */
  readonly minimum?: readonly 'none'[];
  /** `soon`: ends within `soonDays`. */
  readonly ends?: readonly 'soon'[];
}

/** A visitor's choices for a list. An absent facet does not filter. */
export interface Filters extends Choices {
  /** The country of the site (product rule R56). It sorts lists, and offers that are invalid in it are not counted. */
  readonly country?: Country;
  /** Absent for the default order. */
  readonly sort?: Sort;
}

const fixedValues = {
  kind: ['code', 'deal'],
  benefit: benefitGroups,
  customers: ['new'],
  minimum: ['none'],
  ends: ['soon'],
} as const satisfies Choices;

/** The path of the list of all offers, without the language. */
const couponsPath = '/all-coupons';

/** An offer ends soon if its last day is at most this many days away. */
const soonDays = 7;
const millisecondsPerDay = 86_400_000;

/** Parses a query such as `?kind=code&sort=end`. Ignores unknown values, but does not look up stores and categories. */
export function filtersOf(search: string, countries: readonly Country[]): Filters {
  const query = new URLSearchParams(search);
  const valuesIn = (name: string): readonly string[] => [...new Set(query.get(name)?.split(','))];
  const allowedIn = <Value extends string>(name: string, values: readonly Value[]): readonly Value[] => {
    const chosen = valuesIn(name);
    return values.filter((value) => chosen.includes(value));
  };
  const all: { [F in Facet]: Choices[F] & readonly string[] } = {
    store: valuesIn('store').filter(isSlug),
    category: valuesIn('category').filter(isSlug),
    kind: allowedIn('kind', fixedValues.kind),
    benefit: allowedIn('benefit', fixedValues.benefit),
    customers: allowedIn('customers', fixedValues.customers),
    minimum: allowedIn('minimum', fixedValues.minimum),
    ends: allowedIn('ends', fixedValues.ends),
  };
  const country = countryOf(`?${query.toString()}`, countries);
  const [sort] = allowedIn('sort', sorts);
  return { ...withoutEmpty(all), country, sort };
}

function withoutEmpty(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, values]) => values.length > 0));
}

/** The query that `filtersOf` parses; empty without a choice. */
export function filterQuery(filters: Filters): string {
  const parameters = [
    ...facets.map((facet) => [facet, (filters[facet] ?? []).join(',')]),
    ['country', filters.country?.toLowerCase()],
    ['sort', filters.sort],
  ];
  // No value contains a character that has to be encoded in a query.
  const text = parameters.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
  return text && `?${text}`;
}

export function couponsAddress(filters: Filters, path = couponsPath): string {
  return path + filterQuery(filters);
}

export function chosenFacets(filters: Filters): readonly Facet[] {
  return facets.filter((facet) => filters[facet] !== undefined);
}

export function withoutFacet(filters: Filters, facet: Facet | 'country'): Filters {
  const { [facet]: _, ...rest } = filters;
  return rest;
}

/** Adds a value to the choice of a facet, or removes it if it is chosen. */
export function toggleValue(filters: Filters, facet: Facet, value: string): Filters {
  const values: readonly string[] = filters[facet] ?? [];
  const others = values.filter((each) => each !== value);
  const next = others.length < values.length ? others : [...values, value];
  // `filtersOf` drops values that the facet does not have.
  return filtersOf(filterQuery({ ...filters, [facet]: next }), filters.country ? [filters.country] : []);
}

/** Whether an offer ends soon. Its end is the first instant after the last day, so one more whole day may be left. */
export function endsSoon(end: Instant, now: Instant): boolean {
  return end > now && end <= now + (soonDays + 1) * millisecondsPerDay;
}

/** Active offers for each value of a facet, filtered by the other facets. Values without offers are absent. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>> & {
  /** The number of offers that match all facets. */
  readonly all: number;
  /** The number of those that are known to be valid in the chosen country. */
  readonly valid: number;
  /** The number known to be valid in each country, regardless of the choice. */
  readonly country: ReadonlyMap<Country, number>;
};

/** The position of a benefit in lists; unknown ones come last. */
function benefitRank({ benefits: [first] }: Pick<OfferFacts, 'benefits'>): number {
  return first === undefined ? benefitGroups.length : benefitGroups.indexOf(first);
}

/** Percentages, amounts, cashback, delivery, gifts, unknown; the greater first, amounts without a rate last. */
export function compareSavings(a: Saving, b: Saving): number {
  const [x, y] = [a.currency ?? '', b.currency ?? ''];
  return benefitRank(a) - benefitRank(b) || (x < y ? -1 : x > y ? 1 : (b.figure ?? 0) - (a.figure ?? 0));
}

export { facets, type Facet } from './facet-names';
