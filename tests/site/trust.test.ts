import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { goInside, isMarkedDocument, markDocument, plain, stopClock } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { filesBelow } from '../support/documents';
import { someOf } from '../support/extent';
import { copyProject } from '../support/project-copy';
import { testedStore } from '../support/tested-store';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const visits = browserForTests();
const changed = inject('changedFolder');

/** Removes what is known about tests from a file of a store. */
function withoutTests(text: string): string {
  return text.replace(/^ {4}(?:verified|lastVerified):.*\n/gm, '').replace(/^ {4}checks:\n(?: {6,}.*\n)+/gm, '');
}

/** Every document below a folder. */
function documentsIn(folder: string): readonly string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const green = 'data-trust="verified"';

/** What the Atom feed says of offers that have begun to fail. */
const failures = {
  en: {
    titles: [
      'Example Bazaar: “12% off at the bazaar” did not work for us',
      'Example Bazaar: “Two for one” did not work for us',
    ],
    summary: 'TWELVE12 · Did not work for us on 12 September 2025 · UAE · website',
  },
  ar: {
    titles: [
      'بازار المثال: لم ينجح معنا العرض «خصم 12% من البازار»',
      'بازار المثال: لم ينجح معنا العرض «اثنان بسعر واحد»',
    ],
    summary: 'TWELVE12 · لم ينجح معنا في 12 سبتمبر 2025 · الإمارات · الموقع',
  },
} as const;

function feedIn(folder: string, language: Language): string {
  return readFileSync(path.join(folder, language, 'feed.xml'), 'utf8');
}

describe('the green marks (product rule R72)', () => {
  it('appear on no page of the published catalogue, whose tests are from October 2025', () => {
    const documents = documentsIn(inject('siteFolder'));
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.filter((html) => html.includes(green))).toEqual([]);
  });

  it('appear on pages of offers that were tested lately', () => {
    expect(documentsIn(changed).some((html) => html.includes(green))).toBe(true);
  });

  it('appear neither on a page nor, as failures, in a feed if all tests are deleted', { tags: ['all'] }, () => {
    const other = copyProject({
      SITE_PREVIEWS: 'off',
      SOURCE_DATE_EPOCH: String(Date.parse(changedAt) / 1000),
    });
    const dist = path.join(other.root, 'dist');
    const stores = path.join(other.root, 'data/stores');
    writeFileSync(path.join(stores, 'example-bazaar.yaml'), testedStore);
    for (const file of readdirSync(stores))
      writeFileSync(path.join(stores, file), withoutTests(readFileSync(path.join(stores, file), 'utf8')));
    expect(other.run('build')).toMatchObject({ err: '', code: 0 });
    const documents = documentsIn(dist);
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.filter((html) => html.includes(green))).toEqual([]);
    expect(documents.some((html) => html.includes(words('en', 'trust.unchecked')))).toBe(true);
    for (const language of bothLanguages)
      for (const title of failures[language].titles) expect(feedIn(dist, language)).not.toContain(title);
    other.remove();
  });
});

describe('the public copy of the catalogue', () => {
  it('contains the tests of each offer and its state at build time', () => {
    const file = path.join(changed, 'api/v1/offers/example-bazaar.json');
    const { offers } = JSON.parse(readFileSync(file, 'utf8'));
    expect(offers).toMatchObject([
      {
        id: 'twelve',
        trust: { state: 'mixed', checkEvery: 30 },
        checks: [
          { date: '2025-09-12', country: 'AE', channel: 'site', result: 'failed', reason: 'minimum' },
          { date: '2025-09-04', country: 'SA', basket: { before: 250, after: 220, currency: 'SAR' } },
        ],
      },
      { id: 'fifteen', verified: true, lastVerified: '2025-09-04', trust: { state: 'verified' } },
      { id: 'twenty', trust: { state: 'failed', tests: { worked: 2, count: 3 } } },
      { id: 'untested', trust: { state: 'unchecked' } },
    ]);
  });
});

