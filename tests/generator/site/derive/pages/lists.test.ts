import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterGroups, listingOf, pageSizes, partition } from '../../../../../generator/site/derive/pages/lists';
import { moneyTablesOf } from '../../../../../generator/site/derive/texts/money';
import type { StoreOutline } from '../../../../../generator/site/derive/store-parts';
import { check } from '../../../../../generator/catalogue/check/check';
import { siteOf } from '../../../../support/site-of';
import { listPagePath } from '../../../../../src/domain/pages/list-pages';
import type { PageData, PageOf } from '../../../../../src/domain/pages/page-data';
import { sitePath } from '../../../../../src/domain/pages/paths';
import { letterOf } from '../../../../../src/domain/pages/directory';
import { compareSavings } from '../../../../../src/domain/facets/facets';
import { savingOf } from '../../../../../src/domain/facets/offer-facts';
import { projectSystem } from '../../../../support/catalogue';

const slugs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `store-${String(index).padStart(5, '0')}`);
const self = (slug: string): string => slug;

describe('partition', () => {
  it('makes one page as long as the list fits on one', () => {
    expect(partition(slugs(24), self, pageSizes.coupons)).toHaveLength(1);
    expect(partition(slugs(25), self, pageSizes.coupons).length).toBeGreaterThan(1);
  });

  it('keeps every store in order on pages of limited length', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 400 }), (list) => {
        const pages = partition(list, self, pageSizes.coupons);
        expect(pages.flat()).toEqual(list);
        const { whole, most } = pageSizes.coupons;
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(list.length <= whole ? whole : most);
      }),
    );
  });

  it('puts at most 100 offers and at least one store on a page', () => {
    const pagesOf = (offers: readonly number[]) =>
      partition(
        [...offers.entries()],
        ([place]) => `store-${place}`,
        pageSizes.coupons,
        ([, count]) => count,
      ).map((page) => page.map(([, count]) => count));
    expect(pagesOf([60, 40])).toEqual([[60, 40]]);
    expect(pagesOf([60, 41])).toEqual([[60], [41]]);
    expect(pagesOf([101, 1, 1])).toEqual([[101], [1, 1]]);
    expect(pagesOf(Array<number>(8).fill(12))).toHaveLength(1);
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 200 }), (offers) => {
        const pages = pagesOf(offers);
        expect(pages.flat()).toEqual(offers);
        for (const page of pages) expect(page.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('changes only a few pages if a store is removed', () => {
    const before = partition(slugs(4000), self, pageSizes.coupons).map((page) => page.join());
    for (const gone of [0, 1234, 3999]) {
      const after = partition(
        slugs(4000).filter((_slug, index) => index !== gone),
        self,
        pageSizes.coupons,
      ).map((page) => page.join());
      expect(after.filter((page) => !before.includes(page)).length).toBeLessThanOrEqual(5);
    }
  });
});

const outline = (name: string, slug = 'store'): StoreOutline => ({
  slug,
  path: `/store/${slug}`,
  name: { en: name, ar: name },
  url: 'https://www.example.com/',
  logo: 'store.svg',
  brand: '#000000',
  icon: 'bag',
  category: 'shop',
  checked: '2026-11',
});

