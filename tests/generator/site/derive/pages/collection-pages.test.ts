import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../../../support/site-of';
import { projectSystem } from '../../../../support/catalogue';
import { check } from '../../../../../generator/catalogue/check/check';
import type { Catalogue } from '../../../../../generator/catalogue/validate/catalogue';
import { siteOf } from '../../../../support/site-of';
import type { PageData, PageOf } from '../../../../../src/domain/pages/page-data';

const system = projectSystem();
const { catalogue } = check(system);
if (!catalogue) throw new Error('The catalogue has faults.');

/** The catalogue with one store changed. */
function edited(
  slug: string,
  edit: (store: Catalogue['stores'][number]['value']) => Catalogue['stores'][number]['value'],
) {
  const known = catalogue as Catalogue;
  return {
    ...known,
    stores: known.stores.map((entry) => (entry.value.slug === slug ? { ...entry, value: edit(entry.value) } : entry)),
  };
}

const keysOf = (given: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    unitsOf(system, given).map(({ id, inputs }) => [
      id,
      Object.values(inputs)
        .map(({ key }) => key)
        .join(),
    ]),
  );

function pageAt<Kind extends PageData['kind']>(
  kind: Kind,
  path: string,
  given: Catalogue = catalogue as Catalogue,
): PageOf<Kind> {
  const page = siteOf(system, given).pages.find((each) => each.path === path && each.language === 'en');
  if (page?.kind !== kind) throw new Error(`There is no page ${path}.`);
  return page as PageOf<Kind>;
}

describe('an edit of the offers of a store', () => {
  it('rebuilds only the pages of its own category, group and season', () => {
    const before = keysOf(catalogue);
    const after = keysOf(
      edited('aliexpress', (store) => ({
        ...store,
        offers: (store.offers ?? []).map((offer) => ({ ...offer, verified: true })),
      })),
    );
    const isCollection = (id: string): boolean => /^\/\w\w\/(?:category|season)\//.test(id);
    expect(
      Object.keys(after)
        .filter((id) => isCollection(id) && after[id] !== before[id])
        .sort(),
    ).toEqual([
      '/ar/category/general-marketplace',
      '/ar/category/marketplaces',
      '/ar/season/fall-sale',
      '/en/category/general-marketplace',
      '/en/category/marketplaces',
      '/en/season/fall-sale',
    ]);
  });
});

describe('the page of a season', () => {
  it('has only the offers that name it, and links to its categories and the other seasons', () => {
    const page = pageAt('season', '/season/fall-sale');
    expect(page.offers.map(({ id }) => id).toSorted()).toEqual(['afs10', 'afs13', 'afs2', 'afs4', 'afs6', 'fall-sale']);
    expect(page.categories).toEqual([{ name: 'General marketplace', path: '/category/general-marketplace' }]);
    expect(page.seasons).toEqual([{ name: 'Seasonal sales', path: '/season/seasonal-sales' }]);
    expect(page.indexed).toBe(false);
    expect(page.dates).toEqual([]);
  });

  it('counts the other offers of its stores separately', () => {
    const [card] = pageAt('season', '/season/fall-sale').cards;
    const countOf = (offers: readonly { readonly count: number }[] = []): number =>
      offers.reduce((sum, { count }) => sum + count, 0);
    const all = catalogue.stores.find(({ value }) => value.slug === 'aliexpress')?.value.offers ?? [];
    expect([countOf(card?.offers), countOf(card?.others)]).toEqual([6, all.length - 6]);
  });

  it('is indexed while an offer is active', () => {
    expect(pageAt('season', '/season/seasonal-sales').indexed).toBe(true);
  });
});

describe('the page of a category', () => {
  it('has the stores, their offers and links to related pages', () => {
    const page = pageAt('category', '/category/general-marketplace');
    expect(page.cards.map(({ slug }) => slug)).toEqual(['aliexpress', 'noon', 'temu', 'ubuy']);
    expect(page.cards.map(({ others }) => others)).toEqual([undefined, undefined, undefined, undefined]);
    expect(page.filtered).toBe('/all-coupons?category=general-marketplace');
    expect(page.compare).toBe('/compare#general-marketplace');
    expect(page.trail?.map(({ path }) => path)).toEqual(['/', '/stores', '/category/marketplaces']);
    // The third post about these stores is French, in no language of the site.
    expect(page.posts.map(({ slug }) => slug)).toHaveLength(2);
    expect(page.seasons).toEqual([{ name: 'Fall Sale', path: '/season/fall-sale' }]);
  });

  it('exists but is not indexed if all rows of its feed have ended', () => {
    expect(pageAt('category', '/category/wholesale-marketplace').indexed).toBe(false);
  });

  it('lists the twelve offers that last longest of a store with more than 100', () => {
    const [first] = catalogue.stores.find(({ value }) => value.slug === 'noon')?.value.offers ?? [];
    if (!first) throw new Error('Noon has no offer.');
    const many = edited('noon', (store) => ({
      ...store,
      offers: Array.from({ length: 150 }, (_, index) => ({
        ...first,
        id: `offer-${index}`,
        expires: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
      })),
    }));
    const ids = pageAt('category', '/category/general-marketplace', many)
      .offers.filter(({ store }) => store === 'noon')
      .map(({ id }) => Number(id.slice(6)) % 28);
    expect(ids).toHaveLength(12);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(25);
  });
});

describe('the texts of a category', () => {
  it('come from the data if it has them', () => {
    const own = { en: 'Shops for all', ar: 'متاجر للجميع' };
    const { value, document } = catalogue.categories;
    const entry = value.categories['general-marketplace'];
    if (!entry) throw new Error('There is no such category.');
    const page = pageAt('category', '/category/general-marketplace', {
      ...catalogue,
      categories: {
        document,
        value: {
          ...value,
          categories: { ...value.categories, 'general-marketplace': { ...entry, heading: own, intro: own } },
        },
      },
    });
    expect([page.heading, page.intro]).toEqual(['Shops for all', 'Shops for all']);
    expect(page.title).toBe('General marketplace: promo codes and deals');
  });
});
