import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/domain/language';
import { contrastOnly, violations } from '../support/axe';
import { someOf } from '../support/extent';
import { clipboardOf, clocks, plain, stopClock } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, words } from '../support/words';

const visits = browserForTests();

const section = (page: Page) => page.locator('#basket');
const answer = (page: Page) => page.locator('[data-basket-answer]');
const field = (page: Page, language: Language) => page.getByLabel(words(language, 'basket.amount'), { exact: true });
const currency = (page: Page, language: Language) =>
  page.getByLabel(words(language, 'basket.currency'), { exact: true });

/** Types an amount and leaves the field to the settled answer. */
async function enter(page: Page, language: Language, text: string, code?: string): Promise<void> {
  await field(page, language).focus();
  await answer(page).waitFor({ state: 'attached' });
  if (code !== undefined) await currency(page, language).selectOption(code);
  await field(page, language).fill(text);
  await field(page, language).press('Enter');
}

/** The offers that reduce the total now, the best first. */
const deducted = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-basket-group="now"] code').allInnerTexts();

/** Opens all collapsed parts of the section. */
async function unfold(page: Page): Promise<void> {
  await section(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
}

/** Counts how often the answer is announced from now on. */
async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const region = document.querySelector('[data-basket-answer]');
    if (!region) throw new Error('There is no live region.');
    Reflect.set(window, 'announced', 0);
    let last = region.textContent;
    new MutationObserver(() => {
      if (region.textContent === last) return;
      last = region.textContent;
      Reflect.set(window, 'announced', Number(Reflect.get(window, 'announced')) + 1);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'announced')));
}

