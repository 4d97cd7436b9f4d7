import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages } from '../support/words';

const visits = browserForTests();

declare global {
  interface Window {
    shifts: number;
    /** The faces that the script of the page has begun to load. */
    faceLoads: Promise<FontFace>[];
  }
}

const otherFont = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf'),
).toString('base64');
// Much wider and taller than the site's face, in both scripts: whatever takes its place moves every line.
const usualFont = `<style>@font-face{font-family:Usual;src:url(data:font/ttf;base64,${otherFont});size-adjust:130%}</style>`;

/** Holds the typeface back until the page has been painted for long, and notes by how much anything moves. */
async function withLateFace(page: Page): Promise<void> {
  await page.route(/\/[\w-]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll('system-ui', 'Usual').replace('<style>', () => `${usualFont}<style>`),
    });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    // What the page did before is not the face's doing.
    await page.evaluate(() => (window.shifts = 0));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      // The size of a shift is not yet among the types of the DOM.
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Collects the faces that the script of the page loads, so that a test can wait for them. */
async function withKnownFaceLoads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    window.faceLoads = [];
    FontFace.prototype.load = function (): Promise<FontFace> {
      const loading = load.call(this);
      window.faceLoads.push(loading);
      return loading;
    };
  });
}

/** Waits until the typeface has come and what it would change has been drawn. */
async function untilFaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
}

describe.each(bothLanguages)('a typeface that comes late, in %s', (language) => {
  it.each([
    `/${language}/`,
    `/${language}/store/temu`,
    `/${language}/stores`,
    `/${language}/blog/what-is-noon-complete-guide`,
  ])('moves nothing on %s', async (address) => {
    const shifts = [windows.phone, windows.desk].map(async (viewport) => {
      const page = await visits.open(address, { viewport, before: withLateFace, context: { bypassCSP: true } });
      await untilFaceIsThere(page);
      return page.evaluate(() => window.shifts);
    });
    expect(await Promise.all(shifts)).toEqual([0, 0]);
  });

  it('is shown on the next page that is opened', async () => {
    const page = await visits.open(`/${language}/stores`, {
      before: async (opened) => {
        await withLateFace(opened);
        await withKnownFaceLoads(opened);
      },
      context: { bypassCSP: true },
    });
    const firstFace = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
    await untilFaceIsThere(page);
    expect(await firstFace()).toBe('Face');
    await page.unroute('**/*.woff2');
    const openList = async (list: string): Promise<void> => {
      await page.locator(`footer a[href$="${list}"]`).click();
      await page.waitForURL(`**${list}`);
      await page.waitForFunction(
        (path) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
        list,
      );
    };
    await openList('/all-coupons');
    // A busy machine may take longer to read the face from its cache than the first of the pages waits for it.
    expect(await page.evaluate(async () => (await Promise.all(window.faceLoads)).length)).toBeGreaterThan(0);
    await openList('/stores');
    expect(await firstFace()).toBe('Later');
  });
});
