import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { goInside, isMarkedDocument, markDocument, plain, stopClock } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { filesBelow } from '../support/documents';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';

const visits = browserForTests();

it('green marks are on no page of the published catalogue, whose tests are old, but on pages of offers tested lately (product rule R72)', () => {
  const isGreen = (folder: string): boolean =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.html'))
      .some((file) => readFileSync(path.join(folder, file), 'utf8').includes('data-trust="verified"'));
  expect([isGreen(inject('siteFolder')), isGreen(inject('changedFolder'))]).toEqual([false, true]);
});

describe('the label of an offer (product rule R72)', () => {
  const address = '/en/store/example-bazaar';
  const open = (query: string, visit: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(address + query, { at: changedAt, site: inject('changedUrl'), ...visit });

  const ticket = (page: Page, id: string) => page.locator(`main article[data-offer="${id}"]`).first();
  const row = (page: Page, id: string) => page.locator(`#table [data-offer="${id}"]`);
  const showsEverywhere = async (page: Page, id: string, label: string): Promise<void> => {
    for (const place of [ticket(page, id), row(page, id)])
      await expect.poll(async () => plain(await place.innerText())).toContain(label);
  };

  const verified = 'Verified 4 September';

  it('updates at midnight in the time zone of the site while the page is open', { tags: ['all'] }, async () => {
    // 30 days after the test: the last day on which it counts as fresh.
    const midnight = '2025-10-04T21:00:00Z';
    const page = await open('', { at: new Date(Date.parse(midnight) - 60_000).toISOString() });
    await showsEverywhere(page, 'fifteen', verified);
    await markDocument(page);
    await stopClock(page);
    await page.clock.runFor(await page.evaluate((instant) => Date.parse(instant) - Date.now(), midnight));
    await showsEverywhere(page, 'fifteen', 'Last verified 4 September');
    expect(await isMarkedDocument(page)).toBe(true);
  });

  const inSaudiArabia = 'Verified 4 September · Saudi Arabia, app';
  const inTheEmirates = 'Did not work for us on 12 September · UAE, website';
  const mixed = 'Worked in Saudi Arabia, failed in the UAE';

  it.each(
    someOf(
      [
        ['?country=sa', inSaudiArabia],
        ['', mixed],
        ['?country=ae', inTheEmirates],
        ['?country=kw', 'Not tested yet'],
      ] as const,
      4,
    ),
  )('shows the result for the country of a visitor with the query %j', async (query, label) => {
    const page = await open(query);
    await showsEverywhere(page, 'twelve', label);
    await ticket(page, 'twelve').getByRole('link', { name: 'Get Code' }).click();
    await expect.poll(async () => plain(await page.getByRole('dialog').innerText())).toContain(label);
  });

  it('shows the state at build time without JavaScript', async () => {
    const html = await (await fetch(inject('changedUrl') + address)).text();
    const text = plain(html.replace(/<[^>]+>/g, ''));
    for (const label of [mixed, verified, 'Not tested yet']) expect(text).toContain(label);
  });

  it.each([
    windows.phone,
    { width: 320, height: 700 },
    { width: 800, height: 1000 },
    { width: 1060, height: 800 },
    windows.desk,
  ])(
    'takes the same space for every text, so that nothing moves when it changes, in a window of $width px',
    { tags: ['all'] },
    async (viewport) => {
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
      for (const [at, label] of [
        ['2025-10-15T09:00:00Z', 'Last verified 4 September'],
        ['2026-01-10T09:00:00Z', 'Last verified 4 September 2025, 4 months ago'],
      ] as const) {
        await page.clock.setSystemTime(at);
        // As after the sleep of a laptop.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        expect(await placesWith(label)).toEqual(usual);
      }
    },
  );
});
