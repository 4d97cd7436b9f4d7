import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { advertisingText } from '../../src/domain/offers/advertising';
import { someOf } from '../support/extent';
import {
  attributesOf,
  changedJson,
  clocks,
  dismissNotice,
  expectNotice,
  goInside,
  hasFocus,
  plain,
  stopClock,
} from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const entries = (page: Page) => page.locator('main [role="group"] li');

/** The featured stores, which follow the hero. */
const featuredTiles = (page: Page) =>
  page.locator('main section:has(a[href$="/stores"]) li:has(img)').filter({ hasNot: page.locator('code') });

/** The index of the shown entry of the banner. */
async function shownEntry(page: Page): Promise<number> {
  return entries(page).evaluateAll((all) => all.findIndex((entry) => entry.hasAttribute('data-current')));
}

/** Gives the page a moment of real time, as its clock is stopped. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(60);

describe('the home page (product rule R40)', () => {
  const home = site.pages.find((page) => page.language === 'en' && page.kind === 'home');
  if (home?.kind !== 'home') throw new Error('There is no home page.');

  const withMoving = async (): Promise<{ page: Page; restart: () => Promise<void> }> => {
    const page = await visits.open('/en/', {
      at: clocks.november2026,
      media: { reducedMotion: 'no-preference' },
    });
    await stopClock(page);
    const restart = async (): Promise<void> => {
      // The banner waits while the pointer is on it, and restarts its time when the pointer leaves.
      await entries(page).first().locator('..').hover();
      await settle(page);
      await page.mouse.move(5, 5);
      await settle(page);
    };
    return { page, restart };
  };

  it('has a search box, claims 200+ stores in smaller type than their counted number, and explains its use', async () => {
    const page = await visits.open('/en/');
    const hero = page.locator('main > div').first();
    expect(await hero.locator('#hero-search').isVisible()).toBe(true);
    expect(await hero.innerText()).toContain('200+ stores');
    const counted = hero.getByText(words('en', 'home.store-count', { count: home.storeCount }));
    const [count, claim] = await Promise.all(
      [counted, hero.getByText(home.subtitle ?? '')].map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(count).toBeGreaterThan(claim ?? Infinity);
    expect(home.storeCount).toBe(site.pages.filter(({ kind, language: of }) => kind === 'store' && of === 'en').length);
    expect(await page.locator('#how-it-works ol > li').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('#why-choose-us li').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('#usage-tips li').count()).toBeGreaterThanOrEqual(3);
    // The generic best code (section 9).
    const tips = await page.locator('#usage-tips').innerText();
    expect(tips).toMatch(/one code per order/);
    expect(tips).toMatch(/20% off all orders plus free shipping/);
  });

  it('leaves space between its header and its heading, and reaches the first code with at most 12 presses of Tab', async () => {
    const page = await visits.open('/en/', { at: clocks.november2026, viewport: windows.phone });
    const space = (): Promise<number> =>
      page.evaluate(
        () =>
          (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) -
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      );
    expect(await space()).toBeGreaterThanOrEqual(40);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await space()).toBeGreaterThanOrEqual(64);
    const copy = page.locator('main [data-offer] button').first();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await hasFocus(copy)) return;
    }
    expect.fail('The first code is further.');
  });

  it('shows on a tile what the first active code gives, larger than the text of the owner, and what remains after its end', async () => {
    const page = await visits.open('/en/', { at: clocks.november2026 });
    const temu = featuredTiles(page).filter({ has: page.locator('a[href$="/store/temu"]') });
    const gain = temu.locator('strong');
    await expect.poll(async () => plain(await gain.innerText())).toMatch(/^Up to \$/);
    const [large, small] = await Promise.all(
      [gain, gain.locator('+ span')].map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(large).toBeGreaterThan(small ?? Infinity);
    const aliexpress = featuredTiles(page).filter({ has: page.locator('a[href$="/store/aliexpress"]') });
    // No saving is known, and none is invented.
    expect(await aliexpress.locator('strong').innerText()).not.toMatch(/\d/);
    const later = await visits.open('/en/', { at: '2026-12-31T21:00:00Z' });
    const gone = featuredTiles(later).filter({ has: later.locator('a[href$="/store/temu"]') });
    await expect.poll(() => gone.locator('strong').innerText()).not.toMatch(/\$/);
  });

  it('begins its coupons with those valid in the chosen country', async () => {
    const page = await visits.open('/en/?country=kw', { at: clocks.november2026 });
    const offers = page.locator('main [data-offer]');
    await expect
      .poll(async () => (await attributesOf(offers, 'data-offer')).slice(0, 2).toSorted())
      .toEqual(['ubudixod', 'wbc']);
  });

  it('rotates 7 stores with their descriptions in its banner, one every 3000 ms, in a loop', async () => {
    const { page, restart } = await withMoving();
    expect(await entries(page).count()).toBe(7);
    expect(await attributesOf(entries(page).locator('a'), 'href')).toEqual(home.banner.map(({ path }) => `/en${path}`));
    for (const { name, description, afterwards } of home.banner) {
      const text = advertisingText(description, afterwards, Date.parse(clocks.november2026));
      const words = await entries(page)
        .filter({ hasText: text.slice(0, 8) })
        .allTextContents();
      expect(words.join()).toContain(name);
    }
    await restart();
    const start = await shownEntry(page);
    for (let turn = 1; turn <= 8; turn += 1) {
      await page.clock.runFor(2999);
      await settle(page);
      expect(await shownEntry(page)).toBe((start + turn - 1) % 7);
      await page.clock.runFor(1);
      await expect.poll(() => shownEntry(page)).toBe((start + turn) % 7);
    }
    const visible = (): Promise<number> =>
      entries(page).evaluateAll(
        (all) => all.filter((entry) => entry.checkVisibility({ visibilityProperty: true })).length,
      );
    await expect.poll(visible).toBe(1);
  });

  const advertised = {
    codes: 'Up to 90% off, plus spend-and-save codes',
    temu: 'Up to $100–$200 off',
    afterTemu: 'Deals up to 90% off',
  };

  it.each(
    someOf(
      [
        { at: '2026-12-31T21:00:00Z', codes: false, temu: false },
        { at: clocks.september2025, codes: true, temu: true },
        { at: '2025-09-21T21:00:00Z', codes: false, temu: true },
        { at: '2026-12-31T20:59:00Z', codes: false, temu: true },
      ] as const,
      4,
    ),
  )('advertises only offers that have not ended at $at, with the same HTML', async ({ at, codes, temu }) => {
    const page = await visits.open('/en/', { at });
    const texts = (await page.locator('main').locator('[role="group"] li, ul a').allTextContents())
      .map(plain)
      .join(' | ');
    expect(await entries(page).count()).toBe(7);
    expect(texts.includes(advertised.codes)).toBe(codes);
    expect(texts.includes(advertised.temu)).toBe(temu);
    expect(texts.includes(advertised.afterTemu)).toBe(!temu);
  });

  it('pauses the banner while it is hovered, focused or stopped, and steps through it', { tags: ['all'] }, async () => {
    const { page, restart } = await withMoving();
    await restart();
    const banner = page.getByRole('group', { name: words('en', 'home.banner') });
    const press = (button: 'pause' | 'play' | 'next' | 'previous'): Promise<void> =>
      banner.getByRole('button', { name: words('en', `home.banner-${button}`) }).click();
    const away = async (): Promise<void> => {
      await page.mouse.move(5, 5);
      await page.locator('#hero-search').focus();
      await settle(page);
    };
    const start = await shownEntry(page);
    const expectStill = async (): Promise<void> => {
      await settle(page);
      await page.clock.runFor(20_000);
      await settle(page);
      expect(await shownEntry(page)).toBe(start);
    };
    await entries(page).first().locator('..').hover();
    await expectStill();
    await away();
    await banner.getByRole('button').last().focus();
    await expectStill();
    await press('pause');
    await away();
    await expectStill();
    await press('next');
    await expect.poll(() => shownEntry(page)).toBe((start + 1) % 7);
    for (let back = 0; back < 2; back += 1) await press('previous');
    await expect.poll(() => shownEntry(page)).toBe((start + 6) % 7);
    await press('play');
    await away();
    await page.clock.runFor(3000);
    await expect.poll(() => shownEntry(page)).toBe(start);
  });

  it('shows 6 stores and the first 4 coupons, two with a copy button in the first screen of a phone', async () => {
    const page = await visits.open('/en/', { at: clocks.november2026, viewport: windows.phone });
    expect(await attributesOf(page.locator('main [data-offer]'), 'data-offer')).toEqual([
      'ndx143',
      'nm175',
      'alb121108',
      'aya16557',
    ]);
    for (const path of ['/stores', '/all-coupons', '/compare'])
      expect(await page.locator(`main a[href="/en${path}"]`).count()).toBeGreaterThan(0);
    const buttons = page.locator('main [data-offer] button', { hasText: 'Copy Code' });
    const [first, second] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(600);
    expect((second?.y ?? Infinity) + (second?.height ?? 0)).toBeLessThanOrEqual(windows.phone.height);
    expect(Math.min(first?.height ?? 0, second?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const tiles = featuredTiles(page);
    expect(await tiles.count()).toBe(6);
    const shown = await tiles.evaluateAll((all) =>
      all.map((tile) => ({
        link: tile.querySelector('a')?.getAttribute('href'),
        logo: tile.querySelector('img')?.getAttribute('src'),
        words: tile.textContent,
      })),
    );
    expect(shown).toEqual(
      home.featured.stores.map(({ store, offer, link }) => ({
        link: `/en${link}`,
        logo: store.logo,
        words: expect.stringContaining(` ${offer}`),
      })),
    );
    expect(shown.map(({ link }) => link)).toContain('/en/namshi-coupon');
    await tiles.locator('a[href="/en/namshi-coupon"]').click();
    await page.waitForURL('**/en/namshi-coupon');
  });

  it('keeps the banner still for visitors who prefer reduced motion', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/', { at: clocks.november2026 });
    await stopClock(page);
    const start = await shownEntry(page);
    await page.clock.runFor(30_000);
    await settle(page);
    expect(await shownEntry(page)).toBe(start);
    expect(await page.getByRole('button', { name: words('en', 'home.banner-pause') }).count()).toBe(0);
  });

  it('shows a "coming soon" notice instead of following a featured link #', { tags: ['all'] }, async () => {
    const [first, ...others] = home.featured.stores;
    const featured = { ...home.featured, stores: [{ ...first, link: '#' }, ...others] };
    const page = await visits.open('/en/about', { routes: changedJson('**/en/index.json', { featured }) });
    await goInside(page, '/en/');
    await featuredTiles(page).first().getByRole('button').click();
    await expectNotice(
      page,
      words('en', 'notice.coming-soon-title'),
      words('en', 'notice.coming-soon-text', { store: first?.store.name ?? '' }),
    );
    await dismissNotice(page);
    expect(new URL(page.url()).pathname).toBe('/en/');
    expect(new URL(page.url()).hash).toBe('');
  });
});
