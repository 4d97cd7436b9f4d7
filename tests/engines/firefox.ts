import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { EngineKind } from './engine';

const programs = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const program = (): string | undefined => process.env.FIREFOX_PATH ?? programs.find((file) => existsSync(file));

/**
 * Firefox, driven by Puppeteer over WebDriver BiDi. From 24.28 on, Puppeteer sets the screen orientation together with the
 * size of the window, which Firefox ESR 140 refuses.
 */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => program() !== undefined,
  async start() {
    const executablePath = program();
    if (executablePath === undefined) throw new Error('Firefox is not installed.');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // A nonexistent proxy for all hosts except this machine, so that links to stores fail.
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
      },
    });
    return {
      keepsPages: true,
      version: await browser.version(),
      async tab(width, height) {
        const page = await browser.newPage();
        await page.setViewport({ width, height });
        return {
          open: async (url) => {
            await page.goto(url);
          },
          // The Content-Security-Policy of the site refuses the scripts that a locator's click adds to the page.
          async click(selector) {
            await page.waitForSelector(selector, { visible: true, timeout: 10_000 });
            await page.click(selector);
          },
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          evaluate: (expression) => page.evaluate(expression),
          screenshot: () => page.screenshot(),
        };
      },
      openTabs: async () => (await browser.pages()).length,
      close: () => browser.close(),
    };
  },
};
