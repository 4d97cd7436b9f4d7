import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterGroups, listingOf, pageSizes, partition } from '../../../generator/derive/lists';
import type { StoreOutline } from '../../../generator/derive/store-parts';
import { check } from '../../../generator/check/check';
import { siteOf } from '../../support/site-of';
import { listPagePath } from '../../../src/domain/list-pages';
import type { PageData, PageOf } from '../../../src/domain/page-data';
import { sitePath } from '../../../src/domain/paths';
import { letterOf } from '../../../src/domain/directory';
import { projectSystem } from '../../support/catalogue';

const slugs = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `store-${String(index).padStart(5, '0')}`);
const self = (slug: string): string => slug;

describe('a list of stores in pages', () => {
  it('is one page as long as it fits on one', () => {
    expect(partition(slugs(24), self, pageSizes.coupons)).toHaveLength(1);
    expect(partition(slugs(25), self, pageSizes.coupons).length).toBeGreaterThan(1);
  });

  it('keeps every store, in order, on pages that are never too long', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 400 }), (list) => {
        const pages = partition(list, self, pageSizes.coupons);
        expect(pages.flat()).toEqual(list);
        const { whole, most } = pageSizes.coupons;
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(list.length <= whole ? whole : most);
      }),
    );
  });

  it('changes on a page or two where a store comes or goes', () => {
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

  it('is in the order of the first letters of the names shown, A to Z, then of the names, small letters or not', () => {
    expect(order(['Temu', 'noon', 'Namshi', 'AliExpress'], 'en').map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'AliExpress'],
      ['N', 'Namshi'],
      ['N', 'noon'],
      ['T', 'Temu'],
    ]);
  });

  it('puts names that start with a digit or a sign last', () => {
    expect(inOrder(['6thStreet', 'Zara', '+91'], 'en')).toEqual(['Zara', '+91', '6thStreet']);
  });

  it('in Arabic follows the Arabic alphabet, and puts Latin letters after it', () => {
    expect(inOrder(['IKEA', 'نون', 'آي هيرب', 'تيمو', '6thStreet'], 'ar')).toEqual([
      'آي هيرب',
      'تيمو',
      'نون',
      'IKEA',
      '6thStreet',
    ]);
  });

  it('in English puts Arabic names after Z', () => {
    expect(inOrder(['نون', 'Zara', 'آي هيرب'], 'en')).toEqual(['Zara', 'آي هيرب', 'نون']);
  });

  it('loses no name, and no letter comes up twice', () => {
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

it('all coupons begin with the stores that the home page features, in its order, and go on by name', () => {
  const outlines = ['d', 'b', 'c', 'a'].map((name) => outline(name, name));
  expect(listingOf(outlines, ['c', 'gone', 'b'], 'en').coupons.flat()).toEqual(['c', 'b', 'a', 'd']);
});

const { catalogue } = check(projectSystem({}));
if (!catalogue) throw new Error('The catalogue under test has errors.');
const [pattern] = catalogue.stores.filter(({ value }) => value.offers !== undefined);
if (!pattern) throw new Error('The catalogue under test has no store of its own offers.');
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const more = slugs(600).map((slug, index) => ({
  ...pattern,
  value: {
    ...pattern.value,
    slug,
    path: `/store/${slug}`,
    name: {
      en: `${String.fromCharCode(65 + ((index * 7) % 26))} shop ${index}`,
      ar: `${arabic[(index * 11) % 28] ?? ''} متجر ${index}`,
    },
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
  ] as const)('have addresses, titles and headings of their own: %s', (kind, pages) => {
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

  it('name every store once in the directory, by letter, and lead to the page where a letter begins', () => {
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

  it('hold every offer once among all coupons, with its store', () => {
    const offers = coupons.flatMap((page) => page.offers.map(({ store, id }) => `${store}/${id}`));
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.length).toBe(
      [...site.publicCatalogue.offers.values()].reduce((sum, each) => sum + each.offers.length, 0),
    );
    for (const { stores, offers: shown } of coupons)
      expect(Object.keys(stores).sort()).toEqual([...new Set(shown.map(({ store }) => store))].sort());
  });
});

it('a small catalogue has its lists at the same addresses, on one page each', () => {
  expect(site.routeTable).toEqual(small.routeTable);
  expect(small.pages.every((page) => !('part' in page))).toBe(true);
});
