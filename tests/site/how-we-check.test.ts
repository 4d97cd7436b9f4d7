import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { plain } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** The offers of the catalogue that were tested, all of them in October 2025. */
const tested = site.pages
  .flatMap((page) => (page.kind === 'store' && page.language === 'en' ? page.offers : []))
  .filter(({ lastVerified }) => lastVerified === '2025-10').length;

describe.each(bothLanguages)('the page "How we check" (product rule R77) in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = `/${language}/how-we-check`;
  const section = (page: Page) => page.locator('#tests');
  /** The text about the day on which a store was last tested, and about all stores of that day. */
  const row = async (page: Page, slug: string): Promise<string> =>
    plain(await page.locator(`#tests dl > div:has(#${slug})`).innerText());

  const october = { en: 'October 2025', ar: 'أكتوبر 2025' }[language];
  const ages = [
    ['2025-10-20T09:00:00Z', tested, { en: 'less than a month ago', ar: 'قبل أقل من شهر' }],
    ['2025-12-15T09:00:00Z', tested, { en: '2 months ago', ar: 'قبل شهرين' }],
    ['2026-11-20T09:00:00Z', 0, { en: '13 months ago', ar: 'قبل 13 شهرًا' }],
  ] as const;

  it.each(inTurn(someOf(ages, 3), language))(
    "shows by a visitor's clock of %s how many offers were tested, and when each store was",
    async (at, count, age) => {
      const page = await visits.open(address, { at });
      await expect.poll(() => row(page, 'noon')).toContain(age[language]);
      expect(await row(page, 'noon')).toContain(october);
      expect(plain(await section(page).innerText())).toContain(words(language, 'tests.recent', { count }));
    },
  );

  itInTurn(
    'lists every store once under the date of its last test, and states that none was tested in the last 90 days',
    { tags: 'all' },
    async () => {
      const page = await visits.open(address, { at: '2026-11-20T09:00:00Z' });
      const stores = site.pages.filter((each) => each.kind === 'store' && each.language === language);
      const ids = await section(page)
        .locator('dd a')
        .evaluateAll((rows) => rows.map(({ id }) => id));
      expect([...ids].sort()).toEqual(
        stores.flatMap((each) => (each.kind === 'store' ? [each.store.slug] : [])).sort(),
      );
      expect(ids.slice(0, 2)).toEqual({ en: ['aliexpress', 'basharacare'], ar: ['iherb', 'basharacare'] }[language]);
      expect(ids.at(-1)).toBe('dhgate');
      expect(await row(page, 'dhgate')).toContain(words(language, 'trust.unchecked'));
      await expect
        .poll(async () => plain(await section(page).innerText()))
        .toContain({ en: 'No offer was tested in the last 90 days.', ar: 'لم نجرّب أي عرض في آخر 90 يومًا.' }[language]);
    },
  );

  itInTurn(
    'says in five lines what a link does, by the networks of the data, and the page of a store leads there',
    async () => {
      const page = await visits.open(`/${language}/store/temu`, { at: '2026-11-20T09:00:00Z' });
      await page.locator('[data-disclosure] summary').first().click();
      await page.getByRole('link', { name: words(language, 'links.heading') }).click();
      await page.waitForURL(`**${address}#links`);
      const lines = page.locator('#links li');
      await expect.poll(() => lines.count()).toBe(5);
      expect(await lines.allInnerTexts().then((texts) => texts.map(plain))).toEqual([
        words(language, 'links.way', { networks: 'Gulfclicks' }),
        words(language, 'links.says', {
          things: new Intl.ListFormat(language).format(
            (['page', 'place', 'language'] as const).map((mark) => words(language, `links.says-${mark}`)),
          ),
        }),
        words(language, 'links.sends'),
        words(language, 'links.earns'),
        words(language, 'links.order'),
      ]);
    },
  );

  itInTurn(
    'lists every claim with its source, and explains why contradicted claims stay',
    { tags: 'all' },
    async () => {
      const page = await visits.open(address);
      const claims = page.locator('#claims li');
      const checking = site.pages.find(
        (each) => each.kind === 'static' && each.path === '/how-we-check' && each.language === language,
      );
      const known =
        checking?.kind === 'static'
          ? checking.sections.flatMap((each) => (each.kind === 'claims' ? each.claims : []))
          : [];
      expect(known.length).toBeGreaterThan(5);
      expect(await claims.count()).toBe(known.length);
      // What all claims share stands once above them.
      const shared = page.locator('#claims h3');
      expect(await shared.count()).toBe(1);
      expect(await shared.innerText()).toContain(words(language, 'claims.source', { source: 'owner' }));
      const stores = plain(await claims.first().innerText());
      expect(stores).toContain({ en: '“200+ stores”', ar: '«أكثر من 200 متجر»' }[language]);
      expect(stores).toContain(
        { en: 'The catalogue has fewer stores.', ar: 'أما المتاجر المدرجة في الموقع فأقل منه.' }[language],
      );
    },
  );

  itInTurn('shows its content without JavaScript', () => {
    const html = readFileSync(path.join(inject('siteFolder'), `${address}.html`), 'utf8');
    const text = plain(html.replace(/<[^>]+>/g, ''));
    expect(text).toContain(october);
    expect(text).toContain(words(language, 'trust.unchecked'));
  });

  itInTurn(
    'is linked from the test month on a store page, at the name of the store',
    async () => {
      const page = await visits.open(`/${language}/store/noon`, { at: '2026-11-20T09:00:00Z' });
      await page.locator(`main ul[data-glance] a[href="${address}#noon"]`).click();
      await expect.poll(() => page.locator('#tests #noon').count()).toBe(1);
      await expect
        .poll(() =>
          page.locator('#tests #noon').evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
    },
    { tags: 'all' },
  );
});
