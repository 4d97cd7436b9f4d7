import type { Country, Currency } from '../generated/data-types';
import type { Instant } from './calendar';
import { countryOf } from './country';
import { facets, type Facet } from './facet-names';
import { isSlug } from './slugs';

/** What an offer gives, in the order in which lists have it. */
export const benefitGroups = ['percent', 'amount', 'cashback', 'delivery', 'gift'] as const;
export type BenefitGroup = (typeof benefitGroups)[number];

/** What a list can be sorted by. */
export const sorts = ['saving', 'end', 'checked'] as const;
export type Sort = (typeof sorts)[number];

/** What filtering, counting and sorting need of an offer. What is absent is unknown. */
export interface OfferFacts {
  /** The slug of its store. */
  readonly store: string;
  /** The id of its category: its own, or that of its store. */
  readonly category: string;
  /** The id of the group of that category. */
  readonly group?: string | undefined;
  readonly kind: 'code' | 'deal';
  /** What it gives, the best first; empty if that is unknown. */
  readonly benefits: readonly BenefitGroup[];
  /** How much the first of `benefits` is: a percentage, or an amount, in US dollars where a fixed rate allows. */
  readonly figure?: number | undefined;
  /** The currency of an amount without a fixed rate. */
  readonly currency?: Currency | undefined;
  /** The countries in which it holds. */
  readonly where?: readonly Country[] | undefined;
  /** Whether it is for new customers only. */
  readonly newCustomers: boolean;
  /** Whether a minimum is known: of the offer, or of all codes of its store. */
  readonly minimum: boolean;
  readonly startsAt?: Instant | undefined;
  /** The first instant at which it is no longer valid. */
  readonly expiresAt?: Instant | undefined;
  /** The number of the day (`dayNumber`) of the newest test by the team, if the offer worked then. */
  readonly checked?: number | undefined;
}

/** What an offer gives. */
export type Saving = Pick<OfferFacts, 'benefits' | 'figure' | 'currency'>;

/** The values that visitors can choose of each facet. An offer satisfies a facet with one of the chosen values, or if none is chosen. */
export interface Choices {
  /** Slugs of stores. */
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

/** What a visitor has chosen of a list. Absent facets leave nothing out. */
export interface Filters extends Choices {
  /** The country of the site (product rule R56). It orders lists, and offers that do not hold in it are not counted. */
  readonly country?: Country;
  /** Absent for the list as it is without a choice. */
  readonly sort?: Sort;
}

/** The facets whose values are the same in every list. */
const fixedValues = {
  kind: ['code', 'deal'],
  benefit: benefitGroups,
  customers: ['new'],
  minimum: ['none'],
  ends: ['soon'],
} as const satisfies Choices;

/** The list of all offers, by its path without the language. */
const couponsPath = '/all-coupons';

/** An offer ends soon if its last day is at most this number of days away. */
const soonDays = 7;
const millisecondsPerDay = 86_400_000;

/**
 * What the query of an address chooses of a list: `?kind=code&sort=end`. Visitors can write it by hand, so what is unknown is left
 * out. Whether there are such stores and categories is not known here.
 */
export function filtersOf(search: string, countries: readonly Country[]): Filters {
  const query = new URLSearchParams(search);
  const wordsOf = (name: string): readonly string[] => [...new Set(query.get(name)?.split(','))];
  const known = <Word extends string>(name: string, words: readonly Word[]): readonly Word[] => {
    const chosen = wordsOf(name);
    return words.filter((word) => chosen.includes(word));
  };
  const all: { [F in Facet]: Choices[F] & readonly string[] } = {
    store: wordsOf('store').filter(isSlug),
    category: wordsOf('category').filter(isSlug),
    kind: known('kind', fixedValues.kind),
    benefit: known('benefit', fixedValues.benefit),
    customers: known('customers', fixedValues.customers),
    minimum: known('minimum', fixedValues.minimum),
    ends: known('ends', fixedValues.ends),
  };
  const country = countryOf(`?${query.toString()}`, countries);
  const [sort] = known('sort', sorts);
  return { ...withoutEmpty(all), ...(country && { country }), ...(sort && { sort }) };
}

/** Leaves out the facets without a value. */
function withoutEmpty(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, values]) => values.length > 0));
}

/** The query that `filtersOf` reads; empty without a choice. */
export function filterQuery(filters: Filters): string {
  const words = [
    ...facets.map((facet) => [facet, (filters[facet] ?? []).join(',')]),
    ['country', filters.country?.toLowerCase()],
    ['sort', filters.sort],
  ];
  // No value has a letter that a query would have to encode.
  const text = words.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
  return text && `?${text}`;
}

/** The address, without the language, of the list of all offers with filters. */
export function couponsAddress(filters: Filters, path = couponsPath): string {
  return path + filterQuery(filters);
}

/** The facets of which something is chosen. */
export function chosenFacets(filters: Filters): readonly Facet[] {
  return facets.filter((facet) => filters[facet] !== undefined);
}

/** The filters without those of a facet. */
export function withoutFacet(filters: Filters, facet: Facet | 'country'): Filters {
  const { [facet]: _, ...rest } = filters;
  return rest;
}

/** The filters with a value of a facet chosen that was not, or without it. */
export function toggled(filters: Filters, facet: Facet, value: string): Filters {
  const values: readonly string[] = filters[facet] ?? [];
  const others = values.filter((each) => each !== value);
  const next = others.length < values.length ? others : [...values, value];
  // The values of a facet are those that `filtersOf` knows.
  return filtersOf(filterQuery({ ...filters, [facet]: next }), filters.country ? [filters.country] : []);
}

/** Whether an offer ends soon. An end is the first instant after the last day, so that a whole day more may be left. */
export function endsSoon(expiresAt: Instant, now: Instant): boolean {
  return expiresAt > now && expiresAt <= now + (soonDays + 1) * millisecondsPerDay;
}

/** How many active offers there are by the values of each facet, as the other facets leave them. Values without an offer are absent. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>> & {
  /** The number of results, with all facets. */
  readonly all: number;
  /** How many of them are known to be valid in the chosen country. */
  readonly valid: number;
  /** How many are known to be valid in each country, whichever is chosen. */
  readonly country: ReadonlyMap<Country, number>;
};

/** The place of a benefit in lists; unknown ones come last. */
function benefitRank({ benefits: [first] }: Pick<OfferFacts, 'benefits'>): number {
  return first === undefined ? benefitGroups.length : benefitGroups.indexOf(first);
}

/**
 * Compares what offers give: percentages, amounts, cashback, delivery, gifts, what is unknown; of one kind the greater first.
 * Amounts without a fixed rate follow the others, by currency.
 */
export function compareSavings(a: Saving, b: Saving): number {
  const [x, y] = [a.currency ?? '', b.currency ?? ''];
  return benefitRank(a) - benefitRank(b) || (x < y ? -1 : x > y ? 1 : (b.figure ?? 0) - (a.figure ?? 0));
}

export { facets, type Facet } from './facet-names';