describe.each(bothLanguages)('the Atom feed in %s', (language) => {
  const { titles, summary } = failures[language];

  inTurns(language)('lists offers that have begun to fail, the newest first, with date and place', () => {
    const entries = feedIn(changed, language).match(/<entry.*/g) ?? [];
    const failed = entries.filter((entry) => titles.some((title) => entry.includes(`<title>${title}</title>`)));
    expect(failed).toEqual([
      expect.stringContaining('<updated>2025-09-12T00:00:00Z</updated>'),
      expect.stringContaining('<updated>2025-09-11T00:00:00Z</updated>'),
    ]);
    expect(failed[0]).toContain(`<summary>${summary}</summary>`);
  });
});

describe.each(bothLanguages)('the label of an offer (product rule R72) in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = `/${language}/store/example-bazaar`;
  const open = (query: string, visit: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(address + query, { at: changedAt, site: inject('changedUrl'), ...visit });

  const ticket = (page: Page, id: string) => page.locator(`main article[data-offer="${id}"]`).first();
  const row = (page: Page, id: string) => page.locator(`#table [data-offer="${id}"]`);
  const showsEverywhere = async (page: Page, id: string, label: string): Promise<void> => {
    for (const place of [ticket(page, id), row(page, id)])
      await expect.poll(async () => plain(await place.innerText())).toContain(label);
  };

  const verified = said(language, 'Verified 4 September', 'trust.verified', { date: '4 سبتمبر' });

  const ages = [
    ['eleven days', changedAt, verified],
    [
      '41 days',
      '2025-10-15T09:00:00Z',
      said(language, 'Last verified 4 September', 'trust.ageing', { date: '4 سبتمبر' }),
    ],
    [
      'four months',
      '2026-01-10T09:00:00Z',
      said(language, 'Last verified 4 September 2025, 4 months ago', 'trust.old', { date: '4 سبتمبر 2025', months: 4 }),
    ],
  ] as const;

  it.each(inTurn(someOf(ages.toReversed(), 3), language))(
    'shows the age of a test %s later without a rebuild',
    async (_age, at, label) => {
      const page = await open('', { at });
      await showsEverywhere(page, 'fifteen', label);
      const isGreen = at === changedAt;
      expect(await ticket(page, 'fifteen').locator('[data-trust="verified"]').count()).toBe(isGreen ? 1 : 0);
    },
  );

  itInTurn('updates at midnight in the time zone of the site while the page is open', { tags: 'all' }, async () => {
    // 30 days after the test: the last day on which it counts as fresh.
    const midnight = '2025-10-04T21:00:00Z';
    const page = await open('', { at: new Date(Date.parse(midnight) - 60_000).toISOString() });
    await showsEverywhere(page, 'fifteen', verified);
    await markDocument(page);
    await stopClock(page);
    await page.clock.runFor(await page.evaluate((instant) => Date.parse(instant) - Date.now(), midnight));
    await showsEverywhere(
      page,
      'fifteen',
      words(language, 'trust.ageing', { date: { en: '4 September', ar: '4 سبتمبر' }[language] }),
    );
    expect(await isMarkedDocument(page)).toBe(true);
  });

  const inSaudiArabia = {
    en: 'Verified 4 September · Saudi Arabia, app',
    ar: 'تم التحقق منه في 4 سبتمبر · السعودية، التطبيق',
  }[language];
  const inTheEmirates = {
    en: 'Did not work for us on 12 September · UAE, website',
    ar: 'لم ينجح معنا في 12 سبتمبر · الإمارات، الموقع',
  }[language];
  const mixed = {
    en: 'Worked in Saudi Arabia, failed in the UAE',
    ar: 'نجح في السعودية، ولم ينجح في الإمارات',
  }[language];

  it.each(
    inTurn(
      someOf(
        [
          ['?country=sa', inSaudiArabia],
          ['', mixed],
          ['?country=ae', inTheEmirates],
          ['?country=kw', said(language, 'Not tested yet', 'trust.unchecked')],
        ] as const,
        4,
      ),
      language,
    ),
  )('shows the result for the country of a visitor with the query %j', async (query, label) => {
    const page = await open(query);
    await showsEverywhere(page, 'twelve', label);
    await ticket(page, 'twelve')
      .getByRole('link', { name: said(language, 'Get Code', 'offer.get-code') })
      .click();
    await expect.poll(async () => plain(await page.getByRole('dialog').innerText())).toContain(label);
  });

  itInTurn('shows how many tests worked, and when the network reported an order', async () => {
    const page = await open('');
    await expect
      .poll(async () => plain(await row(page, 'untested').innerText()))
      .toContain(
        said(language, 'An order with this code was reported on 3 September', 'trust.ordered', {
          kind: 'code',
          date: '3 سبتمبر',
        }),
      );
    await row(page, 'twenty')
      .getByRole('link', { name: said(language, 'Get Code', 'offer.get-code') })
      .click();
    const dialog = async (): Promise<string> => plain(await page.getByRole('dialog').innerText());
    await expect
      .poll(dialog)
      .toContain(said(language, 'Did not work for us on 11 September', 'trust.failed', { date: '11 سبتمبر' }));
    expect(await dialog()).toContain(
      { en: '2 of 3 tests worked in the last 90 days', ar: 'التجارب الناجحة في آخر 90 يومًا: 2 من 3' }[language],
    );
  });

  itInTurn(
    'matches "How we check", where the store with the newest test comes first (product rule R77)',
    { tags: 'all' },
    async () => {
      for (const [at, count, age] of [
        [changedAt, 3, { en: '3 days ago', ar: 'قبل 3 أيام' }],
        ['2026-01-10T09:00:00Z', 0, { en: '3 months ago', ar: 'قبل 3 أشهر' }],
      ] as const) {
        const page = await visits.open(`/${language}/how-we-check`, { at, site: inject('changedUrl') });
        const dated = page.locator('#tests dl > div').filter({ has: page.locator('time') });
        // The others were tested in October.
        const last = dated.last();
        await expect.poll(async () => plain(await last.innerText())).toContain(age[language]);
        expect(await last.locator('time').getAttribute('datetime')).toBe('2025-09-12');
        expect(await last.locator('dd a').getAttribute('id')).toBe('example-bazaar');
        expect(plain(await page.locator('#tests').innerText())).toContain(words(language, 'tests.recent', { count }));
      }
      // The page of a store with a log leads to the log instead.
      const page = await open('');
      expect(await page.locator('main a[href$="how-we-check#example-bazaar"]').count()).toBe(0);
    },
  );

  itInTurn('shows the state at build time without JavaScript', async () => {
    const html = await (await fetch(inject('changedUrl') + address)).text();
    const text = plain(html.replace(/<[^>]+>/g, ''));
    for (const label of [mixed, verified, said(language, 'Not tested yet', 'trust.unchecked')])
      expect(text).toContain(label);
  });

  it.each(
    inTurn(
      someOf(
        [
          ['phone', windows.phone],
          ['narrow phone', { width: 320, height: 700 }],
          ['tablet', { width: 800, height: 1000 }],
          ['small desk', { width: 1060, height: 800 }],
          ['desk', windows.desk],
        ] as const,
        5,
      ),
      language,
    ),
  )(
    'takes the same space for every text, so that nothing moves when it changes (%s)',
    { tags: ['all'] },
    async (_name, viewport) => {
      const page = await open('', { viewport });
      await page.evaluate(() => document.fonts.ready);
      const placesWith = async (label: string): Promise<readonly string[]> => {
        await expect.poll(async () => plain(await page.locator('main').innerText())).toContain(label);
        return page
          .locator('main article, main [role="row"], main h1, main h2, main h3:not([data-offer] *)')
          .evaluateAll((all) =>
            all.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const place = [x, y, width, height].map(Math.round).join(' ');
              return `${element.tagName} ${element.getAttribute('data-offer') ?? ''} ${place}`;
            }),
          );
      };
      const usual = await placesWith(mixed);
      // With a country, lists have headings; those of all countries take the same space.
      await goInside(page, `${address}?country=ae`);
      const inCountry = await placesWith(inTheEmirates);
      await goInside(page, `${address}?country=sa`);
      expect(await placesWith(inSaudiArabia)).toEqual(inCountry);
      await goInside(page, address);
      expect(await placesWith(mixed)).toEqual(usual);
      for (const [, at, label] of ages) {
        await page.clock.setSystemTime(at);
        // As after the sleep of a laptop.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        expect(await placesWith(label)).toEqual(usual);
      }
    },
  );
});
