import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clipboardOf, clocks, newTabOf, offerIn, stopClock } from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const visits = browserForTests();
const outbound = 'sponsored nofollow noopener noreferrer';
const small = { width: 320, height: 568 };

/** Where each element of an offer is, from the top of the document. Links to stores are left out, as one appears. */
function boxesOf(offer: Locator): Promise<readonly string[]> {
  return offer.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => !element.closest('svg') && !element.closest('[data-open] > a'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y + window.scrollY, width, height].map(String).join(' ');
      }),
  );
}

/** Collects the announcements of the page's live regions. */
async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region =
          target instanceof Element ? target.closest('[aria-live], [role="status"], [role="alert"]') : null;
        for (const node of addedNodes) if (region && node.textContent) said.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as readonly string[]);
}

describe.each(bothLanguages)('the link to the store after a copy (product rule R31) in %s', (language) => {
  const itInTurn = inTurns(language);
  const named = { en: { noon: 'Go to Noon', temu: 'Go to Temu' }, ar: { noon: 'إلى نون', temu: 'إلى تيمو' } }[language];
  const copyWords = [said(language, 'Copy Code', 'offer.copy-code'), said(language, 'Copied', 'offer.copied')].join(
    '|',
  );
  const copyIn = (offer: Locator, code: string): Locator =>
    offer.getByRole('button', { name: new RegExp(`^(?:${copyWords}) ${code}$`) });
  const goIn = (part: Locator, name: string): Locator => part.getByRole('link', { name });
  const noon = (page: Page): Locator => page.locator('main article[data-offer="ndx143"]');
  const openNoon = (viewport: { width: number; height: number } = windows.desk): Promise<Page> =>
    visits.open(`/${language}/store/noon`, { viewport, at: clocks.november2026 });

  itInTurn('appears with the copy, leads to the store, and stays when the button offers to copy again', async () => {
    const page = await openNoon();
    const ticket = noon(page);
    const go = goIn(ticket, named.noon);
    expect(await go.count()).toBe(0);
    await stopClock(page);
    await copyIn(ticket, 'NDX143').click();
    await go.waitFor();
    expect(await go.getAttribute('href')).toBe('https://www.noon.com/');
    expect(await go.getAttribute('rel')).toBe(outbound);
    expect(await go.getAttribute('target')).toBe('_blank');
    await page.clock.runFor(3000);
    await ticket.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') }).waitFor();
    await page.clock.runFor(60_000);
    expect(await go.isVisible()).toBe(true);
    expect(await newTabOf(page, () => go.click())).toEqual({
      url: 'https://www.noon.com/',
      referrer: undefined,
      hasOpener: false,
    });
  });

  it.each(
    inTurn(
      someOf(
        [
          ['/all-coupons', 'ndx143', 320],
          ['/all-coupons', 'ndx143', 1440],
          ['/store/temu', 'alc460086', 390],
          ['/store/temu', 'alc460086', 1440],
        ] as const,
        4,
      ),
      language,
    ),
  )('covers no control of its row: %s, %s, %i px', { tags: ['all'] }, async (path, id, width) => {
    const page = await visits.open(`/${language}${path}`, {
      viewport: { width, height: 900 },
      at: clocks.november2026,
    });
    const row = page.locator(`main article[data-offer="${id}"]`).last();
    await row.scrollIntoViewIfNeeded();
    await row.locator('button').first().click();
    await row.locator('[data-open] > a').waitFor();
    const covered = await row.evaluate((root) =>
      [...root.querySelectorAll('a, button, summary')]
        .filter((target) => target.checkVisibility({ contentVisibilityAuto: true }) && target.clientHeight > 1)
        .filter((target) => !target.closest('details > :not(summary)'))
        .filter((target) => {
          const { left, top, width: wide, height } = target.getBoundingClientRect();
          const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
          return hit !== null && !target.contains(hit) && hit.closest('article, [role="row"]') === root;
        })
        .map((target) => target.textContent),
    );
    expect(covered).toEqual([]);
  });

  itInTurn(
    'moves to the offer that is copied next',
    async () => {
      const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026 });
      const first = offerIn(page.locator('main'), 'ndx143');
      const second = offerIn(page.locator('main'), 'alb121108');
      await copyIn(first, 'NDX143').click();
      await goIn(first, named.noon).waitFor();
      await copyIn(second, 'alb121108').click();
      await goIn(second, named.temu).waitFor();
      expect(await goIn(first, named.noon).count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn(
    'does not appear for an offer without a link, neither beside it nor in the notice',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/store/temu`, { at: clocks.november2026 });
      const offer = offerIn(page.locator('#codes'), 'acs729490');
      await copyIn(offer, 'acs729490').click();
      await page.locator('[data-toast]').waitFor();
      expect(await goIn(page.locator('body'), named.temu).count()).toBe(0);
    },
  );

  it.each(inTurn(someOf([windows.phone, windows.desk, small], 3), language))(
    'moves nothing in the ticket in a window of $width px',
    async (window) => {
      const page = await openNoon(window);
      const ticket = noon(page);
      await copyIn(ticket, 'NDX143').scrollIntoViewIfNeeded();
      const before = await boxesOf(ticket);
      await stopClock(page);
      await copyIn(ticket, 'NDX143').click();
      await goIn(ticket, named.noon).waitFor();
      expect(await boxesOf(ticket)).toEqual(before);
      await page.clock.runFor(3000);
      await ticket.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') }).waitFor();
      expect(await boxesOf(ticket)).toEqual(before);
    },
  );

  itInTurn(
    'comes after a copy button that is filled, 48 px high and as wide as the code',
    async () => {
      const page = await openNoon(windows.phone);
      const ticket = noon(page);
      const copy = await copyIn(ticket, 'NDX143').boundingBox();
      const code = await ticket.locator('code').locator('xpath=ancestor::span[1]').boundingBox();
      expect(copy?.height).toBe(48);
      expect(copy?.width).toBe(code?.width);
      const fillOf = (element: Locator): Promise<string> =>
        element.evaluate((each) => getComputedStyle(each).backgroundColor);
      expect(await fillOf(copyIn(ticket, 'NDX143'))).not.toBe(
        await fillOf(ticket.locator('a[aria-haspopup="dialog"]')),
      );
    },
    { tags: 'all' },
  );

  itInTurn(
    'is reached in the notice with F8 and Tab, and Escape returns the focus to the copy button',
    async () => {
      const page = await openNoon();
      const copy = copyIn(noon(page), 'NDX143');
      await copy.focus();
      await page.keyboard.press('Enter');
      const link = goIn(page.locator('[data-toast]'), named.noon);
      // The notice has its buttons once its code is loaded.
      await page.locator('[data-toast] button').waitFor();
      const hasFocus = (element: Locator): Promise<boolean> =>
        element.evaluate((each) => each === document.activeElement);
      expect(await hasFocus(copy)).toBe(true);
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      expect(await hasFocus(link)).toBe(true);
      expect(await link.getAttribute('href')).toBe('https://www.noon.com/');
      expect(await link.getAttribute('rel')).toBe(outbound);
      await page.keyboard.press('Escape');
      await page.locator('[data-toast]').waitFor({ state: 'detached' });
      expect(await hasFocus(copy)).toBe(true);
    },
    { tags: 'all' },
  );

  itInTurn('adds nothing to the single announcement of the copy', { tags: 'all' }, async () => {
    const page = await openNoon();
    const heard = await listenTo(page);
    await copyIn(noon(page), 'NDX143').click();
    await page.locator('[data-toast] button').waitFor();
    await goIn(noon(page), named.noon).waitFor();
    expect(await heard()).toEqual([
      `${said(language, 'Code Copied!', 'notice.code-copied-title')} ${said(
        language,
        '"NDX143" has been copied to your clipboard',
        'notice.code-copied-text',
        { code: 'NDX143' },
      )}`,
    ]);
  });

  it.each(
    inTurn(
      [
        ['once without moving anything', 'no-preference', ['tear']],
        ['not at all under reduced motion', 'reduce', []],
      ] as const,
      language,
    ),
  )('comes with a stub that tears %s', { tags: ['all'] }, async (_how, reducedMotion, tears) => {
    const page = await visits.open(`/${language}/store/noon`, { media: { reducedMotion } });
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
    await goIn(noon(page), named.noon).waitFor();
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

describe.each(bothLanguages)('the modal of a code and the way to the store (product rule R50) in %s', (language) => {
  const itInTurn = inTurns(language);
  const dialogOf = (page: Page): Locator => page.getByRole('dialog');
  const copyOf = (page: Page): Locator => dialogOf(page).getByRole('button', { name: /^(?:Copy|انسخ)$/ });
  const open = async (
    path: string,
    offer: string,
    viewport: { width: number; height: number } = windows.desk,
  ): Promise<Page> => {
    const page = await visits.open(`/${language}${path}`, { viewport, at: clocks.november2026 });
    await offerIn(page.locator('main'), offer).locator('a[aria-haspopup="dialog"]').first().focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    return page;
  };
  const copied = (page: Page): Locator =>
    dialogOf(page).getByRole('button', { name: said(language, 'Copied!', 'modal.copied'), exact: true });

  itInTurn(
    'offers the next code after one that did not work',
    async () => {
      const page = await open('/store/temu', 'alb121108');
      await page.keyboard.press('Enter');
      await copied(page).waitFor();
      await dialogOf(page)
        .getByRole('button', { name: words(language, 'refused.open') })
        .click();
      const next = dialogOf(page).locator('[data-way-on]');
      const code = await next.locator('code').innerText();
      await next.getByRole('button', { name: code }).click();
      await expect.poll(() => clipboardOf(page)).toBe(code);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      // It returns to where the reader came from.
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-offer]')?.getAttribute('data-offer')),
      ).toBe('alb121108');
    },
    { tags: 'all' },
  );

  itInTurn(
    'focuses "Copy" first, keeps the focus after Enter has copied, and adds the link to the ticket behind it',
    { tags: 'all' },
    async () => {
      const page = await open('/store/noon', 'ndx143');
      expect(await copyOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await copied(page).waitFor();
      expect(await clipboardOf(page)).toBe('NDX143');
      expect(await copied(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      const go = page
        .locator('main article[data-offer="ndx143"]')
        .getByRole('link', { name: { en: 'Go to Noon', ar: 'إلى نون' }[language] });
      expect(await go.isVisible()).toBe(true);
    },
  );

  it.each(inTurn(someOf([windows.phone, windows.desk, small], 3), language))(
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

  itInTurn(
    'shows the conditions in one line under the code',
    async () => {
      const page = await open('/store/temu', 'alb121108');
      const end = { en: 'Valid until 31 December 2026', ar: 'صالح حتى 31 ديسمبر 2026' }[language];
      expect(await dialogOf(page).locator('[data-hue] p').innerText()).toContain(end);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      const noon = await open('/store/noon', 'ndx143');
      expect(await dialogOf(noon).locator('[data-hue] p').innerText()).toBe(
        { en: 'Cashback after the purchase', ar: 'استرداد نقدي بعد الشراء' }[language],
      );
    },
    { tags: 'all' },
  );

  itInTurn(
    'offers no other code if the page has none',
    async () => {
      const page = await open('/store/noon', 'ndx143');
      // Copy, Save and Close.
      expect(await dialogOf(page).getByRole('button').count()).toBe(3);
    },
    { tags: 'all' },
  );
});
