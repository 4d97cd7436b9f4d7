import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { readDocument, tagsOf } from '../support/documents';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../support/axe';
import {
  clipboardOf,
  clocks,
  plain,
  stopClock,
  attributesOf,
  overflowOf,
  hasFocus,
  listenTo,
} from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const idsIn = (part: Locator): Promise<readonly string[]> =>
  attributesOf(part.locator('[data-state="active"]'), 'data-offer');
const list = (page: Page): Locator => page.locator('#offers');
const value = (page: Page, facet: string, of: string): Locator =>
  page.locator(`[data-facet="${facet}"][data-value="${of}"]`);
const kinds = (page: Page): Locator => page.getByRole('navigation', { name: words('en', 'coupons.list') });
const filters = (page: Page): Locator => kinds(page).getByRole('button', { name: words('en', 'coupons.filters') });
const numberOf = async (chip: Locator): Promise<number> => Number((await chip.innerText()).match(/\d+$/)?.[0]);
const queryOf = (page: Page): string => new URL(page.url()).search;
const status = (page: Page): Locator => page.locator('#offers [role="status"]');

describe('the filters of all coupons (product rule R90)', () => {
  const path = '/en/all-coupons';
  const open = (query = '', more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(path + query, { at: clocks.november2026, ...more });
  const openPanel = async (page: Page): Promise<void> => {
    await filters(page).click();
    await value(page, 'kind', 'code').waitFor();
  };

  it('select a kind with one press, undone by Back, and show the number of offers of each value', async () => {
    const page = await open();
    const chips = kinds(page).getByRole('link');
    expect((await chips.allInnerTexts()).map((text) => text.replace(/\s+/, ' '))).toEqual([
      `${words('en', 'coupons.all')} 19`,
      `${words('en', 'coupons.codes')} 14`,
      `${words('en', 'coupons.deals')} 5`,
    ]);
    await chips.nth(2).click();
    await page.waitForURL(`**${path}?kind=deal`);
    await expect.poll(() => list(page).locator('#codes').count()).toBe(0);
    expect(await idsIn(list(page))).toHaveLength(5);
    expect(await chips.nth(2).getAttribute('aria-current')).toBe('true');
    await chips.nth(0).click();
    await expect.poll(async () => (await idsIn(list(page))).length).toBe(19);
    expect(queryOf(page)).toBe('');
    await page.goBack();
    await expect.poll(async () => (await idsIn(list(page))).length).toBe(5);
    await page.goBack();
    await expect.poll(async () => (await idsIn(list(page))).length).toBe(19);
    // Each value has the number of offers that the other facets leave.
    await openPanel(page);
    expect(await numberOf(value(page, 'store', 'temu'))).toBe(4);
    expect(await numberOf(value(page, 'benefit', 'percent'))).toBe(8);
    await value(page, 'store', 'iherb').click();
    await expect.poll(() => numberOf(value(page, 'benefit', 'percent'))).toBe(4);
    expect(await numberOf(value(page, 'store', 'temu'))).toBe(4);
    expect(await value(page, 'benefit', 'cashback').getAttribute('aria-disabled')).toBe('true');
    await value(page, 'kind', 'deal').click();
    await page.waitForURL(`**${path}?store=iherb&kind=deal`);
    await expect.poll(() => idsIn(list(page))).toEqual(['weekly-brands', 'korean-beauty']);
    expect(await numberOf(value(page, 'kind', 'code'))).toBe(2);
    expect(await value(page, 'kind', 'deal').getAttribute('aria-pressed')).toBe('true');
  });

  it('sort by the saving on an entered order total, and show it in each row', { tags: ['all'] }, async () => {
    const page = await open();
    await openPanel(page);
    await page.getByLabel(words('en', 'basket.amount')).fill('٢٠٠');
    // It counts once typing has paused.
    await page.waitForURL(`**${path}#basket=200SAR`);
    await expect.poll(async () => (await idsIn(list(page))).slice(0, 2)).toEqual(['25hnm20', 'lwn6505']);
    expect(plain(await list(page).locator('[data-offer="25hnm20"]').innerText())).toContain('150');
    expect(plain(await list(page).locator('[data-offer="lwn6505"]').innerText())).toContain('40');
    // The page of a store reads the same fragment, which is not sent.
    await page.goto(new URL('/en/store/iherb#basket=200USD', page.url()).href);
    await expect.poll(() => page.getByLabel(words('en', 'basket.amount')).inputValue()).toBe('200');
  });

  it('use the country of the site, and put offers valid there first', { tags: ['all'] }, async () => {
    const page = await open('?country=kw');
    await expect.poll(async () => (await idsIn(list(page))).slice(0, 2).toSorted()).toEqual(['ubudixod', 'wbc']);
    const valid = words('en', 'offers.valid-in', { country: words('en', 'country-short.KW') });
    expect(plain(await page.locator('main h2').first().innerText())).toBe(`${valid} 2`);
    await openPanel(page);
    expect(await value(page, 'country', 'KW').textContent()).toMatch(/ 2$/);
    await value(page, 'country', 'KW').click();
    await page.waitForURL(`**${path}`);
    await expect.poll(async () => (await idsIn(page.locator('#codes')))[0]).toBe('ndx143');
  });

  it('announce the number of results once, half a second after the last of several changes', {
    tags: ['all'],
  }, async () => {
    const page = await open();
    await openPanel(page);
    await value(page, 'store', 'temu').click();
    await page.waitForURL(/store=temu/);
    await expect.poll(() => status(page).innerText()).toBe(words('en', 'filter.results', { count: 4 }));
    const heard = await listenTo(page);
    await stopClock(page);
    for (const [facet, of] of [
      ['kind', 'code'],
      ['benefit', 'amount'],
    ] as const) {
      await value(page, facet, of).click();
      await expect.poll(() => value(page, facet, of).getAttribute('aria-pressed')).toBe('true');
      await page.clock.runFor(400);
      expect(await status(page).innerText()).toBe('');
    }
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return status(page).innerText();
      })
      .toBe(words('en', 'filter.results', { count: 1 }));
    expect(await heard()).toEqual([words('en', 'filter.results', { count: 1 })]);
  });

  it('report that nothing matches, and suggest which filter to drop', { tags: ['all'] }, async () => {
    const page = await open('?store=noon&benefit=gift');
    await page.getByText(words('en', 'filter.none')).waitFor();
    expect(await page.locator('#offers ul button').allInnerTexts()).toEqual([
      words('en', 'filter.without', { name: words('en', 'filter.gift'), count: 1 }),
    ]);
    await page.locator('#offers ul button').click();
    await page.waitForURL(`**${path}?store=noon`);
    await expect.poll(() => idsIn(list(page))).toEqual(['ndx143']);
    await page.getByRole('button', { name: words('en', 'filter.clear') }).click();
    await expect.poll(async () => (await idsIn(list(page))).length).toBe(19);
    expect(await list(page).evaluate((root) => root.contains(document.activeElement))).toBe(true);
  });

  it('can be removed one by one, except for the kind, which is shown once', { tags: ['all'] }, async () => {
    const page = await open('?store=temu,noon&kind=code');
    const chosen = page.getByRole('group', { name: words('en', 'filter.chosen') });
    await chosen.waitFor();
    await chosen.getByRole('button').first().click();
    await page.waitForURL(/store=(?:temu|noon)&kind=code/);
    // One store, and the button that clears all.
    await expect.poll(() => chosen.getByRole('button').count()).toBe(2);
  });

  it('open as an accessible sheet on a phone, with a final button that shows the number of offers', async () => {
    const page = await open('', { viewport: windows.phone });
    await openPanel(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const sheet = page.getByRole('dialog');
    await value(page, 'store', 'temu').click();
    await sheet.getByRole('button', { name: words('en', 'filter.show', { count: 4 }) }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await idsIn(list(page))).toHaveLength(4);
    expect(await hasFocus(filters(page))).toBe(true);
  });

  it.each([windows.desk, { width: 320, height: 568 }])(
    'are accessible in a window of $width px and no wider than it',
    { tags: ['all'] },
    async (viewport) => {
      const page = await open('?store=temu&sort=end', { viewport });
      await page.locator('#results').waitFor();
      expect(await violations(page)).toEqual([]);
      await openPanel(page);
      expect(await violations(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );

  it('support the shortcut keys J, K, C and F only while the focus is in the list', { tags: ['all'] }, async () => {
    const page = await open();
    await page.locator('main nav a').first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('f');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await list(page).locator('[data-offer="dr13"] summary').focus();
    const inRow = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.closest('[data-offer]')?.getAttribute('data-offer'));
    await page.keyboard.press('j');
    await expect.poll(inRow).toBe('d57q');
    await page.keyboard.press('j');
    await expect.poll(inRow).toBe('25hnm20');
    await page.keyboard.press('k');
    await expect.poll(inRow).toBe('d57q');
    await page.keyboard.press('c');
    await expect.poll(() => clipboardOf(page)).toBe('D57Q');
    // On a keyboard for Arabic the same key gives another letter.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true, cancelable: true }),
      ),
    );
    await expect.poll(inRow).toBe('25hnm20');
    await page.keyboard.press('f');
    await value(page, 'kind', 'code').waitFor();
    expect(await page.getByText(words('en', 'filter.keys')).isVisible()).toBe(true);
    const amount = page.getByLabel(words('en', 'basket.amount'));
    await amount.focus();
    await page.keyboard.type('jcf');
    expect(await amount.inputValue()).toBe('jcf');
  });

  it('link kinds to their part of the list if their code cannot be loaded, and report it on a press', {
    tags: ['all'],
  }, async () => {
    const refusal = refusalOf('**/CouponFilters-*.js');
    const page = await open('', { routes: refusal.begin, expected: /ERR_FAILED|Failed to load/ });
    await kinds(page).getByRole('link').nth(2).click();
    await page.waitForURL(`**${path}#deals`);
    const failure = page.getByRole('alert').filter({ hasText: words('en', 'load-failure.text') });
    await failure.waitFor();
    // The button toggles: an attempt of its own that passed after all would open the panel, and the next press close
    // it.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('CouponFilters'));
    await filters(page).click();
    await refused;
    expect(await failure.count()).toBe(1);
    await refusal.end();
    await openPanel(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('leave the full list readable without JavaScript, with links to its parts', () => {
    const html = readFileSync(`${inject('siteFolder')}/en/all-coupons.html`, 'utf8');
    const document = readDocument(html);
    for (const id of ['offers', 'codes', 'deals']) {
      expect(tagsOf(document, 'a', { href: `#${id}` }).length, id).toBeGreaterThan(0);
      expect(document.tags.filter(({ attributes }) => attributes.id === id)).toHaveLength(1);
    }
    const button = html.lastIndexOf('<button', html.indexOf(`>${words('en', 'coupons.filters')}`));
    expect(html.slice(button)).toMatch(/^<button[^>]* data-needs-script=""/);
  });
});

describe('the rows of all coupons on a phone (product rule R80)', () => {
  it('show the end and the code in full, the code left to right, and other details on request', async () => {
    const page = await visits.open('/ar/all-coupons', { at: clocks.november2026, viewport: windows.phone });
    const copy = await page.locator('#offers [data-copy]').first().boundingBox();
    expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThanOrEqual(700);
    expect(Math.min(copy?.width ?? 0, copy?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const row = page.locator('#offers [data-offer="alb121108"]');
    const code = row.locator('code');
    expect(await code.innerText()).toBe('alb121108');
    expect(await code.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    expect(await code.locator('xpath=..').getAttribute('dir')).toBe('ltr');
    expect(await row.getByText(words('ar', 'offer.valid-until', { date: '31 ديسمبر 2026' })).isVisible()).toBe(true);
    const facts = row.locator('[data-facts]');
    expect(await facts.isVisible()).toBe(false);
    await row.locator('summary').click();
    expect(await facts.locator('dd').count()).toBe(6);
  });

  it('show when an offer ends soon, and the label of tests once for the list, whole in the opened row', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/all-coupons', { at: clocks.november2026, viewport: windows.phone });
    const row = page.locator('#codes [data-offer="alc460086"]');
    expect(plain(await row.innerText())).toMatch(/Ends in \d+ days/);
    const heads = await page.locator('#offers [data-shared-trust]').allInnerTexts();
    expect(heads.map(plain)).toEqual([
      expect.stringContaining('All 14 last verified October 2025'),
      expect.stringContaining('None of these 5 tested yet'),
    ]);
    const label = 'Last verified October 2025';
    const wide = row.getByText(label).filter({ visible: true });
    const widths = (): Promise<readonly number[]> =>
      wide.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().width).filter((width) => width > 1),
      );
    expect(await widths()).toEqual([]);
    await row.locator('summary').click();
    expect((await widths()).length).toBe(1);
  });

  it('say the minimum whole, in titles of at most two lines', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/all-coupons', { at: clocks.september2025, viewport: windows.phone });
    const rows = await page.locator('#codes article').evaluateAll((all) =>
      all.map((row) => {
        const title = row.querySelector('h3 > span');
        return {
          code: row.querySelector('code')?.textContent,
          height: title?.clientHeight ?? Infinity,
          isWhole: title?.scrollHeight === title?.clientHeight,
          minimum: /\$79|79 دولارًا/.test(title?.textContent ?? ''),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { height } of rows) expect(height).toBeLessThanOrEqual(48);
    expect(rows.find(({ code }) => code === 'AFS10')).toMatchObject({ isWhole: true, minimum: true });
  });
});
