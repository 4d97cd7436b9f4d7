import { describe, expect, it } from 'vitest';
import { check } from '../../../../../generator/catalogue/check/check';
import { namesOf } from '../../../../../generator/site/derive/files/facet-index';
import { keyOf } from '../../../../../generator/site/engine/input';
import type { Catalogue } from '../../../../../generator/catalogue/validate/catalogue';
import {
  decodeIndex,
  IndexHasChanged,
  indexFile,
  namesFile,
  namesFileOf,
  offerOfTerms,
  pathOfPlace,
  pageOfOffer,
  type ColumnFile,
  storesOfNames,
  type IndexFiles,
  type NamesFile,
} from '../../../../../src/domain/facets/facet-index';
import { decodeColumn } from '../../../../../src/domain/facets/facet-columns';
import type { FactTable } from '../../../../../src/domain/facets/fact-table';
import type { OfferFacts } from '../../../../../src/domain/facets/facets';
import { factsOf } from '../../../../../src/domain/facets/offer-facts';
import type { StoreRuleView } from '../../../../../src/domain/offers/limits';
import type { PageOf } from '../../../../../src/domain/pages/page-data';
import type { OfferView } from '../../../../../src/domain/offers/offer-view';
import { verdict } from '../../../../../src/domain/verdict/verdict';
import type { Offer } from '../../../../../src/generated/data-types';
import { projectSystem } from '../../../../support/catalogue';
import { filesOfUnits, inputsOf, siteOf, unitsOf } from '../../../../support/site-of';

const system = projectSystem({});
const { catalogue } = check(system);
if (!catalogue) throw new Error('The catalogue under test has errors.');
const [pattern] = catalogue.stores.filter(({ value }) => value.offers !== undefined);
if (!pattern) throw new Error('The catalogue under test has no store of its own offers.');

/**
 * More stores, so that the list of all coupons has several pages; two of them have several pages of their own, one with
 * the rows of a feed, too.
 */
const more = Array.from({ length: 20 }, (_, index) => {
  const { offers = [], sections, ...rest } = pattern.value;
  const [model] = offers;
  if (!model) throw new Error('The store has no offer.');
  const { expires: _expires, category: _category, ...plain } = model;
  const many = Array.from(
    { length: 230 },
    (_offer, place): Offer => ({
      ...plain,
      id: `many-${place}`,
      ...(place % 3 === 0 && { expires: `2027-0${1 + (place % 9)}-11` }),
      ...(place === 7 && { category: 'fashion' }),
    }),
  );
  const slug = `shop-${String(index).padStart(3, '0')}`;
  const value = {
    ...rest,
    slug,
    path: index === 5 ? '/shop-five' : `/store/${slug}`,
    sections,
    offers: index === 3 || index === 4 ? many : offers,
    ...(index === 4 && { offersFrom: 'dhgate' }),
  };
  return { ...pattern, value };
});
const large: Catalogue = { ...catalogue, stores: [...catalogue.stores, ...more] };
const site = siteOf(system, large);
const units = unitsOf(system, large).filter(({ id }) => id === 'facets');
const files = new Map(
  (await filesOfUnits(units, system.now)).map(({ path, content }) => [path, JSON.parse(String(content)) as unknown]),
);
const names = [...Array(10).keys()].flatMap((number) => (files.get(namesFile(number)) as NamesFile | undefined) ?? []);

function indexFiles(): IndexFiles {
  const file = <Name extends keyof IndexFiles>(name: Name) => files.get(indexFile(name)) as IndexFiles[Name];
  return {
    stores: file('stores'),
    facts: file('facts'),
    savings: file('savings'),
    limits: file('limits'),
    ends: file('ends'),
    starts: file('starts'),
    checks: file('checks'),
    categories: file('categories'),
  };
}

const context = { timeZone: site.settings.timeZone, money: site.money };
const slugs = names.flatMap((file) => file.slugs);
const paths = names.flatMap((file) => file.paths.map((path, at) => path || `/store/${file.slugs[at] ?? ''}`));
const index = decodeIndex(indexFiles(), (slug) => slugs.indexOf(slug));
const entry = <Value>({ values, column }: ColumnFile<Value>): ((place: number) => Value) => {
  const numbers = decodeColumn(column, index.table.size);
  return (place) => {
    const value = values[numbers[place] ?? 0];
    if (value === undefined) throw new Error(`The column has no value at ${place}.`);
    return value;
  };
};
const [savingAt, checkAt, limitsAt] = [
  entry(indexFiles().savings),
  entry(indexFiles().checks),
  entry(indexFiles().limits),
];

/** The effects of an offer on a purchase, without names and texts of a language. */
function stateOf(offer: OfferView, rules: readonly StoreRuleView[]): unknown {
  const basket = { amount: 30_000, currency: 'SAR', country: 'SA', channel: 'site' } as const;
  const answer = verdict(offer, { rules }, basket, { ...context, now: system.now });
  return answer.state === 'blocked' ? answer.reasons.map(({ kind }) => kind) : answer;
}

