import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../generator/bundle/bundle';
import { nodeHost } from '../../generator/host';
import { joinPieces } from '../../src/app/page-styles';
import type { PageData, PageKind } from '../../src/domain/page-data';
import { pageFile, sitePath } from '../../src/domain/paths';
import { shippedSite } from '../support/shipped-site';
import { browserForTests, windows } from '../support/visit';

const root = path.resolve(import.meta.dirname, '../..');
const site = shippedSite();
const visits = browserForTests();

/** Of each kind in each language the page with the longest HTML, which has the most parts, and of stores also the one with the fewest. */
const chosen = new Map<string, PageData>();
for (const page of site.pages) {
  const length = (each: PageData): number => readFileSync(path.join(root, 'dist', pageFile(each.language, each.path, 'html'))).length;
  const choose = (key: string, isBetter: (one: number, other: number) => boolean): void => {
    const known = chosen.get(key);
    if (!known || isBetter(length(page), length(known))) chosen.set(key, page);
  };
  choose(`${page.language} ${page.kind}`, (one, other) => one > other);
  if (page.kind === 'store') choose(`${page.language} short`, (one, other) => one < other);
}
const cases = [...chosen.values()].map(({ language, path: at, kind }) => ({ address: sitePath(language, at), kind }));

let wholeSheet: (kind: PageKind) => string;

beforeAll(async () => {
  const { assets } = await bundle(nodeHost(root), '');
  wholeSheet = (kind) => joinPieces(assets.styles(kind));
});

/** The properties that the rules of a page declare; what custom properties come to is in those that use them. */
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

/** What all elements, and what stands before and after them, look like in some properties and where they are: a line for each, with a number in place of a long list. */
function looks(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll('html, body, body *:not(script)')].map((element) => {
        let number = 0;
        for (const pseudo of ['', '::before', '::after', '::marker']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo === '::marker' ? getComputedStyle(element).display !== 'list-item' : pseudo !== '' && style.content === 'none') continue;
          for (const name of properties) {
            const text = style.getPropertyValue(name);
            for (let index = 0; index < text.length; index += 1) number = (Math.imul(number, 31) + text.charCodeAt(index)) | 0;
          }
        }
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.outerHTML.slice(0, 80), x, y, width, height, number].join(' ');
      }),
    names,
  );
}

/** A page as it is before any script has run. */
function openStill(address: string, change: (html: string) => string): Promise<Page> {
  return visits.open(address, {
    stopped: true,
    viewport: windows.phone,
    context: { bypassCSP: true },
    before: async (page) => {
      await page.route(/\/[\w-]*$/, async (route) => {
        const response = await route.fetch();
        // Without the starter nothing asks for the whole sheet; the browser has scripts, so it is not asked for in their stead either.
        await route.fulfill({ response, body: change((await response.text()).replace(/<script data-entry.*?<\/script>/s, '')) });
      });
      await page.route('**/*.woff2', (route) => route.abort());
    },
    expected: /Failed to load resource/,
  });
}

describe('a page with only the styles that it uses', () => {
  it.each(cases)('looks in every detail as with all of its kind: $address', async ({ address, kind }) => {
    let own = '';
    const cut = await openStill(address, (html) => {
      own = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      return html;
    });
    const whole = await openStill(address, (html) => html.replace(/<style>.*?<\/style>/s, () => `<style>${wholeSheet(kind)}</style>`));
    expect(own.length).toBeLessThan(wholeSheet(kind).length);
    const names = await declaredIn(whole);
    expect(names.length).toBeGreaterThan(100);
    for (const [viewport, colorScheme, script] of [
      [windows.phone, 'light', ''],
      [windows.desk, 'dark', 'failed'],
    ] as const) {
      for (const page of [cut, whole]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.evaluate((state) => (document.documentElement.dataset.script = state), script);
        // What has been out of sight keeps the size that it had in another window.
        if (script === 'failed') await page.addStyleTag({ content: 'li { content-visibility: visible !important }' });
      }
      // Two pages need not have laid out at once what has been out of sight.
      const differences = async (): Promise<readonly string[]> => {
        const [one, other] = [await looks(cut, names), await looks(whole, names)];
        expect(one.length).toBeGreaterThan(50);
        expect(one.length).toBe(other.length);
        return one.filter((line, index) => line !== other[index]).slice(0, 5);
      };
      await expect.poll(differences, { timeout: 15_000 }).toEqual([]);
    }
  });
});
