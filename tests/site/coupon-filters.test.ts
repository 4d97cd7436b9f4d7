import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { violations } from '../support/axe';
import { clipboardOf, clocks, plain, stopClock } from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, words, said } from '../support/words';

const visits = browserForTests();

const idsIn = (part: Locator): Promise<readonly string[]> =>
  part.locator('[data-state="active"]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-offer') ?? ''));
const list = (page: Page): Locator => page.locator('#offers');
const value = (page: Page, facet: string, of: string): Locator =>
  page.locator(`[data-facet="${facet}"][data-value="${of}"]`);
const kinds = (page: Page, language: Language): Locator =>
  page.getByRole('navigation', { name: words(language, 'coupons.list') });
const filters = (page: Page, language: Language): Locator =>
  kinds(page, language).getByRole('button', { name: words(language, 'coupons.filters') });
const numberOf = async (chip: Locator): Promise<number> => Number((await chip.innerText()).match(/\d+$/)?.[0]);
const queryOf = (page: Page): string => new URL(page.url()).search;
const status = (page: Page): Locator => page.locator('#offers [role="status"]');

describe.each(bothLanguages)('the filters of all coupons (product rule R90) in %s', (language) => {
  const itInTurn = inTurns(language);
  const path = `/${language}/all-coupons`;
  const open = (query = '', more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(path + query, { at: clocks.november2026, ...more });
  const openPanel = async (page: Page): Promise<void> => {
    await filters(page, language).click();
    await value(page, 'kind', 'code').waitFor();
  };

  itInTurn('select a kind with one press, undone by Back, and show the number of offers of each value', async () => {
    const page = await open();
    const chips = kinds(page, language).getByRole('link');
    expect((await chips.allInnerTexts()).map((text) => text.replace(/\s+/, ' '))).toEqual([
      `${words(language, 'coupons.all')} 19`,
      `${words(language, 'coupons.codes')} 14`,
      `${words(language, 'coupons.deals')} 5`,
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

  itInTurn(
    'are read from the address, ignoring unknown values',
    async () => {
      const page = await open('?store=temu,nothing&category=nowhere&benefit=amount&sort=commission');
      await expect.poll(() => idsIn(list(page))).toEqual(['alb121108']);
    },
    { tags: 'all' },
  );

  itInTurn(
    'accept a category group as a value',
    async () => {
      const page = await open('?category=home');
      await expect.poll(async () => (await idsIn(list(page))).toSorted()).toEqual(['d57q', 'dr13', 'seasonal-sale']);
    },
    { tags: 'all' },
  );

  itInTurn(
    "treat offers that end within seven days by the visitor's clock as ending soon",
    async () => {
      const page = await open('?ends=soon', { at: '2026-11-25T09:00:00Z' });
      await expect.poll(() => idsIn(list(page))).toEqual(['alc460086']);
      const later = await open('?ends=soon', { at: '2026-12-10T09:00:00Z' });
      await expect.poll(() => idsIn(list(later))).toEqual(['ali460086']);
    },
    { tags: 'all' },
  );

  itInTurn(
    'merge codes and deals into one list if a sort order is chosen',
    async () => {
      const page = await open('?sort=end');
      await expect.poll(() => list(page).locator('h2').count()).toBe(1);
      expect((await idsIn(list(page))).slice(0, 3)).toEqual(['alc460086', 'ali460086', 'alb121108']);
      const bySaving = await open('?sort=saving');
      await expect.poll(() => bySaving.locator('#results h2').count()).toBe(1);
      const ids = await idsIn(list(bySaving));
      expect(ids.slice(0, 2).toSorted()).toEqual(['d57q', 'dr13']);
      expect(ids.indexOf('weekly-brands')).toBeLessThan(ids.indexOf('lwn6505'));
    },
    { tags: 'all' },
  );

  itInTurn('sort by the saving on an entered order total, and show it in each row', { tags: 'all' }, async () => {
    const page = await open();
    await openPanel(page);
    await page.getByLabel(words(language, 'basket.amount')).fill('٢٠٠');
    // It counts once typing has paused.
    await page.waitForURL(`**${path}#basket=200SAR`);
    await expect.poll(async () => (await idsIn(list(page))).slice(0, 2)).toEqual(['25hnm20', 'lwn6505']);
    expect(plain(await list(page).locator('[data-offer="25hnm20"]').innerText())).toContain('150');
    expect(plain(await list(page).locator('[data-offer="lwn6505"]').innerText())).toContain('40');
    // The page of a store reads the same fragment, which is not sent.
    await page.goto(new URL(`/${language}/store/temu#basket=200USD`, page.url()).href);
    await expect.poll(() => page.getByLabel(words(language, 'basket.amount')).inputValue()).toBe('200');
  });

  itInTurn(
    'use the country of the site, and put offers valid there first',
    async () => {
      const page = await open('?country=kw');
      await expect.poll(async () => (await idsIn(list(page))).slice(0, 2).toSorted()).toEqual(['ubudixod', 'wbc']);
      await openPanel(page);
      expect(await value(page, 'country', 'KW').textContent()).toMatch(/ 2$/);
      await value(page, 'country', 'KW').click();
      await page.waitForURL(`**${path}`);
      await expect.poll(async () => (await idsIn(page.locator('#codes')))[0]).toBe('ndx143');
    },
    { tags: 'all' },
  );

  itInTurn(
    'lead from an empty list to the nearest offers in one press',
    async () => {
      for (const query of ['?country=eg&store=vogacloset', '?benefit=gift&customers=new']) {
        const page = await open(query);
        await list(page).getByText(words(language, 'filter.none')).waitFor();
        await list(page).locator('ul button').first().click();
        await expect.poll(() => page.getByText(words(language, 'filter.none')).count()).toBe(0);
        expect(await list(page).locator('[data-offer][data-state="active"]').count()).toBeGreaterThan(0);
      }
    },
    { tags: 'all' },
  );

  itInTurn(
    'announce the number of results once, half a second after the last of several changes',
    async () => {
      const page = await open();
      await openPanel(page);
      await value(page, 'store', 'temu').click();
      await page.waitForURL(/store=temu/);
      await expect.poll(() => status(page).innerText()).toBe(words(language, 'filter.results', { count: 4 }));
      await status(page).evaluate((region) => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
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
        .toBe(words(language, 'filter.results', { count: 1 }));
      expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([
        words(language, 'filter.results', { count: 1 }),
      ]);
    },
    { tags: 'all' },
  );

  itInTurn('report that nothing matches, and suggest which filter to drop', { tags: 'all' }, async () => {
    const page = await open('?store=noon&benefit=gift');
    await page.getByText(words(language, 'filter.none')).waitFor();
    expect(await page.locator('#offers ul button').allInnerTexts()).toEqual([
      words(language, 'filter.without', { name: words(language, 'filter.gift'), count: 1 }),
    ]);
    await page.locator('#offers ul button').click();
    await page.waitForURL(`**${path}?store=noon`);
    await expect.poll(() => idsIn(list(page))).toEqual(['ndx143']);
    await page.getByRole('button', { name: words(language, 'filter.clear') }).click();
    await expect.poll(async () => (await idsIn(list(page))).length).toBe(19);
    expect(await list(page).evaluate((root) => root.contains(document.activeElement))).toBe(true);
  });

  itInTurn(
    'can be removed one by one, except for the kind, which is shown once',
    async () => {
      const page = await open('?store=temu,noon&kind=code');
      const chosen = page.getByRole('group', { name: words(language, 'filter.chosen') });
      await chosen.waitFor();
      await chosen.getByRole('button').first().click();
      await page.waitForURL(/store=(?:temu|noon)&kind=code/);
      // One store, and the button that clears all.
      await expect.poll(() => chosen.getByRole('button').count()).toBe(2);
    },
    { tags: 'all' },
  );

  itInTurn('open as an accessible sheet on a phone, with a final button that shows the number of offers', async () => {
    const page = await open('', { viewport: windows.phone });
    await openPanel(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const sheet = page.getByRole('dialog');
    await value(page, 'store', 'temu').click();
    await sheet.getByRole('button', { name: words(language, 'filter.show', { count: 4 }) }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await idsIn(list(page))).toHaveLength(4);
    expect(await filters(page, language).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each(inTurn([windows.desk, { width: 320, height: 568 }], language))(
    'are accessible in a window of $width px and no wider than it',
    { tags: ['all'] },
    async (viewport) => {
      const page = await open('?store=temu&sort=end', { viewport });
      await page.locator('#results').waitFor();
      expect(await violations(page)).toEqual([]);
      await openPanel(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );

  itInTurn('support the shortcut keys J, K, C and F only while the focus is in the list', { tags: 'all' }, async () => {
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
    expect(await page.getByText(words(language, 'filter.keys')).isVisible()).toBe(true);
  });

  itInTurn(
    'ignore shortcut letters typed into a field',
    async () => {
      const page = await open();
      await openPanel(page);
      await page.getByLabel(words(language, 'basket.amount')).focus();
      await page.keyboard.type('jcf');
      expect(await page.getByLabel(words(language, 'basket.amount')).inputValue()).toBe('jcf');
      await page.keyboard.press('Enter');
      await page.getByText(words(language, 'basket.invalid')).waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'link kinds to their part of the list if their code cannot be loaded, and report it on a press',
    async () => {
      const refusal = refusalOf('**/CouponFilters-*.js');
      const page = await open('', { routes: refusal.begin, expected: /ERR_FAILED|Failed to load/ });
      await kinds(page, language).getByRole('link').nth(2).click();
      await page.waitForURL(`**${path}#deals`);
      const failure = page.getByRole('alert').filter({ hasText: words(language, 'load-failure.text') });
      await failure.waitFor();
      // The button toggles: an attempt of its own that passed after all would open the panel, and the next press close
      // it.
      const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('CouponFilters'));
      await filters(page, language).click();
      await refused;
      expect(await failure.count()).toBe(1);
      await refusal.end();
      await openPanel(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn('leave the full list readable without JavaScript, with links to its parts', async () => {
    const page = await open('?kind=deal', { context: { javaScriptEnabled: false }, stopped: true });
    expect(
      await kinds(page, language)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['#offers', '#codes', '#deals']);
    for (const id of ['offers', 'codes', 'deals']) expect(await page.locator(`#${id}`).count()).toBe(1);
    expect(await filters(page, language).count()).toBe(0);
    expect(await page.locator('#codes code').count()).toBe(await page.locator('#codes [data-offer]').count());
    expect(await page.locator('#codes a[href*="/store/"]').count()).toBeGreaterThan(5);
  });
});

describe.each(bothLanguages)('the rows of all coupons on a phone (product rule R80) in %s', (language) => {
  const itInTurn = inTurns(language);

  itInTurn('show the end and the code in full, the code left to right, and other details on request', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026, viewport: windows.phone });
    const copy = await page.locator('#offers [data-copy]').first().boundingBox();
    expect((copy?.y ?? Infinity) + (copy?.height ?? 0)).toBeLessThanOrEqual(700);
    expect(Math.min(copy?.width ?? 0, copy?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const row = page.locator('#offers [data-offer="alb121108"]');
    const code = row.locator('code');
    expect(await code.innerText()).toBe('alb121108');
    expect(await code.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    expect(await code.locator('xpath=..').getAttribute('dir')).toBe('ltr');
    const until = row.getByText(
      words(language, 'offer.valid-until', {
        date: { en: '31 December 2026', ar: '31 ديسمبر 2026' }[language],
      }),
    );
    expect(await until.isVisible()).toBe(true);
    const facts = row.locator('[data-facts]');
    expect(await facts.isVisible()).toBe(false);
    await row.locator('summary').click();
    expect(await facts.locator('dd').count()).toBe(6);
  });

  itInTurn(
    'show when an offer ends soon, and the label of tests once for the list, whole in the opened row',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/all-coupons`, { at: clocks.november2026, viewport: windows.phone });
      const row = page.locator('#codes [data-offer="alc460086"]');
      expect(plain(await row.innerText())).toMatch({ en: /Ends in \d+ days/, ar: /ينتهي بعد/ }[language]);
      const heads = await page.locator('#offers [data-shared-trust]').allInnerTexts();
      expect(heads.map(plain)).toEqual([
        expect.stringContaining(
          said(language, 'All 14 last verified October 2025', 'trust.list-which', { all: 'yes', some: 14, count: 14 }),
        ),
        expect.stringContaining(
          said(language, 'None of these 5 tested yet', 'trust.list-unchecked', { all: 'yes', count: 5, which: '' }),
        ),
      ]);
      const label = said(language, 'Last verified October 2025', 'trust.ageing', { date: 'أكتوبر 2025' });
      const wide = row.getByText(label).filter({ visible: true });
      const widths = (): Promise<readonly number[]> =>
        wide.evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().width).filter((width) => width > 1),
        );
      expect(await widths()).toEqual([]);
      await row.locator('summary').click();
      expect((await widths()).length).toBe(1);
    },
  );

  itInTurn(
    'say the minimum whole, in titles of at most two lines',
    async () => {
      const page = await visits.open(`/${language}/all-coupons`, { at: clocks.september2025, viewport: windows.phone });
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
    },
    { tags: 'all' },
  );
});
