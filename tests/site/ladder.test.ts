import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { contrastOnly, violations } from '../support/axe';
import { clipboardOf, clocks, plain, stopClock, hasFocus, listenTo } from '../support/behaviour';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const section = (page: Page) => page.locator('#basket');
const answer = (page: Page) => page.locator('[data-basket-answer]');
const field = (page: Page) => page.getByLabel(words('en', 'basket.amount'), { exact: true });
const currency = (page: Page) => page.getByLabel(words('en', 'basket.currency'), { exact: true });

/** Types an amount and leaves the field to the settled answer. */
async function enter(page: Page, text: string, code?: string): Promise<void> {
  await field(page).focus();
  await answer(page).waitFor({ state: 'attached' });
  if (code !== undefined) await currency(page).selectOption(code);
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** The code of the marked step. */
const marked = (page: Page): Promise<readonly string[]> => page.locator('tr[aria-current] code').allInnerTexts();
const steps = (page: Page) => page.locator('tr[data-step]');

/** Opens all collapsed parts of the section. */
async function unfold(page: Page): Promise<void> {
  await section(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
}

describe('the price ladder (product rule R84)', () => {
  const open = (path = '/store/aliexpress', visit: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/en${path}`, { at: clocks.september2025, ...visit });
  const money = (currency: 'USD' | 'SAR', amount: number): string => {
    const figure = amount % 1 === 0 ? String(amount) : amount.toFixed(2);
    return currency === 'USD' ? `$${figure}` : `${figure} SAR`;
  };

  it('answers an amount in Arabic digits and another currency with the best code, the rate and its source', async () => {
    const page = await open();
    await enter(page, '٢٩٦', 'SAR');
    const best = { offer: 'AFS6', total: money('SAR', 273.5), before: money('SAR', 296) };
    await expect
      .poll(async () => plain(await answer(page).innerText()))
      .toContain(plain(words('en', 'basket.best-now', best)));
    expect(await marked(page)).toEqual(['AFS6']);
    expect(await page.locator('[data-rate]').count()).toBe(1);
  });

  it('shows each threshold and saving in riyals with the amount of the store beside it', async () => {
    const page = await open();
    const row = async (): Promise<string> => plain(await page.locator('tr[data-step][data-offer="afs10"]').innerText());
    expect(await row()).toContain('$79');
    for (const amount of [money('SAR', 296.25), '$79', money('SAR', 37.5), '$10'])
      await expect.poll(row).toContain(plain(amount));
    expect(await steps(page).count()).toBe(5);
  });

  it('folds a long table around the marked step and shows all on request', { tags: ['all'] }, async () => {
    const page = await open('/store/dhgate');
    const all = await steps(page).count();
    expect(all).toBeGreaterThan(27);
    const shown = () => page.locator('tr[data-step]:visible').count();
    expect(await shown()).toBe(8);
    await enter(page, '300', 'USD');
    await expect.poll(() => marked(page)).toEqual(['DHSEP299']);
    expect(await page.locator('tr[aria-current]').isVisible()).toBe(true);
    expect(await shown()).toBeLessThan(8);
    await page.getByRole('button', { name: words('en', 'ladder.all', { count: all }) }).click();
    expect(await shown()).toBe(all);
  });

  it('answers in a sentence without a table where no offer has a threshold', async () => {
    const page = await open('/store/noon', { at: clocks.november2026 });
    expect(await steps(page).count()).toBe(0);
    await enter(page, '300', 'SAR');
    const gain = words('en', 'basket.back-up-to', { saving: money('SAR', 45) });
    await expect
      .poll(async () => plain(await answer(page).innerText()))
      .toBe(plain(words('en', 'basket.best-back', { offer: 'NDX143', gain })));
    expect(await section(page).locator('code').allInnerTexts()).toEqual(['NDX143']);
  });

  it('asks nothing where no active offer says something about an amount', { tags: ['all'] }, async () => {
    const page = await open('/store/aliexpress', { at: clocks.november2026 });
    await expect.poll(() => section(page).count()).toBe(0);
    expect(await page.locator('main a[href="#basket"]').count()).toBe(0);
  });

  it('works with the keyboard alone, announces one answer per amount, and keeps the focus', async () => {
    const page = await open();
    await field(page).focus();
    await answer(page).waitFor({ state: 'attached' });
    const heard = await listenTo(page);
    await stopClock(page);
    await page.keyboard.type('300');
    expect(await heard()).toEqual([]);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(async () => plain(await answer(page).innerText())).not.toBe('');
    expect(await heard()).toHaveLength(1);
    expect(await hasFocus(field(page))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(currency(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(currency(page))).toBe(true);
    // The answer in the other currency.
    await expect.poll(async () => (await marked(page)).length).toBe(1);
    const [code] = await marked(page);
    await page.locator('tr[aria-current] button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboardOf(page)).toBe(code);
  });

  it('reports text that is not an amount', { tags: ['all'] }, async () => {
    const page = await open();
    await enter(page, 'abc', 'USD');
    await expect.poll(() => answer(page).innerText()).toBe(words('en', 'basket.invalid'));
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await enter(page, '15');
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe(null);
  });

  it('makes no requests once loaded, stores nothing, and keeps the basket in the address', {
    tags: ['all'],
  }, async () => {
    const page = await open();
    await field(page).focus();
    await answer(page).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = await page.evaluate(() => window.history.length);
    await enter(page, '300', 'SAR');
    await expect.poll(() => marked(page)).toContain('AFS10');
    expect(new URL(page.url()).hash).toBe('#basket=300SAR');
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    expect(requests).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  });

  it('uses the currency of the country until another is chosen, and no rate that is not fixed', {
    tags: ['all'],
  }, async () => {
    const page = await open('/store/aliexpress?country=kw');
    await field(page).focus();
    await expect.poll(() => currency(page).inputValue()).toBe('KWD');
    // There is no fixed rate: the amounts are those of the store, and nothing is promised.
    expect(await section(page).innerText()).toContain(words('en', 'ladder.no-rate'));
    await enter(page, '30');
    await expect.poll(() => answer(page).innerText()).not.toBe('');
    expect(await marked(page)).toEqual([]);
    await currency(page).selectOption('USD');
    await expect.poll(() => marked(page)).toEqual(['AFS4']);
    expect(await section(page).innerText()).not.toContain(words('en', 'ladder.no-rate'));
  });

  it('reads the amount from the address, and restores it after Back', { tags: ['all'] }, async () => {
    const page = await open('/store/aliexpress#basket=28.99USD');
    await expect.poll(() => marked(page)).toEqual(['AFS2']);
    expect(await field(page).inputValue()).toBe('28.99');
    await enter(page, '49');
    await expect.poll(() => new URL(page.url()).hash).toBe('#basket=49USD');
    await page
      .locator('main a[href$="/aliexpress-promo-code-2025"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/aliexpress-promo-code-2025');
    await page.goBack();
    await expect.poll(async () => (await marked(page))[0]).toBe('AFS6');
    expect(await field(page).inputValue()).toBe('49');
  });

  it('keeps an amount typed before the script has loaded', { tags: ['all'] }, async () => {
    const page = await open('/store/noon', { stopped: true });
    await field(page).focus();
    await page.keyboard.type('29');
    await page.clock.resume();
    await expect.poll(() => answer(page).innerText()).not.toBe('');
    expect(await field(page).inputValue()).toBe('29');
  });

  it('is a full table without JavaScript', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/example-limits', {
      site: inject('changedUrl'),
      context: { javaScriptEnabled: false },
      stopped: true,
    });
    expect(await steps(page).filter({ hasText: 'MINIMUM' }).isVisible()).toBe(true);
    expect(await field(page).isVisible()).toBe(false);
  });

  it('has no axe violations in light and dark mode', { tags: ['all'] }, async () => {
    const page = await open('/store/aliexpress#basket=300SAR');
    await expect.poll(() => marked(page)).toContain('AFS10');
    await unfold(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, contrastOnly)).toEqual([]);
  });

  it('fits into 320 px, also at double text size, with controls large enough to press', { tags: ['all'] }, async () => {
    const page = await open('/store/aliexpress#basket=300SAR', { viewport: { width: 320, height: 640 } });
    await expect.poll(() => marked(page)).toContain('AFS10');
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
  });
});
