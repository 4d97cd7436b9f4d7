import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { plain } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, words } from '../support/words';

const visits = browserForTests();
const built = inject('changedFolder');
const log = '/store/example-bazaar/checks';

it('a store without a recorded test has no log', () => {
  expect(existsSync(path.join(inject('siteFolder'), 'en/store/temu/checks.html'))).toBe(false);
});

describe.each(bothLanguages)('the log of tests (product rule R76) in %s', (language) => {
  const itInTurn = inTurns(language);
  const open = (at: string, more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/${language}${log}`, { at, site: inject('changedUrl'), ...more });
  const offer = (page: Page, id: string) => page.locator(`main section#${id}`);

  itInTurn('is linked from the page of the store, and links back to it', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/example-bazaar`, {
      at: changedAt,
      site: inject('changedUrl'),
    });
    await page.getByRole('link', { name: words(language, 'checks.to-log') }).click();
    await page.waitForURL(`**${log}`);
    await page
      .locator('main h1')
      .filter({ hasText: { en: 'test log', ar: 'سجل تجارب' }[language] })
      .waitFor();
    await page.locator(`main a[href="/${language}/store/example-bazaar"]`).first().click();
    await page.waitForURL('**/store/example-bazaar');
  });

  itInTurn('shows tested offers, each with twelve months, places of testing and all tests, newest first', async () => {
    const page = await open(changedAt, { viewport: windows.phone });
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('main section').count()).toBe(3);
    const twelve = offer(page, 'twelve');
    expect(await twelve.locator('ol li').count()).toBe(12);
    expect(plain(await twelve.locator('ol li').last().innerText())).toBe(
      `± ${plain(words(language, 'checks.month-mixed', { month: { en: 'September 2025', ar: 'سبتمبر 2025' }[language] }))}`,
    );
    expect(await twelve.locator('tbody tr').count()).toBe(2);
    const tests = await twelve.locator('ul li').allInnerTexts();
    expect(tests.map(plain)).toEqual([
      expect.stringContaining({ en: '12 September 2025', ar: '12 سبتمبر 2025' }[language]),
      expect.stringContaining({ en: '4 September 2025', ar: '4 سبتمبر 2025' }[language]),
    ]);
    expect(plain(tests[0] ?? '')).toContain(words(language, 'checks.reason-minimum'));
    expect(plain(tests[1] ?? '')).toContain('250');
  });

  itInTurn(
    "moves its months with the visitor's clock, on the same HTML",
    async () => {
      const page = await open('2026-10-20T09:00:00Z');
      const last = offer(page, 'twelve').locator('ol li').last();
      await expect.poll(() => last.getAttribute('data-result')).toBe('none');
      expect(await offer(page, 'twelve').locator('ol li:not([data-result="none"])').count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn('contains all results without JavaScript', async () => {
    const html = readFileSync(path.join(built, `${language}${log}.html`), 'utf8');
    expect(html).toContain({ en: 'Did not work', ar: 'لم ينجح' }[language]);
    expect(html.match(/data-result="(?:worked|failed|mixed|none)"/g)?.length).toBeGreaterThanOrEqual(36);
  });

  itInTurn('has no axe violations in dark mode, and fits into a window of 320 px', { tags: 'all' }, async () => {
    const page = await open(changedAt, {
      viewport: { ...windows.phone, width: 320 },
      context: { colorScheme: 'dark' },
    });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

it('a log with at least three tests is in the sitemap', () => {
  expect(readFileSync(path.join(built, 'sitemap.xml'), 'utf8')).toContain(`/en${log}<`);
});
