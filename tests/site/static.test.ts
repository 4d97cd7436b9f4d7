import { describe, expect, it } from 'vitest';
import { stopClock } from '../support/behaviour';
import { browserForTests } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const visits = browserForTests();

describe.each(bothLanguages)('static pages (product rule R43) in %s', (language) => {
  it('About says what the site is and leads on', async () => {
    const page = await visits.open(`/${language}/about`);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    expect(await page.locator(`main a[href="/${language}/contact"]`).count()).toBeGreaterThan(0);
  });

  it('Contact has cards for e-mail, phone and live chat, with placeholders on reserved names', async () => {
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

  it.each(['/privacy-policy', '/terms-of-service'])(
    "%s says that it was last updated today, at the visitor's clock in Riyadh",
    async (path) => {
      for (const [at, date] of [
        ['2025-09-15T09:00:00Z', { en: '15 September 2025', ar: '15 سبتمبر 2025' }],
        ['2026-12-31T21:30:00Z', { en: '1 January 2027', ar: '1 يناير 2027' }],
      ] as const) {
        const page = await visits.open(`/${language}${path}`, { at });
        await page.getByText(words(language, 'page.last-updated', { date: date[language] })).waitFor();
        expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it('a legal page left open over midnight in Riyadh moves on with the day', async () => {
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
