import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Language } from '../../src/domain/language/language';
import { sitePath } from '../../src/domain/pages/paths';
import { isComplete } from '../support/extent';
import { ask } from '../support/http';
import { pageOfEachKind, siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
/** All store pages of a language, because the limit is for their median, and one page of each other kind. */
const weighed = isComplete
  ? site.pages
  : bothLanguages.flatMap((language, place) => {
      const pages = site.pages.filter((page) => page.language === language);
      const others = pageOfEachKind(pages.filter(({ kind }) => kind !== 'store'));
      return [
        ...(language === 'ar' ? pages.filter(({ kind }) => kind === 'store') : []),
        ...others.filter((_, index) => index % 2 === place),
      ];
    });
const addresses = weighed.map(({ language, path, kind }) => ({ language, kind, address: sitePath(language, path) }));

const weights = new Map<string, number>();

/** The transfer size of a text: brotli at the highest level, like precompressed files of a host. */
function weightOf(text: string): number {
  const known = weights.get(text) ?? brotliCompressSync(text).byteLength;
  weights.set(text, known);
  return known;
}

const fetched = new Map<string, Promise<string>>();

function textAt(address: string): Promise<string> {
  const known = fetched.get(address) ?? ask(inject('siteUrl'), address).then(({ body }) => body);
  fetched.set(address, known);
  return known;
}

function starterAttribute(html: string, name: string): string {
  return new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** The scripts in the HTML of a page, which run before any interaction. */
function firstScripts(html: string): readonly string[] {
  return [starterAttribute(html, 'entry'), ...starterAttribute(html, 'modules').split(' ')];
}

describe('the weight of a page (decision 0013)', () => {
  const weightAt = new Map<string, number>();

  beforeAll(async () => {
    for (const { address } of addresses) weightAt.set(address, weightOf(await textAt(address)));
  });

  const storeWeights = (language: Language): readonly number[] =>
    addresses
      .filter((page) => page.kind === 'store' && page.language === language)
      .map(({ address }) => weightAt.get(address) ?? Infinity)
      .sort((a, b) => a - b);

  // Arabic takes more bytes.
  it.each(isComplete ? bothLanguages : ['ar' as const])(
    'is for store pages in %s at most 12,000 bytes in the median',
    (language) => {
      const sorted = storeWeights(language);
      expect(sorted.length).toBeGreaterThanOrEqual(11);
      expect(sorted[Math.floor((sorted.length - 1) / 2)]).toBeLessThanOrEqual(12_000);
    },
  );

  it('is at most 13,600 bytes for every page, which fits into the first ten packets', () => {
    expect(addresses.filter(({ address }) => (weightAt.get(address) ?? Infinity) > 13_600)).toEqual([]);
  });

  it.each(addresses)(
    'includes at most 105,000 bytes of initial scripts and messages on $address',
    async ({ address }) => {
      const html = await textAt(address);
      const scripts = firstScripts(html);
      expect(scripts.length).toBeGreaterThanOrEqual(2);
      const messages = starterAttribute(html, 'texts');
      expect(JSON.parse(await textAt(messages))).toHaveProperty('messages');
      const texts = await Promise.all([...scripts, messages].map(textAt));
      expect(texts.map(weightOf).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(105_000);
    },
  );

  it('excludes basket, QR code, modal, toasts, search, bar and help from the initial scripts', async () => {
    const scripts = new Set((await Promise.all(addresses.map(({ address }) => textAt(address)))).flatMap(firstScripts));
    const named = /LadderAnswer-|QrDialog|Refused-|CouponModal|Dialog-|ToastView|SearchResults|FootStrip|Share/;
    expect([...scripts].filter((script) => named.test(script))).toEqual([]);
    // They are available under these names on request.
    const all = (await Promise.all([...scripts].map(textAt))).join('');
    for (const name of [
      'LadderAnswer',
      'QrDialog',
      'Refused',
      'CouponModal',
      'ToastView',
      'SearchResults',
      'FootStrip',
      'Share',
    ])
      expect(all).toMatch(new RegExp(`${name}-[\\w-]+\\.js`));
  });
});

describe('a store page before the load event', () => {
  it('requests only its fonts, its pictures and the styles for wide windows', async () => {
    const asked: string[] = [];
    let loaded = false;
    const page = await visits.open('/en/store/temu', {
      viewport: windows.phone,
      before: async (tab) => {
        tab.on('request', (request) => {
          if (!loaded) asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
        });
        // Recorded in the page: a message to the test arrives too late to separate earlier from later requests.
        await tab.exposeFunction('noteLoad', () => {
          loaded = true;
        });
        await tab.addInitScript(() =>
          window.addEventListener('load', () => void Reflect.get(window, 'noteLoad')(), { once: true }),
        );
      },
    });
    expect(asked.filter((request) => !/^(?:font|image) |\.svg$/.test(request))).toEqual([
      'document /en/store/temu',
      // Its media query does not match on a phone, so nothing waits for it.
      expect.stringMatching(/^stylesheet \/assets\/wide-[\w-]+\.css$/),
    ]);
    expect(asked.filter((request) => request.startsWith('font '))).toHaveLength(2);
    // The scripts that hydrate the page come afterwards.
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
    ).toBe(true);
  });
});
