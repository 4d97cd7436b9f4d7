import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ServedSite } from '../../generator/site/serve/serve';
import { sitePath } from '../../src/domain/pages/paths';
import { violations } from '../support/axe';
import { clocks, goInside, plain } from '../support/behaviour';
import { readDocumentFile, tagsOf } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const seasons = `seasons:
  white-friday:
    name:
      en: White Friday
      ar: الجمعة البيضاء
    intro:
      en: Many stores name their own days.
      ar: لكل متجر أيامه الخاصة.
    dates:
      - from: 2025-11-28
        to: 2025-11-30
        country: SA
        source:
          address: https://www.example.com/2025
          seen: 2025-11-01
      - from: 2026-11-27
        to: 2026-11-27
        source:
          address: https://shop.example.com/2026
          seen: 2026-11-02
  ramadan:
    name:
      en: Ramadan
      ar: رمضان
  eid:
    name:
      en: Eid
      ar: العيد
`;

/** The offers of a store: two of White Friday, one of them with an end, and one of Ramadan, which has ended. */
const offers = `offers:
  - id: lasting
    kind: code
    code: "WHITE20"
    seasons: [white-friday]
    url: https://www.example.com/noon
    title:
      en: 20% off in White Friday
      ar: خصم 20% في الجمعة البيضاء
    expires: 2026-11-30
  - id: former
    kind: code
    code: "WHITE10"
    seasons: [white-friday]
    url: https://www.example.com/noon
    title:
      en: 10% off in White Friday
      ar: خصم 10% في الجمعة البيضاء
    expires: 2025-11-30
  - id: fasting
    kind: deal
    seasons: [ramadan]
    url: https://www.example.com/noon
    title:
      en: Ramadan sale
      ar: تخفيضات رمضان
    expires: 2026-03-19
`;

describe.each(bothLanguages)('the page of a season (product rule R87) in %s', (language) => {
  const itInTurn = inTurns(language);

  itInTurn('shows its active offers, and after their end the ended ones collapsed and other stores', async () => {
    const data = site.pages.find((page) => page.language === language && page.path === '/season/fall-sale');
    if (data?.kind !== 'season') throw new Error('There is no such page.');
    const open = (at: string) => visits.open(sitePath(language, data.path), { at, viewport: windows.phone });
    const page = await open(clocks.september2025);
    const active = page.locator('main [data-offer][data-state="active"]');
    await expect.poll(() => active.count()).toBe(data.offers.length);
    for (const to of ['category/general-marketplace', 'store/aliexpress', 'season/seasonal-sales'])
      expect(await page.locator(`main a[href="/${language}/${to}"]`).count(), to).toBeGreaterThan(0);
    // No date was announced.
    expect(await page.getByRole('list', { name: words(language, 'season.dates') }).count()).toBe(0);

    const later = await open(clocks.november2026);
    await expect.poll(() => later.locator('main [data-way-on]').innerText()).toContain(words(language, 'offers.none'));
    expect(await later.locator('#codes').count()).toBe(0);
    const ended = later.locator('details', {
      hasText: words(language, 'offers.ended', { count: data.offers.length }),
    });
    await ended.locator('summary').click();
    expect(await ended.innerText()).toContain('AFS2');
  });

  itInTurn('lists announced dates, each with its source and country', async () => {
    const date = {
      from: '27',
      fromDay: '2026-11-27',
      country: 'A country',
      source: { address: 'https://shop.example.com/2026', host: 'shop.example.com', seen: '2' },
    };
    const page = await visits.open(`/${language}/about`, {
      before: (opened) =>
        opened.route(`**/${language}/season/fall-sale.json`, async (route) => {
          const json = await (await route.fetch()).json();
          await route.fulfill({ json: { ...json, dates: [date] } });
        }),
    });
    await goInside(page, `/${language}/season/fall-sale`);
    const dates = page.getByRole('list', { name: words(language, 'season.dates') }).getByRole('listitem');
    await dates.waitFor();
    expect(await dates.locator('time').getAttribute('datetime')).toBe(date.fromDay);
    expect(await dates.getByRole('link').getAttribute('href')).toBe(date.source.address);
    for (const text of [date.country, date.source.host]) expect(await dates.innerText()).toContain(text);
  });
});

