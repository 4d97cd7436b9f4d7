import { valuesOf } from '../../../../../generator/site/engine/input';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../generator/catalogue/check/check';
import { siteDataOf } from '../../../../../generator/site/records/checked-data';
import {
  comparedCategories,
  compareFileOf,
  compareLimits,
} from '../../../../../generator/site/derive/pages/comparison';
import type { StoreCounts } from '../../../../../generator/site/derive/stores/site-counts';
import type { StoreRecord } from '../../../../../generator/site/derive/site-data';
import { listedStore } from '../../../../../generator/site/derive/pages/store-page';
import { keyOf } from '../../../../../generator/site/engine/input';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { nodeSystem } from '../../../../../generator/system/system';
import { categoryFileAt, categoryUnits } from '../../../../../generator/site/units/comparison';
import type { Catalogue } from '../../../../../generator/catalogue/validate/catalogue';
import type { OfferView } from '../../../../../src/domain/offers/offer-view';
import type { Store } from '../../../../../src/generated/data-types';
import { projectRoot, projectSystem } from '../../../../support/catalogue';
import { inputsOf } from '../../../../support/site-of';
import { siteStoreOf } from '../../../../../generator/catalogue/offers/store-offers';

const system = projectSystem({});
const { catalogue } = check(system);
if (!catalogue) throw new Error('The catalogue under test has errors.');
const [record] = siteDataOf(catalogue, system.now).stores;
if (!record) throw new Error('The catalogue under test has no store.');

const may = Date.UTC(2026, 4, 1);
const june = Date.UTC(2026, 5, 1);

/** A store with endless offers and others with ends. */
function store(
  slug: string,
  endless: number,
  ends: readonly number[] = [],
  { figures, ...more }: Partial<StoreRecord> & Pick<StoreCounts, 'figures'> = {},
) {
  const { offersFrom: _offersFrom, tested: _tested, ...rest } = { ...record, ...more };
  const counts: StoreCounts = { endless, ends, tests: [], ...(figures && { figures }) };
  // It has everything that a record needs.
  return { ...rest, ...more, slug, category: 'shoes', counts } as StoreRecord;
}

function chosen(stores: readonly StoreRecord[]) {
  const [category] = comparedCategories(stores, ['bags', 'shoes']);
  if (!category) throw new Error('There is no category.');
  return category;
}

describe('comparedCategories (product rule R86)', () => {
  it('lists the stores of each category that has stores', () => {
    expect(comparedCategories([store('asics', 1)], ['bags', 'shoes'])).toEqual([
      { category: 'shoes', stores: ['asics'], named: ['asics'], count: 1, empty: 0 },
    ]);
  });

  it('sorts stores by how long their offers last, then by their newest test, then by their slug', () => {
    const stores = [
      store('geox', 0, [may]),
      store('fila', 0, [june, may]),
      store('ecco', 1),
      store('clarks', 1),
      store('asics', 1, [], { tested: '2026-01-02' }),
      store('bally', 0),
    ];
    const category = chosen(stores);
    expect(category.stores).toEqual(['asics', 'clarks', 'ecco', 'fila', 'geox']);
    expect(category).toMatchObject({ count: 6, empty: 1 });
    expect(chosen([...stores].reverse())).toEqual(category);
  });

  it.each([
    ['a store alone', [store('a', 1, [], { figures: { endless: 1, ends: [] } })], undefined],
    ['two stores without a figure', [store('a', 1), store('b', 1)], undefined],
    [
      'two stores of which one has a figure',
      [store('a', 1), store('b', 1, [], { figures: { endless: 1, ends: [] } })],
      'always',
    ],
    ['a figure that ends', [store('a', 1), store('b', 1, [may], { figures: { endless: 0, ends: [may] } })], may],
    [
      'a second store that ends',
      [store('a', 0, [june]), store('b', 1, [], { figures: { endless: 1, ends: [] } })],
      june,
    ],
  ] as const)('says until when there is something to compare: %s', (_, stores, until) => {
    expect(chosen(stores).until).toBe(until);
  });

  it('limits the stores by the room for their offers, however large the catalogue is', () => {
    const stores = Array.from({ length: 4000 }, (_, index) => store(`store-${String(index).padStart(4, '0')}`, 100));
    const category = chosen(stores);
    expect(category.stores).toHaveLength(compareLimits.offers / compareLimits.offersOfStore);
    expect(category.named).toHaveLength(compareLimits.namedStores);
    expect(category.count).toBe(4000);
  });
});

