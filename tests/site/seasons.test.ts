import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { changedJson, clocks, goInside } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe('the page of a season (product rule R87)', () => {
  it('shows its active offers, and after their end the ended ones collapsed and other stores', async () => {
    const data = site.pages.find((page) => page.language === 'en' && page.path === '/season/fall-sale');
    if (data?.kind !== 'season') throw new Error('There is no such page.');
    const open = (at: string) => visits.open(sitePath('en', data.path), { at, viewport: windows.phone });
    const page = await open(clocks.september2025);
    const active = page.locator('main [data-offer][data-state="active"]');
    await expect.poll(() => active.count()).toBe(data.offers.length);
    for (const to of ['category/general-marketplace', 'store/aliexpress', 'season/seasonal-sales'])
      expect(await page.locator(`main a[href="/en/${to}"]`).count(), to).toBeGreaterThan(0);
    // No date was announced.
    expect(await page.getByRole('list', { name: words('en', 'season.dates') }).count()).toBe(0);

    const later = await open(clocks.november2026);
    await expect.poll(() => later.locator('main [data-way-on]').innerText()).toContain(words('en', 'offers.none'));
    expect(await later.locator('#codes').count()).toBe(0);
    const ended = later.locator('details', {
      hasText: words('en', 'offers.ended', { count: data.offers.length }),
    });
    await ended.locator('summary').click();
    expect(await ended.innerText()).toContain('AFS2');
  });

  it('lists announced dates, each with its source and country', async () => {
    const date = {
      from: '27',
      fromDay: '2026-11-27',
      country: 'A country',
      source: { address: 'https://shop.example.com/2026', host: 'shop.example.com', seen: '2' },
    };
    const page = await visits.open('/en/about', {
      routes: changedJson('**/en/season/fall-sale.json', { dates: [date] }),
    });
    await goInside(page, '/en/season/fall-sale');
    const dates = page.getByRole('list', { name: words('en', 'season.dates') }).getByRole('listitem');
    await dates.waitFor();
    expect(await dates.locator('time').getAttribute('datetime')).toBe(date.fromDay);
    expect(await dates.getByRole('link').getAttribute('href')).toBe(date.source.address);
    for (const text of [date.country, date.source.host]) expect(await dates.innerText()).toContain(text);
  });
});