describe('a catalogue with announced dates of seasons', { tags: ['all'] }, () => {
  let copy: ProjectCopy;
  let served: ServedSite;
  const dist = (): string => path.join(copy.root, 'dist');

  beforeAll(async () => {
    copy = copyProject({ SITE_PREVIEWS: 'off', SOURCE_DATE_EPOCH: String(Date.parse('2026-11-20T09:00:00Z') / 1000) });
    writeFileSync(
      path.join(copy.root, 'data/seasons.yaml'),
      `${seasons}  fall-sale:\n    name: { en: Fall, ar: خريف }\n  seasonal-sales:\n    name: { en: Sales, ar: تخفيضات }\n`,
    );
    const file = path.join(copy.root, 'data/stores/noon.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^offers:\n/m, `${offers}`));
    const built = copy.run('build', '--quiet');
    if (built.code !== 0) throw new Error(built.err);
    served = await copy.serve();
  });
  afterAll(async () => {
    await served.close();
    copy.remove();
  });

  describe.each(bothLanguages)('the page of a season in %s', (language) => {
    const itInTurn = inTurns(language);
    const open = (season: string, at: string, more: object = {}) =>
      visits.open(`/${language}/season/${season}`, { site: served.url.replace(/\/$/, ''), at, ...more });

    itInTurn('shows the active offers and, collapsed, the ended ones with their codes', async () => {
      const page = await open('white-friday', '2026-11-20T09:00:00Z', { viewport: windows.phone });
      expect(
        await page
          .locator('#codes [data-offer]')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-offer'))),
      ).toEqual(['lasting']);
      const ended = page.locator('details', { hasText: words(language, 'offers.ended', { count: 1 }) });
      await ended.locator('summary').click();
      expect(await ended.innerText()).toContain('WHITE10');
    });

    itInTurn("shows a code as ended after its last day by the visitor's clock", async () => {
      const page = await open('white-friday', '2026-12-02T09:00:00Z');
      await expect.poll(() => page.locator('main [data-way-on]').innerText()).toContain(words(language, 'offers.none'));
      expect(await page.locator('#codes').count()).toBe(0);
    });

    itInTurn('shows how many offers of a store belong to the season, and how many others the store has', async () => {
      const card = async (at: string): Promise<string> => {
        const page = await open('white-friday', at);
        const link = page.locator(`main a[href="/${language}/store/noon"]`).filter({ has: page.locator('img, svg') });
        return plain(await link.last().innerText());
      };
      for (const [at, count] of [
        ['2026-11-20T09:00:00Z', 1],
        ['2026-12-02T09:00:00Z', 0],
      ] as const)
        expect(await card(at)).toContain(
          plain(words(language, 'collection.offers', { kind: 'season', count, others: 1 })),
        );
    });

    itInTurn('lists its announced dates, the latest first, each with its source and country', async () => {
      const page = await open('white-friday', '2026-11-20T09:00:00Z');
      const dates = page.getByRole('list', { name: words(language, 'season.dates') }).getByRole('listitem');
      expect(
        await dates.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
      ).toEqual(['2026-11-27', '2025-11-28', '2025-11-30']);
      expect(await dates.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        'https://shop.example.com/2026',
        'https://www.example.com/2025',
      ]);
      expect(await dates.first().innerText()).toContain('shop.example.com');
      expect(await dates.nth(1).innerText()).toContain({ en: 'Saudi Arabia', ar: 'السعودية' }[language]);
    });

    itInTurn('shows no date without an announcement, and links to other pages', async () => {
      const page = await open('ramadan', '2026-11-20T09:00:00Z', {
        context: { javaScriptEnabled: false },
        stopped: true,
      });
      expect(await page.getByRole('list', { name: words(language, 'season.dates') }).count()).toBe(0);
      for (const to of ['season/white-friday', 'category/general-marketplace', 'store/noon'])
        expect(await page.locator(`main a[href="/${language}/${to}"]`).count()).toBeGreaterThan(0);
    });

    itInTurn('is accessible and fits into 320 px', async () => {
      const page = await open('white-friday', '2026-11-20T09:00:00Z', { viewport: { width: 320, height: 700 } });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    itInTurn('is indexed only with an active offer at build time, and absent if no offer names the season', () => {
      const robots = (season: string) =>
        tagsOf(readDocumentFile(dist(), `${language}/season/${season}.html`), 'meta', { name: 'robots' });
      expect(robots('white-friday')).toHaveLength(0);
      expect(robots('ramadan')).toHaveLength(1);
      const sitemap = readFileSync(path.join(dist(), 'sitemap.xml'), 'utf8');
      expect(sitemap).toContain(`/${language}/season/white-friday<`);
      expect(sitemap).not.toContain(`/season/ramadan`);
      expect(sitemap).not.toContain(`/season/eid`);
      expect(() => readDocumentFile(dist(), `${language}/season/eid.html`)).toThrow();
    });
  });
});