function contentOf(of: Catalogue, language: string, category: string): string | undefined {
  return categoryFileAt(inputsOf(system, of), `${language}/compare/${category}.json`)?.content;
}

/** The catalogue with other stores. */
function withStores(of: Catalogue, change: (store: Store) => Store): Catalogue {
  return { ...of, stores: of.stores.map((entry) => ({ ...entry, value: change(entry.value) })) };
}

describe('the comparison file of a category', () => {
  it.each(['en', 'ar'] as const)('has the stores with their offers and conditions in %s', (language) => {
    const file: unknown = JSON.parse(contentOf(catalogue, language, 'general-marketplace') ?? '');
    expect(file).toMatchObject({ empty: 0, more: 0 });
    const text = JSON.stringify(file);
    expect(text).toContain({ en: '"Noon"', ar: '"نون"' }[language]);
    expect(text).toContain('"NDX143"');
  });

  it('has no details of the page of a store, and links change nothing but themselves (product rule R57)', () => {
    const withoutLinks = (content: string | undefined) => content?.replaceAll(/"url":"https:[^"]*",/g, '');
    const usual = contentOf(catalogue, 'en', 'general-marketplace');
    expect(usual).not.toMatch(/"description"|"terms"|"votes"/);
    const relinked = withStores(catalogue, (each) => ({
      ...each,
      url: 'https://another.example.com/',
      ...(each.offers && { offers: each.offers.map((offer) => ({ ...offer, url: 'https://other.example.com/' })) }),
    }));
    expect(withoutLinks(contentOf(relinked, 'en', 'general-marketplace'))).toBe(withoutLinks(usual));
  });

  it('has at most twenty offers of a store, those that last longest, in their order', () => {
    const edition = inputsOf(system, catalogue).editions.read().en;
    const [first] = catalogue.stores;
    if (!first) throw new Error('The catalogue under test has no store.');
    const listed = listedStore(siteStoreOf(first.value, undefined, 'Asia/Riyadh'), edition);
    const offers = Array.from(
      { length: 25 },
      (_, index): OfferView => ({ id: `offer-${index}`, kind: 'deal', title: '', endsAt: may + index }),
    );
    const [compared] = compareFileOf(chosen([store('asics', 25)]), [{ ...listed, offers }]).stores;
    expect(compared?.offers.map(({ id }) => id)).toEqual(offers.slice(5).map(({ id }) => id));
  });

  it('is the only file that changes with an offer of one of its stores', () => {
    const keys = (of: Catalogue): Readonly<Record<string, string>> =>
      Object.fromEntries(categoryUnits(inputsOf(system, of)).map(({ id, inputs }) => [id, keyOf(inputs)]));
    const changed = withStores(catalogue, (each) =>
      each.slug === 'noon' && each.offers
        ? { ...each, offers: each.offers.map((offer) => ({ ...offer, lastVerified: '2026-01-02' })) }
        : each,
    );
    const [before, after] = [keys(catalogue), keys(changed)];
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(['compare:general-marketplace']);
  });

  it('does not exist for an unknown category or on a site without the comparison page', () => {
    expect(contentOf(catalogue, 'en', 'no-such-category')).toBe(undefined);
    const without = { ...catalogue, pages: catalogue.pages.filter(({ value }) => value.kind !== 'compare') };
    expect(categoryUnits(inputsOf(system, without))).toEqual([]);
    expect(contentOf(without, 'en', 'general-marketplace')).toBe(undefined);
  });

  it('includes a store whose offers come from a feed', () => {
    const tiny = nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {});
    const { catalogue: small } = check(tiny, loadSchemas(projectSystem()));
    if (!small) throw new Error('The tiny catalogue has errors.');
    const files = categoryUnits(inputsOf(tiny, small)).map(({ inputs }) => valuesOf(inputs).category);
    expect(files.flatMap(({ stores }) => stores)).toContain('feed-store');
  });
});
