import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { someOf } from '../support/extent';
import { clocks } from '../support/behaviour';
import { ask } from '../support/http';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const site = siteUnderTest();
const visits = browserForTests();

/** Where the parts of a page begin, in its HTML. */
function placesIn(html: string, parts: readonly string[]): readonly number[] {
  return parts.map((part) => html.indexOf(part));
}

/** The places of the sections that are not closed; notes are between the offers and the steps. */
const first: Readonly<Record<string, number>> = { offers: 0, steps: 3, faq: 4 };

const ascending = (places: readonly number[]): readonly number[] => [...places].sort((a, b) => a - b);

describe('the order of a store page (product rule R44)', () => {
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === 'en');

  it.each(
    someOf(
      stores.map((page) => [sitePath('en', page.path), page] as const),
      3,
    ),
  )(
    'starts %s with heading, first offer, disclosure, key facts and subtitle, and then the sections',
    async (address, { featured }) => {
      const { body } = await ask(inject('siteUrl'), address);
      const places = placesIn(body.slice(body.indexOf('<main')), [
        '<h1',
        ...(featured === undefined ? [] : ['<article']),
        'data-disclosure',
        'data-glance',
        '<section',
        ' name="',
      ]);
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(places).toEqual(ascending(places));
    },
  );

  it.each(someOf(stores, 6).map((page) => [sitePath('en', page.path), page] as const))(
    'puts offers, notes, steps and questions of %s first, and collapses the other parts below',
    async (address, { sections, fromFeed }) => {
      const ranks = sections.map((section) => {
        if (section.kind === 'prose') return section.tone === 'note' ? 2 : 5;
        return first[section.kind] ?? 5;
      });
      expect(ranks).toEqual(ascending(ranks));
      // Without an active offer, all parts are closed.
      const page = await visits.open(address, { at: fromFeed ? clocks.september2025 : clocks.november2026 });
      const closed = page.locator('main details:has(> summary > h2)');
      expect(await closed.evaluateAll((all) => all.filter((item) => item.hasAttribute('open')).length)).toBe(0);
      const headings = await closed.locator('h2').allInnerTexts();
      expect(headings).toEqual(
        sections.flatMap(({ heading }, index) => (ranks[index] === 5 && heading !== undefined ? [heading] : [])),
      );
      expect(headings.length).toBeGreaterThan(1);
    },
  );

  const closedPart = (page: Page) => page.locator('#returns');

  it('opens a closed part below the header when the address names it', async () => {
    for (const script of [true, false]) {
      const page = await visits.open('/en/store/iherb#returns', {
        viewport: windows.phone,
        context: { javaScriptEnabled: script },
        stopped: !script,
      });
      await closedPart(page).waitFor();
      await expect
        .poll(() =>
          closedPart(page).evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return top >= header && top <= window.innerHeight;
          }),
        )
        .toBe(true);
      // The others stay as they are.
      expect(await page.locator('#payment').isVisible()).toBe(false);
    }
  });

  it('opens a closed part after navigation inside the site', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/stores');
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, '/en/store/iherb#returns');
    await closedPart(page).waitFor();
  });

  it('opens and closes a part with the keyboard', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/iherb');
    await page.locator('summary:has(+ #returns)').focus();
    await page.keyboard.press('Enter');
    await closedPart(page).waitFor();
    await page.keyboard.press('Enter');
    await closedPart(page).waitFor({ state: 'hidden' });
  });

  it.each([windows.phone.width, 320])(
    'wraps a long heading at %i px without cutting it off',
    { tags: ['all'] },
    async (width) => {
      const page = await visits.open('/en/store/iherb', { viewport: { width, height: 700 } });
      for (const heading of await page.locator('main h1, main h2').all()) {
        if (!(await heading.isVisible())) continue;
        expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
        expect(await heading.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('clip');
      }
    },
  );
});
