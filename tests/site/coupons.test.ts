import { describe, expect, it } from 'vitest';
import { activeFirst, offerStatus } from '../../src/domain/offers/offer-status';
import { clocks, goInside, newTabOf, plain } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe.each(bothLanguages)('the page of all coupons (product rule R42) in %s', (language) => {
  const itInTurn = inTurns(language);
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === language);

  itInTurn(
    'shows every coupon and deal once, ended ones last, with "Get Code" or "Get Deal" on each that is active',
    async () => {
      const page = await visits.open(`/${language}/all-coupons`, { at: clocks.september2025 });
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
      const getCode = said(language, 'Get Code', 'offer.get-code');
      const getDeal = said(language, 'Get Deal', 'offer.get-deal');
      expect(shown.length).toBeGreaterThan(60);
      for (const { kind, state, text, link, rel } of shown) {
        const active = state === 'active';
        expect(text.includes(getCode)).toBe(active && kind === 'code');
        expect(text.includes(getDeal)).toBe(active && kind === 'deal');
        expect(text.includes(words(language, 'offer.no-code-needed'))).toBe(active && kind === 'deal');
        if (!active) expect(text).toContain(words(language, 'offer.ended', { date: '' }).trim());
        if (!active) expect(link).toBeUndefined();
        if (link !== undefined) {
          expect(link).toMatch(/^https:/);
          expect(rel).toBe('sponsored nofollow noopener noreferrer');
        }
      }
    },
  );

  itInTurn('collapses ended offers into one closed list, one line each with end date and selectable code', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026 });
    const ended = page.locator('main [data-state="expired"]');
    const count = await ended.count();
    expect(count).toBeGreaterThan(60);
    expect(await page.locator('main [data-state="expired"]:visible').count()).toBe(0);
    await page.getByText(words(language, 'offers.ended', { count })).click();
    const line = page.locator('main [data-offer="afs2"]');
    expect(plain(await line.innerText())).toContain(
      said(language, 'Ended on 21 September 2025', 'offer.ended', { date: '21 سبتمبر 2025' }),
    );
    expect(await line.locator('code').evaluate((code) => getComputedStyle(code).userSelect)).toBe('all');
    expect(await ended.locator('button, svg').count()).toBe(0);
    // The last one to end comes first.
    expect(await ended.first().getAttribute('data-offer')).not.toBe('afs2');
  });

  itInTurn(
    'lists the codes, then the deals, by saving after the offers of the home page, each with its store',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026 });
      expect(await page.locator('main h2').evaluateAll((all) => all.map((heading) => heading.textContent))).toEqual([
        said(language, 'Codes 14', 'coupons.codes').replace(/( 14)?$/, ' 14'),
        said(language, 'Deals 5', 'coupons.deals').replace(/( 5)?$/, ' 5'),
      ]);
      for (const [id, kind, count] of [
        ['codes', 'code', 14],
        ['deals', 'deal', 5],
      ] as const)
        expect(await page.locator(`#${id} [data-kind="${kind}"]`).count()).toBe(count);
      const idsIn = (part: string): Promise<readonly string[]> =>
        page
          .locator(`#${part} [data-offer]`)
          .evaluateAll((all) => all.map((row) => row.getAttribute('data-offer') ?? ''));
      const codes = await idsIn('codes');
      expect(codes.slice(0, 10)).toEqual([
        // The four of the home page.
        'ndx143',
        'nm175',
        'alb121108',
        'aya16557',
        'dr13',
        'd57q',
        '25hnm20',
        'lwn6505',
        'bh18',
        'ubudixod',
      ]);
      const known = new Set(stores.flatMap(({ offers }) => offers.flatMap(({ id, benefit }) => (benefit ? [id] : []))));
      for (const order of [codes.slice(4), await idsIn('deals')]) {
        const firstUnknown = order.findIndex((id) => !known.has(id));
        expect(firstUnknown).toBeGreaterThan(0);
        expect(order.slice(firstUnknown).some((id) => known.has(id))).toBe(false);
      }
      expect(await page.locator('main [data-offer="wbc"]').innerText()).toContain(
        said(language, 'Shown at checkout', 'offer.benefit-unknown'),
      );
      for (const { store, offers } of stores) {
        const now = Date.parse(clocks.november2026);
        const [first] = activeFirst(offers, now);
        const link = page
          .locator(`main li:has(> * > [data-offer="${first?.id}"]) > a, main [data-offer="${first?.id}"] h3 a`)
          .first();
        expect(await link.getAttribute('href')).toBe(`/${language}${store.path}`);
        expect(await link.textContent()).toContain(store.name);
        if (first && offerStatus(first, now) === 'active')
          expect(await link.locator('img').getAttribute('src')).toBe(store.logo);
      }
    },
  );

  itInTurn('opens the store in a new tab on "Get Deal", without opener or referrer', { tags: 'all' }, async () => {
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

  it.each(inTurn(Object.values(clocks), language))(
    'begins with the four offers of the home page, in the same order, at %s',
    { tags: ['all'] },
    async (at) => {
      const firstFour = async (address: string): Promise<readonly string[]> => {
        const page = await visits.open(`/${language}${address}`, { at });
        const rows = page.locator('main [data-offer][data-state="active"]');
        return (await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-offer') ?? ''))).slice(0, 4);
      };
      const home = await firstFour('/');
      expect(home).toHaveLength(4);
      expect(await firstFour('/all-coupons')).toEqual(home);
      // The part that filters gives the same order.
      expect(await firstFour('/all-coupons?kind=code')).toEqual(home);
    },
  );

  itInTurn(
    'shows a message if there is nothing to list',
    async () => {
      const page = await visits.open(`/${language}/about`, {
        routes: (opened) =>
          opened.route(`**/${language}/all-coupons.json`, async (route) => {
            const json = await (await route.fetch()).json();
            await route.fulfill({ json: { ...json, offers: [] } });
          }),
      });
      await goInside(page, `/${language}/all-coupons`);
      await page.getByText(said(language, 'No active coupons found. Check back soon!', 'offers.none')).waitFor();
    },
    { tags: 'all' },
  );
});
