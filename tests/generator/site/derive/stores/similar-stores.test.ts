import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  similarStoresOf,
  soughtStores,
  type ComparedStore,
} from '../../../../../generator/site/derive/stores/similar-stores';

const groups: Readonly<Record<string, string>> = { shoes: 'fashion', bags: 'fashion', sofas: 'home' };
const groupOf = (category: string): string | undefined => groups[category];
const may = Date.UTC(2026, 4, 1);
const june = Date.UTC(2026, 5, 1);

function store(slug: string, category: string, offers: Partial<ComparedStore> = { endless: 1 }): ComparedStore {
  return { slug, category, endless: 0, ...offers };
}

/** The stores that are similar to the first of some stores. */
function similarTo(first: ComparedStore, ...others: readonly ComparedStore[]): readonly string[] {
  return similarStoresOf([first, ...others], groupOf)(first.slug);
}

describe('similarStoresOf', () => {
  it('returns at most three stores, of the same category first, then of the same group', () => {
    const asics = store('asics', 'shoes');
    expect(similarTo(asics, store('bally', 'bags'), store('clarks', 'shoes'), store('dfs', 'sofas'))).toEqual([
      'clarks',
      'bally',
    ]);
    const shoes = ['clarks', 'ecco', 'fila', 'geox'].map((slug) => store(slug, 'shoes'));
    expect(similarTo(asics, store('bally', 'bags'), ...shoes)).toEqual(['clarks', 'ecco', 'fila']);
  });

  it('returns no store if no other store has the category or the group', () => {
    expect(similarTo(store('asics', 'shoes'), store('dfs', 'sofas'))).toEqual([]);
    expect(similarTo(store('kayak', 'travel'), store('mumzworld', 'toys'))).toEqual([]);
  });

  it('begins after the store and continues with the first store after the last', () => {
    const similar = similarStoresOf(
      ['asics', 'clarks', 'ecco', 'fila', 'geox'].map((slug) => store(slug, 'shoes')),
      groupOf,
    );
    expect(similar('ecco')).toEqual(['fila', 'geox', 'asics']);
  });

  it('prefers stores with more endless offers, then stores whose offers end later', () => {
    expect(
      similarTo(
        store('asics', 'shoes'),
        store('clarks', 'shoes', {}),
        store('ecco', 'shoes', { lastEnd: may }),
        store('fila', 'shoes', { lastEnd: june }),
        store('geox', 'shoes', { endless: 2 }),
        store('hoka', 'shoes', { endless: 1 }),
      ),
    ).toEqual(['geox', 'hoka', 'fila']);
  });

  it('puts a store of the group third if its offers last longer than all of the category', () => {
    const asics = store('asics', 'shoes');
    const shoes = ['clarks', 'ecco', 'fila'].map((slug) => store(slug, 'shoes', { lastEnd: may }));
    expect(similarTo(asics, ...shoes, store('bally', 'bags', { lastEnd: may }))).toEqual(['clarks', 'ecco', 'fila']);
    expect(similarTo(asics, ...shoes, store('bally', 'bags', { lastEnd: june }))).toEqual(['clarks', 'ecco', 'bally']);
    expect(similarTo(asics, ...shoes, store('bally', 'bags'))).toEqual(['clarks', 'ecco', 'bally']);
  });
});

const anyStores = fc
  .array(
    fc.record({
      category: fc.constantFrom('shoes', 'bags', 'sofas'),
      endless: fc.nat({ max: 2 }),
      lastEnd: fc.option(fc.constantFrom(may, june), { nil: undefined }),
    }),
    { minLength: 2, maxLength: 60 },
  )
  .map((all) => all.map((each, index): ComparedStore => ({ slug: `store-${index}`, ...each })));

const isActive = ({ endless, lastEnd = 0 }: ComparedStore, now: number): boolean => endless > 0 || lastEnd > now;

describe('similarStoresOf for any stores', () => {
  it('includes a store with an active offer whenever one of the compared stores has one', () => {
    fc.assert(
      fc.property(anyStores, fc.constantFrom(may - 1, may, june), (stores, now) => {
        const few = stores.slice(0, soughtStores + 1);
        const similar = similarStoresOf(few, groupOf);
        for (const { slug, category } of few) {
          const others = few.filter((each) => each.slug !== slug && groupOf(each.category) === groupOf(category));
          const chosen = others.filter((each) => similar(slug).includes(each.slug));
          expect(chosen.some((each) => isActive(each, now))).toBe(others.some((each) => isActive(each, now)));
        }
      }),
    );
  });

  it('changes the result of a bounded number of stores after an edit of one store', () => {
    fc.assert(
      fc.property(anyStores, fc.nat(), fc.nat({ max: 3 }), (stores, place, endless) => {
        const edited = stores.map((each, index) => (index === place % stores.length ? { ...each, endless } : each));
        const [original, changed] = [similarStoresOf(stores, groupOf), similarStoresOf(edited, groupOf)];
        const others = stores.filter(({ slug }) => original(slug).join() !== changed(slug).join());
        expect(others.length).toBeLessThanOrEqual(2 * soughtStores);
        const { slug } = edited[place % stores.length] ?? { slug: '' };
        const naming = stores.filter((each) => changed(each.slug).includes(slug));
        expect(naming.length).toBeLessThanOrEqual(2 * soughtStores);
      }),
    );
  });
});