describe.each(bothLanguages)('the basket section (product rule R84) in %s', (language) => {
  const itInTurn = inTurns(language);
  const open = (path = '/store/aliexpress', visit: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/${language}${path}`, { at: clocks.september2025, ...visit });
  const best = (code: string, total: string, before: string) =>
    words(language, 'basket.best-now', { offer: code, total, before });
  const money = (code: 'USD' | 'SAR', amount: number): string =>
    amount % 1 === 0
      ? words(language, `money-words.${code}`, { amount })
      : // In Arabic the form of the currency follows the whole part.
        words(language, `money-words.${code}`, { amount: amount < 3 ? 0 : Math.trunc(amount) }).replace(
          /\d+/,
          amount.toFixed(2),
        );

  const amounts = [
    ['296', 'SAR', 'AFS6', 273.5, 296],
    ['28,99', 'USD', 'AFS2', 26.99, 28.99],
    ['٢٩٫٠٠', 'USD', 'AFS4', 25, 29],
    ['1,000', 'USD', 'AFS13', 987, 1000],
  ] as const;
  it.each(inTurn(someOf(amounts, 4), language))('answers %s %s with %s', async (text, code, offer, total, before) => {
    const page = await open();
    await enter(page, language, text, code);
    await expect
      .poll(async () => plain(await answer(page).innerText()))
      .toBe(best(offer, money(code, total), money(code, before)));
    expect((await deducted(page))[0]).toBe(offer);
    // A converted amount comes with the rate and its source.
    expect(await page.locator('[data-rate]').count()).toBe(code === 'SAR' ? 1 : 0);
  });

  itInTurn(
    'deducts nothing below the first threshold and shows the missing amount',
    async () => {
      const page = await open();
      await enter(page, language, '14.99', 'USD');
      const { topUp, reason } = {
        topUp: words(language, 'basket.top-up', {
          add: money('USD', 0.01),
          saving: money('USD', 2),
          offer: 'AFS2',
          total: money('USD', 13),
          before: money('USD', 14.99),
        }),
        reason: words(language, 'reason.minimum', { needed: money('USD', 15), missing: money('USD', 0.01) }),
      };
      await expect.poll(async () => plain(await page.locator('[data-top-up]').innerText())).toBe(topUp);
      expect(await deducted(page)).toEqual([]);
      expect(await page.locator('[data-refused="afs2"]').textContent()).toContain(reason);
    },
    { tags: 'all' },
  );

  const dollars = [
    ['4.99', undefined],
    ['5', 'DHSEP5'],
    ['850', 'DHSEP850'],
  ] as const;
  it.each(dollars)('answers %s dollars at DHgate with %s', { tags: ['all'] }, async (text, code) => {
    const page = await open('/store/dhgate');
    await enter(page, language, text, 'USD');
    await expect.poll(async () => plain(await answer(page).innerText())).not.toBe('');
    const codes = await deducted(page);
    if (code === undefined) expect(codes).toEqual([]);
    else expect(codes[0]).toMatch(new RegExp(`^(?:${code}|DHSEP\\d+)$`));
    expect(codes.includes(code ?? '')).toBe(code !== undefined);
  });

  itInTurn(
    'asks for no amount if no active offer has known figures, and says so, and is absent without one',
    { tags: 'all' },
    async () => {
      const cases = [
        ['aliexpress', clocks.september2025, 1],
        ['aliexpress', clocks.november2026, 0],
        // Its page was built while there was one.
        ['temu', clocks.november2026, 1],
        ['temu', '2027-01-02T09:00:00Z', 0],
      ] as const;
      for (const [store, at, fields] of someOf(cases, 3)) {
        const page = await open(`/store/${store}`, { at });
        await expect.poll(() => field(page, language).count()).toBe(fields);
        expect(await page.locator('main a[href="#basket"]').count()).toBe(fields);
        if (fields === 0) expect(await section(page).innerText()).toContain(words(language, 'basket.best-ended'));
      }
      const empty = await open('/store/dhgate', { at: clocks.november2026 });
      await expect.poll(() => section(empty).count()).toBe(0);
    },
  );

  itInTurn(
    'is left out of print',
    async () => {
      const page = await open('/store/temu');
      expect(await section(page).isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await section(page).isVisible()).toBe(false);
    },
    { tags: 'all' },
  );

  itInTurn('works with the keyboard alone, announces one answer per amount, and keeps the focus', async () => {
    const page = await open();
    await field(page, language).focus();
    await answer(page).waitFor({ state: 'attached' });
    const announced = await countAnnouncements(page);
    await stopClock(page);
    await page.keyboard.type('300');
    expect(await announced()).toBe(0);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(async () => plain(await answer(page).innerText())).not.toBe('');
    expect(await announced()).toBe(1);
    expect(await field(page, language).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await currency(page, language).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await currency(page, language).evaluate((element) => element === document.activeElement)).toBe(true);
    // The answer in the other currency.
    await expect.poll(() => page.locator('[data-basket-group="now"] li').first().innerText()).toContain('AFS10');
    await page.locator('[data-basket-group="now"] button').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboardOf(page)).toBe('AFS10');
  });

  itInTurn('reports text that is not an amount', { tags: 'all' }, async () => {
    const page = await open();
    await enter(page, language, 'abc', 'USD');
    await expect.poll(() => answer(page).innerText()).toBe(words(language, 'basket.invalid'));
    expect(await field(page, language).getAttribute('aria-invalid')).toBe('true');
    await enter(page, language, '15');
    await expect.poll(() => field(page, language).getAttribute('aria-invalid')).toBe(null);
  });

  itInTurn(
    'makes no requests once loaded, stores nothing, and keeps only basket and country in the address',
    { tags: 'all' },
    async () => {
      const page = await open();
      await field(page, language).focus();
      await answer(page).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const before = await page.evaluate(() => window.history.length);
      await enter(page, language, '300', 'SAR');
      await expect.poll(() => deducted(page)).toContain('AFS10');
      await page.getByLabel(words(language, 'country.label'), { exact: true }).selectOption('AE');
      await page.waitForURL('**?country=ae*');
      await expect.poll(() => deducted(page)).toContain('AFS10');
      const { search, hash } = new URL(page.url());
      expect([search, hash]).toEqual(['?country=ae', '#basket=300SAR']);
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      expect(requests).toEqual([]);
      expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    },
  );

  itInTurn(
    'uses the currency of the country until another is chosen, and no rate that is not fixed',
    async () => {
      const page = await open('/store/aliexpress?country=kw');
      await field(page, language).focus();
      await expect.poll(() => currency(page, language).inputValue()).toBe('KWD');
      await enter(page, language, '30');
      // There is no fixed rate: the limit is said, and nothing is promised.
      await expect.poll(() => answer(page).innerText()).not.toBe('');
      expect(await deducted(page)).toEqual([]);
      expect(await page.locator('[data-basket-group="depends"]').textContent()).toContain(
        words(language, 'basket.limit-minimum', { amount: money('USD', 15) }),
      );
      const country = page.getByLabel(words(language, 'country.label'), { exact: true });
      await country.selectOption('AE');
      await expect.poll(() => currency(page, language).inputValue()).toBe('AED');
      await currency(page, language).selectOption('USD');
      await country.selectOption('SA');
      await page.waitForURL('**?country=sa*');
      await expect.poll(() => deducted(page)).toContain('AFS4');
      expect(await currency(page, language).inputValue()).toBe('USD');
    },
    { tags: 'all' },
  );

  itInTurn(
    'reads the amount from the address, and restores it after Back',
    async () => {
      const page = await open('/store/aliexpress#basket=28.99USD');
      await expect.poll(() => deducted(page)).toEqual(['AFS2']);
      expect(await field(page, language).inputValue()).toBe('28.99');
      await enter(page, language, '49');
      await expect.poll(() => new URL(page.url()).hash).toBe('#basket=49USD');
      await page
        .locator('main a[href$="/aliexpress-promo-code-2025"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL('**/aliexpress-promo-code-2025');
      await page.goBack();
      await expect.poll(async () => (await deducted(page))[0]).toBe('AFS6');
      expect(await field(page, language).inputValue()).toBe('49');
    },
    { tags: 'all' },
  );

  itInTurn(
    'keeps an amount typed before the script has loaded',
    async () => {
      const page = await open('/store/temu', { stopped: true });
      await field(page, language).focus();
      await page.keyboard.type('29');
      await page.clock.resume();
      await expect.poll(() => answer(page).innerText()).not.toBe('');
      expect(await field(page, language).inputValue()).toBe('29');
    },
    { tags: 'all' },
  );

  itInTurn(
    'is linked below the first offer while an offer is active',
    async () => {
      const page = await open('/store/aliexpress', { viewport: windows.phone });
      const line = page.locator('main a[href="#basket"]');
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await line.click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#basket');
      expect(await section(page).isVisible()).toBe(true);
      const today = await open('/store/dhgate', { at: clocks.november2026 });
      expect(await today.locator('main a[href="#basket"]').count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn(
    'shows the current minimums and savings without JavaScript, or that all offers have ended',
    async () => {
      for (const [store, within, expected] of [
        ['temu', '#basket noscript', 'alb121108'],
        ['aliexpress', '#basket', words(language, 'basket.best-ended')],
      ] as const) {
        const page = await visits.open(`/${language}/store/${store}`, {
          context: { javaScriptEnabled: false },
          stopped: true,
        });
        expect(await page.locator(within).innerText()).toContain(expected);
        expect(await field(page, language).isVisible()).toBe(false);
      }
    },
    { tags: 'all' },
  );

  itInTurn(
    'has no axe violations in light and dark mode',
    async () => {
      const page = await open('/store/aliexpress#basket=300SAR');
      await expect.poll(() => deducted(page)).toContain('AFS10');
      await unfold(page);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, contrastOnly)).toEqual([]);
    },
    { tags: 'all' },
  );

  itInTurn(
    'fits into 320 px, also at double text size, with controls large enough to press',
    async () => {
      const page = await open('/store/aliexpress#basket=300SAR', { viewport: { width: 320, height: 640 } });
      await expect.poll(() => deducted(page)).toContain('AFS10');
      await unfold(page);
      const heights = await section(page)
        .locator('button, select, input, summary')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height).filter((height) => height > 0));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
        const outside = await section(page).evaluate((element) =>
          [...element.querySelectorAll('*')]
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect();
              return left < -1 || right > window.innerWidth + 1;
            })
            .map((each) => each.outerHTML.slice(0, 80)),
        );
        expect(outside).toEqual([]);
      }
    },
    { tags: 'all' },
  );
});
