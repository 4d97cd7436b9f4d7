import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import {
  clipboardOf,
  clocks,
  copiedStrip,
  hasFocus,
  listenTo,
  newTabOf,
  offerIn,
  stopClock,
} from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const outbound = 'sponsored nofollow noopener noreferrer';
const small = { width: 320, height: 568 };

/** Where each element of an offer is, from the top of the document. */
function boxesOf(offer: Locator): Promise<readonly string[]> {
  return offer.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => !element.closest('svg'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y + window.scrollY, width, height].map(String).join(' ');
      }),
  );
}

describe('the strip after a copy (product rule R31)', () => {
  const named = { noon: 'Go to Noon', temu: 'Go to Temu' };
  const copyIn = (offer: Locator, code: string): Locator =>
    offer.getByRole('button', { name: new RegExp(`^(?:Copy Code|Copied) ${code}$`) });
  const goIn = (part: Locator, name: string): Locator => part.getByRole('link', { name });
  const noon = (page: Page): Locator => page.locator('main article[data-offer="ndx143"]');
  const openNoon = (viewport: { width: number; height: number } = windows.desk): Promise<Page> =>
    visits.open('/en/store/noon', { viewport, at: clocks.november2026 });

  const close = (page: Page): Locator => copiedStrip(page).getByRole('button', { name: words('en', 'ui.close') });

  it.each(
    someOf(
      [
        ['/', windows.phone],
        ['/all-coupons', small],
        ['/store/noon', windows.desk],
      ] as const,
      3,
    ),
  )(
    'has the code, the only link to the store and a close button, and leaves the code in sight (%s, %o)',
    async (path, viewport) => {
      const page = await visits.open(`/en${path}`, { viewport, at: clocks.november2026 });
      const offer = page.locator('main [data-offer="ndx143"]').first();
      const links = await offer.getByRole('link').count();
      await stopClock(page);
      await copyIn(offer, 'NDX143').click();
      const strip = copiedStrip(page);
      await strip.waitFor();
      expect(await strip.locator('code').innerText()).toBe('NDX143');
      const go = goIn(page.locator('body'), named.noon);
      expect(await go.count()).toBe(1);
      expect(await go.getAttribute('href')).toBe('https://www.noon.com/');
      expect(await go.getAttribute('rel')).toBe(outbound);
      expect(await offer.getByRole('link').count()).toBe(links);
      const code = offer.locator('code').first();
      expect(
        await code.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ).toBe(true);
      for (const control of await strip.locator('a, button').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await strip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      // It stays when the button offers to copy again, and the end of the page is above it.
      await page.clock.runFor(60_000);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [box, footer] = [await strip.boundingBox(), await page.locator('footer').boundingBox()];
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
      expect(await newTabOf(page, () => go.click())).toEqual({
        url: 'https://www.noon.com/',
        referrer: undefined,
        hasOpener: false,
      });
      // At the top, where a store's page has no bar.
      await page.evaluate(() => window.scrollTo(0, 0));
      await close(page).click();
      await strip.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--bar'))).toBe('');
    },
  );

  it('changes to the offer that is copied next, and is closed by a change of page', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/all-coupons', { at: clocks.november2026 });
    await copyIn(page.locator('main article[data-offer="ndx143"]'), 'NDX143').click();
    await goIn(copiedStrip(page), named.noon).waitFor();
    await copyIn(page.locator('main article[data-offer="alb121108"]'), 'alb121108').click();
    await goIn(copiedStrip(page), named.temu).waitFor();
    expect(await goIn(page.locator('body'), named.noon).count()).toBe(0);
    await page.locator('header nav a').last().click();
    await copiedStrip(page).waitFor({ state: 'detached' });
  });

  it('has no link for an offer without one', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/temu', { at: clocks.november2026 });
    await copyIn(offerIn(page.locator('#codes'), 'acs729490'), 'acs729490').click();
    expect(await copiedStrip(page).locator('code').innerText()).toBe('acs729490');
    expect(await copiedStrip(page).getByRole('link').count()).toBe(0);
  });

  it.each(someOf([windows.phone, windows.desk, small], 3))(
    'moves nothing in the ticket in a window of $width px',
    async (window) => {
      const page = await openNoon(window);
      const ticket = noon(page);
      await copyIn(ticket, 'NDX143').scrollIntoViewIfNeeded();
      const before = await boxesOf(ticket);
      await stopClock(page);
      await copyIn(ticket, 'NDX143').click();
      await copiedStrip(page).waitFor();
      expect(await boxesOf(ticket)).toEqual(before);
      await page.clock.runFor(3000);
      await ticket.getByRole('button', { name: 'Copy Code' }).waitFor();
      expect(await boxesOf(ticket)).toEqual(before);
    },
  );

  it('comes after a copy button that is filled, 48 px high and takes the rest of the line of the code', {
    tags: ['all'],
  }, async () => {
    const page = await openNoon(windows.phone);
    const ticket = noon(page);
    const copy = await copyIn(ticket, 'NDX143').boundingBox();
    const code = await ticket.locator('code').locator('xpath=ancestor::span[1]').boundingBox();
    const line = await ticket.locator('code').locator('xpath=ancestor::div[1]').boundingBox();
    const endOf = (box: typeof copy): number => (box ? box.x + box.width : Number.NaN);
    expect(copy?.height).toBe(48);
    expect(copy?.y).toBe(code?.y);
    expect(copy?.x).toBeGreaterThan(endOf(code));
    expect(endOf(copy)).toBeCloseTo(endOf(line), 1);
    const fillOf = (element: Locator): Promise<string> =>
      element.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await fillOf(copyIn(ticket, 'NDX143'))).not.toBe(await fillOf(ticket.locator('a[aria-haspopup="dialog"]')));
  });

  it('is reached with the keyboard, and returns the focus to the copy button', { tags: ['all'] }, async () => {
    const page = await openNoon();
    const copy = copyIn(noon(page), 'NDX143');
    await copy.focus();
    await page.keyboard.press('Enter');
    await copiedStrip(page).waitFor();
    expect(await hasFocus(copy)).toBe(true);
    await page.locator('footer a, footer button').first().focus();
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(close(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(goIn(copiedStrip(page), named.noon))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await copiedStrip(page).waitFor({ state: 'detached' });
    expect(await hasFocus(copy)).toBe(true);
  });

  it('is not printed, and has a border in forced colours', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', { media: { forcedColors: 'active' } });
    await copyIn(noon(page), 'NDX143').click();
    await copiedStrip(page).waitFor();
    expect(await copiedStrip(page).evaluate((strip) => getComputedStyle(strip).borderBlockStartStyle)).toBe('dashed');
    await page.emulateMedia({ media: 'print' });
    expect(await copiedStrip(page).isVisible()).toBe(false);
  });

  it('adds nothing to the single announcement of the copy', { tags: ['all'] }, async () => {
    const page = await openNoon();
    const heard = await listenTo(page);
    await copyIn(noon(page), 'NDX143').click();
    await page.locator('[data-toast] button').waitFor();
    await copiedStrip(page).waitFor();
    expect(await heard()).toEqual(['Code Copied! "NDX143" has been copied to your clipboard']);
  });

  it.each([
    ['once without moving anything', 'no-preference', ['tear']],
    ['not at all under reduced motion', 'reduce', []],
  ] as const)('comes with a stub that tears %s', { tags: ['all'] }, async (_how, reducedMotion, tears) => {
    const page = await visits.open('/en/store/noon', { media: { reducedMotion } });
    await page.evaluate(() => {
      const runs: string[] = [];
      Object.assign(window, { runs });
      const count = ({ type, animationName }: AnimationEvent): void => {
        if (animationName === 'tear') runs.push(type);
      };
      document.addEventListener('animationstart', count);
      document.addEventListener('animationend', count);
    });
    const before = await boxesOf(noon(page));
    await copyIn(noon(page), 'NDX143').click();
    await copiedStrip(page).waitFor();
    const runs = (): Promise<readonly string[]> =>
      page.evaluate(() => Reflect.get(window, 'runs') as readonly string[]);
    const expected = tears.flatMap(() => ['animationstart', 'animationend']);
    await expect.poll(runs).toEqual(expected);
    // The notice comes after the motion, and the button says that it copied for longer.
    await page.locator('[data-toast] button').waitFor();
    expect(await runs()).toEqual(expected);
    expect(await boxesOf(noon(page))).toEqual(before);
  });
});

