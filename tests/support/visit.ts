import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
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

/**
 * One browser for a test file. Each visit has a context of its own, and fails its test if the page writes anything to
 * the console, throws, breaks the Content-Security-Policy, or asks any other host for anything.
 */
export function browserForTests(): { open(path: string, visit?: Visit): Promise<Page>; siteUrl(): string } {
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
  });

  return {
    siteUrl: () => inject('siteUrl'),
    async open(path, visit = {}) {
      const site = visit.site ?? inject('siteUrl');
      const context = await browser.newContext({
        viewport: visit.viewport ?? desk,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...visit.context,
      });
      // A wait that fails should say so before the test's own time is over.
      context.setDefaultTimeout(60_000);
      if (!visit.farLater) await context.addInitScript(layOutAtOnce);
      const page = await context.newPage();
      if (visit.at !== undefined) {
        const at = Date.parse(visit.at);
        // A running clock can only be stopped in its future.
        await page.clock.install({ time: visit.stopped ? at - 60_000 : at });
        if (visit.stopped) await page.clock.pauseAt(at);
      }
      const complain = (words: string): void => {
        if (!visit.expected?.test(words)) complaints.push(`${path}: ${words}`);
      };
      page.on('console', (message) => complain(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complain(`threw: ${error.message}`));
      page.on('request', (request) => {
        if (!request.url().startsWith(site) && !request.url().startsWith('data:')) complain(`asked ${request.url()}`);
      });
      await visit.before?.(page);
      await page.goto(site + path);
      if (!visit.stopped) await untilReady(page);
      return page;
    },
  };
}
