import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from '../support/extent';
import { goInside, isMarkedDocument, markDocument } from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

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

describe.each(bothLanguages)('the error pages (product rules R5 and R24) in %s', (language) => {
  const itInTurn = inTurns(language);
  const data = site.pages.find((page) => page.language === language && page.kind === 'not-found');
  if (data?.kind !== 'not-found') throw new Error('There is no not-found page.');

  it.each(inTurn(someOf(['/no-such-page', '/404'] as const, 2), language))(
    'show a not-found message at %s with a link to the home page',
    async (path) => {
      const page = await visits.open(`/${language}${path}`, { expected: /404/ });
      const main = page.locator('main');
      expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(
        language === 'en' ? '404 - Page Not Found' : data.heading,
      );
      expect(await main.innerText()).toContain(
        language === 'en' ? "Oops! The page you're looking for seems to have vanished" : data.subtitle,
      );
      await markDocument(page);
      await main.getByRole('link', { name: language === 'en' ? 'Go Back to Homepage' : data.button }).click();
      await page.waitForURL(`**/${language}/`);
      await page.locator('#hero-search').waitFor();
      expect(await isMarkedDocument(page)).toBe(true);
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    },
  );

  itInTurn('link from the not-found page to stores that have active offers', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/404`, { expected: /404/ });
    const stores = page.locator('main [data-way-on] li a');
    expect(await stores.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      data.suggested.map(({ path }) => `/${language}${path}`),
    );
    await stores.first().click();
    await page.waitForURL(`**${data.suggested[0]?.path}`);
    await page.locator('main code').first().waitFor();
  });

  itInTurn('show the not-found page at the address of an unknown path, without indexing', async () => {
    const page = await visits.open(`/${language}/about`, { expected: /404/ });
    await goInside(page, `/${language}/no-such-page`);
    await page.getByRole('heading', { level: 1, name: data.heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${language}/no-such-page`);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
  });

  itInTurn('show "Unexpected Application Error!" with a link home if rendering a page fails', async () => {
    const page = await visits.open(`/${language}/about`, {
      expected: /./,
      routes: (opened) =>
        opened.route(`**/${language}/stores.json`, async (route) => {
          const json = await (await route.fetch()).json();
          await route.fulfill({ json: { ...json, groups: [{ letter: 'A' }] } });
        }),
    });
    await goInside(page, `/${language}/stores`);
    await page
      .getByRole('heading', { level: 1, name: said(language, 'Unexpected Application Error!', 'error.unexpected') })
      .waitFor();
    await page.getByRole('link', { name: words(language, 'error.home') }).click();
    await page.waitForURL(`**/${language}/`);
    await page.locator('#hero-search').waitFor();
  });

  itInTurn('show "Loading Page..." while a page is loading, report that it cannot be loaded, and retry', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refusal = refusalOf(`**/${language}/store/noon.json`, async (route) => {
      await held;
      await route.abort();
    });
    const page = await visits.open(`/${language}/stores`, {
      expected: /Failed to load resource/,
      routes: refusal.begin,
    });
    await page.locator(`main a[href="/${language}/store/noon"]`).first().click();
    await page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: said(language, 'Loading Page...', 'ui.loading-page') })
      .waitFor();
    release();
    await page.getByText(words(language, 'load-failure.title')).waitFor();
    await refusal.end();
    await page.getByRole('button', { name: words(language, 'load-failure.retry') }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'NDX143' }).waitFor();
  });

  it.each(inTurn(['basharacare', 'vogacloset'] as const, language))(
    'load the page of %s only on demand',
    { tags: ['all'] },
    async (slug) => {
      // For visitors who save data nothing is fetched beforehand, however long the click takes.
      const savesData = (opened: Page): Promise<unknown> =>
        opened.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const page = await visits.open(`/${language}/stores`, { before: savesData });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.locator(`main a[href="/${language}/store/${slug}"]`).first().click();
      await page.waitForURL(`**/${language}/store/${slug}`);
      await page.locator('main code').first().waitFor();
      const data = asked.filter((path) => path.endsWith('.json'));
      expect(data[0]).toBe(`/${language}/store/${slug}.json`);
      // The messages of store pages, which the page names.
      expect(data.slice(1)).toEqual([expect.stringMatching(`^/assets/${language}/store-\\w+\\.json$`)]);
    },
  );

  itInTurn('keep every other page reachable from one that cannot be loaded', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/stores`, {
      expected: /Failed to load resource/,
      routes: (opened) => opened.route(`**/${language}/store/noon.json`, (route) => route.abort()),
    });
    await page.locator(`main a[href="/${language}/store/noon"]`).first().click();
    await page.getByText(words(language, 'load-failure.title')).waitFor();
    await page.locator(`footer a[href="/${language}/about"]`).click();
    await page
      .getByRole('heading', {
        level: 1,
        name: site.pages.find((known) => known.language === language && known.path === '/about')?.heading ?? '',
      })
      .waitFor();
    expect(await page.getByText(words(language, 'load-failure.title')).count()).toBe(0);
  });

  itInTurn(
    'show the previous page again on Back while another page fails or keeps loading',
    { tags: 'all' },
    async () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const page = await visits.open(`/${language}/stores`, {
        expected: /Failed to load resource/,
        routes: async (opened) => {
          await opened.route(`**/${language}/store/noon.json`, (route) => route.abort());
          await opened.route(`**/${language}/store/temu.json`, async (route) => {
            await held;
            await route.abort();
          });
        },
      });
      for (const [path, meanwhile] of [
        ['/store/noon', words(language, 'load-failure.title')],
        ['/store/temu', words(language, 'ui.loading-page')],
      ] as const) {
        await page.locator(`main a[href="/${language}${path}"]`).first().click();
        await page.locator('main').getByText(meanwhile).waitFor();
        await page.goBack();
        await page.locator(`main a[href="/${language}${path}"]`).first().waitFor();
        expect(await page.locator('main').getByText(meanwhile).count()).toBe(0);
      }
      release();
    },
  );
});
