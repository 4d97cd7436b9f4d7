import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { clipboardOf, clocks, copiedStrip, expectNotice, newTabOf, plain } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const touch = { viewport: windows.phone, context: { hasTouch: true, isMobile: true } } as const;

/** Leaves the page for another tab and comes back, as the page perceives it. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

describe('the question when the shopper comes back (product rules R31 and R54)', () => {
  const yes = { name: words('ar', 'feedback.yes'), exact: true };
  const no = { name: words('ar', 'feedback.no'), exact: true };
  const thanks = words('ar', 'notice.thanks-title');
  const copyIn = (offer: Locator): Locator => offer.locator('button').filter({ hasText: words('ar', 'offer.copy') });
  const first = (page: Page, id: string): Locator => page.locator(`main [data-offer="${id}"]`).first();
  const status = async (page: Page): Promise<string> =>
    plain(await copiedStrip(page).getByRole('status').first().innerText());

  /** Copies a code by touch, leaves the page and comes back. */
  const copyAndReturn = async (address: string, id: string): Promise<Page> => {
    const page = await visits.open(`/ar${address}`, { at: clocks.november2026, ...touch });
    await copyIn(first(page, id)).first().tap();
    await copiedStrip(page).waitFor();
    expect(await status(page)).toBe('');
    await leaveAndReturn(page);
    return page;
  };
  it.each([
    ['/', 'ndx143', 'NDX143', 'نون', 'notice.thanks-text'],
    ['/store/noon', 'ndx143', 'NDX143', 'نون', 'notice.thanks-unfinished-text'],
    ['/all-coupons', 'alb121108', 'alb121108', 'تيمو', 'notice.thanks-text'],
  ] as const)(
    'asks once, thanks for "yes" and sends the code to a friend on %s',
    async (address, id, code, store, reply) => {
      const page = await copyAndReturn(address, id);
      await expect.poll(() => status(page)).toBe(words('ar', 'strip.question', { code, store }));
      await copiedStrip(page).getByRole('button', yes).tap();
      await expect.poll(() => status(page)).toBe(`${thanks} ${words('ar', reply)}`);
      await leaveAndReturn(page);
      expect(await copiedStrip(page).getByRole('button', yes).count()).toBe(0);
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: async ({ text }: ShareData) => Object.assign(window, { shared: text }),
        });
      });
      await copiedStrip(page)
        .getByRole('button', { name: words('ar', 'share.friend') })
        .tap();
      const shared = (): Promise<string> => page.evaluate(() => String(Reflect.get(window, 'shared')));
      await expect.poll(shared).toContain(`${store}: ${code}`);
      expect(await shared()).toContain('أكتوبر 2025');
      expect(await shared()).toMatch(/\/ar\/store\/\w+$/);
      expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    },
  );

  it('opens WhatsApp with the same text where the browser has no share sheet', async () => {
    const page = await visits.open('/ar/store/noon', { at: clocks.november2026 });
    await page.evaluate(() => {
      if ('share' in navigator) Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const share = first(page, 'ndx143').getByRole('button', { name: words('ar', 'share.share') });
    const { url } = await newTabOf(page, () => share.click());
    expect(new URL(url).origin).toBe('https://wa.me');
    expect(new URL(url).searchParams.get('text')).toContain('NDX143');
  });

  it('opens the help in the strip after "no", from which the next code is copied', async () => {
    const page = await copyAndReturn('/store/iherb', 'lwn6505');
    const before = await page.evaluate(() => scrollY);
    await copiedStrip(page).getByRole('button', no).tap();
    const help = copiedStrip(page).locator('[data-refused]');
    await help.waitFor();
    expect(await page.locator('main article [data-refused]').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect((await copiedStrip(page).boundingBox())?.y).toBeGreaterThan(64);
    expect(await violations(page)).toEqual([]);
    const next = help.locator('[data-way-on]');
    await copyIn(next).scrollIntoViewIfNeeded();
    await copyIn(next).tap();
    await expect.poll(() => clipboardOf(page)).toBe('25HNM20');
    expect(await copiedStrip(page).locator('code').innerText()).toBe('25HNM20');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-strip]') !== null)).toBe(true);
  });

  it('gives the one vote of the offer, in the strip as in its own control', async () => {
    const page = await copyAndReturn('/store/temu', 'alb121108');
    await copiedStrip(page).getByRole('button', yes).tap();
    const own = first(page, 'alb121108').locator('[data-vote="up"]');
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
    expect(await own.textContent()).toContain(words('ar', 'votes.up', { count: 1 }));
    await copiedStrip(page)
      .getByRole('button', { name: words('ar', 'ui.close') })
      .tap();
    await first(page, 'alb121108').locator('[data-vote="down"]').tap();
    await expectNotice(page, words('ar', 'notice.already-voted-title'), words('ar', 'notice.already-voted-text'));
    // What has been answered is not asked again.
    await copyIn(first(page, 'alb121108')).first().tap();
    await copiedStrip(page).waitFor();
    await leaveAndReturn(page);
    expect(await status(page)).toBe('');
  });

  it('says that a second vote does not count if the offer has got one meanwhile', { tags: ['all'] }, async () => {
    const page = await copyAndReturn('/store/temu', 'alb121108');
    await expect.poll(() => status(page)).not.toBe('');
    await first(page, 'alb121108').locator('[data-vote="up"]').tap();
    await copiedStrip(page).getByRole('button', no).tap();
    await expect
      .poll(() => status(page))
      .toBe(`${words('ar', 'notice.already-voted-title')} ${words('ar', 'notice.already-voted-text')}`);
  });

  it('is not asked without a copy, nor after the strip was closed', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/store/noon', { at: clocks.november2026 });
    await leaveAndReturn(page);
    expect(await copiedStrip(page).count()).toBe(0);
    await copyIn(first(page, 'ndx143')).first().click();
    await copiedStrip(page)
      .getByRole('button', { name: words('ar', 'ui.close') })
      .click();
    await leaveAndReturn(page);
    expect(await copiedStrip(page).count()).toBe(0);
  });
});
