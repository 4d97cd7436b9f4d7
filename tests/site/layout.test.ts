/** @module-tag all */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflowOf } from '../support/behaviour';
import { servedCopy } from '../support/served-copy';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages } from '../support/words';

const long = {
  en: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversand',
  ar: 'الشركة المتحدة للأجهزة الإلكترونية والمستلزمات المنزلية والشحن السريع إلى جميع دول الخليج العربي',
};
const both = (text: (name: string) => string, depth: number): string =>
  bothLanguages
    .map((language) => `\n${' '.repeat(depth)}${language}: ${JSON.stringify(text(long[language]))}`)
    .join('');
const code = 'WELCOMETOTHELONGESTBAZAAR2025ANDTOEVERYOTHERSHOPINTHEGULFREGION1';

/** A store with the longest allowed name, code, figure and questions. */
const longStore = `slug: longest
path: /store/longest
name:${both((name) => name, 2)}
url: https://www.example.com/longest
logo: noon.svg
brand: "#7a2f8f"
icon: bag
category: general-marketplace
checked: 2025-10
title:${both((name) => `${name} {code} ({month})`, 2)}
description:${both((name) => name, 2)}
heading:${both((name) => `${name}: {code}`, 2)}
subtitle:${both((name) => name, 2)}
featured: first
feedback: thanks
offers:
  - id: first
    kind: code
    code: "${code}"
    url: https://www.example.com/longest
    title:${both((name) => `${name.slice(1)} 100%`, 6)}
    terms:${both((name) => name, 6)}
    benefit:
      kind: amount
      amount: 1000000
      upTo: true
      currency: AED
    minimumSpend:
      amount: 2500000
      currency: AED
    expires: 2099-12-31
  - id: second
    kind: deal
    url: https://www.example.com/longest
    title:${both((name) => name, 6)}
    savings:${both((name) => name, 6)}
sections:
  - kind: offers
    heading:${both((name) => name, 6)}
  - kind: offers
    heading:${both((name) => name, 6)}
    layout: table
    detail: savings
  - kind: points
    heading:${both((name) => name, 6)}
    points:
      - title:${both((name) => name, 10)}
        icon: tag
  - kind: steps
    heading:${both((name) => name, 6)}
    steps:
      - title:${both((name) => name, 10)}
  - kind: faq
    heading:${both((name) => name, 6)}
    questions:
      - question:${both((name) => name, 10)}
        answer:${both((name) => `${name} \`${code}\``, 10)}
`;

const visits = browserForTests();
// The check warns of the long texts and the logo of another store.
const site = servedCopy({ SITE_PREVIEWS: 'off' }, (copy) => {
  copy.write('data/stores/longest.yaml', longStore);
});

describe('a store with very long names', () => {
  it.each(['/store/longest', '/stores', '/all-coupons'])('makes %s no wider than its window', async (address) => {
    const page = await visits.open(`/ar${address}`, { site: site.url() });
    // A window of 1280 px at 200 % is one of 640.
    for (const width of [320, 390, 640, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const rows = new Set(
          [...document.querySelectorAll('main *')].filter(
            (element) => getComputedStyle(element).overflowX !== 'visible',
          ),
        );
        const inRow = (element: Element): boolean => [...rows].some((row) => row !== element && row.contains(element));
        return [...document.querySelectorAll('main *')]
          .filter((element) => !inRow(element) && element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right, width: wide } = element.getBoundingClientRect();
            return wide > 1 && (left < -1 || right > edge + 1);
          })
          .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`);
      });
      expect(beyond, `at ${width} px`).toEqual([]);
      expect(await overflowOf(page), `at ${width} px`).toBe(0);
    }
  });
});

