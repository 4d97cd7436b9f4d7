import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clipboardOf, clocks, copiedStrip, newTabOf, hasFocus } from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows, type Visit } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const barOf = (page: Page): Locator => page.locator('[data-strip="bar"]');

/** Scrolls until the first ticket stays above the window: a late font can move it back into the window. */
async function leaveTicket(page: Page): Promise<void> {
  const leave = (): Promise<number> =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const ticket = document.querySelector('main article[data-offer]')?.parentElement;
      const distance = (ticket?.getBoundingClientRect().bottom ?? 0) + 20;
      if (distance > 0) window.scrollTo(0, window.scrollY + distance);
      return distance;
    });
  await expect.poll(leave).toBeLessThanOrEqual(1);
}

describe('the bar at the bottom of a store page (product rule R59)', () => {
  const open = (path: string, visit: Visit = {}): Promise<Page> =>
    visits.open(`/ar${path}`, { at: clocks.november2026, viewport: windows.phone, ...visit });
  const copyCode = words('ar', 'offer.copy-code');

  /** The bar copies the code, and the strip with the link to the store takes its place. */
  const expectToCopyAndLead = async (page: Page): Promise<void> => {
    await barOf(page).getByRole('button', { name: copyCode }).press('Enter');
    const strip = copiedStrip(page);
    await strip.waitFor();
    expect(await clipboardOf(page)).toBe('NDX143');
    expect(await barOf(page).count()).toBe(0);
    const link = strip.getByRole('link', {
      name: words('ar', 'offer.go-to', { store: 'نون' }),
    });
    expect(await hasFocus(link)).toBe(true);
    const tab = await newTabOf(page, () => link.click());
    expect(tab.url).toBe('https://www.noon.com/');
    await strip.getByRole('button', { name: words('ar', 'ui.close') }).click();
    await barOf(page).waitFor();
  };

  it.each(
    someOf(
      [
        ['phone', windows.phone],
        ['small phone', { width: 320, height: 568 }],
        ['tablet', { width: 800, height: 1100 }],
      ] as const,
      3,
    ),
  )(
    'appears once the first ticket has left the screen, disappears when it is back, and copies (%s)',
    async (_name, viewport) => {
      const page = await open('/store/noon', { viewport });
      await page.evaluate(() => window.scrollBy(0, 100));
      expect(await barOf(page).count()).toBe(0);
      await leaveTicket(page);
      await barOf(page).waitFor();
      const box = await barOf(page).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(viewport.height);
      expect(box?.height).toBeLessThan(112);
      expect(await barOf(page).locator('code').innerText()).toBe('NDX143');
      const beyond = await barOf(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      for (const control of await barOf(page).locator('a, button').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.evaluate(() => window.scrollTo(0, 0));
      await barOf(page).waitFor({ state: 'detached' });
      if (viewport !== windows.phone) return;
      await leaveTicket(page);
      await expectToCopyAndLead(page);
    },
  );

  it('shows the code that was recommended or copied last', { tags: ['all'] }, async () => {
    const page = await open('/store/aliexpress#basket=300SAR', { at: clocks.september2025 });
    await page.locator('[data-basket-answer]').filter({ hasText: 'AFS10' }).waitFor();
    await leaveTicket(page);
    expect(await barOf(page).locator('code').innerText()).toBe('AFS10');
    const ticket = page.locator('main article[data-offer]').first();
    await ticket.getByRole('button', { name: copyCode }).first().click();
    const code = await copiedStrip(page).locator('code').innerText();
    expect(code).not.toBe('AFS10');
    await copiedStrip(page)
      .getByRole('button', { name: words('ar', 'ui.close') })
      .click();
    await leaveTicket(page);
    await expect.poll(() => barOf(page).locator('code').innerText()).toBe(code);
  });

  it('appears after a jump past a ticket that was below the window', async () => {
    const page = await open('/store/noon', { viewport: { width: 320, height: 568 } });
    await page.evaluate(async () => {
      const ticket = document.querySelector('main article[data-offer]');
      ticket?.parentElement?.style.setProperty('margin-block-start', '640px');
      // The observers of the page see the place of the ticket after the next frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
    expect(await barOf(page).count()).toBe(0);
    await leaveTicket(page);
    await barOf(page).waitFor();
  });

  it("shows the first code that is active by the visitor's clock", async () => {
    const page = await open('/store/temu', { at: '2026-12-20T09:00:00Z' });
    await leaveTicket(page);
    const first = await page.locator('main article[data-offer] code').first().innerText();
    expect(await barOf(page).locator('code').innerText()).toBe(first);
  });

  it('is absent without an active offer, on a desktop, in a low window and in print', { tags: ['all'] }, async () => {
    const empty = await open('/store/dhgate');
    await empty.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await empty.locator('footer').hover();
    expect(await barOf(empty).count()).toBe(0);
    const desk = await open('/store/noon', { viewport: windows.desk });
    await leaveTicket(desk);
    await desk.locator('footer').hover();
    expect(await barOf(desk).count()).toBe(0);
    const page = await open('/store/noon');
    await leaveTicket(page);
    await barOf(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await barOf(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 640, height: 300 });
    expect(await barOf(page).isVisible()).toBe(false);
  });

  it('never covers the focused element or the end of the page', { tags: ['all'] }, async () => {
    const page = await open('/store/noon');
    await leaveTicket(page);
    await barOf(page).waitFor();
    await page.locator('main section summary').first().focus();
    let reached = 0;
    for (; reached < 60; reached += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[data-strip]');
        if (!focused || focused === document.body || !bar || bar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      });
      expect(covered).toBe(false);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    expect(reached).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [bar, footer] = [await barOf(page).boundingBox(), await page.locator('footer').boundingBox()];
    expect(footer && bar && footer.y + footer.height).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });

  it('comes between content and footer in the tab order, and stays while it has the focus', {
    tags: ['all'],
  }, async () => {
    const page = await open('/store/noon');
    await leaveTicket(page);
    await barOf(page).waitFor();
    await page.locator('footer a, footer button').first().focus();
    await page.keyboard.press('Shift+Tab');
    expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(60);
    expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboardOf(page)).toBe('NDX143');
  });

  it('has a border in forced-colors mode', { tags: ['all'] }, async () => {
    const page = await open('/store/noon', { media: { forcedColors: 'active' } });
    await leaveTicket(page);
    expect(await barOf(page).evaluate((bar) => getComputedStyle(bar).borderBlockStartStyle)).toBe('dashed');
  });
});
