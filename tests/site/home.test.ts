import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { advertisingText } from '../../src/domain/offers/advertising';
import { someOf } from '../support/extent';
import { clocks, dismissNotice, expectNotice, goInside, plain, stopClock } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

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

describe.each(bothLanguages)('the home page (product rule R40) in %s', (language) => {
  const itInTurn = inTurns(language);
  const home = site.pages.find((page) => page.language === language && page.kind === 'home');
  if (home?.kind !== 'home') throw new Error('There is no home page.');

  const withMoving = async (): Promise<{ page: Page; restart: () => Promise<void> }> => {
    const page = await visits.open(`/${language}/`, {
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

  itInTurn(
    'has a search box, claims 200+ stores in smaller type than their counted number, and explains its use',
    async () => {
      const page = await visits.open(`/${language}/`);
      const hero = page.locator('main > div').first();
      expect(await hero.locator('#hero-search').isVisible()).toBe(true);
      expect(await hero.innerText()).toContain({ en: '200+ stores', ar: 'أكثر من 200 متجر' }[language]);
      const counted = hero.getByText(words(language, 'home.store-count', { count: home.storeCount }));
      const [count, claim] = await Promise.all(
        [counted, hero.getByText(home.subtitle ?? '')].map((text) =>
          text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      );
      expect(count).toBeGreaterThan(claim ?? Infinity);
      expect(home.storeCount).toBe(
        site.pages.filter(({ kind, language: of }) => kind === 'store' && of === language).length,
      );
      expect(await page.locator('#how-it-works ol > li').count()).toBeGreaterThanOrEqual(3);
      expect(await page.locator('#why-choose-us li').count()).toBeGreaterThanOrEqual(3);
      expect(await page.locator('#usage-tips li').count()).toBeGreaterThanOrEqual(3);
      // The generic best code (section 9).
      const tips = await page.locator('#usage-tips').innerText();
      expect(tips).toMatch(language === 'en' ? /one code per order/ : /كودًا واحدًا لكل طلب/);
      expect(tips).toMatch(
        language === 'en' ? /20% off all orders plus free shipping/ : /20% على جميع الطلبات مع شحن مجاني/,
      );
    },
  );

  itInTurn(
    'leaves space between its header and its heading, and reaches the first code with at most 12 presses of Tab',
    async () => {
      const page = await visits.open(`/${language}/`, { at: clocks.november2026, viewport: windows.phone });
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
        if (await copy.evaluate((button) => button === document.activeElement)) return;
      }
      expect.fail('The first code is further.');
    },
  );

  itInTurn(
    'shows on a tile what the first active code gives, larger than the text of the owner, and what remains after its end',
    async () => {
      const page = await visits.open(`/${language}/`, { at: clocks.november2026 });
      const temu = featuredTiles(page).filter({ has: page.locator('a[href$="/store/temu"]') });
      const gain = temu.locator('strong');
      await expect
        .poll(async () => plain(await gain.innerText()))
        .toMatch({ en: /^Up to \$/, ar: /^خصم حتى/ }[language]);
      const [large, small] = await Promise.all(
        [gain, gain.locator('+ span')].map((text) =>
          text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      );
      expect(large).toBeGreaterThan(small ?? Infinity);
      const aliexpress = featuredTiles(page).filter({ has: page.locator('a[href$="/store/aliexpress"]') });
      // No saving is known, and none is invented.
      expect(await aliexpress.locator('strong').innerText()).not.toMatch(/\d/);
      const later = await visits.open(`/${language}/`, { at: '2026-12-31T21:00:00Z' });
      await expect
        .poll(async () =>
          plain(
            await featuredTiles(later)
              .filter({ has: later.locator('a[href$="/store/temu"]') })
              .locator('strong')
              .innerText(),
          ),
        )
        .not.toMatch(/\$/);
    },
  );

  itInTurn('begins its coupons with those valid in the chosen country', async () => {
    const page = await visits.open(`/${language}/?country=kw`, { at: clocks.november2026 });
    const stores = (): Promise<readonly (string | null)[]> =>
      page.locator('main [data-offer]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-offer')));
    await expect.poll(stores).toEqual(expect.arrayContaining(['wbc', 'ubudixod']));
    expect([...(await stores())].slice(0, 2).toSorted()).toEqual(['ubudixod', 'wbc']);
  });

  itInTurn('rotates 7 stores with their descriptions in its banner, one every 3000 ms, in a loop', async () => {
    const { page, restart } = await withMoving();
    expect(await entries(page).count()).toBe(7);
    expect(
      await entries(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(home.banner.map(({ path }) => `/${language}${path}`));
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
    en: {
      codes: 'Up to 90% off, plus spend-and-save codes',
      temu: 'Up to $100–$200 off',
      afterTemu: 'Deals up to 90% off',
    },
    ar: {
      codes: 'خصم حتى 90%، مع أكواد توفير على قدر مشترياتك',
      temu: 'خصم يصل إلى ما بين 100 و200 دولار',
      afterTemu: 'عروض بخصم حتى 90%',
    },
  }[language];

  it.each(
    inTurn(
      someOf(
        [
          { at: '2026-12-31T21:00:00Z', codes: false, temu: false },
          { at: clocks.september2025, codes: true, temu: true },
          { at: '2025-09-21T21:00:00Z', codes: false, temu: true },
          { at: '2026-12-31T20:59:00Z', codes: false, temu: true },
        ] as const,
        4,
      ),
      language,
    ),
  )('advertises only offers that have not ended at $at, with the same HTML', async ({ at, codes, temu }) => {
    const page = await visits.open(`/${language}/`, { at });
    const texts = (await page.locator('main').locator('[role="group"] li, ul a').allTextContents())
      .map(plain)
      .join(' | ');
    expect(await entries(page).count()).toBe(7);
    expect(texts.includes(advertised.codes)).toBe(codes);
    expect(texts.includes(advertised.temu)).toBe(temu);
    expect(texts.includes(advertised.afterTemu)).toBe(!temu);
  });

  itInTurn('lets visitors stop, start and step through the banner', { tags: 'all' }, async () => {
    const { page } = await withMoving();
    const banner = page.getByRole('group', { name: words(language, 'home.banner') });
    const away = async (): Promise<void> => {
      await page.mouse.move(5, 5);
      await page.locator('#hero-search').focus();
      await settle(page);
    };
    await banner.getByRole('button', { name: words(language, 'home.banner-pause') }).click();
    await away();
    const start = await shownEntry(page);
    await page.clock.runFor(20_000);
    await settle(page);
    expect(await shownEntry(page)).toBe(start);
    await banner.getByRole('button', { name: words(language, 'home.banner-next') }).click();
    await expect.poll(() => shownEntry(page)).toBe((start + 1) % 7);
    for (let back = 0; back < 2; back += 1)
      await banner.getByRole('button', { name: words(language, 'home.banner-previous') }).click();
    await expect.poll(() => shownEntry(page)).toBe((start + 6) % 7);
    await banner.getByRole('button', { name: words(language, 'home.banner-play') }).click();
    await away();
    await page.clock.runFor(3000);
    await expect.poll(() => shownEntry(page)).toBe(start);
  });

  /** The copy buttons of two coupons are in the first screen of a phone. */
  const expectTwoToCopy = async (page: Page): Promise<void> => {
    const buttons = page.locator('main [data-offer] button', {
      hasText: said(language, 'Copy Code', 'offer.copy-code'),
    });
    const [first, second] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(600);
    expect((second?.y ?? Infinity) + (second?.height ?? 0)).toBeLessThanOrEqual(windows.phone.height);
    expect(Math.min(first?.height ?? 0, second?.height ?? 0)).toBeGreaterThanOrEqual(44);
  };

  itInTurn(
    'shows 6 stores and the first 4 coupons, two with a copy button in the first screen of a phone',
    async () => {
      const page = await visits.open(`/${language}/`, { at: clocks.november2026, viewport: windows.phone });
      expect(
        await page
          .locator('main [data-offer]')
          .evaluateAll((tickets) => tickets.map((ticket) => ticket.getAttribute('data-offer'))),
      ).toEqual(['ndx143', 'nm175', 'alb121108', 'aya16557']);
      for (const path of ['/stores', '/all-coupons'])
        expect(await page.locator(`main a[href="/${language}${path}"]`).count()).toBeGreaterThan(0);
      await expectTwoToCopy(page);
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
          link: `/${language}${link}`,
          logo: store.logo,
          words: expect.stringContaining(` ${offer}`),
        })),
      );
      expect(shown.map(({ link }) => link)).toContain(`/${language}/namshi-coupon`);
      await tiles.locator(`a[href="/${language}/namshi-coupon"]`).click();
      await page.waitForURL(`**/${language}/namshi-coupon`);
    },
  );

  itInTurn(
    'pauses the banner while it is hovered or focused, and resumes it afterwards',
    async () => {
      const { page, restart } = await withMoving();
      await restart();
      const start = await shownEntry(page);
      await entries(page).first().locator('..').hover();
      await settle(page);
      await page.clock.runFor(20_000);
      await settle(page);
      expect(await shownEntry(page)).toBe(start);
      await page.mouse.move(5, 5);
      await settle(page);
      await page.locator('main [role="group"] button').last().focus();
      await settle(page);
      await page.clock.runFor(20_000);
      await settle(page);
      expect(await shownEntry(page)).toBe(start);
      await page.locator('#hero-search').focus();
      await settle(page);
      await page.clock.runFor(3000);
      await expect.poll(() => shownEntry(page)).toBe((start + 1) % 7);
    },
    { tags: 'all' },
  );

  itInTurn(
    'keeps the banner still for visitors who prefer reduced motion',
    async () => {
      const page = await visits.open(`/${language}/`, { at: clocks.november2026 });
      await stopClock(page);
      const start = await shownEntry(page);
      await page.clock.runFor(30_000);
      await settle(page);
      expect(await shownEntry(page)).toBe(start);
      expect(await page.getByRole('button', { name: words(language, 'home.banner-pause') }).count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn(
    'shows a "coming soon" notice instead of following a featured link #',
    async () => {
      const page = await visits.open(`/${language}/about`, {
        routes: (opened) =>
          opened.route(`**/${language}/index.json`, async (route) => {
            const json = await (await route.fetch()).json();
            json.featured.stores[0].link = '#';
            await route.fulfill({ json });
          }),
      });
      await goInside(page, `/${language}/`);
      const first = home.featured.stores[0];
      const tile = featuredTiles(page).first().getByRole('button');
      await tile.click();
      await expectNotice(
        page,
        words(language, 'notice.coming-soon-title'),
        words(language, 'notice.coming-soon-text', { store: first?.store.name ?? '' }),
      );
      await dismissNotice(page);
      expect(new URL(page.url()).pathname).toBe(`/${language}/`);
      expect(new URL(page.url()).hash).toBe('');
    },
    { tags: 'all' },
  );

  it.each(inTurn([clocks.september2025, '2025-09-10T09:00:00Z'], language))(
    'shows at %s the copy buttons of two coupons on the first screen of a phone',
    { tags: ['all'] },
    async (at) => {
      await expectTwoToCopy(await visits.open(`/${language}/`, { at, viewport: windows.phone }));
    },
  );

  itInTurn(
    'links its promotion to all coupons',
    async () => {
      const page = await visits.open(`/${language}/`);
      await page
        .getByRole('complementary', { name: words(language, 'shell.promo') })
        .getByRole('link')
        .click();
      await page.waitForURL(`**/${language}/all-coupons`);
    },
    { tags: 'all' },
  );
});
