import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isMarkedDocument, markDocument, attributesOf, overflowOf } from '../support/behaviour';
import { addManyStores, changedAt } from '../support/changed-site';
import { filesBelow, readDocumentFile, tagsOf } from '../support/documents';
import { servedCopy } from '../support/served-copy';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows, type Visit } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const visits = browserForTests();
const site = inject('changedUrl');
const inDist = (...parts: readonly string[]): string => path.join(inject('changedFolder'), ...parts);

/** Expects that each page of a list is small and linked from the previous one. */
function expectPages(dist: string, language: string, list: string): void {
  const folder = path.join(dist, language);
  const further = readdirSync(path.join(folder, list)).filter((file) => file.endsWith('.html'));
  expect(further.length).toBeGreaterThan(0);
  for (const file of [`${list}.html`, ...further.map((name) => `${list}/${name}`)])
    expect([file, statSync(path.join(folder, file)).size < 500_000]).toEqual([file, true]);
  for (let number = 2; number <= further.length + 1; number += 1) {
    const before = readDocumentFile(folder, number === 2 ? `${list}.html` : `${list}/${number - 1}.html`);
    expect(tagsOf(before, 'a', { rel: 'next', href: `/${language}/${list}/${number}` })).toHaveLength(1);
    const own = readDocumentFile(folder, `${list}/${number}.html`);
    expect(
      tagsOf(own, 'link', { rel: 'canonical', href: `https://www.example.com/${language}/${list}/${number}` }),
    ).toHaveLength(1);
  }
}

describe('the directory of more than 250 stores', { tags: ['all'] }, () => {
  const many = servedCopy({ SITE_PREVIEWS: 'off' }, (copy) => addManyStores(copy.at('data'), 300));

  it('leads from a letter to the page on which it begins, in the same document', async () => {
    for (const language of bothLanguages) expectPages(many.path('dist'), language, 'stores');
    const page = await visits.open('/ar/stores', { site: many.url() });
    await markDocument(page);
    const letters = page.getByRole('navigation', { name: words('ar', 'directory.letters') });
    const last = letters.getByRole('link').last();
    const letter = (await last.innerText()).trim();
    expect(await last.getAttribute('href')).toMatch(/\/stores\/\d+#letter-/);
    await last.click();
    await page.getByRole('heading', { level: 2, name: letter, exact: true }).waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await page.title()).toMatch(/2/);
  });
});

describe('the lists of many stores', () => {
  const open = (address: string, visit: Visit = {}) => visits.open(`/en${address}`, { at: changedAt, site, ...visit });

  it('are split into pages of bounded size, each linked from the previous one', () => {
    expect(filesBelow(inDist()).filter((file) => file.startsWith('sitemap'))).toEqual(['sitemap.xml']);
    for (const list of ['all-coupons', 'category/marketplaces']) expectPages(inDist(), 'en', list);
  });

  it('link to the next and previous page, and mark the current one', { tags: ['all'] }, async () => {
    const page = await open('/all-coupons', { viewport: windows.phone });
    const pages = page.getByRole('navigation', { name: words('en', 'list.pages') });
    expect(await pages.locator('[aria-current="page"]').innerText()).toBe('1');
    await pages.getByRole('link', { name: words('en', 'list.next') }).click();
    await page.waitForURL('**/en/all-coupons/2');
    await expect.poll(() => pages.locator('[aria-current="page"]').innerText()).toBe('2');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await pages.getByRole('link', { name: words('en', 'list.previous') }).click();
    await page.waitForURL('**/en/all-coupons');
  });

  it('are laid out only near the viewport, and keep their height after a jump to the end', {
    tags: ['all'],
  }, async () => {
    const page = await open('/all-coupons', { viewport: windows.phone, farLater: true });
    const { before, after } = await page.evaluate(async () => {
      const height = async (): Promise<number> => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollHeight;
      };
      window.scrollTo(0, document.documentElement.scrollHeight);
      return { before: await height(), after: await height() };
    });
    expect(after).toBe(before);
    // Between the first screen and the last hardly anything is.
    const rendered = await page
      .locator('main li > article')
      .evaluateAll((tickets) => tickets.map((ticket) => ticket.checkVisibility({ contentVisibilityAuto: true })));
    expect(rendered.at(-1)).toBe(true);
    expect(rendered.filter(Boolean).length).toBeLessThan(rendered.length / 2);
    // With the keyboard: what is laid out while the mouse is pressed may move the link from under it.
    await page
      .getByRole('navigation', { name: words('en', 'list.pages') })
      .getByRole('link', { name: words('en', 'list.next') })
      .press('Enter');
    await page.waitForURL('**/en/all-coupons/2');
  });
});

