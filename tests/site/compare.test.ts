import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { attributesOf, clipboardOf, clocks, listenTo, overflowOf, plain, sendingsOf } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const amountField = (page: Page) => page.getByLabel(words('en', 'basket.amount'));
const answer = (page: Page) => page.locator('[data-compare] p[role="status"]');

describe('the comparison of stores (product rule R86)', () => {
  const open = (fragment = '', more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/en/compare${fragment}`, { at: clocks.september2025, ...more });
  const kind = (page: Page, name: string) =>
    page.getByRole('navigation', { name: words('en', 'compare.kinds') }).getByRole('link', { name, exact: true });
  const general = 'General marketplace';

  it('shows the best result of each store with the keyboard alone, for an amount in Arabic digits', async () => {
    const page = await open();
    await kind(page, general).focus();
    await page.keyboard.press('Enter');
    await amountField(page).waitFor();
    expect(await kind(page, general).getAttribute('aria-current')).toBe('true');
    await amountField(page).focus();
    await page.keyboard.type('٣٠٠');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page).innerText()).toContain('262.5');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(await page.locator('[data-group="now"] a:not([target])').allInnerTexts()).toEqual(['AliExpress']);
    expect(await page.locator('[data-group="now"]').innerText()).toContain('AFS10');
    const row = page.locator('[data-group="now"] li');
    expect(await row.locator('a[target="_blank"]').getAttribute('rel')).toContain('sponsored');
    await row.getByRole('button').click();
    await expect.poll(() => clipboardOf(page)).toBe('AFS10');
    expect(await page.locator('[data-group="cashback"] a:not([target])').allInnerTexts()).toEqual(['Noon']);
    expect(new URL(page.url()).hash).toBe('#general-marketplace=300SAR');
  });

  it('requests one file per category, never with any input, and stores nothing (product rule R74)', async () => {
    const page = await open();
    const sendings = sendingsOf(page);
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(decodeURI(new URL(request.url()).pathname + new URL(request.url()).search)),
    );
    await kind(page, general).click();
    await amountField(page).fill('4321');
    await page.keyboard.press('Enter');
    await page.locator('[data-group="now"]').waitFor();
    const loaded = asked.length;
    await page.getByLabel(words('en', 'country.label'), { exact: true }).selectOption('AE');
    await amountField(page).fill('8765');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page).innerText()).toMatch(/8[,٬]?716\.25/);
    expect(asked.slice(loaded).filter((address) => address.includes('/compare'))).toEqual([]);
    expect(asked.filter((address) => address.includes('/compare/'))).toEqual(['/en/compare/general-marketplace.json']);
    expect(asked.filter((address) => /4321|8765|country|SAR/.test(address))).toEqual([]);
    expect(sendings).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  });

  it('says each answer once to a screen reader', { tags: ['all'] }, async () => {
    const page = await open('#general-marketplace');
    await amountField(page).fill('300');
    const heard = await listenTo(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-group="now"]').waitFor();
    await amountField(page).fill('1000');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-group="now"]').innerText()).toContain('AFS13');
    expect(await heard()).toEqual([expect.stringContaining('262.5'), expect.stringContaining('951.25')]);
  });

  it('lists each category with its stores without JavaScript, and starts at the one in the fragment', {
    tags: ['all'],
  }, async () => {
    const page = await open('#general-marketplace', {
      stopped: true,
      viewport: windows.phone,
      context: { javaScriptEnabled: false },
    });
    const list = page.locator('#stores-general-marketplace');
    const box = await list.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(windows.phone.height / 2);
    expect(await amountField(page).count()).toBe(0);
    expect(await list.locator('a').count()).toBe(4);
    expect(await list.locator('a').first().getAttribute('href')).toMatch(/^\/en\/store\//);
    expect(await kind(page, general).getAttribute('href')).toBe('#stores-general-marketplace');
  });

  it('returns to the previous category on Back, and keeps its answer on a jump to the content', {
    tags: ['all'],
  }, async () => {
    const page = await open('#general-marketplace=300SAR');
    await page.locator('[data-group="now"]').waitFor();
    await page.evaluate(() => {
      window.location.hash = document.querySelector('main')?.id ?? '';
    });
    expect(await page.locator('[data-group="now"]').count()).toBe(1);
    await kind(page, 'Middle East fashion').click();
    await page.locator('[data-compare] h2').filter({ hasNotText: general }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.locator('[data-compare] h2').filter({ hasText: general }).waitFor();
    await page.locator('[data-group="now"]').waitFor();
  });

  it('reports a missing file as nothing to compare, and retries a failed one', { tags: ['all'] }, async () => {
    const file = '**/en/compare/general-marketplace.json';
    const missing = await open('#general-marketplace', {
      expected: /404/,
      before: (page) => page.route(file, (route) => route.fulfill({ status: 404 })),
    });
    await missing
      .getByRole('status')
      .filter({ hasText: words('en', 'compare.no-data') })
      .waitFor();
    const refusal = refusalOf(file);
    const broken = await open('#general-marketplace', { expected: /ERR_FAILED/, before: refusal.begin });
    await broken.getByRole('alert').waitFor();
    await refusal.end();
    await broken.getByRole('button', { name: words('en', 'load-failure.retry') }).click();
    await amountField(broken).waitFor();
  });

  it('has no axe violations in light and dark mode, and fits into 320 px', { tags: ['all'] }, async () => {
    const page = await open('#general-marketplace=123456.78SAR', { viewport: { ...windows.phone, width: 320 } });
    await page.locator('[data-group="now"]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
  });
});

describe('the comparison of stores with each kind of answer (product rule R86)', { tags: ['all'] }, () => {
  const namesIn = async (page: Page, group: string): Promise<readonly string[]> =>
    (await page.locator(`[data-group="${group}"] a:not([target])`).allInnerTexts()).map((name) =>
      name.replace(/^\S+ /, ''),
    );

  it('shows the best result of each store in groups, the lowest total first', async () => {
    const page = await visits.open('/en/compare#shoes=250SAR', { at: changedAt, site: inject('changedUrl') });
    await page.locator('[data-group="now"]').waitFor();
    expect(plain(await answer(page).innerText())).toBe(
      plain(
        words('en', 'compare.answer-now', {
          store: 'Store percent',
          total: words('en', 'money.SAR', { amount: 220 }),
        }),
      ),
    );
    const groups = await attributesOf(page.locator('[data-group]'), 'data-group');
    expect(groups).toEqual(['now', 'up-to', 'delivery', 'gift', 'cashback', 'depends', 'unknown', 'blocked']);
    expect(await namesIn(page, 'now')).toEqual(['percent', 'dollars']);
    expect(await namesIn(page, 'blocked')).toEqual(['amount']);
    expect(await namesIn(page, 'depends')).toEqual(['emirates']);
    expect(await namesIn(page, 'unknown')).toEqual(['unknown']);
    const rows = (await page.locator('[data-group="now"] li').allInnerTexts()).map(plain);
    expect(rows[0]).toContain(plain(words('en', 'basket.pay', { total: words('en', 'money.SAR', { amount: 220 }) })));
    expect(rows[0]).toContain('PERCENT12');
    // 4 dollars at 3.75.
    expect(rows[1]).toContain('235');
    expect(plain(await page.locator('[data-compare]').innerText())).toContain('3.75');
    expect(await page.locator('[data-inactive]').innerText()).toBe(words('en', 'compare.inactive', { count: 1 }));
  });
});
