import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, dismissNotice, expectNotice, plain, stopClock, hasFocus, listenTo } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const notice = (page: Page) => page.locator('[data-toast]');
const settle = (page: Page): Promise<void> => page.waitForTimeout(60);

describe('the notices (product rule R30)', () => {
  const title = words('ar', 'notice.not-implemented');
  const button = (page: Page) => page.locator('footer button').first();

  /** Stops the clock, once the code of notices is loaded: what is loaded waits for the clock before it is shown. */
  const stopWhenLoaded = async (page: Page): Promise<void> => {
    await button(page).click();
    await notice(page).waitFor();
    await dismissNotice(page);
    await stopClock(page);
  };

  /** A page whose clock is stopped, with a notice that has just come. */
  const raise = async (): Promise<Page> => {
    const page = await visits.open('/ar/about', { at: clocks.november2026 });
    await stopWhenLoaded(page);
    await button(page).click();
    await page.mouse.move(5, 5);
    await expectNotice(page, title);
    return page;
  };
  const gone = (page: Page): Promise<void> => notice(page).waitFor({ state: 'detached' });
  const stays = async (page: Page): Promise<void> => {
    await settle(page);
    expect(await notice(page).count()).toBe(1);
  };

  it('are shown one at a time: a new one replaces the last and gets its own time', async () => {
    const page = await visits.open('/ar/store/temu', { at: clocks.november2026 });
    await stopWhenLoaded(page);
    const offer = page.locator('#codes [data-offer="acs729490"]');
    await offer.locator('button', { hasText: words('ar', 'offer.get-code') }).click();
    await expectNotice(page, words('ar', 'notice.no-link-title'), words('ar', 'notice.no-link-text'));
    await page.clock.runFor(4000);
    await offer.locator('button', { hasText: words('ar', 'offer.copy-code') }).click();
    await page.mouse.move(5, 5);
    await expectNotice(
      page,
      words('ar', 'notice.code-copied-title'),
      words('ar', 'notice.code-copied-text', { code: 'acs729490' }),
    );
    expect(await notice(page).count()).toBe(1);
    await page.clock.runFor(4999);
    await stays(page);
    await page.clock.runFor(1);
    await gone(page);
  });

  it('pause while they are hovered, and continue with the remaining time', { tags: ['all'] }, async () => {
    const page = await raise();
    await page.clock.runFor(3000);
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await stays(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1900);
    await stays(page);
    await page.clock.runFor(200);
    await gone(page);
  });

  it('get the focus on F8 and pause, and close on Escape, which returns the focus', { tags: ['all'] }, async () => {
    const page = await raise();
    expect(await hasFocus(button(page))).toBe(true);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.querySelector('[data-toast]') !== null)).toBe(true);
    await page.clock.runFor(60_000);
    await stays(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      words('ar', 'toast.close'),
    );
    await page.clock.runFor(60_000);
    await stays(page);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(button(page))).toBe(true);
  });

  it('close on a swipe of 50 px in the reading direction, and only then', { tags: ['all'] }, async () => {
    const page = await raise();
    const forwards = -1;
    const sweep = async (distance: number): Promise<void> => {
      const box = await notice(page).boundingBox();
      if (!box) throw new Error('The notice is not to be seen.');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (distance * forwards) / 2, y, { steps: 3 });
      await page.mouse.move(x + distance * forwards, y, { steps: 3 });
      await page.mouse.up();
      await settle(page);
    };
    await sweep(49);
    await stays(page);
    await sweep(-120);
    await stays(page);
    await sweep(50);
    await gone(page);
  });

  it('are announced to screen readers in a live region that exists from the start', async () => {
    const page = await visits.open('/ar/about');
    const region = page.locator('[role="status"][aria-live="polite"][aria-atomic="true"]');
    expect(await region.count()).toBe(1);
    expect(await region.textContent()).toBe('');
    await button(page).click();
    await expect.poll(async () => plain((await region.textContent()) ?? '')).toBe(title);
    expect(
      await notice(page).evaluate((element) => element.closest('[role="status"], [role="alert"], [aria-live]')),
    ).toBe(null);
  });

  it('appear inside an open dialog, where they can be read and closed', async () => {
    const page = await visits.open('/ar/store/noon', { viewport: windows.phone });
    await page.locator('main article a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('ar', 'modal.copy'), exact: true }).click();
    await dialog.locator('[data-toast]').waitFor();
    const regions = dialog.locator('[role="status"][aria-atomic="true"]');
    await expect.poll(() => regions.textContent()).toContain('NDX143');
    await dialog.locator('[data-toast] button').click();
    await gone(page);
    expect(await dialog.count()).toBe(1);
    // Closed, the dialog leaves a notice that is still to be read to the page.
    await dialog.getByRole('button', { name: words('ar', 'modal.copied') }).click();
    await dialog.locator('[data-toast]').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await notice(page).waitFor();
  });

  it('are not shown in the modal of another code, and announce every action once', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/store/temu', { at: clocks.november2026 });
    const announced = await listenTo(page);
    const textOf = (code: string): string =>
      `${words('ar', 'notice.code-copied-title')} ${words('ar', 'notice.code-copied-text', { code })}`;

    const first = page.locator('#codes [data-offer="alc460086"]');
    await first.getByRole('button', { name: words('ar', 'offer.copy-code') }).click();
    await notice(page).waitFor();
    await page.locator('#codes [data-offer="ali460086"] a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await notice(page).count()).toBe(0);
    await dialog.getByRole('button', { name: words('ar', 'modal.copy'), exact: true }).click();
    await notice(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The page takes over the notice, which has been read out.
    await notice(page).waitFor();
    expect((await announced()).map(plain)).toEqual([textOf('alc460086'), textOf('ali460086')].map(plain));
  });

  it('leave the dialog below open when they are closed with Escape', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/store/noon');
    await page.locator('main article a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('ar', 'modal.copy'), exact: true }).click();
    await dialog.locator('[data-toast]').waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await dialog.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
});
