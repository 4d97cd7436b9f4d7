import { describe, expect, it } from 'vitest';
import { clocks, goInside, plain, attributesOf, changedJson } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe('the page of all coupons (product rule R42)', () => {
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === 'en');

  it('shows every coupon and deal once, ended ones last, with "Get Code" or "Get Deal" on each that is active', async () => {
    const page = await visits.open('/en/all-coupons', { at: clocks.september2025 });
    const shown = await page.locator('main [data-offer]').evaluateAll((tickets) =>
      tickets.map((ticket) => ({
        id: ticket.getAttribute('data-offer') ?? '',
        kind: ticket.getAttribute('data-kind'),
        state: ticket.getAttribute('data-state'),
        text: ticket.textContent,
        link: ticket.querySelector('a[target]')?.getAttribute('href') ?? undefined,
        rel: ticket.querySelector('a[target]')?.getAttribute('rel'),
      })),
    );
    const all = stores.flatMap(({ offers }) => offers);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const now = Date.parse(clocks.september2025);
    const ended = new Set(all.filter(({ endsAt }) => endsAt !== undefined && endsAt <= now).map(({ id }) => id));
    expect(ended.size).toBeGreaterThan(0);
    expect(new Set(shown.filter(({ state }) => state === 'expired').map(({ id }) => id))).toEqual(ended);
    const firstEnded = shown.findIndex(({ state }) => state === 'expired');
    expect(shown.slice(firstEnded).every(({ state }) => state === 'expired')).toBe(true);
    expect(shown.length).toBeGreaterThan(60);
    for (const { kind, state, text, link, rel } of shown) {
      const active = state === 'active';
      expect(text.includes('Get Code')).toBe(active && kind === 'code');
      expect(text.includes('Get Deal')).toBe(active && kind === 'deal');
      expect(text.includes(words('en', 'offer.no-code-needed'))).toBe(active && kind === 'deal');
      if (!active) expect(text).toContain(words('en', 'offer.ended', { date: '' }).trim());
      if (!active) expect(link).toBeUndefined();
      if (link !== undefined) {
        expect(link).toMatch(/^https:/);
        expect(rel).toBe('sponsored nofollow noopener noreferrer');
      }
    }
  });

  it('collapses ended offers into one closed list, one line each with end date and selectable code', async () => {
    const page = await visits.open('/en/all-coupons', { at: clocks.november2026 });
    const ended = page.locator('main [data-state="expired"]');
    const count = await ended.count();
    expect(count).toBeGreaterThan(60);
    expect(await page.locator('main [data-state="expired"]:visible').count()).toBe(0);
    await page.getByText(words('en', 'offers.ended', { count })).click();
    const line = page.locator('main [data-offer="afs2"]');
    expect(plain(await line.innerText())).toContain('Ended on 21 September 2025');
    expect(await line.locator('code').evaluate((code) => getComputedStyle(code).userSelect)).toBe('all');
    expect(await ended.locator('button, svg').count()).toBe(0);
    // The last one to end comes first.
    expect(await ended.first().getAttribute('data-offer')).not.toBe('afs2');
  });

  it('begins with the four offers of the home page, in the same order', { tags: ['all'] }, async () => {
    const firstFour = async (address: string): Promise<readonly string[]> => {
      const page = await visits.open(`/en${address}`, { at: clocks.november2026 });
      const rows = page.locator('main [data-offer][data-state="active"]');
      return (await attributesOf(rows, 'data-offer')).slice(0, 4);
    };
    const home = await firstFour('/');
    expect(home).toHaveLength(4);
    expect(await firstFour('/all-coupons')).toEqual(home);
    // The part that filters gives the same order.
    expect(await firstFour('/all-coupons?kind=code')).toEqual(home);
  });

  it('shows a message if there is nothing to list', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/about', { routes: changedJson('**/en/all-coupons.json', { offers: [] }) });
    await goInside(page, '/en/all-coupons');
    await page.getByText('No active coupons found. Check back soon!').waitFor();
  });
});
