import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { clipboardOf, clocks } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, inTurn, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const path = '/category/general-marketplace';
const stores = ['aliexpress', 'noon', 'temu', 'ubuy'];

describe.each(bothLanguages)('the page of a category (product rule R58) in %s', (language) => {
  const itInTurn = inTurns(language);
  const known = site.pages
    .filter((page) => page.kind === 'category')
    .find((page) => page.language === language && page.path === path);
  const offersAt = (at: string) => known?.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(at)) ?? [];

  it.each(inTurn([clocks.september2025, clocks.november2026], language))(
    'shows at %s the active codes, then the active deals of its stores, and collapses ended offers',
    async (at) => {
      const page = await visits.open(sitePath(language, path), { at, viewport: windows.phone });
      for (const [kind, id] of [
        ['code', 'codes'],
        ['deal', 'deals'],
      ] as const) {
        const own = offersAt(at).filter((offer) => offer.kind === kind);
        await expect.poll(() => page.locator(`#${id} [data-offer]`).count()).toBe(own.length);
      }
      const ended = (known?.offers.length ?? 0) - offersAt(at).length;
      const folded = page.locator('details', { hasText: words(language, 'offers.ended', { count: ended }) });
      expect(await folded.count()).toBe(ended === 0 ? 0 : 1);
    },
  );

  itInTurn(
    'copies a code in place',
    async () => {
      const page = await visits.open(sitePath(language, path), { at: clocks.november2026 });
      const row = page.locator('#codes [data-offer]').first();
      const code = await row.locator('code').first().innerText();
      await row.getByRole('button', { name: words(language, 'offer.copy-code') }).click();
      await expect.poll(() => clipboardOf(page)).toBe(code);
    },
    { tags: 'all' },
  );

  itInTurn(
    'shows store cards, posts and other categories, and links to the filtered list and the comparison',
    async () => {
      const page = await visits.open(sitePath(language, path), { at: clocks.november2026 });
      const cards = page.getByRole('region', { name: words(language, 'collection.stores'), exact: true });
      expect(
        await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual((known?.cards ?? []).map((card) => sitePath(language, card.path)));
      expect((known?.cards ?? []).map(({ slug }) => slug).toSorted()).toEqual(stores);
      const posts = page.getByRole('region', { name: words(language, 'collection.posts') });
      // The third post about these stores is French, in no language of the site.
      expect(await posts.getByRole('link').count()).toBe(2);
      const others = page.getByRole('region', { name: words(language, 'category.categories') });
      expect(await others.locator(`a[href="/${language}/category/wholesale-marketplace"]`).count()).toBe(1);
      const filtered = page.getByRole('link', { name: words(language, 'category.filtered') });
      expect(await filtered.getAttribute('href')).toBe(`/${language}/all-coupons?category=general-marketplace`);
      expect(await filtered.getAttribute('rel')).toBe('nofollow');
      const compare = page.getByRole('link', { name: words(language, 'category.compare') });
      expect(await compare.getAttribute('href')).toBe(`/${language}/compare#general-marketplace`);
    },
  );

  itInTurn(
    'is linked from the home page, the directory, a store and its group without JavaScript',
    async () => {
      const context = { javaScriptEnabled: false };
      const link = (to: string): string => `main a[href="/${language}${to}"]`;
      for (const [from, to] of [
        ['/', '/category/marketplaces'],
        ['/stores', path],
        ['/store/temu', path],
        ['/category/marketplaces', path],
      ] as const) {
        const page = await visits.open(sitePath(language, from), { context, viewport: windows.phone, stopped: true });
        await page.locator(link(to)).first().click();
        await page.waitForURL(`**/${language}${to}`);
        expect(await page.locator('h1').innerText()).toContain(to === path ? (known?.heading ?? '') : '');
      }
    },
    { tags: 'all' },
  );

  itInTurn(
    'lets the directory list all stores by letter first and then by category',
    async () => {
      const page = await visits.open(`/${language}/stores`, { context: { javaScriptEnabled: false }, stopped: true });
      const orders = page.getByRole('navigation', { name: words(language, 'directory.orders') });
      await orders.getByRole('link', { name: words(language, 'directory.by-category') }).click();
      expect(new URL(page.url()).hash).toBe('#categories');
      const part = page.locator('#categories');
      const listed = await part
        .locator('ul ul a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const all = site.pages.filter((each) => each.kind === 'store' && each.language === language);
      expect(listed.toSorted()).toEqual(all.map((each) => sitePath(language, each.path)).toSorted());
      const boxes = await Promise.all([page.locator('#letters').boundingBox(), part.boundingBox()]);
      expect(boxes[0]?.y).toBeLessThan(boxes[1]?.y ?? 0);
    },
    { tags: 'all' },
  );

  itInTurn(
    'fits into 320 px',
    async () => {
      const page = await visits.open(sitePath(language, path), { viewport: { width: 320, height: 700 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
    { tags: 'all' },
  );
});
