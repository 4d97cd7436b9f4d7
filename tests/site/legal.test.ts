import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { overflowOf } from '../support/behaviour';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { changedAt } from '../support/changed-site';
import { filesBelow } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows, type Visit } from '../support/visit';
import { bothLanguages, words } from '../support/words';
import { someOf } from '../support/extent';

const site = siteUnderTest();
const visits = browserForTests();

const lines = {
  en: 'Operated by Example Company for Trading · Commercial registration: 0000000000 · Advertiser permit: AD-000000 (UAE, until 31 January 2027)',
  ar: 'الجهة المشغِّلة: شركة المثال للتجارة · السجل التجاري: 0000000000 · تصريح معلن: AD-000000 (الإمارات، حتى 31 يناير 2027)',
} as const;
const facts = [
  ...lines.en.split(' · '),
  'Address: 1 Example Street, Riyadh',
  'E-mail: office@example.com',
  'Telephone: +12025550123',
];
const inKuwait = 'Advertisement: this page contains paid links.';
const named = [`Kuwait: ${inKuwait}`, 'Bahrain: This site advertises under a permit.'] as const;

it('a site without an operator in its data shows none, and contains no code for one', () => {
  const dist = inject('siteFolder');
  const files = filesBelow(dist).filter((file) => /\.(?:html|js|json)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /Who operates this site|الجهة المشغِّلة|\.operator\b|\.disclosures\b/.test(
      readFileSync(path.join(dist, file), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

describe('a site with an operator in its data (product rule R93)', () => {
  const { disclosureLine, disclosure } = site.sites.en;
  const open = (address: string, visit: Visit = {}): Promise<Page> =>
    visits.open(`/en${address}`, { at: changedAt, site: inject('changedUrl'), ...visit });
  const withoutScript: Visit = { context: { javaScriptEnabled: false }, stopped: true };
  const summaryOf = (page: Page) => page.locator('main summary').filter({ hasText: disclosureLine });
  const fullTextOf = (page: Page) => page.locator('main [data-disclosure] > p');
  const fullText = `${[disclosure, ...named].join('\n')} ${words('en', 'links.heading')}`;

  const operatorOf = (page: Page) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who operates this site' }) });

  it.each(bothLanguages)('names the operator in one line of the footer of every page in %s', (language) => {
    const folder = path.join(inject('changedFolder'), language);
    for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(folder, file), 'utf8');
      // Pages that redirect have no foot, nor has the document that is shown without a network.
      if (html.includes('http-equiv="refresh"') || html.includes('data-offline=')) continue;
      expect(html.replace(/<\/?bdi[^>]*>/g, ''), file).toContain(lines[language]);
    }
  });

  it('shows the disclosure that a country requires only if it is chosen, and those of all in the full text', {
    tags: ['all'],
  }, async () => {
    const page = await open('/store/noon?country=kw', { viewport: { width: 320, height: 640 } });
    await summaryOf(page).getByText(inKuwait).waitFor();
    expect(await summaryOf(page).textContent()).not.toContain(named[1]);
    expect(await page.getByText(named[0]).isVisible()).toBe(false);
    await summaryOf(page).click();
    expect(await fullTextOf(page).innerText()).toBe(fullText);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const other = await open('/store/noon?country=sa', { viewport: windows.phone });
    expect(await summaryOf(other).getByText(inKuwait).count()).toBe(0);
    expect((await summaryOf(other).boundingBox())?.height).toBe(44);
  });

  it.each(
    someOf(
      [
        ['at 320 px', { viewport: { width: 320, height: 640 } }],
        ['without JavaScript', withoutScript],
        ['in dark mode', { context: { colorScheme: 'dark' } }],
      ] as const,
      3,
    ),
  )('shows all facts about the operator on "About" %s', async (_name, visit) => {
    const page = await open('/about', visit);
    expect(await operatorOf(page).getByRole('listitem').allTextContents()).toEqual(facts);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    if (visit !== withoutScript) expect(await violations(page)).toEqual([]);
  });

  it('prints all facts about the operator on "About"', { tags: ['all'] }, async () => {
    const page = await open('/about');
    await page.emulateMedia({ media: 'print' });
    for (const fact of facts) expect(await page.locator('main').getByText(fact).isVisible(), fact).toBe(true);
  });

  it('shows the disclosure of the chosen country on other pages with links to stores', { tags: ['all'] }, async () => {
    for (const address of ['/all-coupons', '/']) {
      const page = await open(`${address}?country=kw`, { viewport: windows.phone });
      await summaryOf(page).getByText(inKuwait).waitFor();
      expect(await summaryOf(page).textContent()).not.toContain(named[1]);
    }
  });
});