describe('the directory', () => {
  const order = (names: readonly string[], language: 'en' | 'ar') => {
    const outlines = new Map(names.map((name, index) => [String(index), outline(name, String(index))]));
    const { directory } = listingOf([...outlines.values()], [], language);
    const inOrder = directory.flat().flatMap((slug) => outlines.get(slug) ?? []);
    return letterGroups(
      inOrder.map((card) => ({ card })),
      language,
    ).flatMap(([letter, stores]) => stores.map(({ card }) => ({ letter, name: card.name[language] })));
  };
  const inOrder = (names: readonly string[], language: 'en' | 'ar') => order(names, language).map(({ name }) => name);

  it('is sorted by the first letters of the names, then by the names, regardless of case', () => {
    expect(order(['Temu', 'noon', 'Namshi', 'AliExpress'], 'en').map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'AliExpress'],
      ['N', 'Namshi'],
      ['N', 'noon'],
      ['T', 'Temu'],
    ]);
  });

  it('puts names that start with a digit or a symbol last', () => {
    expect(inOrder(['6thStreet', 'Zara', '+91'], 'en')).toEqual(['Zara', '+91', '6thStreet']);
  });

  it('follows the Arabic alphabet in Arabic and puts Latin letters after it', () => {
    expect(inOrder(['IKEA', 'نون', 'آي هيرب', 'تيمو', '6thStreet'], 'ar')).toEqual([
      'آي هيرب',
      'تيمو',
      'نون',
      'IKEA',
      '6thStreet',
    ]);
  });

  it('puts Arabic names after Z in English', () => {
    expect(inOrder(['نون', 'Zara', 'آي هيرب'], 'en')).toEqual(['Zara', 'آي هيرب', 'نون']);
  });

  it('keeps every name and has each letter once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' })),
        fc.constantFrom('en' as const, 'ar' as const),
        (names, language) => {
          const stores = order(names, language);
          expect(stores.map(({ name }) => name).sort()).toEqual([...names].sort());
          const turns = stores.filter(({ letter }, index) => letter !== stores[index - 1]?.letter);
          expect(new Set(turns.map(({ letter }) => letter)).size).toBe(turns.length);
        },
      ),
    );
  });
});

it('listingOf lists the featured stores first, in the order of the home page, then the others by name', () => {
  const outlines = ['d', 'b', 'c', 'a'].map((name) => outline(name, name));
  expect(listingOf(outlines, ['c', 'gone', 'b'], 'en').coupons.flat()).toEqual(['c', 'b', 'a', 'd']);
});

const { catalogue } = check(projectSystem({}));
if (!catalogue) throw new Error('The catalogue under test has errors.');
const [pattern] = catalogue.stores.filter(({ value }) => value.offers !== undefined);
if (!pattern) throw new Error('The catalogue under test has no store of its own offers.');
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const { offers = [], featured: _featured, sections: _sections, ...bare } = pattern.value;
const [model] = offers;
if (!model) throw new Error('The store has no offer.');
const { category: _category, ...plain } = model;
const more = slugs(600).map((slug, index) => ({
  ...pattern,
  value: {
    ...bare,
    slug,
    path: `/store/${slug}`,
    name: {
      en: `${String.fromCharCode(65 + ((index * 7) % 26))} shop ${index}`,
      ar: `${arabic[(index * 11) % 28] ?? ''} متجر ${index}`,
    },
    sections: [],
    offers: offers.slice(0, 3),
  },
}));
const site = siteOf(projectSystem({}), { ...catalogue, stores: [...catalogue.stores, ...more] });
const small = siteOf(projectSystem({}), catalogue);