/** The facts of an offer in a table. */
function factsAt({ columns, shared, categories, starts, ends }: FactTable, place: number, store: string): OfferFacts {
  const [start = 0, end = 0] = [starts[columns.start[place] ?? 0], ends[columns.end[place] ?? 0]];
  const checked = checkAt(place);
  const facts = shared[columns.shared[place] ?? 0];
  const category = categories[columns.category[place] ?? 0];
  if (!facts || !category) throw new Error('The table has no such entry.');
  const { kind, benefits, where, newCustomers, minimum } = facts;
  const { figure, currency } = savingAt(place);
  return {
    store,
    ...category,
    kind,
    benefits,
    ...(figure !== undefined && { figure }),
    ...(currency && { currency }),
    ...(where && { where }),
    newCustomers,
    minimum,
    ...(start !== -Infinity && { startsAt: start }),
    ...(end !== Infinity && { endsAt: end }),
    ...(checked !== 0 && { checked }),
  };
}

describe('the index of all offers', () => {
  const pages = new Map(
    site.pages.flatMap((page): (readonly [string, PageOf<'store' | 'store-offers'>])[] =>
      (page.kind === 'store' || page.kind === 'store-offers') && page.language === 'en' ? [[page.path, page]] : [],
    ),
  );
  const stores = new Map(large.stores.map(({ value }) => [value.slug, value]));

  it('has every offer at its place on the pages of its store, with the facts of the page', () => {
    expect(index.table.size).toBe([...pages.values()].reduce((sum, { offers }) => sum + offers.length, 0));
    for (let place = 0; place < index.table.size; place += 1) {
      const where = pageOfOffer(index, place);
      const slug = slugs[where.store] ?? '';
      const page = pages.get(pathOfPlace(where, paths[where.store] ?? ''));
      const offer = page?.offers[where.offer];
      if (!page || !offer) throw new Error(`No page has the offer ${place}.`);
      const own = stores.get(slug)?.offers?.find(({ id }) => id === offer.id);
      const category = own?.category ?? stores.get(slug)?.category ?? '';
      const group = large.categories.value.categories[category]?.group;
      const expected = factsOf(
        offer,
        { category, ...(group !== undefined && { group }), store: page.store },
        { ...context, now: system.now },
      );
      const rules = index.rules[index.ruleOf[where.store] ?? 0] ?? [];
      const { startsAt: _startsAt, endsAt: _endsAt, ...undated } = offer;
      expect(stateOf(offerOfTerms(limitsAt(place)), rules)).toEqual(stateOf(undated, page.store.rules ?? []));
      expect([page.path, offer.id, factsAt(index.table, place, slug)]).toEqual([page.path, offer.id, expected]);
    }
  });

  it('names stores in files of one hundred and finds the file of a slug', () => {
    expect(slugs).toEqual([...stores.keys()].sort());
    const cards = large.stores.map(({ value }) => value);
    const many = namesOf(
      Array.from({ length: 250 }, (_, number) => ({
        ...(cards[0] ?? pattern.value),
        slug: `s-${String(number).padStart(3, '0')}`,
      })),
    );
    expect(many.map((file) => file.slugs.length)).toEqual([storesOfNames, storesOfNames, 50]);
    const firsts = many.map((file) => file.slugs[0] ?? '');
    expect(['s-000', 's-099', 's-100', 's-249', 'zara', 'a'].map((slug) => namesFileOf(firsts, slug))).toEqual([
      0, 0, 1, 2, 2, -1,
    ]);
    expect(names[0]?.paths[slugs.indexOf('shop-005')]).toBe('/shop-five');
    // The usual path of a store is left out.
    expect(stores.get('shop-006')?.path).toBe('/store/shop-006');
    expect(names[0]?.paths[slugs.indexOf('shop-006')]).toBe('');
  });

  it('is refused if its files come from different builds', () => {
    const { stores: own, ...others } = indexFiles();
    expect(() => decodeIndex({ stores: { ...own, version: 'another' }, ...others }, () => undefined)).toThrow(
      IndexHasChanged,
    );
  });

  it('is not made for a list of one page', () => {
    expect(unitsOf(system, catalogue).some(({ id }) => id === 'facets')).toBe(false);
  });

  it('is rebuilt for another benefit or end, but not for another title', () => {
    const keyWith = (change: Partial<Offer>): string => {
      const stores = large.stores.map((entry) =>
        entry.value.slug === 'shop-001'
          ? {
              ...entry,
              value: {
                ...entry.value,
                offers: (entry.value.offers ?? []).map((offer) => ({ ...offer, ...change })) as Offer[],
              },
            }
          : entry,
      );
      return keyOf({ indexed: inputsOf(system, { ...large, stores }).stores(undefined, 'card', 'facts') });
    };
    const before = keyWith({});
    expect(keyWith({ title: { en: 'Another', ar: 'آخر' } })).toBe(before);
    expect(keyWith({ benefit: { kind: 'percent', percent: 3 } })).not.toBe(before);
    expect(keyWith({ expires: '2027-01-01' })).not.toBe(before);
  });
});
