import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Instants the visitors come at. */
export const clocks = {
  /** While the feed's coupons run. */
  september2025: '2025-09-15T09:00:00Z',
  /** After the feed's last coupon and before the end of Temu's first code. */
  november2026: '2026-11-20T09:00:00Z',
} as const;

/** Stops the visitor's clock where it is; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const present = await page.evaluate(() => Date.now());
  // The clock runs on between reading and stopping, and it cannot be stopped in its past.
  await page.clock.pauseAt(present + 2000);
}

/** Waits for the notice. Returns its title and its text, if any. */
async function noticeOf(page: Page): Promise<readonly string[]> {
  const notice = page.locator('[data-toast]');
  await notice.waitFor();
  return notice.locator('p').allInnerTexts();
}

/** Waits for a notice with exactly this text. */
export async function expectNotice(page: Page, title: string, text?: string): Promise<void> {
  await page.locator('[data-toast]').filter({ hasText: title }).waitFor();
  expect((await noticeOf(page)).map(plain)).toEqual([title, ...(text === undefined ? [] : [text])].map(plain));
}

/** Closes the notice. */
export async function dismissNotice(page: Page): Promise<void> {
  await page.locator('[data-toast] button').click();
  await page.locator('[data-toast]').waitFor({ state: 'detached' });
}

/** Normalises the white space of a text. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text on the clipboard. */
export function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Overwrites the clipboard, so that earlier content is not mistaken for a copy. */
export async function clearClipboard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText('-'));
}

/** A tab opened by the page. */
export interface NewTab {
  readonly url: string;
  /** The Referer header of its request. */
  readonly referrer: string | undefined;
  /** Whether its scripts can reach the page that opened it. */
  readonly hasOpener: boolean;
}

/** Runs an action that opens a tab outside the site, where a plain page replaces the internet. Returns the tab. */
export async function newTabOf(page: Page, act: () => Promise<void>): Promise<NewTab> {
  const context = page.context();
  const { origin } = new URL(page.url());
  let referrer: string | undefined;
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      referrer = route.request().headers().referer;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
    },
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
  await tab.waitForURL((url) => url.protocol.startsWith('http'));
  await tab.waitForLoadState();
  const hasOpener = await tab.evaluate(() => window.opener !== null);
  const url = tab.url();
  await tab.close();
  return { url, referrer, hasOpener };
}

/** Navigates to an internal path without leaving the document, like the browser's back and forward buttons. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Replaces properties in the JSON that a page loads from an address. For `routes` of a visit. */
export function changedJson(address: string, properties: object): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route(address, async (route) => {
      const json: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...Object(json), ...properties } });
    });
}

/** Makes the browser ask for little data, so that the site fetches nothing beforehand. For `before` of a visit. */
export function savesData(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

/** Collects what the live regions of a page say from now on: each text once, however many changes it takes. */
export async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const regions = '[aria-live], [role="status"], [role="alert"]';
    const said: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(window, { said });
    const regionsOf = (node: Node): readonly Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(regions);
      return around ? [around] : [...(element?.querySelectorAll(regions) ?? [])];
    };
    new MutationObserver((changes) => {
      const touched = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes].flatMap(regionsOf));
      for (const region of new Set(touched)) {
        const text = region.textContent.replace(/\s+/g, ' ').trim();
        if (text !== '' && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as readonly string[]);
}

/** The strip at the foot of the window after a copy. */
export function copiedStrip(page: Page): Locator {
  return page.locator('[data-strip="copied"]');
}

/** The ticket or row of an offer in a part of the page. */
export function offerIn(part: Locator | Page, id: string): Locator {
  return part.locator(`[data-offer="${id}"]`);
}

/** Opens the details of the offers in lists, and the lists of those that have ended. */
export async function unfoldOffers(page: Page): Promise<void> {
  await page.locator('main details:is([data-offer] *, :has([data-offer]))').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

/**
 * Records the requests of a page other than those for files: its code, and prefetched pages of visible links, which
 * reveal nothing about the visitor.
 */
export function sendingsOf(page: Page): readonly string[] {
  const sendings: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const asksForFile =
      request.method() === 'GET' &&
      search === '' &&
      /^\/(?:assets\/|messages\/(?:en|ar)\/.+\.json$|(?:en|ar)\/.+\.json$)/.test(pathname);
    if (!asksForFile) sendings.push(`${request.method()} ${request.url()}`);
  });
  return sendings;
}

/** Whether an element has the focus. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

/** The values of an attribute of elements; empty where it is absent. */
export function attributesOf(elements: Locator, name: string): Promise<readonly string[]> {
  return elements.evaluateAll((all, key) => all.map((each) => each.getAttribute(key) ?? ''), name);
}

/** The width of a page beyond its window, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Marks the document, so that a test can detect a new document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** Whether this is still the marked document. */
export async function isMarkedDocument(page: Page): Promise<boolean> {
  return (await page.locator('html[data-marked]').count()) === 1;
}
