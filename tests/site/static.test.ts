import { describe, expect, it } from 'vitest';
import { stopClock } from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

describe('the static pages (product rule R43)', () => {
  it('show cards for e-mail, phone and live chat on Contact, with placeholders on reserved names', async () => {
    const page = await visits.open('/ar/contact');
    const cards = page.locator('main section').first().locator('li');
    expect(await cards.locator('h3').allInnerTexts()).toEqual(['البريد الإلكتروني', 'الهاتف', 'الدردشة المباشرة']);
    for (const text of await cards.allInnerTexts()) expect(text).toMatch(/مؤقت|غير متاحة/);
    expect(await cards.nth(0).innerText()).toMatch(/@example\.com/);
    // A number of no real subscriber, in the order of its digits.
    const number = cards.nth(1).locator('strong');
    expect(await number.innerText()).toBe('+000 000 000 0000');
    expect(
      await number.evaluate((element) =>
        (element.querySelector('[dir]') ?? element.closest('[dir]'))?.getAttribute('dir'),
      ),
    ).toBe('ltr');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize(windows.phone);
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThan(160);
  });

  it('start at the same edge of a wide window, close below the header', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/', { viewport: { width: 1440, height: 900 } });
    for (const path of ['/about', '/contact', '/how-we-check', '/privacy-policy', '/stores', '/all-coupons', '/blog']) {
      await page.goto(`${visits.siteUrl()}/ar${path}`);
      const { edges, gap } = await page.evaluate(() => {
        const startOf = (element: Element | null): number => {
          const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
          return document.dir === 'rtl' ? innerWidth - right : left;
        };
        const heading = document.querySelector('h1');
        return {
          edges: [heading, document.querySelector('footer h2')].map(startOf),
          gap:
            (heading?.getBoundingClientRect().top ?? 0) -
            (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
        };
      });
      expect(edges, path).toEqual([144, 144]);
      expect(gap, path).toBeLessThanOrEqual(56);
    }
  });

  it.each(someOf(['/privacy-policy', '/terms-of-service'], 2))(
    "show on %s today's date in Riyadh, by the visitor's clock, as the last update",
    async (path) => {
      const page = await visits.open(`/en${path}`, { at: '2026-12-31T21:30:00Z' });
      await page.getByText(words('en', 'page.last-updated', { date: '1 January 2027' })).waitFor();
    },
  );

  it('update the date on a legal page left open over midnight in Riyadh', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/privacy-policy', { at: '2026-11-20T20:58:00Z' });
    await page.getByText(words('en', 'page.last-updated', { date: '20 November 2026' })).waitFor();
    await stopClock(page);
    await page.clock.runFor(120_000);
    await page.getByText(words('en', 'page.last-updated', { date: '21 November 2026' })).waitFor();
  });
});
