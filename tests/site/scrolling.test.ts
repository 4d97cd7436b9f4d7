import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { someOf } from '../support/extent';
import { clocks, isMarkedDocument, markDocument } from '../support/behaviour';
import { holdAt, refusalOf } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, untilReady, windows } from '../support/visit';

const site = siteUnderTest();
const visits = browserForTests();

/** Most visitors have not asked for less motion. */
const moving = { media: { reducedMotion: 'no-preference' } } as const;

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a share of the page's height and waits until the page has noticed where it has come to rest. */
async function scrollTo(page: Page, share: number): Promise<number> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: Math.round((scrollHeight - clientHeight) * part), behavior: 'instant' });
  }, share);
  await page.waitForFunction(() => history.state?.scroll?.position?.y === window.scrollY);
  return scrollY(page);
}

/** Presses a link without moving the page, as a press of a link that is in view does. */
async function press(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href);
}

/** Notes the scroll position in every frame from the one in which the page has another heading. */
async function notePositionsOfNextPage(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const positions: number[] = [];
    Object.assign(window, { positions });
    const note = (): void => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading !== undefined && heading !== before) positions.push(window.scrollY);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return async () => {
    // Smooth scrolling would take several frames.
    await page.waitForFunction(
      () => 'positions' in window && Array.isArray(window.positions) && window.positions.length > 10,
    );
    return page.evaluate(() => ('positions' in window && Array.isArray(window.positions) ? window.positions : []));
  };
}

/** Which ticket is at the upper edge of the window, and where it begins. */
function ticketAtTop(page: Page): Promise<{ readonly id: string; readonly top: number }> {
  return page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const ticket = [...document.querySelectorAll<HTMLElement>('main [data-offer]')].find(
      (each) => each.getBoundingClientRect().bottom > header + 40,
    );
    return { id: ticket?.dataset.offer ?? '', top: Math.round(ticket?.getBoundingClientRect().top ?? 0) };
  });
}

