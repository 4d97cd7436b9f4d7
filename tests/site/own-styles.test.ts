/** @module-tag all */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { bundle } from '../../generator/site/bundle/bundle';
import { joinPieces } from '../../src/domain/looks/style-pieces';
import type { PageData, PageKind } from '../../src/domain/pages/page-data';
import { pageFile, sitePath } from '../../src/domain/pages/paths';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { projectSystem } from '../support/catalogue';

const site = siteUnderTest();
const visits = browserForTests();

/** Each language in a different window and theme, because rules for these are independent of rules for languages. */
const looksOf = {
  en: { viewport: windows.desk, colorScheme: 'dark', script: 'failed' },
  ar: { viewport: windows.phone, colorScheme: 'light', script: '' },
} as const;

/**
 * The page with the longest HTML of each kind and language, which has the most parts, and also the shortest one of
 * stores.
 */
const chosen = new Map<string, PageData>();
for (const page of site.pages) {
  const length = (each: PageData): number =>
    readFileSync(path.join(inject('siteFolder'), pageFile(each.language, each.path, 'html'))).length;
  const choose = (key: string, isBetter: (one: number, other: number) => boolean): void => {
    const known = chosen.get(key);
    if (!known || isBetter(length(page), length(known))) chosen.set(key, page);
  };
  choose(`${page.language} ${page.kind}`, (one, other) => one > other);
  if (page.kind === 'store') choose(`${page.language} short`, (one, other) => one < other);
}
const cases = [...chosen.values()].map(({ language, path: at, kind }) => ({
  address: sitePath(language, at),
  kind,
  look: looksOf[language],
}));

let wholeSheet: (kind: PageKind) => string;

beforeAll(async () => {
  const { assets } = await bundle(projectSystem(), '');
  wholeSheet = (kind) => joinPieces(assets.styles(kind));
});

/**
 * The properties that the rules of a page declare, without custom properties, whose values are in the properties that
 * use them.
 */
function declaredIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const gather = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if (rule instanceof CSSGroupingRule) gather(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) gather(cssRules);
    return [...names].filter((name) => !name.startsWith('--'));
  });
}

/**
 * What all elements, and what is before and after them, look like in some properties and where they are: a line for
 * each, with a number in place of a long list.
 */
function looks(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll('html, body, body *:not(script)')].map((element) => {
        let number = 0;
        for (const pseudo of ['', '::before', '::after', '::marker']) {
          const style = getComputedStyle(element, pseudo);
          if (
            pseudo === '::marker'
              ? getComputedStyle(element).display !== 'list-item'
              : pseudo !== '' && style.content === 'none'
          )
            continue;
          for (const name of properties) {
            const text = style.getPropertyValue(name);
            for (let index = 0; index < text.length; index += 1)
              number = (Math.imul(number, 31) + text.charCodeAt(index)) | 0;
          }
        }
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.outerHTML.slice(0, 80), x, y, width, height, number].join(' ');
      }),
    names,
  );
}

/** A page before any script has run. */
function openStill(address: string): Promise<Page> {
  return visits.open(address, {
    stopped: true,
    viewport: windows.phone,
    context: { bypassCSP: true },
    before: async (page) => {
      await page.route(/\/[\w-]*$/, async (route) => {
        const response = await route.fetch();
        // Without the starter nothing requests the whole sheet; the `noscript` link does not apply either, because
        // scripts are enabled.
        await route.fulfill({
          response,
          body: (await response.text()).replace(/<script data-entry.*?<\/script>/s, ''),
        });
      });
      await page.route('**/*.woff2', (route) => route.abort());
    },
    expected: /Failed to load resource/,
  });
}

describe('a page with only the styles that it uses', () => {
  it.each(cases)(
    'looks the same as with the whole stylesheet of its page kind: $address',
    async ({ address, kind, look }) => {
      const page = await openStill(address);
      await page.setViewportSize(look.viewport);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.evaluate((script) => (document.documentElement.dataset.script = script), look.script);
      const wear = (sheet: string): Promise<string> =>
        page.evaluate((text) => {
          const style = document.querySelector('style');
          const former = style?.textContent ?? '';
          if (style) style.textContent = text;
          return former;
        }, sheet);
      const own = await wear(wholeSheet(kind));
      expect(own.length).toBeGreaterThan(1000);
      expect(own.length).toBeLessThan(wholeSheet(kind).length);
      const names = await declaredIn(page);
      expect(names.length).toBeGreaterThan(100);
      // Something that is still loading, such as a picture, may arrive between the two.
      const differences = async (): Promise<readonly string[]> => {
        await wear(wholeSheet(kind));
        const withAll = await looks(page, names);
        await wear(own);
        const withOwn = await looks(page, names);
        expect(withAll.length).toBeGreaterThan(50);
        expect(withOwn.length).toBe(withAll.length);
        return withOwn.filter((line, index) => line !== withAll[index]).slice(0, 5);
      };
      await expect.poll(differences, { timeout: 15_000 }).toEqual([]);
    },
  );
});
