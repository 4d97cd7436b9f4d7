import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  clocks,
  goInside,
  isMarkedDocument,
  markDocument,
  stopClock,
  unfoldOffers,
  attributesOf,
} from '../support/behaviour';
import { isComplete } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, untilReady } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** Temu's expiry dates: each holds through the end of its day in Riyadh, three hours ahead of UTC. */
const ends = [
  { id: 'alc460086', end: '2026-11-30T21:00:00Z', date: { en: '30 November 2026', ar: '30 نوفمبر 2026' } },
  { id: 'ali460086', end: '2026-12-15T21:00:00Z', date: { en: '15 December 2026', ar: '15 ديسمبر 2026' } },
  { id: 'alb121108', end: '2026-12-31T21:00:00Z', date: { en: '31 December 2026', ar: '31 ديسمبر 2026' } },
] as const;

const shifted = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
const ticket = (page: Page, id: string) => page.locator(`#codes [data-offer="${id}"]`);
const state = (page: Page, id: string) => ticket(page, id).getAttribute('data-state');

describe("the status of offers by the visitor's clock (product rules R10, R11 and R13)", () => {
  const address = '/en/store/temu';

  it('updates on a page left open across an expiry, in the list and in the count', async () => {
    const [{ id, end, date }] = ends;
    const page = await visits.open(address, { at: shifted(end, -120_000) });
    const own = ticket(page, id);
    const count = (active: number): string => words('en', 'store.active-offers', { count: active });
    const glance = page.locator('main ul[data-glance]');
    await expect.poll(() => state(page, id)).toBe('active');
    expect(await glance.innerText()).toContain(count(4));
    const before = await own.innerText();
    for (const text of ['Get Code', words('en', 'offer.ends-in', { days: 0 })]) expect(before).toContain(text);
    expect(await own.locator('[data-facts]').textContent()).toContain(date.en);
    await markDocument(page);
    await stopClock(page);
    const left = await page.evaluate((instant) => Date.parse(instant) - Date.now(), end);
    await page.clock.runFor(left - 1);
    await page.waitForTimeout(60);
    expect(await state(page, id)).toBe('active');
    await page.clock.runFor(1);
    await expect.poll(() => state(page, id)).toBe('expired');
    await unfoldOffers(page);
    // Said in words, the code readable, nothing left to press.
    const after = await own.innerText();
    for (const text of [words('en', 'offer.ended', { date: date.en }), id]) expect(after).toContain(text);
    expect(after).not.toMatch(/Get Code|verified/i);
    expect(await own.locator('code').isVisible()).toBe(true);
    expect(await own.locator('a, button').count()).toBe(0);
    // At the end of the list, behind all that hold.
    const states = await attributesOf(page.locator('#codes [data-offer]'), 'data-state');
    expect(states).toEqual(['active', 'active', 'active', 'expired']);
    expect(await glance.innerText()).toContain(count(3));
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('removes an ended code from the first coupons of the home page', async () => {
    const page = await visits.open('/en/', { at: '2027-01-01T09:00:00Z' });
    await expect
      .poll(() => attributesOf(page.locator('main [data-offer]'), 'data-offer'))
      .toEqual(['ndx143', 'nm175', 'aya16557', 'lwn6505']);
  });
});

/** Instants at which something changes, and clocks of the visitor that are wrong. */
const instants = [
  clocks.september2025,
  ...ends.flatMap(({ end }) => [shifted(end, -1000), shifted(end, 1000)]),
  // Into and out of a leap day, into a year, as the wall clock in Riyadh shows it.
  '2028-02-28T20:59:59Z',
  '2028-02-28T21:00:01Z',
  '2028-02-29T21:00:01Z',
  '2027-12-31T20:59:59Z',
  '2027-12-31T21:00:01Z',
  '1970-01-02T00:00:00Z',
  '2001-01-01T00:00:00Z',
  '2038-01-19T03:14:08Z',
  '2099-06-15T12:00:00Z',
];
const zones = ['Asia/Riyadh', 'Asia/Dubai', 'America/Los_Angeles', 'Pacific/Auckland'] as const;
const locales = ['ar-SA', 'ar-EG', 'en-GB', 'fr'] as const;

/** Each instant once, each zone with each locale, each locale with both languages of the site. */
const visitors = instants.map((at, index) => {
  const round = Math.floor(index / zones.length);
  const locale = locales[(index + round) % locales.length] ?? 'fr';
  return {
    at,
    timezoneId: zones[index % zones.length] ?? 'Asia/Riyadh',
    locale,
    language: bothLanguages[round % 2] ?? 'en',
  };
});

describe('the times of the site (product rules R1, R10 and R11)', () => {
  it('are tested in every combination of time zone and locale', () => {
    expect(new Set(visitors.map(({ timezoneId, locale }) => `${timezoneId} ${locale}`)).size).toBe(
      zones.length * locales.length,
    );
  });

  // In Auckland at the end of a day, with a locale that has other digits.
  it.each(isComplete ? visitors : visitors.slice(7, 8))(
    "depend only on the visitor's clock: $at in $timezoneId, $locale, language $language",
    async ({ at, timezoneId, locale, language }) => {
      const page = await visits.open(`/${language}/store/temu`, { at, stopped: true, context: { timezoneId, locale } });
      expect(await page.evaluate(() => [Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language])).toEqual(
        [timezoneId, locale],
      );
      await page.keyboard.press('Shift');
      await untilReady(page);
      // Riyadh is three hours ahead, all year round.
      const wall = new Date(Date.parse(at) + 3 * 3_600_000);
      const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
      await page
        .locator('footer')
        .getByText(words(language, 'footer.copyright', { year: String(year), name: site.sites[language].name }))
        .waitFor();
      await unfoldOffers(page);
      for (const { id, end, date } of ends) {
        const over = Date.parse(end) <= Date.parse(at);
        expect([id, await state(page, id)]).toEqual([id, over ? 'expired' : 'active']);
        expect(await ticket(page, id).innerText()).toContain(
          words(language, over ? 'offer.ended' : 'offer.valid-until', { date: date[language] }),
        );
      }
      expect(await state(page, 'acs729490')).toBe('active');
      await goInside(page, `/${language}/privacy-policy`);
      const today = words(language, 'date.long', { day, month: String(month), year });
      await page
        .locator('main')
        .getByText(words(language, 'page.last-updated', { date: today }))
        .waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
    },
  );
});

it('a page restored from the back/forward cache updates to the current time and keeps its buttons working', {
  tags: ['all'],
}, async () => {
  const { id, end } = ends[0];
  const page = await visits.open('/en/store/temu', { at: shifted(end, -60_000), stopped: true });
  await page.keyboard.press('Shift');
  await untilReady(page);
  await expect.poll(() => state(page, id)).toBe('active');
  // Days later, as it was left: no timer has run.
  await page.clock.setSystemTime(shifted(end, 86_400_000));
  expect(await state(page, id)).toBe('active');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => state(page, id)).toBe('expired');
  await unfoldOffers(page);
  const vote = page.locator('#codes [data-offer="acs729490"] [data-vote="up"]');
  await vote.click();
  await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true');
});
