import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeSearchIndex,
  encodeSearchIndex,
  foldForSearch,
  searchStores,
  type SearchEntry,
} from '../../../src/domain/search';

const entry = (name: string, ...others: string[]) => ({
  name,
  path: '/store/x',
  keys: [name, ...others].map(foldForSearch),
});

describe('the store search', () => {
  const stores = [entry('West Elm', 'ويست إلم'), entry('Temu', 'تيمو'), entry('iHerb', 'آي هيرب', 'herb')];
  const names = (query: string): readonly string[] => searchStores(stores, query).map(({ name }) => name);

  it('matches any part of the name, in capitals or not', () => {
    expect(names('ELM')).toEqual(['West Elm']);
    expect(names('e')).toEqual(['West Elm', 'Temu', 'iHerb']);
  });

  it('finds nothing for an empty box', () => {
    expect(names('')).toEqual([]);
    expect(names('  ')).toEqual([]);
  });

  it('matches the name in the other language, and aliases', () => {
    expect(names('تيمو')).toEqual(['Temu']);
    expect(names('herb')).toEqual(['iHerb']);
  });

  it('compares Arabic without diacritics and tatweel', () => {
    expect(names('تِيـــمُو')).toEqual(['Temu']);
  });

  it('folds the forms of alef, of ya and alef maqsura, and ta marbuta', () => {
    expect(names('اي هيرب')).toEqual(['iHerb']);
    expect(names('ويست الم')).toEqual(['West Elm']);
    expect(foldForSearch('أإآٱ')).toBe('اااا');
    expect(foldForSearch('مستشفى')).toBe(foldForSearch('مستشفي'));
    expect(foldForSearch('قسيمة')).toBe(foldForSearch('قسيمه'));
  });

  it('finds a store by every part of its own name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (name, from, length) => {
        const part = name.slice(from % name.length, (from % name.length) + 1 + (length % name.length));
        const found = searchStores([entry(name)], part);
        expect(found.length).toBe(
          foldForSearch(part) === '' ? 0 : foldForSearch(name).includes(foldForSearch(part)) ? 1 : 0,
        );
      }),
    );
  });

  it('folds a folded text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });
});

describe('the search index on its way', () => {
  const names = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((name) => !/[\n\t\u0001]/.test(name) && foldForSearch(name) !== '');
  const entries = fc.array(
    fc
      .record({
        name: names,
        aliases: fc.array(names),
        path: fc.constantFrom('/store/temu', '/store/west-elm', '/namshi-coupon'),
      })
      .map(
        ({ name, aliases, path }): SearchEntry => ({
          name,
          path,
          keys: [...new Set([name, ...aliases].map(foldForSearch))],
        }),
      ),
  );

  it('comes out as it went in', () => {
    fc.assert(
      fc.property(entries, (index) => {
        expect(decodeSearchIndex(encodeSearchIndex(index))).toEqual(index);
      }),
    );
  });

  it('leaves out the paths that follow from the names', () => {
    const store = (name: string, path: string, ...others: string[]): SearchEntry => ({
      name,
      path,
      keys: [name, ...others].map(foldForSearch),
    });
    const index = [
      store('West Elm', '/store/west-elm'),
      store('تيمو', '/store/temu', 'Temu'),
      store('Namshi', '/namshi-coupon'),
    ];
    expect(encodeSearchIndex(index).paths).toBe('\n\n/namshi-coupon');
    expect(decodeSearchIndex(encodeSearchIndex(index))).toEqual(index);
  });
});
