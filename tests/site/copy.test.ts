import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import {
  clearClipboard,
  clipboardOf,
  clocks,
  copiedStrip,
  dismissNotice,
  expectNotice,
  stopClock,
} from '../support/behaviour';
import { refuseCopying } from '../support/clipboard';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const screens = ['home', 'coupons', 'store', 'article'];

/** Clicks each button of this name, and returns the code beside it and the content of the clipboard. */
function copyEach(page: Page, name: string) {
  return page.evaluate(async (label) => {
    const copied = [];
    for (const offer of document.querySelectorAll('main [data-kind="code"][data-state="active"]')) {
      const button = [...offer.querySelectorAll('button')].find((each) => each.textContent.startsWith(label));
      button?.click();
      for (let tries = 0; tries < 1000 && !offer.querySelector('button[data-copied]'); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
      copied.push({
        code: offer.querySelector('code')?.textContent ?? '',
        clipboard: await navigator.clipboard.readText(),
      });
    }
    return copied;
  }, name);
}

describe.each(bothLanguages)('copying a code (product rule R31) in %s', (language) => {
  const itInTurn = inTurns(language);
  const pages = site.pages.filter((page) => page.language === language && screens.includes(page.kind));
  const namshiText = (code: string): string =>
    ({ en: `You've successfully copied the coupon code ${code}`, ar: `لقد نسخت كود الخصم ${code} بنجاح` })[language];

  it.each(inTurn(someOf(pages, pages.length), language).map((page) => [sitePath(language, page.path), page] as const))(
    'writes the code beside every "Copy Code" button of %s to the clipboard',
    async (address, { path }) => {
      const page = await visits.open(address, {
        at: path === '/store/dhgate' ? clocks.september2025 : clocks.november2026,
      });
      const copied = await copyEach(page, said(language, 'Copy Code', 'offer.copy-code'));
      expect(copied).toHaveLength(await page.locator('main [data-kind="code"][data-state="active"]').count());
      expect(copied.length).toBeGreaterThan(0);
      for (const { code, clipboard } of copied) {
        expect(code).toMatch(/^\w+$/);
        expect(clipboard).toBe(code);
      }
    },
  );

  itInTurn(
    'shows "Copied" on the button for 3 seconds, then offers to copy again',
    async () => {
      const page = await visits.open(`/${language}/store/noon`, { at: clocks.november2026 });
      const ticket = page.locator('main article[data-offer="ndx143"]');
      const copy = ticket.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') });
      const copied = ticket.getByRole('button', { name: said(language, 'Copied', 'offer.copied') });
      await stopClock(page);
      await copy.click();
      await copied.waitFor();
      await page.clock.runFor(2999);
      await page.waitForTimeout(60);
      expect(await copied.count()).toBe(1);
      // A second press restarts the three seconds.
      await copied.click();
      await page.waitForTimeout(60);
      await page.clock.runFor(2999);
      await page.waitForTimeout(60);
      expect(await copied.count()).toBe(1);
      await page.clock.runFor(1);
      await copy.waitFor();
      expect(await copied.count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn('shows "Copied" only on the last button pressed, across the page and the modal', async () => {
    const page = await visits.open(`/${language}/store/temu`, { at: clocks.november2026 });
    const name = said(language, 'Copy Code', 'offer.copy-code');
    const ticket = (id: string) => page.locator(`#codes [data-offer="${id}"]`);
    // The first code has another button in the ticket at the top.
    const copied = page.locator('main [data-copied]');
    await stopClock(page);
    await ticket('alb121108').getByRole('button', { name }).click();
    await ticket('alb121108').locator('[data-copied]').waitFor();
    await page.clock.runFor(1000);
    await ticket('ali460086').getByRole('button', { name }).click();
    await ticket('ali460086').locator('[data-copied]').waitFor();
    expect(await copied.count()).toBe(1);
    // The time of the first press does not end that of the second.
    await page.clock.runFor(2999);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(1);
    await copied.waitFor({ state: 'detached' });

    await ticket('alb121108').getByRole('button', { name }).click();
    await copied.waitFor();
    await ticket('ali460086').locator('a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true }).click();
    await dialog.getByRole('button', { name: said(language, 'Copied!', 'modal.copied'), exact: true }).waitFor();
    await copied.waitFor({ state: 'detached' });
    expect(await clipboardOf(page)).toBe('ali460086');
  });

  itInTurn(
    'shows a notice of its own for the fashion retailer, on its page and in its modal',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/namshi-coupon`);
      const title = said(language, 'Code Copied!', 'notice.code-copied-title');
      await page.locator('main article button', { hasText: said(language, 'Copy Code', 'offer.copy-code') }).click();
      await expectNotice(page, title, namshiText('NM175'));
      await dismissNotice(page);
      await page.locator('main article a[aria-haspopup="dialog"]').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true })
        .click();
      await expectNotice(page, title, namshiText('NM175'));
    },
  );

  itInTurn('selects the code, asks to copy it by hand and shows no strip if the browser refuses', async () => {
    const page = await visits.open(`/${language}/store/noon`, { before: refuseCopying });
    const ticket = page.locator('main article[data-offer="ndx143"]');
    await ticket.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') }).click();
    await expectNotice(page, words(language, 'notice.copy-refused-title'), words(language, 'notice.copy-refused-text'));
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('NDX143');
    expect(await ticket.locator('[data-copied]').count()).toBe(0);
    expect(await copiedStrip(page).count()).toBe(0);
    const spoken = await page.getByRole('status').allTextContents();
    expect(spoken.join(' ')).not.toContain(words(language, 'notice.code-copied-title'));
  });

  itInTurn(
    'selects the code and asks to copy it by hand if the browser refuses in the coupon modal',
    async () => {
      const page = await visits.open(`/${language}/store/noon`, { before: refuseCopying });
      await page.locator('main article a[aria-haspopup="dialog"]').click();
      const dialog = page.getByRole('dialog');
      const copy = dialog.getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true });
      await copy.click();
      await expectNotice(
        page,
        words(language, 'notice.copy-refused-title'),
        words(language, 'notice.copy-refused-text'),
      );
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('NDX143');
      expect(await copy.count()).toBe(1);
      expect(await dialog.getByRole('button', { name: said(language, 'Copied!', 'modal.copied') }).count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn(
    'falls back to execCommand if the Clipboard API is refused, and keeps the focus on the button',
    async () => {
      const page = await visits.open(`/${language}/store/noon`, {
        before: (opened) =>
          opened.addInitScript(() => {
            const { clipboard } = navigator;
            const write = clipboard.writeText.bind(clipboard);
            clipboard.writeText = (text) =>
              text === '-' ? write(text) : Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
          }),
      });
      await clearClipboard(page);
      for (const inModal of [false, true]) {
        await clearClipboard(page);
        if (inModal) await page.locator('main article a[aria-haspopup="dialog"]').click();
        const button = inModal
          ? page.getByRole('dialog').getByRole('button', { name: said(language, 'Copy', 'modal.copy'), exact: true })
          : page.locator('main article button', { hasText: said(language, 'Copy Code', 'offer.copy-code') });
        await button.click();
        await expectNotice(
          page,
          said(language, 'Code Copied!', 'notice.code-copied-title'),
          said(language, '"NDX143" has been copied to your clipboard', 'notice.code-copied-text', { code: 'NDX143' }),
        );
        expect(await clipboardOf(page)).toBe('NDX143');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
        expect(await page.locator('textarea').count()).toBe(0);
      }
    },
    { tags: 'all' },
  );
});
