import type { Instant } from '../../../../src/domain/dates/calendar';
import { encodeColumn } from '../../../../src/domain/facets/facet-columns';
import {
  encodeInstants,
  offerOfTerms,
  storesOfNames,
  type ColumnFile,
  type IndexFiles,
  type NamesFile,
  type OfferTerms,
} from '../../../../src/domain/facets/facet-index';
import type { Saving } from '../../../../src/domain/facets/facets';
import type { SharedFacts } from '../../../../src/domain/facets/fact-table';
import type { StoreRuleView } from '../../../../src/domain/offers/limits';
import type { MoneyTables } from '../../../../src/domain/money/money';
import { factsOf } from '../../../../src/domain/facets/offer-facts';
import { usualPath } from '../../../../src/domain/pages/slugs';
import { Distinct } from '../offers/offer-facts';
import { inEachLanguage } from '../record-of';
import type { StoreCard } from '../store-parts';
import type { StoreParts } from '../stores/store-table';

interface IndexedOffer {
  readonly terms: OfferTerms;
  /** Whether the conditions of its store set a minimum spend. */
  readonly ruled: boolean;
  readonly start: Instant;
  readonly end: Instant;
  readonly check: number;
  readonly category: string | undefined;
}

/** The distinct values of a column in order, and the column of their positions. */
function sortedColumn(values: readonly number[], compare: (a: number, b: number) => number) {
  const distinct = [...new Set(values)].sort(compare);
  const places = new Map(distinct.map((value, place) => [value, place]));
  return { distinct, column: encodeColumn(values.map((value) => places.get(value) ?? 0)) };
}

const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** `places` has the position of each offer's value. The most frequent values come first, for small numbers. */
function frequentColumn<Value>(
  values: readonly Value[],
  places: readonly number[],
): Pick<ColumnFile<Value>, 'values' | 'column'> {
  const distinct = new Distinct<Value>();
  const numbers = values.map((value) => distinct.add(value));
  const counts = distinct.values.map(() => 0);
  const own = places.map((place) => numbers[place] ?? 0);
  for (const number of own) counts[number] = (counts[number] ?? 0) + 1;
  const order = counts.map((_count, number) => number).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const ranks = new Uint32Array(order.length);
  order.forEach((number, rank) => {
    ranks[number] = rank;
  });
  return {
    values: order.flatMap((number) => distinct.values[number] ?? []),
    column: encodeColumn(own.map((number) => ranks[number] ?? 0)),
  };
}

/** The columns of facts, savings and limits. They are derived once for offers with equal terms. */
function termColumns(offers: readonly IndexedOffer[], money: MoneyTables) {
  const distinct = new Distinct<OfferTerms>();
  const ruled = new Distinct<string>();
  const entries: IndexedOffer[] = [];
  const places = offers.map((offer) => {
    const entry = ruled.add(`${distinct.add(offer.terms)} ${offer.ruled}`);
    entries[entry] ??= offer;
    return entry;
  });
  const facts = entries.map((entry): { readonly shared: SharedFacts; readonly saving: Saving } => {
    const place = { category: '', store: { slug: '' } };
    const context = { money, now: 0, timeZone: 'UTC' };
    const { kind, benefits, figure, currency, where, newCustomers, minimum } = factsOf(
      offerOfTerms(entry.terms),
      place,
      context,
    );
    return {
      shared: { kind, benefits, where, newCustomers, minimum: minimum || entry.ruled },
      saving: { benefits, figure, currency },
    };
  });
  return {
    facts: frequentColumn(
      facts.map(({ shared }) => shared),
      places,
    ),
    savings: frequentColumn(
      facts.map(({ saving }) => saving),
      places,
    ),
    limits: frequentColumn(
      entries.map(({ terms }) => terms),
      places,
    ),
  };
}

/** Columns without the version, which is a hash of the index. */
type Unversioned<Files> = { readonly [Name in keyof Files]: Omit<Files[Name], 'version'> };

interface IndexContext {
  readonly groupOf: (category: string) => string | undefined;
  readonly money: MoneyTables;
}

/** The index of all offers. `stores` are in the order of their slugs. */
export function facetIndexOf(
  stores: readonly Pick<StoreParts, 'card' | 'facts'>[],
  { groupOf, money }: IndexContext,
): Unversioned<IndexFiles> {
  const categories = new Distinct<readonly [category: string, group?: string]>();
  const categoryPlace = (category: string): number => {
    const group = groupOf(category);
    return categories.add(group === undefined ? [category] : [category, group]);
  };
  const rules = new Distinct<readonly StoreRuleView[]>();
  rules.add([]);
  const byStore = stores.map(({ facts }) => {
    const isRuled = facts.rules?.some(({ kind }) => kind === 'minimum') === true;
    return facts.offers.flatMap((offer): IndexedOffer[] => {
      const { startsAt: start = Infinity, endsAt: end = Infinity, checked: check = 0, category } = offer;
      const terms = facts.terms[offer.terms];
      return terms ? [{ terms, ruled: isRuled && terms.kind === 'code', start, end, check, category }] : [];
    });
  });
  const offers = byStore.flat();
  const ends = sortedColumn(
    offers.map(({ end }) => end),
    ascending,
  );
  const starts = sortedColumn(
    offers.map(({ start }) => start),
    ascending,
  );
  const checks = sortedColumn(
    offers.map(({ check }) => check),
    (a, b) => ascending(b, a),
  );
  const ofStores = {
    category: encodeColumn(stores.map(({ card }) => categoryPlace(card.category))),
    rule: encodeColumn(stores.map(({ facts }) => rules.add(facts.rules ?? []))),
  };
  const others = offers.flatMap(({ category }, place): (readonly [number, number])[] =>
    category === undefined ? [] : [[place, categoryPlace(category)]],
  );
  return {
    stores: {
      count: stores.length,
      offers: encodeColumn(byStore.map(({ length }) => length)),
      categories: categories.values,
      rules: rules.values,
      ...ofStores,
      names: stores.flatMap(({ card }, store) => (store % storesOfNames === 0 ? [card.slug] : [])),
    },
    ...termColumns(offers, money),
    ends: { values: encodeInstants(ends.distinct), column: ends.column },
    starts: { values: encodeInstants(starts.distinct), column: starts.column },
    checks: { values: checks.distinct, column: checks.column },
    categories: { others },
  };
}

/** The files of store names. `cards` are in the order of their slugs. */
export function namesOf(cards: readonly StoreCard[]): readonly Omit<NamesFile, 'version'>[] {
  return Array.from({ length: Math.ceil(cards.length / storesOfNames) }, (_, file) => {
    const part = cards.slice(file * storesOfNames, (file + 1) * storesOfNames);
    return {
      slugs: part.map(({ slug }) => slug),
      paths: part.map(({ slug, path }) => (path === usualPath(slug) ? '' : path)),
      names: inEachLanguage((language) => part.map(({ name }) => name[language])),
    };
  });
}
