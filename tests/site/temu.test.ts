import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, expectNotice, sendingsOf, unfoldOffers, hasFocus } from '../support/behaviour';
import { someOf } from '../support/extent';
import { qrTextOf } from '../support/qr';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, untilReady, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const codes = ['alb121108', 'alc460086', 'ali460086', 'acs729490'];
/** The first place of an offer: the ticket at the top, or its row in the list. */
const ticket = (page: Page, id: string) => page.locator(`main [data-offer="${id}"]`).first();
const hero = (page: Page) => page.locator('main article').first();

describe('the Temu page (product rules R50, R53 and R55)', () => {
  const address = '/en/store/temu';
  const data = site.pages.find((page) => page.language === 'en' && page.path === '/store/temu');
  if (data?.kind !== 'store') throw new Error('There is no Temu page.');
  const deepLink = data.offers.find(({ id }) => id === 'alb121108')?.deepLink;
  const open = async (): Promise<Page> => {
    const page = await visits.open(address, { at: clocks.november2026 });
    await unfoldOffers(page);
    return page;
  };
  const thumb = (page: Page, id: string, which: 'up' | 'down') => ticket(page, id).locator(`[data-vote="${which}"]`);
  const noVotes = 'No votes yet';
  const approval = (percent: number): string => words('en', 'votes.approval', { percent });

  it.each(
    someOf(
      [
        ['light', windows.desk],
        ['dark', windows.phone],
      ] as const,
      2,
    ),
  )(
    "shows in %s mode a QR code of 256 px, not cut off, that decodes to the offer's deep link",
    async (colorScheme, viewport) => {
      const page = await visits.open(address, { at: clocks.november2026, media: { colorScheme }, viewport });
      await unfoldOffers(page);
      const button = ticket(page, 'alb121108').getByRole('button', { name: 'Show QR code' });
      await button.click();
      // The deep links of the catalogue are the address of the store, not that of an offer.
      const dialog = page.getByRole('dialog', { name: 'Open Temu in the app' });
      const code = dialog.getByRole('img');
      await code.waitFor();
      const { x = -1, width, height } = (await code.boundingBox()) ?? {};
      expect([width, height]).toEqual([256, 256]);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 256).toBeLessThanOrEqual(viewport.width);
      // A camera needs the light frame to find the code.
      expect(await qrTextOf(code.locator('..'))).toBe(deepLink);
      expect(await dialog.getByRole('link', { name: words('en', 'qr.open') }).getAttribute('href')).toBe(deepLink);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(button)).toBe(true);
      // This one has no deep link.
      expect(await ticket(page, 'acs729490').getByRole('button', { name: 'Show QR code' }).count()).toBe(0);
    },
  );

  it('offers the app link before the QR code on a phone, and only the QR code on a desktop', {
    tags: ['all'],
  }, async () => {
    for (const phone of [true, false]) {
      const page = await visits.open(address, {
        at: clocks.november2026,
        ...(phone && { viewport: windows.phone, context: { hasTouch: true, isMobile: true } }),
      });
      const shown = ticket(page, 'alb121108');
      const show = shown.getByRole('button', { name: 'Show QR code' });
      const app = shown.locator('a:has(+ button)').last();
      expect(await app.getAttribute('href')).toBe(deepLink);
      expect(await app.isVisible()).toBe(phone);
      expect(await show.isVisible()).toBe(true);
      expect(
        await app.evaluate((link) => link.nextElementSibling instanceof HTMLButtonElement),
        'the link comes before the button',
      ).toBe(true);
      for (const control of phone ? [app, show] : [show])
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('counts one vote per offer, in all its places, sends it nowhere, and forgets it on the next page view', async () => {
    const page = await open();
    const sent = sendingsOf(page);
    for (const id of codes) expect(await ticket(page, id).locator('[data-approval]').innerText()).toBe(noVotes);
    await thumb(page, 'alc460086', 'up').click();
    await expect.poll(() => ticket(page, 'alc460086').locator('[data-approval]').innerText()).toBe(approval(100));
    expect(await thumb(page, 'alc460086', 'up').getAttribute('aria-pressed')).toBe('true');
    expect(await thumb(page, 'alc460086', 'down').getAttribute('aria-pressed')).toBe('false');
    expect(await thumb(page, 'alc460086', 'up').textContent()).toContain(words('en', 'votes.up', { count: 1 }));
    expect(await page.locator('[data-toast]').count()).toBe(0);
    // Other offers do not change, and have their own votes.
    expect(await ticket(page, 'ali460086').locator('[data-approval]').innerText()).toBe(noVotes);
    await thumb(page, 'ali460086', 'down').click();
    await expect.poll(() => thumb(page, 'ali460086', 'down').getAttribute('aria-pressed')).toBe('true');
    expect(await thumb(page, 'ali460086', 'down').textContent()).toContain(words('en', 'votes.down', { count: 1 }));
    expect(await ticket(page, 'ali460086').locator('[data-approval]').innerText()).toBe(approval(0));
    // The first ticket is a second place of an offer of the list.
    await thumb(page, 'alb121108', 'up').click();
    await expect.poll(() => hero(page).locator('[data-approval]').innerText()).toBe(approval(100));
    await hero(page).locator('[data-vote="down"]').click();
    await expectNotice(page, "You've already voted!", 'Your feedback is valuable to us.');
    expect(await hero(page).locator('[data-approval]').innerText()).toBe(approval(100));
    expect(sent).toEqual([]);
    await page.reload();
    await untilReady(page);
    expect(await hero(page).locator('[data-approval]').innerText()).toBe(noVotes);
  });
});