describe('a row or ticket with a code of 64 characters', () => {
  it.each(['/store/longest', '/all-coupons'])(
    'keeps the code in its box beside its button, and gain, minimum and end whole, on %s',
    async (address) => {
      const page = await visits.open(`/ar${address}`, { site: site.url() });
      for (const width of [320, 390, 640, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const offers = await page.locator('main [data-offer="first"]').evaluateAll((all) =>
          all.map((offer) => {
            const rects = (selector: string) =>
              [...offer.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
            const inside = (inner: DOMRect | undefined, outer: DOMRect | undefined): boolean =>
              inner !== undefined &&
              outer !== undefined &&
              inner.left >= outer.left - 0.5 &&
              inner.right <= outer.right + 0.5 &&
              inner.bottom <= outer.bottom + 0.5;
            const [box] = rects('span:has(> bdi > code)');
            const [copy] = rects('button[data-replay]');
            const own = offer.getBoundingClientRect();
            const title = offer.querySelector('h3 > span');
            return {
              code: inside(rects('code')[0], box),
              gap: box && copy && Math.max(box.left - copy.right, copy.left - box.right, copy.top - box.bottom),
              lines: title ? Math.round(title.getBoundingClientRect().height / 24) : 0,
              gain: title ? inside(rects('h3 strong')[0], rects('h3')[0]) : true,
              notes: rects('[data-tone]').filter((note) => !inside(note, own)).length,
            };
          }),
        );
        expect(offers.length).toBeGreaterThan(0);
        for (const { code: isInside, gap, lines, gain, notes } of offers) {
          expect([isInside, gain, notes], `at ${width} px`).toEqual([true, true, 0]);
          expect(gap, `at ${width} px`).toBeLessThanOrEqual(8);
          expect(lines, `at ${width} px`).toBeLessThanOrEqual(2);
        }
      }
    },
  );
});

/** The boxes of the items of every list of cards or tickets, row by row, with the room the list has. */
function rowsOf(page: Page): Promise<{ room: number; row: { width: number; height: number; gap: number }[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul')]
      .filter(
        (list) =>
          getComputedStyle(list).display === 'flex' && list.querySelector(':scope > li > article, :scope > li > h3'),
      )
      .flatMap((list) => {
        const rows = new Map<number, DOMRect[]>();
        for (const item of list.children) {
          const box = (item.querySelector(':scope > article') ?? item).getBoundingClientRect();
          rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
        }
        const gap = Number.parseFloat(getComputedStyle(list).columnGap);
        return [...rows.values()].map((row) => ({
          room: list.clientWidth,
          row: row.map(({ width, height }) => ({ width, height, gap })),
        }));
      }),
  );
}

describe('the lists of cards and tickets', () => {
  it.each(['/store/iherb', '/store/temu', '/how-we-check'])(
    'fill every row on %s with items of equal size',
    async (address) => {
      const page = await visits.open(`/ar${address}`);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await rowsOf(page);
        expect(rows.length, `at ${width} px`).toBeGreaterThan(1);
        for (const { room, row } of rows) {
          const filled = row.reduce((sum, { width: wide, gap }) => sum + wide + gap, -(row[0]?.gap ?? 0));
          expect(Math.abs(room - filled), `at ${width} px`).toBeLessThan(1);
          expect(
            Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
            `at ${width} px`,
          ).toBeLessThan(1);
          expect(
            Math.max(...row.map(({ width: wide }) => wide)) - Math.min(...row.map(({ width: wide }) => wide)),
            `at ${width} px`,
          ).toBeLessThan(1);
        }
      }
    },
  );

  it.each(Object.entries(windows))('center their icons on the first line of text (%s)', async (_, viewport) => {
    const page = await visits.open('/ar/store/iherb', { viewport });
    const off = await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details:has(> summary > h2)')) part.setAttribute('open', '');
      return [...document.querySelectorAll('main details li > svg + div')].map((words) => {
        const drawing = words.previousElementSibling?.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(words).lineHeight);
        return drawing
          ? Math.abs(drawing.top + drawing.height / 2 - words.getBoundingClientRect().top - line / 2)
          : Infinity;
      });
    });
    expect(off.length).toBeGreaterThan(5);
    expect(Math.max(...off)).toBeLessThan(1);
  });
});

describe('the figure of a ticket', () => {
  it('has space on both sides within its coloured part at every width', async () => {
    const page = await visits.open('/ar/store/temu');
    for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const spaces = await page.locator('article [data-tight]').evaluateAll((figures) =>
        figures.map((figure) => {
          const box = figure.getBoundingClientRect();
          const stub = figure.closest('article > div > div')?.getBoundingClientRect();
          return stub ? Math.min(box.left - stub.left, stub.right - box.right) : -Infinity;
        }),
      );
      expect(spaces.length).toBeGreaterThan(0);
      expect(Math.min(...spaces), `at ${width} px`).toBeGreaterThan(8);
    }
  });
});

describe('double text size on a phone', () => {
  it.each(['/', '/store/temu', '/all-coupons', '/stores', '/blog'])(
    'makes %s no wider than its window',
    async (address) => {
      const page = await visits.open(`/ar${address}`, { viewport: windows.phone });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const { width } = windows.phone;
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});
