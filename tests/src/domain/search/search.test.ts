import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldQuery, isOneErrorApart } from '../../../../src/domain/search/search';
import {
  decodeNames,
  findStores,
  nearStores,
  needsOtherNames,
  shardOfStore,
  withOthers,
  type StoreNames,
} from '../../../../src/domain/search/search-names';

/** Names as in the files: each line has a name in the language of the page, then other names that are not shown. */
function storesNamed(...lines: readonly (readonly string[])[]): StoreNames {
  const own = decodeNames({ names: lines.map(([name]) => name).join('\n') });
  return withOthers(own, {
    others: lines.map(([, ...others]) => others.map(foldForSearch).join('\t')).join('\n'),
  });
}

const stores = storesNamed(
  ['BasharaCare', 'بشرة كير', 'bashara care'],
  ['iHerb', 'آي هيرب', 'iherb.com'],
  ['Namshi', 'نمشي', 'namshi.com'],
  ['Noon', 'نون', 'noon.com', 'noon uae', 'noon ksa'],
  ['Pottery Barn', 'بوتري بارن', 'potterybarn.ae'],
  ['Temu', 'تيمو', 'temu.com', 'تمو'],
  ['The Home', 'البيت'],
  ['West Elm', 'ويست إلم', 'westelm.com'],
);
const found = (query: string, names = stores): readonly string[] =>
  findStores(names, query).map(({ store }) => names.names[store] ?? '');

describe('the search for stores (product rule R21)', () => {
  it('matches any part of the name, ignoring case', () => {
    expect(found('ELM')).toEqual(['West Elm']);
    expect(found('emu')).toEqual(['Temu']);
    expect(found('m s')).toEqual([]);
    expect(found('t elm')).toEqual(['West Elm']);
  });

  it('finds nothing for an empty query', () => {
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('sorts names that begin with the query before names with such a word and before the others', () => {
    expect(found('ba')).toEqual(['BasharaCare', 'Pottery Barn']);
    expect(found('h')).toEqual(['The Home', 'BasharaCare', 'iHerb', 'Namshi']);
    expect(found('e')).toEqual(['West Elm', 'BasharaCare', 'iHerb', 'Pottery Barn', 'Temu', 'The Home']);
    expect(found('ن').slice(0, 2)).toEqual(['Namshi', 'Noon']);
  });

  it('matches whole addresses, but not top-level domains alone', () => {
    expect(found('com')).toEqual([]);
    expect(found('ae')).toEqual([]);
    expect(found('.com')).toEqual([]);
    expect(found('temu.com')).toEqual(['Temu']);
    expect(found('https://www.noon.com/uae-en/')).toEqual(['Noon']);
    expect(found('noon.ae')).toEqual(['Noon']);
  });

  it.each(['west elm', 'west-elm', 'westelm', 'West  Elm', 'WEST_ELM'])('finds West Elm by "%s"', (query) => {
    expect(found(query)).toEqual(['West Elm']);
  });

  it('matches names in the other language and aliases, and parts of aliases from three letters on', () => {
    expect(found('مش')).toEqual(['Namshi']);
    expect(found('تيمو')).toEqual(['Temu']);
    expect(found('تمو')).toEqual(['Temu']);
    expect(found('ksa')).toEqual(['Noon']);
    expect(found('a').includes('Noon')).toBe(false);
    expect(found('u')).toEqual(['Noon', 'Temu']);
  });

  it('ignores diacritics and tatweel, and treats the forms of alef, ya and ta marbuta alike', () => {
    expect(found('تِيـــمُو')).toEqual(['Temu']);
    expect(found('اي هيرب')).toEqual(['iHerb']);
    expect(found('ويست الم')).toEqual(['West Elm']);
    expect(found('بشره')).toEqual(['BasharaCare']);
    expect(found('نمشى')).toEqual(['Namshi']);
    expect(foldForSearch('أإآٱ')).toBe('اااا');
    expect(foldForSearch('مستشفى')).toBe(foldForSearch('مستشفي'));
  });

  it('finds an Arabic name without its article', () => {
    expect(found('بيت')).toEqual(['The Home']);
  });

  it('normalizes Arabic digits and percent signs and removes direction marks', () => {
    expect(foldQuery('٢٠٪')).toBe('20%');
    expect(foldQuery('\u200fnm175\u200e')).toBe('nm175');
  });

  it('loads the other names for another script or when few names match', () => {
    const many = storesNamed(...Array.from({ length: 20 }, (_, index) => [`Shop ${index}`]));
    const own = findStores(many, 'shop');
    expect(needsOtherNames('shop', own, 'en')).toBe(false);
    expect(needsOtherNames('shop 1', findStores(many, 'shop 1'), 'en')).toBe(true);
    expect(needsOtherNames('متجر', own, 'en')).toBe(true);
  });

  it('finds a store by every part of its own name', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !name.includes('\n') && /^[\w ]+$/.test(name.trim()));
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (name, from, length) => {
        const part = name.slice(from % name.length, (from % name.length) + 1 + (length % name.length));
        const [store = ''] = decodeNames({ names: name }).names;
        expect(found(part, storesNamed([store])).length).toBe(foldForSearch(part) === '' ? 0 : 1);
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

describe('the search for similar store names', () => {
  const near = (query: string): readonly string[] =>
    nearStores(stores, query, 3).map((store) => stores.names[store] ?? '');

  it.each([
    ['an extra letter', 'temuu', 'Temu'],
    ['a missing letter', 'nmshi', 'Namshi'],
    ['a wrong letter', 'tamu', 'Temu'],
    ['two swapped letters', 'ihreb', 'iHerb'],
    ['an error in one word', 'potery', 'Pottery Barn'],
    ['an error in Arabic', 'تيموو', 'Temu'],
  ])('finds a name with %s: %s', (_error, query, name) => {
    expect(near(query)).toEqual([name]);
  });

  it('ignores names with two errors and queries of fewer than four letters', () => {
    expect(near('tamuu')).toEqual([]);
    expect(near('tem')).toEqual([]);
    expect(near('amazon')).toEqual([]);
  });

  it('counts one insertion, removal, replacement or swap as one error', () => {
    expect(isOneErrorApart('noon', 'noon')).toBe(true);
    expect(isOneErrorApart('noon', 'nono')).toBe(true);
    expect(isOneErrorApart('noon', 'onno')).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, at, letter) => {
        const place = at % (text.length + 1);
        expect(isOneErrorApart(text, text.slice(0, place) + letter + text.slice(place))).toBe(true);
        expect(isOneErrorApart(text, text.slice(0, place) + letter + text.slice(place + 1))).toBe(true);
      }),
    );
  });
});

it('shardOfStore finds the file of each store from the sizes', () => {
  const file = { names: '', shards: 'amazon\nnoon\ntemu', sizes: [2, 3, 1], codes: 1, titles: 1, version: '' };
  expect([0, 1, 2, 4, 5].map((store) => shardOfStore(file, store))).toEqual([
    { shard: 'amazon', place: 0 },
    { shard: 'amazon', place: 1 },
    { shard: 'noon', place: 0 },
    { shard: 'noon', place: 2 },
    { shard: 'temu', place: 0 },
  ]);
});
