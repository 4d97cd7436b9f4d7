import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, isMarkedDocument, markDocument, attributesOf, changedJson, savesData } from '../support/behaviour';
import { holdAt } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** Keeps the elements of the HTML, in order to find them again after hydration. Runs in the page. */
function keepServed(): void {
  document.addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { served: [...document.querySelectorAll('#root *')] }),
  );
}

/** Opens an address of a host that answers it with a file. Returns the requests that fail besides that of the page. */
async function openAnswered(address: string, file: string): Promise<{ page: Page; failed: readonly string[] }> {
  const failed: string[] = [];
  const page = await visits.open(address, {
    expected: /404/,
    routes: (opened) =>
      opened.route(visits.siteUrl() + address, async (route) => {
        const response = await route.fetch({ url: `${visits.siteUrl()}/${file}` });
        await route.fulfill({ response, status: 404 });
      }),
    async before(opened) {
      await opened.addInitScript(keepServed);
      opened.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!response.ok() && pathname !== address) failed.push(pathname);
      });
    },
  });
  return { page, failed };
}

describe('the file that a host serves for unknown addresses (product rule R5)', () => {
  it.each([
    ['/en/no-such-page', 'en/404.html'],
    ['/ar/no-such-page', 'ar/404.html'],
    ['/no-such-page', '404.html'],
  ])('keeps its elements at %s, and makes no failing request', async (address, file) => {
    const { page, failed } = await openAnswered(address, file);
    const served = await page.evaluate(() => {
      const elements: unknown = Reflect.get(window, 'served');
      return Array.isArray(elements) ? elements.map((element: Element) => element.isConnected) : [];
    });
    expect(served.length).toBeGreaterThan(50);
    expect(served).not.toContain(false);
    expect(failed).toEqual([]);
  });

  it('gives way to the page in the language of the address, without a failing request', async () => {
    const { page, failed } = await openAnswered('/ar/no-such-page', '404.html');
    expect(await page.getAttribute('html', 'lang')).toBe('ar');
    expect(await page.title()).toBe(
      site.pages.find(({ kind, language }) => kind === 'not-found' && language === 'ar')?.title,
    );
    expect(failed).toEqual([]);
  });

  it('gives way to the page at an address with a trailing slash', async () => {
    const { page } = await openAnswered('/ar/stores/', '404.html');
    expect(await page.getAttribute('html', 'lang')).toBe('ar');
    await page.locator('main a[href="/ar/store/noon"]').first().waitFor();
  });
});

describe('the error pages (product rules R5 and R24)', () => {
  const data = site.pages.find((page) => page.language === 'en' && page.kind === 'not-found');
  if (data?.kind !== 'not-found') throw new Error('There is no not-found page.');

  it('show a not-found message with a link to the home page', async () => {
    const page = await visits.open('/en/no-such-page', { expected: /404/ });
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('404 - Page Not Found');
    expect(await main.innerText()).toContain("Oops! The page you're looking for seems to have vanished");
    await markDocument(page);
    await main.getByRole('link', { name: 'Go Back to Homepage' }).click();
    await page.waitForURL('**/en/');
    await page.locator('#hero-search').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  it('link from the not-found page to stores that have active offers', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/404', { expected: /404/ });
    const stores = page.locator('main [data-way-on] li a');
    expect(await attributesOf(stores, 'href')).toEqual(data.suggested.map(({ path }) => `/en${path}`));
    await stores.first().click();
    await page.waitForURL(`**${data.suggested[0]?.path}`);
    await page.locator('main code').first().waitFor();
  });

  it('show the not-found page at the address of an unknown path, without indexing', async () => {
    const page = await visits.open('/en/about', { expected: /404/ });
    await goInside(page, '/en/no-such-page');
    await page.getByRole('heading', { level: 1, name: data.heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/no-such-page');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
  });

  it('show "Unexpected Application Error!" with a link home if rendering a page fails', async () => {
    const page = await visits.open('/en/about', {
      expected: /./,
      routes: changedJson('**/en/stores.json', { groups: [{ letter: 'A' }] }),
    });
    await goInside(page, '/en/stores');
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('link', { name: words('en', 'error.home') }).click();
    await page.waitForURL('**/en/');
    await page.locator('#hero-search').waitFor();
  });

  it('show "Loading Page..." while a page is loading, report that it cannot be loaded, and retry', async () => {
    let mayPass = false;
    const held = holdAt('**/en/store/noon.json', (route) => (mayPass ? route.continue() : route.abort()));
    const page = await visits.open('/en/stores', { expected: /Failed to load resource/, routes: held.begin });
    await page.locator('main a[href="/en/store/noon"]').first().click();
    await page.locator('main').getByRole('status').filter({ hasText: 'Loading Page...' }).waitFor();
    held.release();
    await page.getByText(words('en', 'load-failure.title')).waitFor();
    mayPass = true;
    await page.getByRole('button', { name: words('en', 'load-failure.retry') }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'NDX143' }).waitFor();
  });

  it('load the page of a store only on demand', { tags: ['all'] }, async () => {
    // For visitors who save data nothing is fetched beforehand, however long the click takes.
    const page = await visits.open('/en/stores', { before: savesData });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('main a[href="/en/store/basharacare"]').first().click();
    await page.locator('main code').first().waitFor();
    // And the messages of store pages, which the page names.
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([
      '/en/store/basharacare.json',
      expect.stringMatching('^/assets/en/store-\\w+\\.json$'),
    ]);
  });

  it('keep every other page reachable from one that cannot be loaded', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/stores', {
      expected: /Failed to load resource/,
      routes: (opened) => opened.route('**/en/store/noon.json', (route) => route.abort()),
    });
    await page.locator('main a[href="/en/store/noon"]').first().click();
    await page.getByText(words('en', 'load-failure.title')).waitFor();
    await page.locator('footer a[href="/en/about"]').click();
    await page.getByText(words('en', 'load-failure.title')).waitFor({ state: 'detached' });
    await page.locator('main a[href="/en/contact"]').first().waitFor();
  });

  it('show the previous page again on Back while another page fails or keeps loading', { tags: ['all'] }, async () => {
    const held = holdAt('**/en/store/temu.json', (route) => route.abort());
    const page = await visits.open('/en/stores', {
      expected: /Failed to load resource/,
      routes: async (opened) => {
        await opened.route('**/en/store/noon.json', (route) => route.abort());
        await held.begin(opened);
      },
    });
    for (const [path, meanwhile] of [
      ['/store/noon', words('en', 'load-failure.title')],
      ['/store/temu', words('en', 'ui.loading-page')],
    ] as const) {
      await page.locator(`main a[href="/en${path}"]`).first().click();
      await page.locator('main').getByText(meanwhile).waitFor();
      await page.goBack();
      await page.locator(`main a[href="/en${path}"]`).first().waitFor();
      expect(await page.locator('main').getByText(meanwhile).count()).toBe(0);
    }
    held.release();
  });
});