describe.each(['en', 'ar'] as const)('the lists of a large catalogue in %s', (language) => {
  const ofKind = <Kind extends PageData['kind']>(kind: Kind): readonly PageOf<Kind>[] =>
    site.pages.filter((page): page is PageOf<Kind> => page.kind === kind && page.language === language);
  const directory = ofKind('directory');
  const coupons = ofKind('coupons');

  it.each([
    ['directory', directory],
    ['coupons', coupons],
  ] as const)('have pages with their own addresses, titles and descriptions: %s', (kind, pages) => {
    expect(pages.length).toBeGreaterThan(2);
    const [{ path: list } = { path: '' }] = pages;
    pages.forEach((page, index) => {
      expect(page.path).toBe(listPagePath(list, index + 1));
      expect(page.part).toEqual({ list, number: index + 1, count: pages.length });
      expect(page.canonical).toBe(sitePath(language, page.path));
      expect(site.routeTable.lists[kind]).toBe(list);
      expect(page.switchTo).toBe(sitePath(language === 'en' ? 'ar' : 'en', list));
      if (index > 0) expect(page.title).toContain(String(index + 1));
    });
    for (const words of ['title', 'description'] as const)
      expect(new Set(pages.map((page) => page[words])).size).toBe(pages.length);
  });

  it('name every store once in the directory and link to the page where each letter begins', () => {
    const stores = directory.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
    expect(new Set(stores.map(({ slug }) => slug)).size).toBe(site.publicCatalogue.offers.size);
    expect(stores).toHaveLength(site.publicCatalogue.offers.size);
    for (const { letters = [] } of directory) {
      for (const { letter, page } of letters) {
        expect(directory.findIndex(({ groups }) => groups.some((group) => group.letter === letter)) + 1).toBe(page);
      }
      expect(letters.map(({ letter }) => letter)).toEqual([...new Set(stores.map(({ name }) => letterOf(name)))]);
    }
  });

  it('have up to twelve offers of every store among all coupons, each once and with its store', () => {
    const offers = coupons.flatMap((page) => page.offers.map(({ store, id }) => `${store}/${id}`));
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.length).toBe(
      [...site.publicCatalogue.offers.values()].reduce((sum, each) => sum + Math.min(each.offers.length, 12), 0),
    );
    for (const { offers: shown } of coupons) expect(shown.length).toBeLessThanOrEqual(100);
    const long = [...site.publicCatalogue.offers].flatMap(([slug, each]) => (each.offers.length > 12 ? [slug] : []));
    expect(coupons.flatMap((page) => page.more ?? []).sort()).toEqual(long.sort());
    for (const { stores, offers: shown } of coupons)
      expect(Object.keys(stores).sort()).toEqual([...new Set(shown.map(({ store }) => store))].sort());
  });

  it('sort the offers on each page of all coupons by what they save', () => {
    const money = moneyTablesOf(catalogue.currencies.value, catalogue.rates.value, catalogue.countries.value);
    for (const { offers } of coupons) {
      const savings = offers.map((offer) => savingOf(offer, money));
      expect(savings).toEqual([...savings].sort(compareSavings));
    }
    const [, second] = coupons;
    expect(new Set(second?.offers.slice(0, 4).map(({ store }) => store)).size).toBeGreaterThan(1);
  });
});

describe.each([
  ['on one page', [101, 3, 13], 1],
  ['on several pages', Array<number>(9).fill(40), 2],
])('the lists of stores with many offers %s (product rule R89)', (_where, counts, least) => {
  const stores = counts.map((count, index) => {
    const slug = `long-${index}`;
    const offers = Array.from({ length: count }, (_offer, place) => ({ ...plain, id: `offer-${place}` }));
    return {
      ...pattern,
      value: { ...bare, slug, path: `/store/${slug}`, category: 'vitamins', sections: [], offers },
    };
  });
  const listed = siteOf(projectSystem({}), { ...catalogue, stores: [...catalogue.stores, ...stores] });
  const pagesOf = (kind: 'coupons' | 'category') =>
    listed.pages.filter(
      (page): page is PageOf<'coupons' | 'category'> =>
        page.kind === kind && page.language === 'en' && /all-coupons|vitamins/.test(page.path),
    );

  it.each(['coupons', 'category'] as const)(
    'show at most twelve offers of each store on the pages of kind %s',
    (kind) => {
      const pages = pagesOf(kind);
      expect(pages.length)[least === 1 ? 'toBe' : 'toBeGreaterThanOrEqual'](least);
      for (const { offers } of pages) expect(offers.length).toBeLessThanOrEqual(100);
      const shown = pages.flatMap(({ offers }) => offers.map(({ store }) => store));
      for (const [index, count] of counts.entries())
        expect(shown.filter((store) => store === `long-${index}`)).toHaveLength(Math.min(count, 12));
    },
  );

  it('link from all coupons to stores with other offers, and show the cards of all stores of a category', () => {
    const leading = pagesOf('coupons').flatMap((page) => (page.kind === 'coupons' ? (page.more ?? []) : []));
    for (const [index, count] of counts.entries()) expect(leading.includes(`long-${index}`)).toBe(count > 12);
    const cards = pagesOf('category').flatMap((page) => (page.kind === 'category' ? page.cards : []));
    expect(cards.map(({ slug }) => slug)).toEqual(expect.arrayContaining(stores.map(({ value }) => value.slug)));
  });
});

it('a small catalogue has its lists at the same addresses, on one page each', () => {
  expect(site.routeTable).toEqual(small.routeTable);
  expect(small.pages.every((page) => !('part' in page))).toBe(true);
  expect(small.pages.every((page) => page.kind !== 'coupons' || page.more === undefined)).toBe(true);
});