describe('scrolling', () => {
  const at = (path: string): string => sitePath('en', path);
  const headingOf = (path: string): string =>
    site.pages.find((page) => page.language === 'en' && page.path === path)?.heading ?? '';
  const untilShown = (page: Page, path: string): Promise<void> =>
    page.getByRole('heading', { level: 1, name: headingOf(path) }).waitFor();

  it.each(someOf(['no-preference', 'reduce'] as const, 2))(
    'places the target of an in-page link just below the header (reduced motion: %s)',
    async (reducedMotion) => {
      const page = await visits.open(at('/store/dhgate'), {
        viewport: windows.phone,
        at: clocks.september2025,
        farLater: true,
        media: { reducedMotion },
      });
      await press(page, '#deals');
      /** The distance of the target from the header, once it is the same in two frames. */
      const distance = (): Promise<number> =>
        page.evaluate(async () => {
          const now = (): number => {
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return Math.round((document.getElementById('deals')?.getBoundingClientRect().top ?? Infinity) - header);
          };
          const before = now();
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return before === now() ? before : Infinity;
        });
      await expect.poll(distance).toSatisfy((value: number) => value >= 0 && value < 40);
    },
  );

  it('restores the position on Back in a list whose ended offers were expanded', { tags: ['all'] }, async () => {
    const page = await visits.open(at('/all-coupons'), moving);
    const fold = page.locator('main details').last();
    await fold.locator('summary').first().click();
    const before = await scrollTo(page, 0.9);
    await press(page, at('/about'));
    await untilShown(page, '/about');
    await page.goBack();
    await untilShown(page, '/all-coupons');
    await expect
      .poll(() => fold.evaluate((element) => element instanceof HTMLDetailsElement && element.open))
      .toBe(true);
    await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(40);
  });

  it('shows the next page at its top, without animation, after a link far down a page', async () => {
    const page = await visits.open(at('/all-coupons'), moving);
    await scrollTo(page, 0.8);
    const positions = await notePositionsOfNextPage(page);
    await press(page, at('/about'));
    await untilShown(page, '/about');
    expect(new Set(await positions())).toEqual(new Set([0]));
  });

  it.each(
    someOf(
      [
        '/store/temu',
        '/',
        '/stores',
        '/all-coupons',
        '/namshi-coupon',
        '/blog',
        '/blog/what-is-noon-complete-guide',
        '/about',
      ],
      8,
    ),
  )('restores the position on %s after Back and Forward', async (path) => {
    const page = await visits.open(at(path), {
      ...moving,
      viewport: windows.phone,
      // A typeface that comes late is first used on the next page, which then has other heights.
      routes: refusalOf('**/*.woff2').begin,
      expected: /Failed to load resource/,
    });
    await markDocument(page);
    const place = await scrollTo(page, 0.6);
    expect(place).toBeGreaterThan(100);
    await press(page, at('/privacy-policy'));
    await untilShown(page, '/privacy-policy');
    const further = await scrollTo(page, 0.5);
    await page.goBack();
    await untilShown(page, path);
    await expect.poll(() => scrollY(page)).toBe(place);
    await page.goForward();
    await untilShown(page, '/privacy-policy');
    await expect.poll(() => scrollY(page)).toBe(further);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('returns on Back to the ticket that was at the top, though distant tickets are not laid out', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open(at('/all-coupons'), {
      ...moving,
      // All offers of the frozen catalogue are active then.
      at: '2025-09-10T09:00:00Z',
      viewport: windows.phone,
      farLater: true,
    });
    // As a reader does, who has seen all tickets on the way.
    await page.mouse.move(200, 400);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await page.waitForFunction(() => window.scrollY > 2500 && history.state?.scroll?.position?.y === window.scrollY);
    const ticket = await ticketAtTop(page);
    await press(page, at('/about'));
    await untilShown(page, '/about');
    await page.goBack();
    await untilShown(page, '/all-coupons');
    await expect.poll(async () => (await ticketAtTop(page)).id).toBe(ticket.id);
    // A window scrolls by whole pixels, and tickets have fractions of them.
    await expect.poll(async () => Math.abs((await ticketAtTop(page)).top - ticket.top)).toBeLessThanOrEqual(1);
  });

  it('restores the position on Back when the data of the page arrives late', { tags: ['all'] }, async () => {
    const page = await visits.open(at('/all-coupons'), { ...moving, viewport: windows.phone });
    await scrollTo(page, 0.6);
    const ticket = await ticketAtTop(page);
    await press(page, at('/about'));
    await untilShown(page, '/about');
    // A new document, which has loaded nothing of the page before.
    await page.reload();
    await untilReady(page);
    const held = holdAt(`**${at('/all-coupons')}.json`);
    await held.begin(page);
    await page.goBack();
    await page.locator('main > [role="status"], main [role="status"]').first().waitFor();
    held.release();
    await untilShown(page, '/all-coupons');
    // Not the distance from the top: it depends on which of the tickets above were laid out.
    await expect.poll(() => ticketAtTop(page)).toEqual(ticket);
  });

  it('restores the position on Back from another document, without the back/forward cache', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open(at('/store/temu'), { ...moving, viewport: windows.phone });
    await press(page, at('/all-coupons'));
    await untilShown(page, '/all-coupons');
    await scrollTo(page, 0.5);
    const ticket = await ticketAtTop(page);
    await page.goto(`${visits.siteUrl()}/robots.txt`);
    await page.goBack();
    await untilReady(page);
    await expect.poll(() => ticketAtTop(page)).toEqual(ticket);
    // The entry before it belongs to a document that is gone.
    await page.goBack();
    await untilShown(page, '/store/temu');
    await page.goForward();
    await untilShown(page, '/all-coupons');
    await expect.poll(() => ticketAtTop(page)).toEqual(ticket);
  });

  it('scrolls smoothly to the target of an in-page link, and returns instantly on Back', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open(at('/namshi-coupon'), { ...moving, viewport: windows.phone });
    const link = page.locator('main a[href="#guide"]');
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY === 0 || history.state?.scroll?.position?.y === window.scrollY);
    const place = await scrollY(page);
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      document.addEventListener('scroll', () => positions.push(window.scrollY));
    });
    await link.click();
    const top = (): Promise<number> =>
      page.evaluate(() => document.getElementById('guide')?.getBoundingClientRect().top ?? Infinity);
    await expect.poll(top).toBeLessThan(120);
    await page.waitForFunction(() => history.state?.scroll?.position?.y === window.scrollY);
    const positions = await page.evaluate(() =>
      'positions' in window && Array.isArray(window.positions) ? window.positions : [],
    );
    expect(positions.length).toBeGreaterThan(3);
    await page.evaluate(() => 'positions' in window && Array.isArray(window.positions) && window.positions.splice(0));
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(place);
    const scrolls = (): Promise<number> =>
      page.evaluate(() => ('positions' in window && Array.isArray(window.positions) ? window.positions.length : 0));
    // The event comes with the next frame.
    await expect.poll(scrolls).toBe(1);
  });

  it('scrolls to the top on a link to the current page', { tags: ['all'] }, async () => {
    const page = await visits.open(at('/'), moving);
    await scrollTo(page, 0.5);
    await press(page, at('/'));
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});
