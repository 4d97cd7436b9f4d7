import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { plain } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** The offers of the catalogue that were tested, all of them in October 2025. */
const tested = site.pages
  .flatMap((page) => (page.kind === 'store' && page.language === 'en' ? page.offers : []))
  .filter(({ lastVerified }) => lastVerified === '2025-10').length;

describe('the page "How we check" (product rule R77)', () => {
  const address = '/en/how-we-check';
  /** The text about the day on which a store was last tested, and about all stores of that day. */
  const row = async (page: Page, slug: string): Promise<string> =>
    plain(await page.locator(`#tests dl > div:has(#${slug})`).innerText());

  it.each(
    someOf(
      [
        ['2025-10-20T09:00:00Z', tested, 'less than a month ago'],
        ['2026-11-20T09:00:00Z', 0, '13 months ago'],
      ] as const,
      2,
    ),
  )("shows by a visitor's clock of %s how many offers were tested, and when each store was", async (at, count, age) => {
    const page = await visits.open(address, { at });
    await expect.poll(() => row(page, 'noon')).toContain(age);
    expect(await row(page, 'noon')).toContain('October 2025');
    expect(plain(await page.locator('#tests').innerText())).toContain(words('en', 'tests.recent', { count }));
  });

  it('says in five lines what a link does, by the networks of the data, and the page of a store leads there', async () => {
    const page = await visits.open('/en/store/temu', { at: '2026-11-20T09:00:00Z' });
    await page.locator('[data-disclosure] summary').first().click();
    await page.getByRole('link', { name: words('en', 'links.heading') }).click();
    await page.waitForURL(`**${address}#links`);
    const lines = page.locator('#links li');
    await expect.poll(() => lines.count()).toBe(5);
    expect(await lines.allInnerTexts().then((texts) => texts.map(plain))).toEqual([
      words('en', 'links.way', { networks: 'Gulfclicks' }),
      words('en', 'links.says', {
        things: new Intl.ListFormat('en').format(
          (['page', 'place', 'language'] as const).map((mark) => words('en', `links.says-${mark}`)),
        ),
      }),
      words('en', 'links.sends'),
      words('en', 'links.earns'),
      words('en', 'links.order'),
    ]);
  });

  it('lists every claim with its source, and explains why contradicted claims stay', { tags: ['all'] }, async () => {
    const page = await visits.open(address);
    const claims = page.locator('#claims li');
    const checking = site.pages.find(
      (each) => each.kind === 'static' && each.path === '/how-we-check' && each.language === 'en',
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
    expect(await shared.innerText()).toContain(words('en', 'claims.source', { source: 'owner' }));
    const stores = plain(await claims.first().innerText());
    expect(stores).toContain('“200+ stores”');
    expect(stores).toContain('The catalogue has fewer stores.');
  });

  it('shows its content without JavaScript', () => {
    const html = readFileSync(path.join(inject('siteFolder'), `${address}.html`), 'utf8');
    for (const text of ['October 2025', words('en', 'trust.unchecked')])
      expect(plain(html.replace(/<[^>]+>/g, ''))).toContain(text);
  });

  it('is linked from the test month on a store page, at the name of the store', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', { at: '2026-11-20T09:00:00Z' });
    await page.locator(`main ul[data-glance] a[href="${address}#noon"]`).click();
    const isInWindow = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect.poll(() => page.locator('#tests #noon').evaluate(isInWindow)).toBe(true);
  });
});
