import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, dismissNotice, expectNotice, plain, stopClock } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, said, words } from '../support/words';

const visits = browserForTests();

const notice = (page: Page) => page.locator('[data-toast]');
const settle = (page: Page): Promise<void> => page.waitForTimeout(60);

describe.each(bothLanguages)('the notices (product rule R30) in %s', (language) => {
  const itInTurn = inTurns(language);
  const title = said(language, 'This feature is not implemented yet.', 'notice.not-implemented');
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
    const page = await visits.open(`/${language}/about`, { at: clocks.november2026 });
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

  itInTurn('are shown one at a time: a new one replaces the last and gets its own time', async () => {
    const page = await visits.open(`/${language}/store/temu`, { at: clocks.november2026 });
    await stopWhenLoaded(page);
    const offer = page.locator('#codes [data-offer="acs729490"]');
    await offer.locator('button', { hasText: said(language, 'Get Code', 'offer.get-code') }).click();
    await expectNotice(
      page,
      said(language, 'No Link Available', 'notice.no-link-title'),
      said(language, "This offer doesn't have a direct link. Use the code at checkout.", 'notice.no-link-text'),
    );
    await page.clock.runFor(4000);
    await offer.locator('button', { hasText: said(language, 'Copy Code', 'offer.copy-code') }).click();
    await page.mouse.move(5, 5);
    await expectNotice(
      page,
      said(language, 'Code Copied!', 'notice.code-copied-title'),
      said(language, '"acs729490" has been copied to your clipboard', 'notice.code-copied-text', { code: 'acs729490' }),
    );
    expect(await notice(page).count()).toBe(1);
    await page.clock.runFor(4999);
    await stays(page);
    await page.clock.runFor(1);
    await gone(page);
  });

  itInTurn('pause while they are hovered, and continue with the remaining time', { tags: 'all' }, async () => {
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

  itInTurn('get the focus on F8 and pause, and close on Escape, which returns the focus', { tags: 'all' }, async () => {
    const page = await raise();
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.querySelector('[data-toast]') !== null)).toBe(true);
    await page.clock.runFor(60_000);
    await stays(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      words(language, 'toast.close'),
    );
    await page.clock.runFor(60_000);
    await stays(page);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  itInTurn('close on a swipe of 50 px in the reading direction, and only then', { tags: 'all' }, async () => {
    const page = await raise();
    const forwards = language === 'ar' ? -1 : 1;
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

  itInTurn('are announced to screen readers in a live region that exists from the start', async () => {
    const page = await visits.open(`/${language}/about`);
    const region = page.locator('[role="status"][aria-live="polite"][aria-atomic="true"]');
    expect(await region.count()).toBe(1);
    expect(await region.textContent()).toBe('');
    await button(page).click();
    await expect.poll(async () => plain((await region.textContent()) ?? '')).toBe(title);
    expect(
      await notice(page).evaluate((element) => element.closest('[role="status"], [role="alert"], [aria-live]')),
    ).toBe(null);
  });

  itInTurn('appear inside an open dialog, where they can be read and closed', async () => {
    const page = await visits.open(`/${language}/store/noon`, { viewport: windows.phone });
    await page.locator('main article a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true }).click();
    await dialog.locator('[data-toast]').waitFor();
    const regions = dialog.locator('[role="status"][aria-atomic="true"]');
    await expect.poll(() => regions.textContent()).toContain('NDX143');
    await dialog.locator('[data-toast] button').click();
    await gone(page);
    expect(await dialog.count()).toBe(1);
    // Closed, the dialog leaves a notice that is still to be read to the page.
    await dialog.getByRole('button', { name: said(language, 'Copied!', 'modal.copied') }).click();
    await dialog.locator('[data-toast]').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await notice(page).waitFor();
  });

  itInTurn('are not shown in the modal of another code, and announce every action once', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/temu`);
    await page.evaluate(() => {
      const announced: string[] = [];
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = target instanceof Element && target.closest('[role="status"]');
          for (const node of addedNodes) if (region && node.textContent) announced.push(node.textContent.trim());
          // A region that comes with words in it.
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const inner of node.querySelectorAll('[role="status"]'))
                if (inner.textContent) announced.push(inner.textContent.trim());
        }
      }).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { announced });
    });
    const announced = (): Promise<readonly string[]> =>
      page.evaluate(() => ('announced' in window && Array.isArray(window.announced) ? window.announced : []));
    const textOf = (code: string): string =>
      `${said(language, 'Code Copied!', 'notice.code-copied-title')} ${words(language, 'notice.code-copied-text', { code })}`;

    const first = page.locator('#codes [data-offer="alc460086"]');
    await first.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') }).click();
    await notice(page).waitFor();
    await page.locator('#codes [data-offer="ali460086"] a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await notice(page).count()).toBe(0);
    await dialog.getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true }).click();
    await notice(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The page takes over the notice, which has been read out.
    await notice(page).waitFor();
    expect((await announced()).map(plain)).toEqual([textOf('alc460086'), textOf('ali460086')].map(plain));
  });

  itInTurn('leave the dialog below open when they are closed with Escape', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/noon`);
    await page.locator('main article a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true }).click();
    await dialog.locator('[data-toast]').waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await dialog.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
});
