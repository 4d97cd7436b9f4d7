/** @module-tag all */
import { describe, expect, it } from 'vitest';
import type { Page, Request, Route } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import {
  changedJson,
  clocks,
  dismissNotice,
  expectNotice,
  goInside,
  isMarkedDocument,
  markDocument,
  stopClock,
  unfoldOffers,
  hasFocus,
} from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const failedLoad = /Failed to load resource/;
const chunk = (name: string): string => `**/assets/${name}-*.js`;

/** Records the paths that a page requests from now on. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Runs a function as soon as the page requests a new document. */
function whenDocumentIsAsked(page: Page, act: () => void): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest()) act();
  });
}

/**
 * Hovers over a link to the directory and waits until its code and messages are loaded. A link that has been visible
 * for long may have prefetched them before.
 */
async function prefetchDirectory(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().hover();
  for (const file of [/\/DirectoryPage-[\w-]+\.js$/, /\/directory-\w+\.json$/])
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(file));
  await page.waitForLoadState('networkidle');
}

/** The visible buttons without a handler. */
function deadButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.outerHTML),
  );
}

describe('a page on a failing network', () => {
  const at = (path: string): string => sitePath('en', path);
  const headingOf = (path: string): string =>
    site.pages.find((page) => page.language === 'en' && page.path === path)?.heading ?? '';
  const heading = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: headingOf(path) });
  const failure = (page: Page) => page.locator('main').getByRole('alert').getByText(words('en', 'load-failure.title'));

  it('treats a part without its messages as not loaded, and loads it on the next press', async () => {
    const messages = refusalOf('**/messages/en/CouponModal.json');
    const page = await visits.open(at('/store/temu'), {
      expected: failedLoad,
      routes: messages.begin,
    });
    const getCode = page.locator('main a[aria-haspopup="dialog"]').first();
    await getCode.click();
    await expectNotice(
      page,
      words('en', 'modal.failed-title'),
      words('en', 'modal.failed-text', { code: 'alb121108' }),
    );
    await dismissNotice(page);
    await messages.end();
    await getCode.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('code').innerText()).toBe('alb121108');
    await dialog.getByRole('button', { name: words('en', 'modal.copy') }).waitFor();
  });

  it('opens the next page on "Try again" even if an earlier prefetch fails afterwards', async () => {
    let answer = (route: Route): Promise<void> => route.abort();
    const page = await visits.open(at('/about'), {
      expected: failedLoad,
      routes: (opened) => opened.route('**/assets/en/directory-*.json', (route) => answer(route)),
    });
    const link = page.locator(`header nav a[href="${at('/stores')}"]`);
    await link.click();
    await failure(page).waitFor();

    const prefetch = new Promise<() => Promise<void>>((resolve) => {
      answer = (route) =>
        new Promise((handled) => {
          answer = (later) => later.continue();
          resolve(() => route.abort().then(handled));
        });
    });
    await page.mouse.move(5, 5);
    await link.hover();
    const abortPrefetch = await prefetch;
    await page.getByRole('button', { name: words('en', 'load-failure.retry') }).click();
    await failure(page).waitFor({ state: 'detached' });
    await abortPrefetch();
    await heading(page, '/stores').waitFor();
  });

  it.each([
    ['code', chunk('DirectoryPage')],
    ['messages', '**/assets/en/directory-*.json'],
  ])('reports that the %s of the next page cannot be loaded, and loads them on "Try again"', async (_what, files) => {
    const refused = refusalOf(files);
    const page = await visits.open(at('/about'), { expected: failedLoad, routes: refused.begin });
    await markDocument(page);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await failure(page).waitFor();
    // Its frame keeps clear of the header.
    const header = await page.locator('header').boundingBox();
    const frame = await page.locator('main [role="alert"] > div').boundingBox();
    expect(frame && header && frame.y - header.y - header.height).toBeGreaterThanOrEqual(24);
    const again = page.getByRole('button', { name: words('en', 'load-failure.retry') });
    await again.click();
    await failure(page).waitFor();
    // What failed is where the keyboard goes on.
    await page.keyboard.press('Tab');
    expect(await hasFocus(again)).toBe(true);
    await refused.end();
    await page.keyboard.press('Enter');
    await heading(page, '/stores').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('opens prefetched pages offline, and loads other pages once the network is back', async () => {
    const page = await visits.open(at('/store/temu'), { expected: failedLoad });
    await markDocument(page);
    const thumb = page.locator('#codes [data-offer="acs729490"] [data-vote="up"]');
    await unfoldOffers(page);
    await thumb.click();
    await prefetchDirectory(page, at('/stores'));
    await page.context().setOffline(true);

    const about = page.locator(`footer a[href="${at('/about')}"]`);
    await about.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await about.click();
    await failure(page).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await failure(page).waitFor({ state: 'detached' });
    // The page has kept its state: the vote and the scroll position.
    expect(await thumb.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    const asked = requestsOf(page);
    // By keyboard: a pointer would hover over a link of the next page, which would then be prefetched.
    await page.mouse.move(0, 0);
    await page.locator(`footer a[href="${at('/stores')}"]`).press('Enter');
    await heading(page, '/stores').waitFor();
    // Pictures load with the page; until then a tile takes their place. Stores whose links are in view are prefetched.
    expect(asked.filter((path) => !/^\/images\/|\/store\/[^/]+\.json$/.test(path))).toEqual([]);

    await page.locator(`footer a[href="${at('/contact')}"]`).click();
    await failure(page).waitFor();
    await page.context().setOffline(false);
    await heading(page, '/contact').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it.each([
    ['asks for little data', { saveData: true }],
    ['has a slow connection', { effectiveType: 'slow-2g' }],
  ])('prefetches nothing for a visitor who %s', async (_what, connection) => {
    const page = await visits.open(at('/stores'), {
      at: clocks.november2026,
      before: (opened) =>
        opened.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection),
    });
    await page.waitForLoadState('networkidle');
    await stopClock(page);
    const asked = requestsOf(page);
    const link = page.locator(`main a[href="${at('/store/noon')}"]`).first();
    await link.hover();
    await link.focus();
    // Links are prefetched after 300 ms in view.
    await page.clock.runFor(500);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await link.click();
    await heading(page, '/store/noon').waitFor();
    expect(asked).toContain(at('/store/noon.json'));
  });
});

describe('a page from before a new build', () => {
  const at = (path: string): string => sitePath('en', path);

  it('stays readable with working links if its scripts and styles are gone', async () => {
    const page = await visits.open(at('/store/noon'), {
      stopped: true,
      expected: /Failed to load resource|Refused to apply style/,
      routes: (opened) =>
        opened.route(`**${at('/store/noon')}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replace(/(\/assets\/[\w-]+)-[\w-]{6,8}\.(js|css)/g, '$1-00000000.$2'),
          });
        }),
    });
    await page.locator('html[data-script="failed"]').waitFor();
    expect(await page.locator('main article code').first().innerText()).toBe('NDX143');
    expect(await deadButtons(page)).toEqual([]);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    // From here on all is of today.
    await page.waitForURL(`**${at('/stores')}`);
    await page.locator('html[data-script="ready"]').waitFor();
  });

  /** A page whose next page has other data until a new document is requested. */
  async function withNewer(files: string, change: (data: object) => object, expected?: RegExp): Promise<Page> {
    let newer = true;
    const page = await visits.open(at('/about'), {
      ...(expected && { expected }),
      routes: (opened) =>
        opened.route(files, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, ...(newer && { json: change(Object(await response.json())) }) });
        }),
    });
    await markDocument(page);
    whenDocumentIsAsked(page, () => {
      newer = false;
    });
    return page;
  }
  const untilNewDocument = (page: Page): Promise<void> =>
    page.locator('html:not([data-marked])[data-script="ready"]').waitFor();

  it('loads the next page as a new document if its code is gone', async () => {
    const code = refusalOf(chunk('DirectoryPage'), (route) => route.fulfill({ status: 404, body: 'Gone.' }));
    const page = await visits.open(at('/about'), { expected: failedLoad, routes: code.begin });
    await markDocument(page);
    whenDocumentIsAsked(page, code.end);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await untilNewDocument(page);
    expect(new URL(page.url()).pathname).toBe(at('/stores'));
    await page.goBack();
    await page.waitForURL(`**${at('/about')}`);
  });

  it('loads the next page as a new document if its messages do not match the code', async () => {
    const page = await withNewer('**/assets/en/directory-*.json', (texts) => ({ ...texts, ids: 'others' }));
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await untilNewDocument(page);
    expect(new URL(page.url()).pathname).toBe(at('/stores'));
  });

  it.each([
    ['page', { kind: 'hologram' }],
    ['section', { sections: [{ kind: 'hologram' }] }],
  ])('loads the next page as a new document if the code does not know its kind of %s', async (_what, unknown) => {
    // The code of yesterday fails on it with a console message.
    const page = await withNewer(`**${at('/store/noon.json')}`, (data) => ({ ...data, ...unknown }), /./);
    await goInside(page, at('/store/noon'));
    await untilNewDocument(page);
    await page.locator('main article a[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').waitFor();
  });

  it('shows newer data without hydration errors, with working buttons', async () => {
    const page = await visits.open(at('/store/noon'), {
      routes: changedJson(`**${at('/store/noon.json')}`, { version: 'tomorrow', heading: '2027' }),
    });
    await page.getByRole('heading', { level: 1, name: '2027' }).waitFor();
    await page.locator('main article a[aria-haspopup="dialog"]').first().click();
    expect(await page.getByRole('dialog').locator('code').innerText()).toBe('NDX143');
  });
});