/** An offer as the public copy has it. */
interface PublicOffer {
  readonly store: string;
  readonly id: string;
  readonly kind: string;
  readonly expires?: string;
  readonly benefit?: { readonly kind: string; readonly percent?: number };
}

/** The active offers of all stores, from their public copy. */
function activeOffersOfSite(): readonly PublicOffer[] {
  const folder = inDist('api/v1/offers');
  return readdirSync(folder)
    .flatMap((file) => {
      // The generator wrote the file from values of this type.
      const { offers } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        offers: readonly PublicOffer[];
      };
      return offers;
    })
    .filter(({ expires }) => expires === undefined || Date.parse(expires) > Date.parse(changedAt));
}

describe('the filters of a list of many pages (product rule R91)', () => {
  const open = (address: string, visit: Visit = {}) => visits.open(`/en${address}`, { at: changedAt, site, ...visit });
  const isOfIndex = (request: { url(): string }): boolean => request.url().includes('/facets/');
  const count = async (page: Page): Promise<number> => {
    const heading = await page.locator('#results-heading').innerText();
    return Number(/\d+/.exec(heading.replaceAll(',', ''))?.[0]);
  };

  it('request nothing before a press, and then find offers of all pages', async () => {
    const asked: string[] = [];
    const page = await open('/all-coupons/2', {
      before: async (tab) => {
        tab.on('request', (request) => {
          if (isOfIndex(request)) asked.push(new URL(request.url()).pathname);
        });
      },
    });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: words('en', 'coupons.filters'), exact: true }).click();
    await page.locator('[data-facet="kind"][data-value="deal"]').click();
    await page.waitForURL(/\?kind=deal$/);
    await page.locator('#results-heading').waitFor();
    const deals = activeOffersOfSite().filter(({ kind }) => kind === 'deal');
    expect(await count(page)).toBe(deals.length);
    expect(await page.locator('#results article').count()).toBe(20);
    expect(new Set(await attributesOf(page.locator('#results article'), 'data-kind'))).toEqual(new Set(['deal']));
    // Names are loaded for the rows, and neither savings nor limits were asked for.
    expect(asked.filter((file) => /savings|limits|checks/.test(file))).toEqual([]);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain(words('en', 'filter.results', { count: deals.length }));
  });

  it('find the offers of a store that is not on the page, and show its name', { tags: ['all'] }, async () => {
    const page = await open('/all-coupons?store=store-00007,gone');
    await page.locator('#results article').first().waitFor();
    expect(await count(page)).toBe(activeOffersOfSite().filter(({ store }) => store === 'store-00007').length);
    const chosen = page.getByRole('group', { name: words('en', 'filter.chosen') });
    expect(await chosen.getByRole('button').count()).toBe(2);
    expect(await chosen.innerText()).toMatch(/ 7\b/);
  });

  it('show the next offers after a press, and as many again after Back', { tags: ['all'] }, async () => {
    const page = await open('/all-coupons?benefit=percent');
    await page.locator('#results article').first().waitFor();
    await page.getByRole('button', { name: words('en', 'filter.more') }).click();
    await expect.poll(() => page.locator('#results article').count()).toBe(40);
    const row = page.locator('#results article').nth(30);
    const id = await row.getAttribute('data-offer');
    await row.getByRole('link').first().click();
    await page.waitForURL(/\/store\//);
    await page.goBack();
    await page.waitForURL(/\?benefit=percent$/);
    await expect.poll(() => page.locator('#results article').count()).toBe(40);
    expect(await page.locator('#results article').nth(30).getAttribute('data-offer')).toBe(id);
  });

  it('show the cost of an order with each offer', { tags: ['all'] }, async () => {
    const page = await open('/all-coupons#basket=200SAR');
    await page.locator('#results article').first().waitFor();
    expect(await page.locator('#results article').first().innerText()).toMatch(/SAR|ريال/);
  });

  it.each([
    ['the index', '**/facets/facts.json'],
    ['the offers', '**/store/*.json'],
  ])('report that %s cannot be loaded, and load it on a retry', { tags: ['all'] }, async (_what, address) => {
    const refusal = refusalOf(address);
    const page = await open('/all-coupons?kind=deal', { before: refusal.begin, expected: /Failed to load resource/ });
    await page.getByText(words('en', 'load-failure.text')).first().waitFor();
    await refusal.end();
    await page
      .locator('main')
      .getByRole('button', { name: words('en', 'load-failure.retry') })
      .click();
    await page.locator('#results article').first().waitFor();
  });

  it('load everything again if files of different builds were read', { tags: ['all'] }, async () => {
    let answered = 0;
    const page = await open('/all-coupons?kind=deal', {
      before: (tab) =>
        tab.route('**/facets/facts.json', async (route) => {
          answered += 1;
          if (answered > 1) return route.continue();
          const response = await route.fetch();
          const content = (await response.text()).replace(/"version":"[^"]*"/, '"version":"another"');
          return route.fulfill({ response, body: content });
        }),
    });
    await page
      .locator('main')
      .getByRole('button', { name: words('en', 'load-failure.retry') })
      .click();
    await page.locator('#results article').first().waitFor();
    expect(answered).toBe(2);
  });
});

