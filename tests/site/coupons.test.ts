import { describe, expect, it } from 'vitest';
import { clocks, goInside, newTabOf } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe.each(bothLanguages)('all coupons (product rule R42) in %s', (language) => {
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === language);

  it('shows every coupon and every deal of every store once: those that hold first, then those that have ended', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.september2025 });
    const shown = await page.locator('main [data-offer]').evaluateAll((tickets) =>
      tickets.map((ticket) => ({
        id: ticket.getAttribute('data-offer') ?? '',
        state: ticket.getAttribute('data-state'),
      })),
    );
    const all = stores.flatMap(({ offers }) => offers);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const now = Date.parse(clocks.september2025);
    const ended = new Set(
      all.filter(({ expiresAt }) => expiresAt !== undefined && expiresAt <= now).map(({ id }) => id),
    );
    expect(ended.size).toBeGreaterThan(0);
    expect(new Set(shown.filter(({ state }) => state === 'expired').map(({ id }) => id))).toEqual(ended);
    const firstEnded = shown.findIndex(({ state }) => state === 'expired');
    expect(shown.slice(firstEnded).every(({ state }) => state === 'expired')).toBe(true);
  });

  it('says "Get Code" on coupons, "Get Deal" on deals, and neither on what has ended', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.september2025 });
    const getCode = said(language, 'Get Code', 'offer.get-code');
    const getDeal = said(language, 'Get Deal', 'offer.get-deal');
    const tickets = await page.locator('main [data-offer]').evaluateAll((all) =>
      all.map((ticket) => ({
        kind: ticket.getAttribute('data-kind'),
        state: ticket.getAttribute('data-state'),
        text: ticket.textContent,
        link: ticket.querySelector('a[target]')?.getAttribute('href') ?? undefined,
        rel: ticket.querySelector('a[target]')?.getAttribute('rel'),
      })),
    );
    expect(tickets.length).toBeGreaterThan(60);
    for (const { kind, state, text, link, rel } of tickets) {
      const active = state === 'active';
      expect(text.includes(getCode)).toBe(active && kind === 'code');
      expect(text.includes(getDeal)).toBe(active && kind === 'deal');
      expect(text.includes(words(language, 'offer.no-code-needed'))).toBe(kind === 'deal');
      if (!active) expect(text).toContain(words(language, 'offer.ended', { date: '' }).trim());
      if (!active) expect(link).toBeUndefined();
      if (link !== undefined) {
        expect(link).toMatch(/^https:/);
        expect(rel).toBe('sponsored nofollow noopener noreferrer');
      }
    }
  });

  it('names the store of each offer, with its logo, and leads to its page', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026 });
    for (const { store, offers } of stores) {
      const [first] = offers;
      const link = page.locator(`main [data-offer="${first?.id}"] a[href="/${language}${store.path}"]`).first();
      expect(await link.textContent()).toContain(store.name);
      expect(await link.locator('img').getAttribute('src')).toBe(store.logo);
    }
  });

  it('"Get Deal" opens the store in a new tab, without opener or referrer', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026 });
    const deal = page.locator('main [data-offer="seasonal-sale"] a[target="_blank"]');
    expect(await newTabOf(page, () => deal.click())).toEqual({
      url: 'https://www.westelm.com.sa/',
      referrer: undefined,
      hasOpener: false,
    });
    expect(new URL(page.url()).pathname).toBe(`/${language}/all-coupons`);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('says so when there is nothing to list', async () => {
    const page = await visits.open(`/${language}/about`, {
      before: (opened) =>
        opened.route(`**/${language}/all-coupons.json`, async (route) => {
          const json = await (await route.fetch()).json();
          await route.fulfill({ json: { ...json, offers: [] } });
        }),
    });
    await goInside(page, `/${language}/all-coupons`);
    await page.getByText(said(language, 'No active coupons found. Check back soon!', 'offers.none')).waitFor();
  });
});
