import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { clearClipboard, clipboardOf, clocks, newTabOf, hasFocus } from '../support/behaviour';
import { isComplete } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** Whether a click on a link is left to the browser, which is prevented from following it. */
async function isLeftToBrowser(page: Page, act: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      document.documentElement.dataset.left = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  await act();
  return (await page.getAttribute('html', 'data-left')) === 'true';
}

/** Activates each "Get Code" button by keyboard, and returns the content of the modal. */
function openEach(page: Page) {
  return page.evaluate(async () => {
    const until = async <Found>(find: () => Found | null | false): Promise<Found> => {
      for (let tries = 0; tries < 1000; tries += 1) {
        const found = find();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error('The page does not answer.');
    };
    const shown = [];
    // The later offers of a long list are folded away, and nothing there can have the focus.
    for (const fold of document.querySelectorAll('main details:has([data-offer])')) fold.setAttribute('open', '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[aria-haspopup="dialog"]')) {
      link.focus();
      link.click();
      const dialog = await until(() => document.querySelector<HTMLDialogElement>('dialog:modal'));
      const read = {
        id: link.closest('[data-offer]')?.getAttribute('data-offer') ?? '',
        label: link.textContent,
        href: link.getAttribute('href'),
        code: dialog.querySelector('code')?.textContent,
        title: dialog.querySelector('h2')?.textContent,
        logo: dialog.querySelector('img')?.getAttribute('src'),
        leadsTo: dialog.querySelector('a[target="_blank"]')?.getAttribute('href'),
      };
      dialog.querySelector('button')?.click();
      await until(() => document.querySelector('dialog') === null);
      shown.push({ ...read, gaveFocusBack: document.activeElement === link });
    }
    return shown;
  });
}

const getCode = (page: Page) => page.locator('main a[aria-haspopup="dialog"]');
const screens = ['home', 'coupons', 'store', 'article'];

describe('the coupon modal (product rule R50)', () => {
  const known = new Map(
    site.pages.flatMap((page) =>
      page.language === 'en' && page.kind === 'store'
        ? page.offers.map((offer) => [offer.id, { offer, store: page.store }] as const)
        : [],
    ),
  );
  const pages = site.pages.filter((page) => page.language === 'en' && screens.includes(page.kind));
  const everyday = pages.filter(({ kind }) => kind === 'home');

  it.each((isComplete ? pages : everyday).map((page) => [sitePath('en', page.path), page] as const))(
    'opens from every "Get Code" of %s with the code, the store and its logo',
    async (address, { kind, path }) => {
      const page = await visits.open(address, {
        at: path === '/store/dhgate' ? clocks.september2025 : clocks.november2026,
      });
      const linked = page.locator('main [data-kind="code"][data-state="active"]:not([data-offer="acs729490"])');
      const tries = await getCode(page).count();
      expect(tries).toBe(await linked.count());
      expect(tries).toBeGreaterThanOrEqual(kind === 'home' ? 4 : 1);
      const opened = await openEach(page);
      expect(opened).toHaveLength(tries);
      for (const { id, ...shown } of opened) {
        const promised = known.get(id);
        if (!promised) throw new Error(`${id} is an offer of no store.`);
        const { offer, store } = promised;
        expect(shown).toEqual({
          label: expect.stringContaining('Get Code'),
          href: offer.url,
          code: offer.code,
          title: words('en', 'modal.title', { store: store.name }),
          logo: store.logo,
          leadsTo: offer.url,
          gaveFocusBack: true,
        });
      }
      expect(page.context().pages()).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe(address);
    },
  );

  const openModal = async (viewport: { width: number; height: number } = windows.desk): Promise<Page> => {
    const page = await visits.open('/en/store/noon', { viewport });
    await getCode(page).first().click();
    await page.getByRole('dialog').waitFor();
    return page;
  };

  it('copies the code, shows "Copied!" while it is open, and resets when it is opened again', {
    tags: ['all'],
  }, async () => {
    const page = await openModal();
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
    const copied = dialog.getByRole('button', { name: 'Copied!', exact: true });
    await clearClipboard(page);
    expect(await copied.count()).toBe(0);
    await copy.click();
    await copied.waitFor();
    expect(await clipboardOf(page)).toBe('NDX143');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await getCode(page).first().click();
    await copy.waitFor();
    expect(await copied.count()).toBe(0);
  });

  it('opens the store in a new tab on "Go to store", without opener or referrer, and closes', async () => {
    const page = await openModal();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: 'Go to store' });
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
    expect(await newTabOf(page, () => link.click())).toEqual({
      url: 'https://www.noon.com/',
      referrer: undefined,
      hasOpener: false,
    });
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/en/store/noon');
  });

  it('leaves a modified click on "Go to store" to the browser, and closes', { tags: ['all'] }, async () => {
    const page = await openModal();
    expect(
      await isLeftToBrowser(page, () =>
        page
          .getByRole('dialog')
          .getByRole('link')
          .click({ modifiers: ['ControlOrMeta'] }),
      ),
    ).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('closes on Escape, its button or a click outside, and returns the focus each time', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/store/noon');
    const button = getCode(page).first();
    const dialog = page.getByRole('dialog');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: words('en', 'ui.close') }).click(),
      () => page.mouse.click(8, 8),
    ];
    for (const close of ways) {
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(button)).toBe(true);
    }
  });

  it('fits into the window of a phone', { tags: ['all'] }, async () => {
    const page = await openModal(windows.phone);
    const dialog = page.getByRole('dialog');
    // It slides in.
    await expect
      .poll(() =>
        dialog.evaluate((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return top >= 0 && left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
    await page.getByRole('dialog').getByRole('link').click({ trial: true });
  });
});
