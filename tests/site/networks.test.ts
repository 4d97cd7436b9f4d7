/** @module-tag all */
import { describe, expect, it } from 'vitest';
import type { Page, Request, Route } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import {
  clocks,
  dismissNotice,
  expectNotice,
  goInside,
  isMarkedDocument,
  markDocument,
  plain,
  stopClock,
  unfoldOffers,
} from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurns, words } from '../support/words';

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

describe.each(bothLanguages)('a page on a failing network in %s', (language) => {
  const itInTurn = inTurns(language);
  const at = (path: string): string => sitePath(language, path);
  const headingOf = (path: string): string =>
    site.pages.find((page) => page.language === language && page.path === path)?.heading ?? '';
  const heading = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: headingOf(path) });
  const failure = (page: Page) =>
    page.locator('main').getByRole('alert').getByText(words(language, 'load-failure.title'));

  itInTurn(
    'reports code of modal, notice, QR code or search that fails to load, and loads it on the next press',
    async () => {
      // A part is lost as well when a file is that it shares with others.
      const toast = refusalOf(chunk('ToastView'));
      const window = refusalOf(chunk('Dialog'));
      const results = refusalOf(chunk('SearchResults'));
      const page = await visits.open(at('/store/temu'), {
        expected: failedLoad,
        routes: (opened) => Promise.all([toast, window, results].map(({ begin }) => begin(opened))),
      });
      const title = page.locator('[data-toast] p').first();

      const getCode = page.locator('main a[aria-haspopup="dialog"]').first();
      await getCode.click();
      await title.filter({ hasText: words(language, 'modal.failed-title') }).waitFor();
      const said = plain(await page.locator('[data-toast]').innerText());
      expect(said).toContain(plain(words(language, 'modal.failed-text', { code: 'alb121108' })));
      expect(page.context().pages()).toHaveLength(1);

      const qr = page
        .locator('main [data-offer="alb121108"]')
        .getByRole('button', { name: words(language, 'qr.show') });
      await toast.end();
      await qr.click();
      await expectNotice(page, words(language, 'qr.failed-title'), words(language, 'qr.failed-text'));
      await dismissNotice(page);

      await window.end();
      await getCode.click();
      expect(await page.getByRole('dialog').locator('code').innerText()).toBe('alb121108');
      await page.keyboard.press('Escape');
      await qr.click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await page.keyboard.press('Escape');

      const box = page.locator('#header-search');
      await box.pressSequentially('no');
      await page
        .getByRole('status')
        .filter({ hasText: words(language, 'search.failed') })
        .waitFor();
      expect(await box.getAttribute('aria-expanded')).toBe('false');
      await results.end();
      await box.pressSequentially('o');
      await page.getByRole('option', { name: { en: /^Noon/, ar: /^نون/ }[language] }).waitFor();
      expect(await box.inputValue()).toBe('noo');
    },
  );

  itInTurn('treats a part without its messages as not loaded, and loads it on the next press', async () => {
    const messages = refusalOf(`**/messages/${language}/CouponModal.json`);
    const page = await visits.open(at('/store/temu'), {
      expected: failedLoad,
      routes: messages.begin,
    });
    const getCode = page.locator('main a[aria-haspopup="dialog"]').first();
    await getCode.click();
    await expectNotice(
      page,
      words(language, 'modal.failed-title'),
      words(language, 'modal.failed-text', { code: 'alb121108' }),
    );
    await dismissNotice(page);
    await messages.end();
    await getCode.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('code').innerText()).toBe('alb121108');
    await dialog.getByRole('button', { name: words(language, 'modal.copy') }).waitFor();
  });

  itInTurn('reports that messages of the next page fail to load, and loads them on "Try again"', async () => {
    const messages = refusalOf(`**/assets/${language}/directory-*.json`);
    const page = await visits.open(at('/about'), {
      expected: failedLoad,
      routes: messages.begin,
    });
    await markDocument(page);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await failure(page).waitFor();
    await messages.end();
    await page.getByRole('button', { name: words(language, 'load-failure.retry') }).click();
    await heading(page, '/stores').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn('opens the next page on "Try again" even if an earlier prefetch fails afterwards', async () => {
    let answer = (route: Route): Promise<void> => route.abort();
    const page = await visits.open(at('/about'), {
      expected: failedLoad,
      routes: (opened) => opened.route(`**/assets/${language}/directory-*.json`, (route) => answer(route)),
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
    await page.getByRole('button', { name: words(language, 'load-failure.retry') }).click();
    await failure(page).waitFor({ state: 'detached' });
    await abortPrefetch();
    await heading(page, '/stores').waitFor();
  });

  itInTurn('reports that code of the next page fails to load, and loads it on "Try again"', async () => {
    const code = refusalOf(chunk('DirectoryPage'));
    const page = await visits.open(at('/about'), {
      expected: failedLoad,
      routes: code.begin,
    });
    await markDocument(page);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await failure(page).waitFor();
    // Its frame keeps clear of the header.
    const header = await page.locator('header').boundingBox();
    const frame = await page.locator('main [role="alert"] > div').boundingBox();
    expect(frame && header && frame.y - header.y - header.height).toBeGreaterThanOrEqual(24);
    const again = page.getByRole('button', { name: words(language, 'load-failure.retry') });
    await again.click();
    await failure(page).waitFor();
    // What failed is where the keyboard goes on.
    await page.keyboard.press('Tab');
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    await code.end();
    await page.keyboard.press('Enter');
    await heading(page, '/stores').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn('opens prefetched pages offline, and loads other pages once the network is back', async () => {
    const page = await visits.open(at('/store/temu'), { expected: failedLoad });
    await markDocument(page);
    const thumb = page.locator('#codes [data-offer="alc460086"] [data-vote="up"]');
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

describe.each(bothLanguages)('a page from before a new build in %s', (language) => {
  const itInTurn = inTurns(language);
  const at = (path: string): string => sitePath(language, path);

  itInTurn('stays readable with working links if its scripts and styles are gone', async () => {
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

  itInTurn('loads the next page as a new document if its code is gone', async () => {
    const code = refusalOf(chunk('DirectoryPage'), (route) => route.fulfill({ status: 404, body: 'Gone.' }));
    const page = await visits.open(at('/about'), { expected: failedLoad, routes: code.begin });
    await markDocument(page);
    whenDocumentIsAsked(page, code.end);
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await page.locator('html:not([data-marked])[data-script="ready"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(at('/stores'));
    await page.goBack();
    await page.waitForURL(`**${at('/about')}`);
  });

  itInTurn('loads the next page as a new document if its messages do not match the code', async () => {
    let newer = true;
    const page = await visits.open(at('/about'), {
      routes: (opened) =>
        opened.route(`**/assets/${language}/directory-*.json`, async (route) => {
          const response = await route.fetch();
          await route.fulfill(newer ? { response, json: { ...(await response.json()), ids: 'others' } } : { response });
        }),
    });
    await markDocument(page);
    whenDocumentIsAsked(page, () => {
      newer = false;
    });
    await page.locator(`header nav a[href="${at('/stores')}"]`).click();
    await page.locator('html:not([data-marked])[data-script="ready"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(at('/stores'));
  });

  it.each([
    ['a kind of page', (data: object) => ({ ...data, kind: 'hologram' })],
    ['a kind of section', (data: object) => ({ ...data, sections: [{ kind: 'hologram' }] })],
  ])('loads the next page as a new document if the code does not know %s', async (_what, change) => {
    let newer = true;
    const page = await visits.open(at('/about'), {
      // The code of yesterday fails on it with a console message.
      expected: /./,
      routes: (opened) =>
        opened.route(`**${at('/store/noon.json')}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill(newer ? { json: change(await response.json()) } : { response });
        }),
    });
    await markDocument(page);
    whenDocumentIsAsked(page, () => {
      newer = false;
    });
    await goInside(page, at('/store/noon'));
    await page.locator('html:not([data-marked])[data-script="ready"]').waitFor();
    await page.locator('main article a[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').waitFor();
  });

  itInTurn('shows newer data without hydration errors, with working buttons', async () => {
    const page = await visits.open(at('/store/noon'), {
      routes: (opened) =>
        opened.route(`**${at('/store/noon.json')}`, async (route) => {
          const json: unknown = await (await route.fetch()).json();
          await route.fulfill({ json: { ...Object(json), version: 'tomorrow', heading: '2027' } });
        }),
    });
    await page.getByRole('heading', { level: 1, name: '2027' }).waitFor();
    await page.locator('main article a[aria-haspopup="dialog"]').first().click();
    expect(await page.getByRole('dialog').locator('code').innerText()).toBe('NDX143');
  });
});
