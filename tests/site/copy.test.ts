import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
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
import { words } from '../support/words';

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

describe('copying a code (product rule R31)', () => {
  const pages = site.pages.filter((page) => page.language === 'en' && screens.includes(page.kind));
  const buttonIn = (page: Page, inModal: boolean): Locator =>
    inModal
      ? page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true })
      : page.locator('main article').getByRole('button', { name: 'Copy Code' });

  it.each(someOf(pages, pages.length).map((page) => [sitePath('en', page.path), page] as const))(
    'writes the code beside every "Copy Code" button of %s to the clipboard',
    async (address, { path }) => {
      const page = await visits.open(address, {
        at: path === '/store/dhgate' ? clocks.september2025 : clocks.november2026,
      });
      const copied = await copyEach(page, 'Copy Code');
      expect(copied).toHaveLength(await page.locator('main [data-kind="code"][data-state="active"]').count());
      expect(copied.length).toBeGreaterThan(0);
      for (const { code, clipboard } of copied) {
        expect(code).toMatch(/^\w+$/);
        expect(clipboard).toBe(code);
      }
    },
  );

  it('shows "Copied" for 3 seconds, only on the last button pressed, across the page and the modal', async () => {
    const page = await visits.open('/en/store/temu', { at: clocks.november2026 });
    const ticket = (id: string) => page.locator(`#codes [data-offer="${id}"]`);
    // The first code has another button in the ticket at the top.
    const copied = page.locator('main [data-copied]');
    await stopClock(page);
    await ticket('alb121108').getByRole('button', { name: 'Copy Code' }).click();
    await ticket('alb121108').locator('[data-copied]').waitFor();
    await page.clock.runFor(2999);
    await page.waitForTimeout(60);
    expect(await copied.count()).toBe(1);
    await ticket('ali460086').getByRole('button', { name: 'Copy Code' }).click();
    await ticket('ali460086').locator('[data-copied]').waitFor();
    expect(await copied.count()).toBe(1);
    // The time of the first press does not end that of the second.
    await page.clock.runFor(2999);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(1);
    await copied.waitFor({ state: 'detached' });
    await ticket('ali460086').getByRole('button', { name: 'Copy Code' }).waitFor();

    await ticket('alb121108').getByRole('button', { name: 'Copy Code' }).click();
    await copied.waitFor();
    await ticket('ali460086').locator('a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByRole('button', { name: 'Copied!', exact: true }).waitFor();
    await copied.waitFor({ state: 'detached' });
    expect(await clipboardOf(page)).toBe('ali460086');
  });

  it('shows a notice of its own for the fashion retailer, on its page and in its modal', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/namshi-coupon');
    const text = "You've successfully copied the coupon code NM175";
    await buttonIn(page, false).click();
    await expectNotice(page, 'Code Copied!', text);
    await dismissNotice(page);
    await page.locator('main article a[aria-haspopup="dialog"]').click();
    await buttonIn(page, true).click();
    await expectNotice(page, 'Code Copied!', text);
  });

  it.each(['page', 'modal'] as const)(
    'selects the code and asks to copy it by hand if the browser refuses on a %s',
    async (place) => {
      const page = await visits.open('/en/store/noon', { before: refuseCopying });
      const ticket = page.locator('main article[data-offer="ndx143"]');
      if (place === 'modal') await ticket.locator('a[aria-haspopup="dialog"]').click();
      const copy = buttonIn(page, place === 'modal');
      await copy.click();
      await expectNotice(page, words('en', 'notice.copy-refused-title'), words('en', 'notice.copy-refused-text'));
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('NDX143');
      expect(await copy.count()).toBe(1);
      expect(await page.locator('[data-copied]').count()).toBe(0);
      expect(await copiedStrip(page).count()).toBe(0);
      const spoken = await page.getByRole('status').allTextContents();
      expect(spoken.join(' ')).not.toContain(words('en', 'notice.code-copied-title'));
    },
  );

  it('falls back to execCommand if the Clipboard API is refused, and keeps the focus on the button', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/store/noon', {
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
      await buttonIn(page, inModal).click();
      await expectNotice(page, 'Code Copied!', '"NDX143" has been copied to your clipboard');
      expect(await clipboardOf(page)).toBe('NDX143');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
      expect(await page.locator('textarea').count()).toBe(0);
    }
  });
});
