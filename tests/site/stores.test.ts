import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from '../support/documents';
import { changedJson, clocks, goInside } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe('the directory of stores (product rule R41)', () => {
  const directory = site.pages.find((page) => page.language === 'en' && page.kind === 'directory');
  if (directory?.kind !== 'directory') throw new Error('There is no directory.');
  const stores = directory.groups.flatMap(({ items }) => items);

  it('scrolls to the stores of a letter when it is pressed', async () => {
    const page = await visits.open('/en/stores', { viewport: windows.phone });
    const last = directory.groups.at(-1)?.letter ?? '';
    await page
      .getByRole('navigation', { name: words('en', 'directory.letters') })
      .getByText(last, { exact: true })
      .click();
    await expect
      .poll(() =>
        page.getByRole('heading', { level: 2, name: last, exact: true }).evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return top >= header && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
  });

  it('shows each store with its logo, name and rating, linked to its page', () => {
    const html = readFileSync(path.join(inject('siteFolder'), 'en/stores.html'), 'utf8');
    const cards = html.slice(html.indexOf('id="letters"'), html.indexOf('id="categories"')).split('<li').slice(1);
    for (const { name, path: to, logo, rating } of stores) {
      const card = cards.find((each) => each.includes(`href="/en${to}"`)) ?? '';
      const said = readDocument(card).words;
      expect(said).toContain(name);
      expect(card).toContain(`src="${logo}"`);
      expect(said).toContain(rating ? String(rating.score) : 'No ratings yet');
    }
    for (const count of [1200, 2500])
      expect(readDocument(html).words).toContain(words('en', 'ui.rating-count-at-least', { count }));
  });

  it("shows the number of active offers of each store by the visitor's clock", async () => {
    const at = clocks.september2025;
    const page = await visits.open('/en/stores', { at });
    const card = (to: string) => page.locator(`#letters li a[href="/en${to}"]`);
    for (const known of site.pages) {
      if (known.kind !== 'store' || known.language !== 'en') continue;
      const count = known.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(at)).length;
      await expect
        .poll(() => card(known.path).innerText(), { message: known.path })
        .toContain(words('en', 'store.active-offers', { count }));
    }
    expect(await card('/store/noon').innerText()).toContain('Up to 15% cashback');
  });

  it('shows every letter without horizontal scrolling, and the note about ratings below the stores', {
    tags: ['all'],
  }, async () => {
    for (const width of [320, 390, 1440]) {
      const page = await visits.open('/en/stores', { viewport: { width, height: 844 } });
      const letters = page.getByRole('navigation', { name: words('en', 'directory.letters') }).getByRole('link');
      for (const { left, right, height, wide } of await letters.evaluateAll((links) =>
        links.map((link) => {
          const box = link.getBoundingClientRect();
          return { left: box.left, right: box.right, height: box.height, wide: box.width };
        }),
      )) {
        // Letters are in the middle of their boxes. The first box reaches beyond the edge of the text.
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
      }
      const note = page.locator('main').getByRole('link', { name: /How we check/ });
      const lastStore = await page.locator('main section').last().boundingBox();
      expect((await note.boundingBox())?.y).toBeGreaterThan((lastStore?.y ?? 0) + (lastStore?.height ?? 0));
    }
  });

  it('shows in a wide window one row of 64 px for each store, with the end of its next offer', async () => {
    const page = await visits.open('/en/stores', {
      at: clocks.november2026,
      viewport: { width: 1440, height: 900 },
    });
    const rows = page.locator('#letters section li > a');
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights).toEqual(heights.map(() => 64));
    const ends = stores.filter(({ offers }) =>
      offers.some(({ endsAt = 0 }) => endsAt > Date.parse(clocks.november2026)),
    );
    const saysEnd = rows.filter({ hasText: /Ends/ });
    await expect.poll(() => saysEnd.count()).toBe(ends.length);
    expect(ends.length).toBeGreaterThan(0);
  });

  it('says once that most stores have no rating, and that countries are not stated only if one is chosen', async () => {
    const page = await visits.open('/en/stores');
    const [ratings, countries] = (['directory.unrated', 'directory.countries'] as const).map((id) =>
      page.getByText(words('en', id)),
    );
    expect(await ratings?.isVisible()).toBe(true);
    expect(await countries?.isVisible()).toBe(false);
    await page.goto(`${page.url()}?country=kw`);
    await expect.poll(() => countries?.isVisible()).toBe(true);
  });

  it('keeps the letter of the visible stores below the header on a phone', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/stores', { viewport: windows.phone });
    const group = page
      .locator('#letters section')
      .filter({ has: page.locator('li:nth-child(2)') })
      .first();
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    // The second store is just below the letter, the first behind it.
    await group
      .locator('li')
      .last()
      .evaluate((item, top) => window.scrollBy(0, item.getBoundingClientRect().top - top), header + 50);
    const letter = await group.locator('h2').boundingBox();
    expect(Math.abs((letter?.y ?? 0) - header)).toBeLessThanOrEqual(1);
  });

  it('shows a message if there are no stores', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/about', { routes: changedJson('**/en/stores.json', { groups: [] }) });
    await goInside(page, '/en/stores');
    await page.getByText('No stores found. Check back soon!').waitFor();
    expect(await page.locator('#letters section').count()).toBe(0);
  });

  it('replaces a logo that cannot be loaded by a tile with initials of the same size', { tags: ['all'] }, async () => {
    const sizes: unknown[] = [];
    for (const broken of [false, true]) {
      const page = await visits.open('/en/stores', {
        expected: /Failed to load resource/,
        routes: async (opened) => {
          if (broken) await opened.route('**/images/temu.svg', (route) => route.abort());
        },
      });
      const card = page.locator('#letters li a[href="/en/store/temu"]');
      await card.scrollIntoViewIfNeeded();
      if (broken) await card.locator('img').waitFor({ state: 'detached' });
      const { width, height } = (await card.boundingBox()) ?? {};
      sizes.push({ width, height });
      if (broken) expect(await card.locator('[aria-hidden] > span').first().innerText()).not.toBe('');
    }
    expect(sizes[1]).toEqual(sizes[0]);
  });
});