describe('a store with 230 offers (product rule R89)', () => {
  const open = (address: string, visit: Visit = {}) =>
    visits.open(`/en/store/store-00007${address}`, { at: changedAt, site, ...visit });

  it('shows 100 of them on its page, counts all, and links to the others', async () => {
    const page = await open('');
    const all = activeOffersOfSite().filter(({ store }) => store === 'store-00007').length;
    expect(await page.locator('[data-glance]').innerText()).toContain(
      words('en', 'store.active-offers', { count: all }),
    );
    await markDocument(page);
    await page.getByRole('link', { name: words('en', 'store.more-offers', { page: 2 }) }).click();
    await page.waitForURL('**/store/store-00007/2');
    await expect.poll(() => page.locator('main article[data-offer], main [data-state="expired"]').count()).toBe(100);
    expect(await isMarkedDocument(page)).toBe(true);
    await page.getByRole('link', { name: words('en', 'list.next') }).click();
    await page.waitForURL('**/store/store-00007/3');
    await expect.poll(() => page.locator('main article[data-offer], main [data-state="expired"]').count()).toBe(30);
  });

  it('has its further pages in the sitemap with their own canonical address, and fits into 320 px', {
    tags: ['all'],
  }, async () => {
    const sitemap = readFileSync(inDist('sitemap.xml'), 'utf8');
    for (const number of [2, 3])
      expect(sitemap).toContain(`<loc>https://www.example.com/en/store/store-00007/${number}</loc>`);
    const own = readDocumentFile(inDist('en'), 'store/store-00007/2.html');
    expect(
      tagsOf(own, 'link', { rel: 'canonical', href: 'https://www.example.com/en/store/store-00007/2' }),
    ).toHaveLength(1);
    for (const file of ['store/store-00007.html', 'store/store-00007/2.html'])
      expect(statSync(inDist('en', file)).size).toBeLessThan(500_000);
    const page = await open('/2', { viewport: { width: 320, height: 640 } });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

it('long lists add no scripts to the site', () => {
  // Without hashes: the channels for reports change those of other files.
  const scripts = (folder: string): readonly string[] =>
    filesBelow(folder).flatMap((file) => /^assets\/(.*)-[\w-]{8}\.js$/.exec(file)?.slice(1) ?? []);
  const usual = new Set(scripts(inject('siteFolder')));
  expect(scripts(inDist()).filter((name) => !usual.has(name))).toEqual(['Report', 'ReportPanel', 'reports']);
});
