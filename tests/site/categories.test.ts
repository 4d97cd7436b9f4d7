import { describe, expect, inject, it } from 'vitest';
import { readDocumentFile, tagsOf } from '../support/documents';
import { sitePath } from '../../src/domain/pages/paths';
import { clipboardOf, clocks, attributesOf, overflowOf } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const path = '/category/general-marketplace';
const stores = ['aliexpress', 'noon', 'temu', 'ubuy'];

describe('the page of a category (product rule R58)', () => {
  const known = site.pages
    .filter((page) => page.kind === 'category')
    .find((page) => page.language === 'en' && page.path === path);
  const offersAt = (at: string) => known?.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(at)) ?? [];

  it.each([clocks.september2025, clocks.november2026])(
    'shows at %s the active codes, then the active deals of its stores, and collapses ended offers',
    async (at) => {
      const page = await visits.open(sitePath('en', path), { at, viewport: windows.phone });
      for (const [kind, id] of [
        ['code', 'codes'],
        ['deal', 'deals'],
      ] as const) {
        const own = offersAt(at).filter((offer) => offer.kind === kind);
        await expect.poll(() => page.locator(`#${id} [data-offer]`).count()).toBe(own.length);
      }
      const ended = (known?.offers.length ?? 0) - offersAt(at).length;
      const folded = page.locator('details', { hasText: words('en', 'offers.ended', { count: ended }) });
      expect(await folded.count()).toBe(ended === 0 ? 0 : 1);
    },
  );

  it('copies a code in place', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('en', path), { at: clocks.november2026 });
    const row = page.locator('#codes [data-offer]').first();
    const code = await row.locator('code').first().innerText();
    await row.getByRole('button', { name: words('en', 'offer.copy-code') }).click();
    await expect.poll(() => clipboardOf(page)).toBe(code);
  });

  it('shows store cards, posts and other categories, and links to the filtered list and the comparison', async () => {
    const page = await visits.open(sitePath('en', path), { at: clocks.november2026 });
    const cards = page.getByRole('region', { name: words('en', 'collection.stores'), exact: true });
    expect(await attributesOf(cards.getByRole('link'), 'href')).toEqual(
      (known?.cards ?? []).map((card) => sitePath('en', card.path)),
    );
    expect((known?.cards ?? []).map(({ slug }) => slug).toSorted()).toEqual(stores);
    const posts = page.getByRole('region', { name: words('en', 'collection.posts') });
    // The third post about these stores is French, in no language of the site.
    expect(await posts.getByRole('link').count()).toBe(2);
    const others = page.getByRole('region', { name: words('en', 'category.categories') });
    expect(await others.locator('a[href="/en/category/wholesale-marketplace"]').count()).toBe(1);
    const filtered = page.getByRole('link', { name: words('en', 'category.filtered') });
    expect(await filtered.getAttribute('href')).toBe('/en/all-coupons?category=general-marketplace');
    expect(await filtered.getAttribute('rel')).toBe('nofollow');
    const compare = page.getByRole('link', { name: words('en', 'category.compare') });
    expect(await compare.getAttribute('href')).toBe('/en/compare#general-marketplace');
  });

  it('is linked from the home page, the directory, a store and its group', () => {
    for (const [from, to] of [
      ['index', '/category/marketplaces'],
      ['stores', path],
      ['store/temu', path],
      ['category/marketplaces', path],
    ] as const) {
      const links = tagsOf(readDocumentFile(inject('siteFolder'), `en/${from}.html`), 'a', { href: `/en${to}` });
      expect(links.length, from).toBeGreaterThan(0);
    }
  });

  it('lets the directory list all stores by letter first and then by category', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/stores', { context: { javaScriptEnabled: false }, stopped: true });
    const orders = page.getByRole('navigation', { name: words('en', 'directory.orders') });
    await orders.getByRole('link', { name: words('en', 'directory.by-category') }).click();
    expect(new URL(page.url()).hash).toBe('#categories');
    const listed = await attributesOf(page.locator('#categories ul ul a'), 'href');
    const all = site.pages.filter((each) => each.kind === 'store' && each.language === 'en');
    expect(listed.toSorted()).toEqual(all.map((each) => sitePath('en', each.path)).toSorted());
  });

  it('fits into 320 px', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('en', path), { viewport: { width: 320, height: 700 } });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
