/** @module-tag all */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages } from '../support/words';

const visits = browserForTests();

declare global {
  interface Window {
    shifts: { readonly at: number; readonly value: number }[];
    /** When the phone's fonts had been painted, in milliseconds since the start of the page. */
    painted: number;
  }
}

/** The system fonts of an Android phone by their full names; the browser of the tests has none of them. */
const phoneFonts = Object.fromEntries(
  (
    [
      ['Roboto', 'roboto/files/roboto-latin-400'],
      ['Roboto Bold', 'roboto/files/roboto-latin-700'],
      ['Noto Naskh Arabic', 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-400'],
      ['Noto Naskh Arabic Bold', 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-700'],
    ] as const
  ).map(([name, file]) => {
    const font = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}-normal.woff2`));
    return [`local(${name})`, `url(data:font/woff2;base64,${font.toString('base64')})`];
  }),
);

/** Delays the typeface until the page is painted in the phone's fonts, and records the layout shift afterwards. */
async function withLateFace(page: Page): Promise<void> {
  // The styles that follow the page declare the same fonts.
  await page.route(/\/[\w-]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/local\([^)]*\)/g, (local) => phoneFonts[local] ?? local) });
  });
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(
      () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    );
    // The fonts of a phone are there at once; here they take a moment to decode.
    await page.evaluate(async () => {
      while ([...document.fonts].some(({ family, status }) => family.endsWith(' Face') && status === 'loading'))
        await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      window.painted = performance.now();
    });
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      // The size of a shift is not yet among the types of the DOM.
      for (const entry of list.getEntries())
        window.shifts.push({
          at: entry.startTime,
          value: (entry as PerformanceEntry & { readonly value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the typeface has loaded and has been drawn. */
async function untilFaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => family === 'Face' && status === 'loaded'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
}

/** The font families used to render an element. */
async function drawnIn(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`);
}

const paths = ['/', '/store/temu', '/stores', '/all-coupons', '/blog/what-is-noon-complete-guide'];

describe('a typeface that loads late', () => {
  it.each(bothLanguages.flatMap((language) => paths.map((path) => `/${language}${path}`)))(
    'is used on %s without a noticeable layout shift',
    async (address) => {
      const page = await visits.open(address, {
        viewport: windows.phone,
        before: withLateFace,
        context: { bypassCSP: true },
      });
      await untilFaceIsThere(page);
      expect(await drawnIn(page, 'h1')).toEqual(['Readex Pro']);
      // Readers notice a shift from 0.1 on; without scaled system fonts it was up to 0.24. A long paragraph may have a
      // line more, and a title may break elsewhere while only one of the two files has arrived.
      const moved = await page.evaluate(() =>
        window.shifts.filter(({ at }) => at > window.painted).reduce((sum, { value }) => sum + value, 0),
      );
      expect(moved).toBeLessThan(0.05);
    },
  );

  it('is used for the name of the other language, too', async () => {
    const page = await visits.open('/en/');
    await untilFaceIsThere(page);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await drawnIn(page, 'header [lang][dir]')).toEqual(['Readex Pro']);
  });
});
