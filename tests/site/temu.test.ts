import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, dismissNotice, expectNotice, sendingsOf, unfoldOffers } from '../support/behaviour';
import { someOf } from '../support/extent';
import { ask } from '../support/http';
import { qrTextOf } from '../support/qr';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, untilReady, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const codes = ['alb121108', 'alc460086', 'ali460086', 'acs729490'];
const listed = (page: Page, id: string) => page.locator(`#codes [data-offer="${id}"]`);
/** The first place of an offer: the ticket at the top, or its row in the list. */
const ticket = (page: Page, id: string) => page.locator(`main [data-offer="${id}"]`).first();
const hero = (page: Page) => page.locator('main article').first();

describe.each(bothLanguages)('the Temu page (product rules R50, R53 and R55) in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = `/${language}/store/temu`;
  const data = site.pages.find((page) => page.language === language && page.path === '/store/temu');
  if (data?.kind !== 'store') throw new Error('There is no Temu page.');
  const open = async (): Promise<Page> => {
    const page = await visits.open(address, { at: clocks.november2026 });
    await unfoldOffers(page);
    return page;
  };
  const thumb = (page: Page, id: string, which: 'up' | 'down') => ticket(page, id).locator(`[data-vote="${which}"]`);
  const noVotes = said(language, 'No votes yet', 'votes.none');
  const approval = (percent: number): string => words(language, 'votes.approval', { percent });

  itInTurn(
    'puts one code first and lists all four, each with its code and the date of the last verification',
    { tags: 'all' },
    async () => {
      const page = await open();
      expect(await hero(page).getAttribute('data-offer')).toBe('alb121108');
      expect(
        await page
          .locator('#codes [data-offer]')
          .evaluateAll((all) => all.map((offer) => offer.getAttribute('data-offer'))),
      ).toEqual(codes);
      for (const offer of data.offers) {
        for (const shown of [listed(page, offer.id), ticket(page, offer.id)]) {
          const text = await shown.innerText();
          expect(text).toContain(offer.code);
          expect(text).toContain(
            { en: 'Last verified October 2025, 13 months ago', ar: 'آخر تحقق: أكتوبر 2025، قبل 13 شهرًا' }[language],
          );
        }
      }
      expect(await listed(page, 'alb121108').innerText()).toContain(
        said(language, 'Valid until 31 December 2026', 'offer.valid-until', { date: '31 ديسمبر 2026' }),
      );
      const end = listed(page, 'acs729490').locator('[data-facts] > div').nth(4);
      expect((await end.innerText()).split('\n')).toEqual([
        words(language, 'fact.end'),
        words(language, 'fact.not-stated'),
      ]);
    },
  );

  it.each(inTurn(someOf(['light', 'dark'] as const, 2), language))(
    "shows in %s mode a QR code of 256 px that decodes to the offer's deep link",
    async (colorScheme) => {
      const page = await visits.open(address, { at: clocks.november2026, media: { colorScheme } });
      await unfoldOffers(page);
      // The first has a deep link, the last has none.
      for (const { id, deepLink } of someOf(data.offers, 3)) {
        const button = ticket(page, id).getByRole('button', { name: words(language, 'qr.show') });
        if (deepLink === undefined) {
          expect(await button.count()).toBe(0);
          continue;
        }
        await button.click();
        // The deep links of the catalogue are the address of the store, not that of an offer.
        const dialog = page.getByRole('dialog', {
          name: { en: 'Open Temu in the app', ar: 'افتح تيمو في التطبيق' }[language],
        });
        const code = dialog.getByRole('img');
        await code.waitFor();
        const box = await code.boundingBox();
        expect([box?.width, box?.height]).toEqual([256, 256]);
        // A camera needs the light frame to find the code.
        expect(await qrTextOf(code.locator('..'))).toBe(deepLink);
        expect(await dialog.getByRole('link', { name: words(language, 'qr.open') }).getAttribute('href')).toBe(
          deepLink,
        );
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
        if (colorScheme === 'dark') break;
      }
    },
  );

  itInTurn(
    'offers the app link before the QR code on a phone, and only the QR code on a desktop',
    { tags: 'all' },
    async () => {
      for (const phone of [true, false]) {
        const page = await visits.open(address, {
          at: clocks.november2026,
          ...(phone && { viewport: windows.phone, context: { hasTouch: true, isMobile: true } }),
        });
        const shown = ticket(page, 'alb121108');
        const show = shown.getByRole('button', { name: said(language, 'Show QR code', 'qr.show') });
        const app = shown.locator('a:has(+ button)').last();
        expect(await app.getAttribute('href')).toBe(data.offers.find(({ id }) => id === 'alb121108')?.deepLink);
        expect(await app.isVisible()).toBe(phone);
        expect(await show.isVisible()).toBe(true);
        expect(
          await app.evaluate((link) => link.nextElementSibling instanceof HTMLButtonElement),
          'the link comes before the button',
        ).toBe(true);
        for (const control of phone ? [app, show] : [show])
          expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    },
  );

  itInTurn('shows the QR code on a phone without cutting it off', { tags: 'all' }, async () => {
    const page = await visits.open(address, { at: clocks.november2026, viewport: windows.phone });
    await ticket(page, 'alb121108')
      .getByRole('button', { name: words(language, 'qr.show') })
      .click();
    const code = page.getByRole('dialog').getByRole('img');
    await code.waitFor();
    const box = await code.boundingBox();
    expect([box?.width, box?.height]).toEqual([256, 256]);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + 256).toBeLessThanOrEqual(windows.phone.width);
  });

  itInTurn(
    'counts one vote per offer, in all its places, sends it nowhere, and forgets it on the next page view',
    async () => {
      const page = await open();
      const sent = sendingsOf(page);
      for (const id of codes) expect(await ticket(page, id).locator('[data-approval]').innerText()).toBe(noVotes);
      await thumb(page, 'alc460086', 'up').click();
      await expect.poll(() => ticket(page, 'alc460086').locator('[data-approval]').innerText()).toBe(approval(100));
      expect(await thumb(page, 'alc460086', 'up').getAttribute('aria-pressed')).toBe('true');
      expect(await thumb(page, 'alc460086', 'down').getAttribute('aria-pressed')).toBe('false');
      expect(await thumb(page, 'alc460086', 'up').textContent()).toContain(words(language, 'votes.up', { count: 1 }));
      expect(await page.locator('[data-toast]').count()).toBe(0);
      // Other offers do not change, and have their own votes.
      expect(await ticket(page, 'ali460086').locator('[data-approval]').innerText()).toBe(noVotes);
      await thumb(page, 'ali460086', 'down').click();
      await expect.poll(() => thumb(page, 'ali460086', 'down').getAttribute('aria-pressed')).toBe('true');
      expect(await thumb(page, 'ali460086', 'down').textContent()).toContain(
        words(language, 'votes.down', { count: 1 }),
      );
      expect(await ticket(page, 'ali460086').locator('[data-approval]').innerText()).toBe(approval(0));
      // The first ticket is a second place of an offer of the list.
      await thumb(page, 'alb121108', 'up').click();
      await expect.poll(() => hero(page).locator('[data-approval]').innerText()).toBe(approval(100));
      await hero(page).locator('[data-vote="down"]').click();
      await expectNotice(
        page,
        said(language, "You've already voted!", 'notice.already-voted-title'),
        said(language, 'Your feedback is valuable to us.', 'notice.already-voted-text'),
      );
      expect(sent).toEqual([]);
      await page.reload();
      await untilReady(page);
      expect(await hero(page).locator('[data-approval]').innerText()).toBe(noVotes);
    },
  );

  itInTurn('answers a second vote, up or down, with a notice and does not count it', { tags: 'all' }, async () => {
    const page = await open();
    await thumb(page, 'alc460086', 'up').click();
    for (const which of ['up', 'down'] as const) {
      await thumb(page, 'alc460086', which).click();
      await expectNotice(
        page,
        said(language, "You've already voted!", 'notice.already-voted-title'),
        said(language, 'Your feedback is valuable to us.', 'notice.already-voted-text'),
      );
      await dismissNotice(page);
    }
    expect(await ticket(page, 'alc460086').locator('[data-approval]').innerText()).toBe(approval(100));
    expect(await thumb(page, 'alc460086', 'down').getAttribute('aria-pressed')).toBe('false');
  });

  itInTurn('shows a notice instead of opening anything for an offer without a link', { tags: 'all' }, async () => {
    const page = await open();
    await ticket(page, 'acs729490')
      .getByRole('button', { name: said(language, 'Get Code', 'offer.get-code') })
      .click();
    await expectNotice(
      page,
      said(language, 'No Link Available', 'notice.no-link-title'),
      said(language, "This offer doesn't have a direct link. Use the code at checkout.", 'notice.no-link-text'),
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
  });

  itInTurn('contains JSON-LD with its offers and codes, but without ratings or votes', async () => {
    const { body } = await ask(inject('siteUrl'), address);
    const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(scripts).toHaveLength(1);
    const text = JSON.stringify(scripts);
    expect(scripts[0]).toMatchObject({ '@context': 'https://schema.org' });
    // An offer without an end is listed at any time; the others while they are valid.
    expect(text).toContain('acs729490');
    expect(text).toContain('FAQPage');
    expect(text).not.toMatch(/aggregateRating|ratingValue|reviewCount|upvote|InteractionCounter/i);
  });
});