describe('the modal of a code and the way to the store (product rule R50)', () => {
  const dialogOf = (page: Page): Locator => page.getByRole('dialog');
  const open = async (
    path: string,
    offer: string,
    viewport: { width: number; height: number } = windows.desk,
  ): Promise<Page> => {
    const page = await visits.open(`/en${path}`, { viewport, at: clocks.november2026 });
    await offerIn(page.locator('main'), offer).locator('a[aria-haspopup="dialog"]').first().focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    return page;
  };
  const copied = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Copied!', exact: true });

  it('offers the next code after one that did not work', { tags: ['all'] }, async () => {
    const page = await open('/store/temu', 'alb121108');
    await page.keyboard.press('Enter');
    await copied(page).waitFor();
    await dialogOf(page)
      .getByRole('button', { name: words('en', 'refused.open') })
      .click();
    const next = dialogOf(page).locator('[data-way-on]');
    const code = await next.locator('code').innerText();
    await next.getByRole('button', { name: code }).click();
    await expect.poll(() => clipboardOf(page)).toBe(code);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    // It returns to where the reader came from.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-offer]')?.getAttribute('data-offer'))).toBe(
      'alb121108',
    );
  });

  it.each(someOf([windows.phone, windows.desk, small], 3))(
    'passes the emphasis from "Copy" to "Go to store" without movement in a window of $width px',
    async (viewport) => {
      const page = await open('/store/noon', 'ndx143', viewport);
      const fills = (): Promise<readonly string[]> =>
        dialogOf(page).evaluate((dialog) =>
          [...dialog.querySelectorAll('[data-hue] button, a[target="_blank"]')]
            .filter((control) => !control.closest('[data-toast]'))
            .map((control) => getComputedStyle(control).backgroundColor),
        );
      const boxes = (): Promise<readonly string[]> => boxesOf(dialogOf(page).locator('> div').first());
      const [copyBefore, goBefore] = await fills();
      const before = await boxes();
      expect(copyBefore).not.toBe(goBefore);
      await page.keyboard.press('Enter');
      await copied(page).waitFor();
      await expect.poll(fills).toEqual([goBefore, copyBefore]);
      expect(await boxes()).toEqual(before);
    },
  );

  it.each([
    ['/store/temu', 'alb121108', '31 December 2026'],
    ['/store/noon', 'ndx143', 'not stated'],
  ])('shows until when the offer is valid under the code (%s)', { tags: ['all'] }, async (path, offer, end) => {
    const page = await open(path, offer);
    const facts = dialogOf(page).locator('dl[data-facts] > div');
    expect(await facts.filter({ hasText: 'Valid until' }).locator('dd').innerText()).toBe(end);
  });
});
