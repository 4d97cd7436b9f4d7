import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium';

/** How a visitor comes to the site. */
export interface Visit {
  /** What the visitor's clock shows when the page is opened; it runs on from there. */
  readonly at?: string;
  /** Stops the visitor's clock but for `page.clock.runFor`, which also fires timers. */
  readonly stopped?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly context?: BrowserContextOptions;
  /** Another site than the one under test. */
  readonly site?: string;
  /** What is done to the page before it asks for anything. */
  readonly before?: (page: Page) => Promise<unknown>;
  /**
   * Leaves it to the browser to lay out what is far away when it comes near, as it is shipped (decision 0013). A test leaps
   * there and presses in the same frame, which no reader can, and would miss what moves in the next.
   */
  readonly farLater?: boolean;
  /** The page is not used by other tests: this one changes what cannot be changed back. */
  readonly apart?: boolean;
  /** Console messages that this visit is meant to cause. */
  readonly expected?: RegExp | undefined;
}

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** The two windows the tests look through. */
export const windows = { phone, desk } as const;

/** Waits until the page answers clicks. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
}

/** Runs in the page. */
function layOutAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('li { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Records something that a page may not do, such as a console message. */
type Complain = (words: string) => void;

/** Browser pages with a context each, which tests use one after the other: a page that is loaded again costs half of a new one. */
class Tabs {
  readonly #free = new Map<boolean, Page[]>();
  readonly #used = new Map<Page, boolean>();

  constructor(private readonly browser: Browser) {}

  /** A page on which nothing is open. `hasClock` says whether it has a clock of its own, which it keeps. */
  async take(hasClock: boolean): Promise<Page> {
    const page = this.#free.get(hasClock)?.pop() ?? (await newTab(this.browser, {}, true));
    this.#used.set(page, hasClock);
    return page;
  }

  /** Puts the pages that are in use back into the state in which they were taken. */
  async returnAll(): Promise<void> {
    const used = [...this.#used];
    this.#used.clear();
    await Promise.all(
      used.map(async ([page, hasClock]) => {
        if (page.isClosed()) {
          await page.context().close();
          return;
        }
        await reset(page);
        this.#free.set(hasClock, [...(this.#free.get(hasClock) ?? []), page]);
      }),
    );
  }

  /** Whether a context belongs to a page of this kind. */
  has(context: BrowserContext): boolean {
    return [...this.#free.values(), [...this.#used.keys()]].flat().some((page) => page.context() === context);
  }
}

async function newTab(browser: Browser, options: BrowserContextOptions, laysOutAtOnce: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: desk,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  // A wait that fails should say so before the test's own time is over.
  context.setDefaultTimeout(60_000);
  if (laysOutAtOnce) await context.addInitScript(layOutAtOnce);
  return context.newPage();
}

/** Undoes what a test has done with a page: handlers, routes, media, the network, its history and all that the site stored. */
async function reset(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(
    context
      .pages()
      .filter((each) => each !== page)
      .map((each) => each.close()),
  );
  page.removeAllListeners();
  context.removeAllListeners();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const { origin } = new URL(page.url());
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    reducedMotion: 'reduce',
  });
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Whether a visit needs nothing that would stay with the page. */
function canShareTab(visit: Visit): boolean {
  return !visit.apart && !visit.context && !visit.site && !visit.before && !visit.farLater;
}

async function setClock(page: Page, { at, stopped }: Visit, isShared: boolean): Promise<void> {
  if (at === undefined) return;
  const time = Date.parse(at);
  // A running clock can only be stopped in its future.
  await page.clock.install({ time: stopped ? time - 60_000 : time });
  if (stopped) await page.clock.pauseAt(time);
  else if (isShared) await page.clock.resume();
}

function watch(page: Page, site: string, complain: Complain): void {
  page.on('console', (message) => complain(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complain(`threw: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) complain(`asked ${request.url()}`);
  });
}

/** The browser of a worker with its pages, which all files of the worker use. Playwright closes it when the process of the worker ends. */
let started: Promise<{ readonly browser: Browser; readonly tabs: Tabs }> | undefined;

async function startBrowser(): Promise<{ readonly browser: Browser; readonly tabs: Tabs }> {
  const browser = await launchChromium();
  return { browser, tabs: new Tabs(browser) };
}

/**
 * A browser for the tests of a file. Each visit has a page and storage of its own, and fails its test if the page writes anything to
 * the console, throws, breaks the Content-Security-Policy, or asks any other host for anything.
 */
export function browserForTests(): { open(path: string, visit?: Visit): Promise<Page>; siteUrl(): string } {
  let browser: Browser;
  let tabs: Tabs;
  const complaints: string[] = [];

  beforeAll(async () => {
    started ??= startBrowser();
    ({ browser, tabs } = await started);
  });
  afterEach(async () => {
    const own = browser.contexts().filter((context) => !tabs.has(context));
    await Promise.all([...own.map((context) => context.close()), tabs.returnAll()]);
    expect(complaints.splice(0)).toEqual([]);
  });
  return {
    siteUrl: () => inject('siteUrl'),
    async open(path, visit = {}) {
      const site = visit.site ?? inject('siteUrl');
      const viewport = visit.viewport ?? desk;
      const isShared = canShareTab(visit);
      const page = isShared
        ? await tabs.take(visit.at !== undefined)
        : await newTab(browser, { viewport, ...visit.context }, !visit.farLater);
      if (isShared) await page.setViewportSize(viewport);
      await setClock(page, visit, isShared);
      watch(page, site, (words) => {
        if (!visit.expected?.test(words)) complaints.push(`${path}: ${words}`);
      });
      await visit.before?.(page);
      await page.goto(site + path);
      if (!visit.stopped) await untilReady(page);
      return page;
    },
  };
}
