import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { plain } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const built = inject('changedFolder');
const log = '/store/example-bazaar/checks';

describe('the log of tests (product rule R76)', () => {
  const open = (at: string, more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/en${log}`, { at, site: inject('changedUrl'), ...more });
  const offer = (page: Page, id: string) => page.locator(`main section#${id}`);

  it('is linked from the page of the store, and links back to it', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/example-bazaar', {
      at: changedAt,
      site: inject('changedUrl'),
    });
    await page.getByRole('link', { name: words('en', 'checks.to-log') }).click();
    await page.waitForURL(`**${log}`);
    await page.locator('main h1').filter({ hasText: 'test log' }).waitFor();
    await page.locator('main a[href="/en/store/example-bazaar"]').first().click();
    await page.waitForURL('**/store/example-bazaar');
  });

  it('shows tested offers, each with twelve months, places of testing and all tests, newest first', async () => {
    const page = await open(changedAt, { viewport: windows.phone });
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('main section').count()).toBe(3);
    const twelve = offer(page, 'twelve');
    expect(await twelve.locator('ol li').count()).toBe(12);
    expect(plain(await twelve.locator('ol li').last().innerText())).toBe(
      `± ${plain(words('en', 'checks.month-mixed', { month: 'September 2025' }))}`,
    );
    expect(await twelve.locator('tbody tr').count()).toBe(2);
    const tests = await twelve.locator('ul li').allInnerTexts();
    expect(tests.map(plain)).toEqual([
      expect.stringContaining('12 September 2025'),
      expect.stringContaining('4 September 2025'),
    ]);
    expect(plain(tests[0] ?? '')).toContain(words('en', 'checks.reason-minimum'));
    expect(plain(tests[1] ?? '')).toContain('250');
  });

  it("moves its months with the visitor's clock, on the same HTML", { tags: ['all'] }, async () => {
    const page = await open('2026-10-20T09:00:00Z');
    const last = offer(page, 'twelve').locator('ol li').last();
    await expect.poll(() => last.getAttribute('data-result')).toBe('none');
    expect(await offer(page, 'twelve').locator('ol li:not([data-result="none"])').count()).toBe(0);
  });

  it('has no axe violations in dark mode, and fits into a window of 320 px', { tags: ['all'] }, async () => {
    const page = await open(changedAt, {
      viewport: { ...windows.phone, width: 320 },
      context: { colorScheme: 'dark' },
    });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

it('a store without a recorded test has no log; that of one with three is whole in its HTML and in the sitemap', () => {
  expect(existsSync(path.join(inject('siteFolder'), 'en/store/temu/checks.html'))).toBe(false);
  const html = readFileSync(path.join(built, `en${log}.html`), 'utf8');
  expect(html).toContain('Did not work');
  expect(html.match(/data-result="(?:worked|failed|mixed|none)"/g)?.length).toBeGreaterThanOrEqual(36);
  expect(readFileSync(path.join(built, 'sitemap.xml'), 'utf8')).toContain(`/en${log}<`);
});
