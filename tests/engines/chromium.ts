import { launchInstalledChromium } from '../support/chromium';
import type { EngineKind } from './engine';

/** Chromium, driven by Playwright. */
export const chromium: EngineKind = {
  name: 'Chromium',
  // The package from npm exists for 64-bit Linux.
  packages: ['chromium'],
  isInstalled: () => true,
  async start() {
    const { browser, keepsPages } = await launchInstalledChromium();
    return {
      keepsPages,
      version: `Chromium ${browser.version()}`,
      async tab(width, height) {
        const context = await browser.newContext({ viewport: { width, height } });
        context.setDefaultTimeout(10_000);
        await context.route(
          (url) => url.hostname !== '127.0.0.1',
          (route) => route.abort(),
        );
        const page = await context.newPage();
        return {
          open: async (url) => {
            await page.goto(url);
          },
          click: (selector) => page.locator(selector).first().click(),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          evaluate: (expression) => page.evaluate(expression),
          screenshot: () => page.screenshot(),
        };
      },
      openTabs: async () => browser.contexts().flatMap((context) => context.pages()).length,
      close: () => browser.close(),
    };
  },
};
