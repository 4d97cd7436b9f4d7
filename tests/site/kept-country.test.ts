/** @module-tag all */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { violations } from '../support/axe';
import { expectNotice, plain, hasFocus } from '../support/behaviour';
import { choice, choose, control } from '../support/country-list';
import { browserForTests, untilReady, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const dialog = (page: Page): Locator => page.locator('dialog');
const box = (page: Page): Locator => dialog(page).getByRole('checkbox');

/** All data of the site in the browser's storage. */
async function keptBy(page: Page): Promise<unknown> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  return origins.flatMap(({ localStorage: kept }) => kept.map(({ name, value }) => `${name}=${value}`));
}

/** Opens another address in another tab of the same browser. */
async function openLater(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(visits.siteUrl() + address);
  await untilReady(tab);
  return tab;
}

/** Stores a value from elsewhere before the visit. */
const withKept = (value: string) => ({
  before: (page: Page) =>
    page.addInitScript((kept) => {
      if (localStorage.length === 0) localStorage.setItem('saved-country /', kept);
    }, value),
});

describe('a kept country (product rules R56 and R74)', () => {
  const page1 = '/en/store/noon';
  const short = (code: 'SA' | 'AE' | 'KW', of: Language = 'en'): string => words(of, `country-short.${code}`);
  const says = async (page: Page, code: 'SA' | 'AE' | 'KW', of: Language = 'en'): Promise<void> =>
    expect.poll(() => control(page).innerText().then(plain)).toBe(short(code, of));

  it('is stored only if the box is checked, and then appears in the address of every later page', async () => {
    const page = await visits.open(page1);
    await choose(page, short('KW'));
    expect(await keptBy(page)).toEqual([]);
    await choose(page, words('en', 'country.all'));
    await control(page).click();
    await box(page).check();
    // No country is chosen yet.
    expect(await keptBy(page)).toEqual([]);
    await choose(page, short('SA'));
    expect(await keptBy(page)).toEqual(['saved-country /=sa']);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    for (const [of, address, shown] of [
      ['en', '/en/', '/en/?country=sa'],
      ['ar', '/ar/all-coupons?kind=code#list', '/ar/all-coupons?kind=code&country=sa#list'],
      ['en', '/en/store/temu?country=xx', '/en/store/temu?country=sa'],
    ] as const) {
      const later = await openLater(page, address);
      expect(later.url()).toBe(visits.siteUrl() + shown);
      await says(later, 'SA', of);
      expect(await later.locator('link[rel="canonical"]').getAttribute('href')).not.toContain('country');
      await later.close();
    }
  });

  it('is stored at once if already chosen, and is overridden but not changed by the country in an address', async () => {
    const page = await visits.open(`${page1}?country=sa`);
    await says(page, 'SA');
    await control(page).click();
    await box(page).check();
    await dialog(page)
      .getByText(words('en', 'country.kept', { country: short('SA') }))
      .waitFor();
    expect(await keptBy(page)).toEqual(['saved-country /=sa']);
    const later = await openLater(page, `${page1}?country=ae`);
    await says(later, 'AE');
    await control(later).click();
    expect(await box(later).isChecked()).toBe(true);
    await dialog(later)
      .getByText(words('en', 'country.kept', { country: short('SA') }))
      .waitFor();
    await later.keyboard.press('Escape');
    expect(await keptBy(later)).toEqual(['saved-country /=sa']);
    // A choice while the box is checked is kept, and the open list of the other tab knows it.
    await choose(later, short('KW'));
    expect(await keptBy(later)).toEqual(['saved-country /=kw']);
    await dialog(page)
      .getByText(words('en', 'country.kept', { country: short('KW') }))
      .waitFor();
  });

  it('is deleted by clearing the box, which leaves the choice, or by choosing all countries', async () => {
    const page = await visits.open(page1, withKept('sa'));
    await says(page, 'SA');
    await control(page).click();
    await box(page).uncheck();
    expect(await keptBy(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await says(page, 'SA');
    // Checked again, now by the keyboard: the focus is at the chosen country first, and the box is before the list.
    await control(page).focus();
    await page.keyboard.press('Enter');
    await box(page).waitFor();
    for (let place = 0; place < 2; place += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await keptBy(page)).toEqual(['saved-country /=sa']);
    expect(await hasFocus(box(page))).toBe(true);
    await choose(page, words('en', 'country.all'));
    expect(await keptBy(page)).toEqual([]);
    const later = await openLater(page, page1);
    expect(new URL(later.url()).search).toBe('');
    await control(later).click();
    expect(await box(later).isChecked()).toBe(false);
  });

  it('is applied to earlier pages when going back', async () => {
    const page = await visits.open('/en/stores');
    await page.locator(`main a[href="${page1}"]`).first().click();
    await page.waitForURL(`**${page1}`);
    await control(page).click();
    await box(page).check();
    await choose(page, short('SA'));
    await page.goBack();
    await page.waitForURL('**/en/stores?country=sa');
    await says(page, 'SA');
    await page.goForward();
    await page.waitForURL(`**${page1}?country=sa`);
  });

  it('is shown and deleted by the page of saved codes, even without a saved code', async () => {
    const page = await visits.open('/en/saved', { ...withKept('kw'), viewport: windows.phone });
    await page.getByText(words('en', 'saved.empty-title')).waitFor();
    await page
      .locator('main')
      .getByText(words('en', 'country.kept', { country: short('KW') }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    const forget = page.getByRole('button', { name: words('en', 'saved.forget') });
    await forget.click();
    await expectNotice(page, words('en', 'saved.forgotten'));
    await forget.waitFor({ state: 'detached' });
    expect(await keptBy(page)).toEqual([]);
  });

  it.each(['xx', '&country=sa'])('is ignored if it is unknown: %j', async (value) => {
    const page = await visits.open(page1, withKept(value));
    expect(new URL(page.url()).search).toBe('');
    await control(page).click();
    expect(await box(page).isChecked()).toBe(false);
  });

  it.each(['full', 'refused'] as const)('is not stored if the storage is %s, which is announced once', async (how) => {
    const page = await visits.open(page1, {
      before: (opened) =>
        opened.addInitScript((kind) => {
          const refuse = (): never => {
            throw new DOMException('Refused.', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
          };
          if (kind === 'full') Storage.prototype.setItem = refuse;
          else Object.defineProperty(window, 'localStorage', { get: refuse });
        }, how),
    });
    const refused = [words('en', 'country.keep-failed'), words('en', 'save.refused')] as const;
    await control(page).click();
    await box(page).click();
    await choice(page, short('KW')).click();
    await expectNotice(page, ...refused);
    expect(await box(page).isChecked()).toBe(false);
    const announced = await page.locator('[role="status"]').allInnerTexts();
    expect(announced.map(plain).filter((text) => text !== '')).toEqual([plain(refused.join(' '))]);
    expect(await violations(page)).toEqual([]);
    // The choice itself counts.
    await page.waitForURL(`**${page1}?country=kw`);
    await page.keyboard.press('Escape');
    await says(page, 'KW');
    // So it is where a country is chosen already.
    await control(page).click();
    await box(page).click();
    await expectNotice(page, ...refused);
    expect(await box(page).isChecked()).toBe(false);
  });

  it.each(['light', 'dark'] as const)(
    'has a checkbox that fits into 320 px at double text size (%s)',
    async (scheme) => {
      const page = await visits.open(page1, {
        ...withKept('sa'),
        viewport: { width: 320, height: 640 },
        media: { colorScheme: scheme },
      });
      await page.locator('header button[aria-controls]').click();
      await control(page).click();
      await box(page).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await box(page).getAttribute('aria-describedby')).not.toBe(null);
      const label = dialog(page).locator('label');
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      // The label is a part of the target.
      await label.click();
      expect(await box(page).isChecked()).toBe(false);
    },
  );
});
