import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium';

/** The options of a visit. */
export interface Visit {
  /** The time of the visitor's clock when the page is opened. The clock runs on from there. */
  readonly at?: string;
  /** Stops the visitor's clock except for `page.clock.runFor`, which also fires timers. */
  readonly stopped?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Media features, such as dark mode. */
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** Options that a page cannot change: it is not reused. */
  readonly context?: BrowserContextOptions;
  /** The URL of another site than the one under test. */
  readonly site?: string;
  /** Adds routes and listeners before the first request of the page. */
  readonly routes?: (page: Page) => Promise<unknown>;
  /** Prepares the page before its first request in another way, such as by a script: it is not reused. */
  readonly before?: (page: Page) => Promise<unknown>;
  /**
   * Keeps the lazy layout of distant parts, as shipped (decision 0013). By default it is off: a test jumps to an
   * element and clicks it in the same frame, unlike a reader, and would miss an element that moves in the next frame.
   */
  readonly farLater?: boolean;
  /** Whether the page is not reused, because the test changes state that cannot be reset. */
  readonly apart?: boolean;
  /** The expected console messages. */
  readonly expected?: RegExp | undefined;
}

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** The window sizes of the tests. */
export const windows = { phone, desk } as const;

/** Waits until the page is interactive. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
}

/** Runs in the page. */
function layOutAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('li { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Records a violation of the page, such as a console message. */
type Complain = (words: string) => void;

/** Browser pages with their contexts, reused by successive tests: reusing a page takes half the time of a new one. */
class Tabs {
  readonly #free = new Map<boolean, Page[]>();
  readonly #used = new Map<Page, { readonly hasClock: boolean; readonly site: string }>();

  constructor(private readonly browser: Browser) {}

  /** Returns an empty page for a visit to a site. With `hasClock` it has a controlled clock, which it keeps. */
  async take(hasClock: boolean, site: string): Promise<Page> {
    const page = this.#free.get(hasClock)?.pop() ?? (await newTab(this.browser, {}, true));
    this.#used.set(page, { hasClock, site });
    return page;
  }

  /** Resets the pages in use to their initial state. */
  async returnAll(): Promise<void> {
    const used = [...this.#used];
    this.#used.clear();
    await Promise.all(
      used.map(async ([page, { hasClock, site }]) => {
        if (page.isClosed()) {
          await page.context().close();
          return;
        }
        await reset(page, site);
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
  // A wait should fail before the test times out.
  context.setDefaultTimeout(60_000);
  if (laysOutAtOnce) await context.addInitScript(layOutAtOnce);
  return context.newPage();
}

/** Resets a page after a test on a site: handlers, routes, media, network, history and storage. */
async function reset(page: Page, site: string): Promise<void> {
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
  // A file without scripts of the same site: an empty page would end the process, and the next visit start another.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    reducedMotion: 'reduce',
  });
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Whether a visit has no option that would persist in the page. */
function canShareTab(visit: Visit): boolean {
  return !visit.apart && !visit.context && !visit.before && !visit.farLater;
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

/**
 * The browser of a worker with its pages, shared by all files of the worker. Playwright closes it when the worker's
 * process ends.
 */
let started: Promise<{ readonly browser: Browser; readonly tabs: Tabs }> | undefined;

async function startBrowser(): Promise<{ readonly browser: Browser; readonly tabs: Tabs }> {
  const browser = await launchChromium();
  return { browser, tabs: new Tabs(browser) };
}

/** The browser of this worker. Tests close the contexts that they open in it. */
export async function workerBrowser(): Promise<Browser> {
  started ??= startBrowser();
  return (await started).browser;
}

/**
 * A browser for the tests of a file. Each visit has its own page and storage. It fails its test if the page writes to
 * the console, throws, violates the Content-Security-Policy, or sends a request to another host.
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
        ? await tabs.take(visit.at !== undefined, site)
        : await newTab(browser, { viewport, ...visit.context }, !visit.farLater);
      if (isShared) await page.setViewportSize(viewport);
      await setClock(page, visit, isShared);
      watch(page, site, (words) => {
        if (!visit.expected?.test(words)) complaints.push(`${path}: ${words}`);
      });
      if (visit.media) await page.emulateMedia(visit.media);
      await visit.routes?.(page);
      await visit.before?.(page);
      await page.goto(site + path);
      if (!visit.stopped) await untilReady(page);
      return page;
    },
  };
}
