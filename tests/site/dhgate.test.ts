import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { feedScore } from '../../src/domain/offers/feed-score';
import type { OfferView } from '../../src/domain/offers/offer-view';
import { attributesOf, clocks, plain, stopClock } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const address = '/en/store/dhgate';

/** The offers of the feed that have not ended at an instant (product rule R60). */
function liveAt(instant: string, language: 'en' | 'ar' = 'en'): readonly OfferView[] {
  const data = siteUnderTest().pages.find((page) => page.language === language && page.path === '/store/dhgate');
  if (data?.kind !== 'store') throw new Error('There is no DHgate page.');
  return data.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(instant));
}

/** The offers of a part of the page, each once: the first one is above the lists as well. */
const ids = async (page: Page, section: string): Promise<readonly string[]> => [
  ...new Set(await attributesOf(page.locator(`${section} [data-offer]`), 'data-offer')),
];
const idsOf = (offers: readonly OfferView[]): readonly string[] => offers.map(({ id }) => id).toSorted();
const glance = (page: Page): Promise<string | null> => page.locator('main ul[data-glance]').textContent();
const listLinks = 'main a[href="#codes"], main a[href="#deals"]';

describe('the DHgate page (product rules R33, R60 and R62)', () => {
  const shownScore = ({ score, count }: { readonly score: number; readonly count: number }): string =>
    score.toFixed(1) + words('en', 'ui.rating-count', { count });

  it('says that it has no offers, since when, and leads to similar stores with offers and to its own shop', async () => {
    const page = await visits.open(address, { at: clocks.november2026 });
    const empty = 'No active coupons found. Check back soon!';
    await page.getByRole('heading', { level: 2, name: empty, exact: true }).waitFor();
    expect(await page.locator('main').getByText(empty).count()).toBe(1);
    expect(await page.locator(`main [data-offer], ${listLinks}, #codes, #deals`).count()).toBe(0);
    for (const fact of [
      shownScore({ score: 4.5, count: 1 }),
      words('en', 'store.no-ratings-yet'),
      words('en', 'store.active-offers', { count: 0 }),
    ])
      expect(await glance(page)).toContain(fact);
    const wayOn = page.locator('main [data-way-on]');
    expect(plain(await wayOn.innerText())).toContain(words('en', 'offers.none-since', { date: '5 October 2025' }));
    const similar = wayOn.getByRole('link');
    expect(await attributesOf(similar, 'href')).toEqual(
      ['aliexpress', 'noon', 'temu'].map((slug) => `/en/store/${slug}`),
    );
    expect(plain(await similar.last().innerText())).toContain(words('en', 'store.active-offers', { count: 4 }));
    expect(await page.locator('main a[href="https://www.dhgate.com/"]').count()).toBe(1);
    await similar.first().click();
    await page.waitForURL('**/en/store/aliexpress');
    await page.locator('main code').first().waitFor();
  });

  it('lists exactly the offers that have not ended, upcoming ones last, folds later ones, and rates them', async () => {
    const page = await visits.open(address, { at: clocks.september2025 });
    const live = liveAt(clocks.september2025);
    expect(live.length).toBeGreaterThan(50);
    const codes = live.filter(({ kind }) => kind === 'code');
    await expect.poll(async () => (await ids(page, '#codes')).toSorted()).toEqual(idsOf(codes));
    expect((await ids(page, '#deals')).toSorted()).toEqual(idsOf(live.filter(({ kind }) => kind === 'deal')));
    expect(await page.locator(listLinks).count()).toBe(2);
    expect(await page.locator('main [data-way-on]').count()).toBe(0);
    const upcoming = live.filter(({ startsAt = 0 }) => startsAt > Date.parse(clocks.september2025));
    const upcomingCodes = idsOf(upcoming.filter(({ kind }) => kind === 'code'));
    expect((await ids(page, '#codes')).slice(codes.length - upcomingCodes.length).toSorted()).toEqual(upcomingCodes);

    const tickets = await page.locator('main article[data-offer]').evaluateAll((all) =>
      all.map((ticket) => ({
        id: ticket.getAttribute('data-offer'),
        title: ticket.querySelector('h2, h3')?.textContent.trim() ?? '',
        code: ticket.querySelector('code')?.textContent,
        link: ticket.querySelector('a[target]')?.getAttribute('href'),
        text: ticket.textContent,
      })),
    );
    for (const { id, title, code, url, kind, endsOn = '' } of live) {
      const { text, ...shown } = tickets.find((each) => each.id === id) ?? {};
      expect(shown).toEqual({ id, title, code, link: url });
      for (const part of ['Valid until', endsOn, "In the network's list", kind === 'code' ? 'Get Code' : 'Get Deal'])
        expect(plain(text ?? '')).toContain(part);
    }

    const first = page.locator('main article').first();
    expect(plain((await first.textContent()) ?? '')).toMatch(/\$\d/);
    expect(plain((await page.locator('[data-facts]').first().textContent()) ?? '')).toContain(
      words('en', 'fact.minimum'),
    );
    const shown = page.locator('#codes [data-offer]:visible');
    expect(await shown.count()).toBeLessThan(codes.length);
    await page.locator('#codes summary:not([data-offer] *)').click();
    await expect.poll(() => shown.count()).toBe(codes.length);

    const score = feedScore(live);
    expect(score).not.toEqual({ score: 4.5, count: 1 });
    expect(await glance(page)).toContain(shownScore(score));
    expect(await glance(page)).toContain(words('en', 'store.active-offers', { count: live.length }));
  });

  it('drops each offer as it ends while the page is open, and updates the score', { tags: ['all'] }, async () => {
    // The middle of September's last day in Riyadh: much ends at its end.
    const noon = '2025-09-30T12:00:00Z';
    const page = await visits.open(address, { at: noon });
    await expect.poll(async () => (await ids(page, 'main')).toSorted()).toEqual(idsOf(liveAt(noon)));
    await stopClock(page);
    await page.clock.fastForward('10:00:00');
    const later = liveAt('2025-09-30T22:00:00Z');
    await expect.poll(async () => (await ids(page, 'main')).toSorted()).toEqual(idsOf(later));
    expect(await glance(page)).toContain(shownScore(feedScore(later)));
  });

  it('has composed titles in Arabic, with the original names folded below them', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/store/dhgate', { at: clocks.september2025 });
    const composed = liveAt(clocks.september2025, 'ar').filter(({ original }) => original?.title !== undefined);
    expect(composed.length).toBeGreaterThan(10);
    await expect.poll(async () => (await ids(page, '#codes')).length).toBeGreaterThan(10);
    const shown = await page.locator('main [data-offer]:has(details bdi[lang="en"][dir="ltr"])').evaluateAll((all) =>
      all.map((offer) => ({
        id: offer.getAttribute('data-offer') ?? '',
        title: offer.querySelector('h2, h3')?.textContent ?? '',
        original: offer.querySelector('details:not([open]) bdi[lang="en"][dir="ltr"]')?.textContent,
      })),
    );
    expect(new Map(shown.map(({ id, original }) => [id, original]))).toEqual(
      new Map(composed.map(({ id, original }) => [id, original?.title])),
    );
    for (const { id, title } of shown)
      expect(plain(title)).toContain(plain(composed.find((each) => each.id === id)?.title ?? ''));
  });
});
