import { describe, expect, it } from 'vitest';
import { stopClock } from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, inTurn, words } from '../support/words';

const visits = browserForTests();

describe.each(bothLanguages)('the static pages (product rule R43) in %s', (language) => {
  const itInTurn = inTurns(language);
  itInTurn('describe the site on About and link to Contact', async () => {
    const page = await visits.open(`/${language}/about`);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    expect(await page.locator(`main a[href="/${language}/contact"]`).count()).toBeGreaterThan(0);
  });

  itInTurn('show cards for e-mail, phone and live chat on Contact, with placeholders on reserved names', async () => {
    const page = await visits.open(`/${language}/contact`);
    const cards = page.locator('main section').first().locator('li');
    expect(await cards.locator('h3').allInnerTexts()).toEqual(
      { en: ['E-mail', 'Phone', 'Live chat'], ar: ['البريد الإلكتروني', 'الهاتف', 'الدردشة المباشرة'] }[language],
    );
    expect(await cards.nth(0).innerText()).toMatch(/@example\.com/);
    // A number of no real subscriber, in the order of its digits.
    const number = cards.nth(1).locator('strong');
    expect(await number.innerText()).toBe('+000 000 000 0000');
    expect(
      await number.evaluate((element) =>
        (element.querySelector('[dir]') ?? element.closest('[dir]'))?.getAttribute('dir'),
      ),
    ).toBe('ltr');
  });

  itInTurn(
    'put the three cards of Contact in one row, each marked as a placeholder or not available',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/contact`);
      const cards = page.locator('main section').first().locator('li');
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      for (const text of await cards.allInnerTexts())
        expect(text).toMatch({ en: /placeholder|not available/i, ar: /مؤقت|غير متاحة/ }[language]);
      await page.setViewportSize(windows.phone);
      for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThan(160);
    },
  );

  itInTurn('start at the same edge of a wide window, close below the header', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/`, { viewport: { width: 1440, height: 900 } });
    for (const path of ['/about', '/contact', '/how-we-check', '/privacy-policy', '/stores', '/all-coupons', '/blog']) {
      await page.goto(`${visits.siteUrl()}/${language}${path}`);
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

  it.each(inTurn(someOf(['/privacy-policy', '/terms-of-service'], 2), language))(
    "show on %s today's date in Riyadh, by the visitor's clock, as the last update",
    async (path) => {
      const dates = [
        ['2026-12-31T21:30:00Z', { en: '1 January 2027', ar: '1 يناير 2027' }],
        ['2025-09-15T09:00:00Z', { en: '15 September 2025', ar: '15 سبتمبر 2025' }],
      ] as const;
      for (const [at, date] of someOf(dates, 2)) {
        const page = await visits.open(`/${language}${path}`, { at });
        await page.getByText(words(language, 'page.last-updated', { date: date[language] })).waitFor();
        expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(4);
      }
    },
  );

  itInTurn('update the date on a legal page left open over midnight in Riyadh', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/privacy-policy`, { at: '2026-11-20T20:58:00Z' });
    await page
      .getByText(
        words(language, 'page.last-updated', { date: { en: '20 November 2026', ar: '20 نوفمبر 2026' }[language] }),
      )
      .waitFor();
    await stopClock(page);
    await page.clock.runFor(120_000);
    await page
      .getByText(
        words(language, 'page.last-updated', { date: { en: '21 November 2026', ar: '21 نوفمبر 2026' }[language] }),
      )
      .waitFor();
  });
});
