import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import {
  clipboardOf,
  clocks,
  isMarkedDocument,
  markDocument,
  plain,
  hasFocus,
  overflowOf,
  attributesOf,
} from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { choice, choose, control } from '../support/country-list';
import { browserForTests, windows, type Visit } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const kuwait = words('en', 'country-short.KW');

const open = (address: string, visit: Visit = {}): Promise<Page> =>
  visits.open(address, { at: clocks.september2025, ...visit });

describe('the country chooser in the header (product rule R56)', () => {
  const temu = '/en/store/temu';
  const label = words('en', 'country.label');
  const uae = words('en', 'country-short.AE');

  it('keeps page, query, fragment and history length, and returns focus to the button named after the choice', async () => {
    const page = await open(`${temu}?tag=x&country=sa#basket=250SAR`);
    await markDocument(page);
    const before = await page.evaluate(() => window.history.length);
    await page.keyboard.press('Tab');
    await control(page).focus();
    await page.keyboard.press('Enter');
    await choice(page, words('en', 'country-short.SA')).waitFor();
    // The chosen country has the focus first.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('true');
    for (let place = 0; place < 2; place += 1) await page.keyboard.press('Tab');
    expect(plain((await page.evaluate(() => document.activeElement?.textContent)) ?? '')).toContain(kuwait);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${temu}?tag=x&country=kw#basket=250SAR`);
    await page.locator('dialog').waitFor({ state: 'detached' });
    // The button has its new name when the focus returns to it, so that it is read once.
    expect(await control(page).getAttribute('aria-label')).toBe(words('en', 'country.chosen', { country: kuwait }));
    expect(await hasFocus(control(page))).toBe(true);
    // Nothing else is announced.
    expect(await page.locator('#root > div > [role="status"], #root > [role="status"]').allInnerTexts()).toEqual(['']);
    await choose(page, words('en', 'country.all'));
    await page.waitForURL(`**${temu}?tag=x#basket=250SAR`);
    expect(plain(await control(page).innerText())).toBe(label);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  });

  it('keeps the country and the fragment when the language is switched', async () => {
    const page = await open('/en/store/noon?country=kw');
    await page.getByLabel(words('en', 'basket.amount')).fill('250');
    await page.waitForURL('**#basket=250KWD');
    await page.locator('header a[hreflang="ar"]').click();
    await page.waitForURL('**/ar/store/noon?country=kw#basket=250KWD');
    await expect.poll(() => page.getByLabel(words('ar', 'basket.amount')).inputValue()).toBe('250');
  });

  it('says whether offers are valid in a country as far as that is known, and only on pages with offers', {
    tags: ['all'],
  }, async () => {
    const closet = await open('/en/store/vogacloset');
    await control(closet).click();
    const egypt = words('en', 'country-short.EG');
    expect(plain(await choice(closet, egypt).innerText())).toBe(`${egypt} ${words('en', 'country.not-valid')}`);
    const valid = words('en', 'country.valid-offers', { count: 1 });
    expect(plain(await choice(closet, kuwait).innerText())).toBe(`${kuwait} ${valid}`);
    // Where no country is known at all, that is said once.
    const noon = await open('/en/store/noon');
    await control(noon).click();
    expect(plain(await choice(noon, kuwait).innerText())).toBe(kuwait);
    expect(await noon.locator('dialog').innerText()).toContain(words('en', 'country.none-recorded'));
    const about = await open('/en/about');
    await control(about).click();
    expect(plain(await choice(about, kuwait).innerText())).toBe(kuwait);
  });

  it('shares one value with the country links of a store page', { tags: ['all'] }, async () => {
    const page = await open(`${temu}?country=kw`);
    await choose(page, words('en', 'country-short.BH'));
    await expect.poll(() => control(page).innerText()).toContain(words('en', 'country-short.BH'));
    await page.locator('header a[href*="/stores"]').first().click();
    await page.locator('main a[href*="/namshi-coupon"]').first().click();
    await page.waitForURL('**/en/namshi-coupon?country=bh');
    const chooser = page.locator('main nav').filter({ hasText: words('en', 'country.page-for') });
    const current = (): Promise<string | null> => chooser.locator('[aria-current]').getAttribute('href');
    await expect.poll(current).toContain('country=bh');
    await choose(page, uae);
    await expect.poll(current).toContain('country=ae');
    await page
      .getByRole('heading', {
        level: 1,
        name: 'United Arab Emirates',
      })
      .waitFor();
    await page.evaluate(() => window.history.replaceState(window.history.state, '', `${location.href}#guide`));
    await chooser.locator('a[href$="country=sa"]').click();
    await page.waitForURL('**/en/namshi-coupon?country=sa#guide');
    await expect.poll(() => control(page).innerText()).toContain(words('en', 'country-short.SA'));
  });

  it.each([1440, 768, 390, 389, 320])(
    'appears in the bar or, below 390 px, in the menu, and closes on Escape without a change (%i px)',
    { tags: ['all'] },
    async (width) => {
      const page = await open('/en/about?country=sa', { viewport: { width, height: 844 } });
      const menu = page.locator('header button[aria-controls]');
      if (width < 390) {
        expect(await control(page).count()).toBe(0);
        await menu.click();
      }
      expect(await control(page).count()).toBe(1);
      const box = await control(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await overflowOf(page)).toBe(0);
      await control(page).click();
      await page.locator('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      // Escape changes nothing, and closes the list and not the menu as well.
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(control(page))).toBe(true);
      expect(new URL(page.url()).search).toBe('?country=sa');
      if (width < 390) expect(await menu.getAttribute('aria-expanded')).toBe('true');
    },
  );

  it('fits its list into 320 px at double text size, with every country large enough to press', {
    tags: ['all'],
  }, async () => {
    const page = await open(`${temu}?country=kw`, { viewport: { width: 320, height: 640 } });
    await page.locator('header button[aria-controls]').click();
    await control(page).click();
    const dialog = page.locator('dialog');
    await dialog.waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    for (const button of await dialog.locator('li button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

/** Opens the lists of offers that are not valid in the chosen country. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('details[data-fit="invalid"]').first().waitFor();
  await page
    .locator('details[data-fit="invalid"]')
    .evaluateAll((all) => all.map((each) => each.setAttribute('open', '')));
}

/** The layout shift without user input since the document was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // The standard library has no type of these entries.
          const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
}

const activeIn = (page: Page, part: string): Promise<readonly (string | null)[]> =>
  attributesOf(page.locator(`main ${part}[data-offer][data-state="active"]`), 'data-offer');

/** Whether the note of an invalid offer is above its code. Runs in the page. */
function noteIsAboveCode(offer: Element): boolean {
  const note = offer.querySelector('[data-fit="invalid"], [data-says="invalid"]');
  const code = offer.querySelector('code');
  return note !== null && code !== null && note.getBoundingClientRect().bottom <= code.getBoundingClientRect().top;
}

describe('the treatment of offers by country (product rule R56)', () => {
  it('marks an invalid offer before its code, in the bottom bar and in its window, and keeps it copyable', async () => {
    // All offers of VogaCloset are for countries of the Gulf.
    const page = await open('/en/store/vogacloset?country=eg', { viewport: windows.phone });
    const ticket = page.locator('main article').first().locator('[data-fit="invalid"]:visible');
    const invalid = 'Not valid in Egypt';
    const gulf = 'Saudi Arabia, the UAE, Kuwait, Qatar, Oman and Bahrain';
    const facts = '[data-facts] > div:first-child dd';
    // Before the code, and among the facts with the countries in which it is valid.
    await expect.poll(() => ticket.allInnerTexts()).toEqual([invalid, invalid]);
    expect(plain(await page.locator(`main article ${facts}`).first().innerText())).toContain(gulf);
    expect(await page.locator('[data-glance]').innerText()).toContain('Not valid in Egypt');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.locator('[data-strip] [data-fit="invalid"]').allInnerTexts()).toEqual([invalid]);
    expect(await page.locator('[data-strip] code').innerText()).toBe('WBC');
    const row = page.locator('main article').first();
    expect(await row.evaluate(noteIsAboveCode)).toBe(true);
    await row.getByRole('button', { name: words('en', 'offer.copy-code') }).click();
    await expect.poll(() => clipboardOf(page)).toBe('WBC');
    await row.locator('a[aria-haspopup="dialog"]').click();
    expect(plain(await page.locator('dialog [data-fit="invalid"]').first().innerText())).toBe(invalid);
    expect(plain(await page.locator(`dialog ${facts}`).innerText())).toContain(gulf);
  });

  it('answers for a code without countries on its ticket, in the search and in its window, and moves nothing', {
    tags: ['all'],
  }, async () => {
    // By the clock of the build, so that nothing but the country changes.
    const page = await visits.open('/en/store/noon?country=kw', { viewport: windows.phone });
    const answer = "The store doesn't say which countries this code works in";
    const note = page.locator('main article [data-facts] dd').first();
    await expect.poll(() => note.innerText()).toBe(answer);
    // A line that appears moves ten times as much.
    expect(await layoutShift(page)).toBeLessThan(0.002);
    expect(await note.evaluate((line) => line.getClientRects().length)).toBe(1);
    await page.locator('header button[data-replay]').first().click();
    await page.locator('#header-search').fill('NDX143');
    await expect.poll(() => page.locator('[data-hit="code"]').innerText()).toContain(answer);
  });

  it('lists an invalid offer last, folded and marked before its code, and leaves it out of the count', {
    tags: ['all'],
  }, async () => {
    const page = await open('/en/store/example-limits?country=sa', {
      at: changedAt,
      site: inject('changedUrl'),
      viewport: windows.phone,
    });
    const active = (count: number): string => words('en', 'store.active-offers', { count });
    await expect.poll(() => page.locator('[data-glance]').innerText()).toContain(active(12));
    await openFolds(page);
    for (const part of ['article', '[role="row"]']) {
      expect((await activeIn(page, part)).at(-1)).toBe('country');
      const row = page.locator(`main ${part}[data-offer="country"]`);
      expect(await row.evaluate(noteIsAboveCode)).toBe(true);
    }
    await choose(page, kuwait);
    await expect.poll(() => page.locator('[data-glance]').innerText()).toContain(active(13));
    for (const part of ['article', '[role="row"]'])
      expect((await activeIn(page, part)).slice(0, 2)).toContain('country');
  });

  it('marks no offers without a chosen country', { tags: ['all'] }, async () => {
    const page = await open('/en/store/temu');
    expect(await page.locator('[data-fit]').count()).toBe(0);
    expect(await page.locator('[data-says]:visible').count()).toBe(0);
  });
});
