import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { contrastOnly, violations } from '../support/axe';
import { someOf } from '../support/extent';
import { clipboardOf, clocks, plain, stopClock } from '../support/behaviour';
import { browserForTests } from '../support/visit';
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

describe.each(bothLanguages)('the price ladder (product rule R84) in %s', (language) => {
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
      .toContain(best(offer, money(code, total), money(code, before)));
    expect(await marked(page)).toEqual([offer]);
    // A converted amount comes with the rate and its source.
    expect(await page.locator('[data-rate]').count()).toBe(code === 'SAR' ? 1 : 0);
  });

  itInTurn(
    'marks nothing below the first threshold, and names the missing amount and what the next step gives',
    async () => {
      const page = await open();
      await enter(page, language, '14.99', 'USD');
      const next = words(language, 'basket.top-up', {
        add: money('USD', 0.01),
        saving: money('USD', 2),
        offer: 'AFS2',
        total: money('USD', 13),
        before: money('USD', 14.99),
      });
      await expect.poll(async () => plain(await answer(page).innerText())).toContain(plain(next));
      expect(await marked(page)).toEqual([]);
      const missing = words(language, 'ladder.missing', { missing: money('USD', 0.01) });
      expect(plain(await page.locator('tr[data-step][data-offer="afs2"]').innerText())).toContain(plain(missing));
      await enter(page, language, '300', 'SAR');
      const more = words(language, 'ladder.next', {
        add: money('SAR', 108.75),
        more: money('SAR', 11.25),
        offer: 'AFS13',
      });
      await expect.poll(async () => plain(await answer(page).innerText())).toContain(plain(more));
    },
    { tags: 'all' },
  );

  itInTurn('shows each threshold and saving in riyals with the amount of the store beside it', async () => {
    const page = await open();
    const row = async (): Promise<string> => plain(await page.locator('tr[data-step][data-offer="afs10"]').innerText());
    expect(await row()).toContain('$79');
    for (const amount of [money('SAR', 296.25), '$79', money('SAR', 37.5), '$10'])
      await expect.poll(row).toContain(plain(amount));
    expect(await steps(page).count()).toBe(5);
  });

  itInTurn('folds a long table around the marked step and shows all on request', { tags: 'all' }, async () => {
    const page = await open('/store/dhgate');
    const all = await steps(page).count();
    expect(all).toBeGreaterThan(27);
    const shown = () => page.locator('tr[data-step]:visible').count();
    expect(await shown()).toBe(8);
    await enter(page, language, '300', 'USD');
    await expect.poll(() => marked(page)).toEqual(['DHSEP299']);
    expect(await page.locator('tr[aria-current]').isVisible()).toBe(true);
    expect(await shown()).toBeLessThan(8);
    await page.getByRole('button', { name: words(language, 'ladder.all', { count: all }) }).click();
    expect(await shown()).toBe(all);
  });

  itInTurn('answers in a sentence without a table where no offer has a threshold', async () => {
    const page = await open('/store/noon', { at: clocks.november2026 });
    expect(await steps(page).count()).toBe(0);
    await enter(page, language, '300', 'SAR');
    const gain = words(language, 'basket.back-up-to', { saving: money('SAR', 45) });
    await expect
      .poll(async () => plain(await answer(page).innerText()))
      .toBe(plain(words(language, 'basket.best-back', { offer: 'NDX143', gain })));
    expect(await section(page).locator('code').allInnerTexts()).toEqual(['NDX143']);
  });

  itInTurn('names the free delivery of a larger order', { tags: 'all' }, async () => {
    const page = await open('/store/basharacare', { at: clocks.november2026 });
    await enter(page, language, '480', 'AED');
    const next = words(language, 'ladder.next-delivery', {
      add: words(language, 'money-words.AED', { amount: 20 }),
    });
    await expect.poll(async () => plain(await answer(page).innerText())).toContain(plain(next));
  });

  itInTurn('asks nothing where no active offer says something about an amount', { tags: 'all' }, async () => {
    const cases = [
      ['aliexpress', clocks.september2025, 1],
      ['aliexpress', clocks.november2026, 0],
      ['temu', clocks.november2026, 0],
      ['dhgate', clocks.november2026, 0],
    ] as const;
    for (const [store, at, fields] of someOf(cases, 3)) {
      const page = await open(`/store/${store}`, { at });
      await expect.poll(() => field(page, language).count()).toBe(fields);
      expect(await section(page).count()).toBe(fields);
      expect(await page.locator('main a[href="#basket"]').count()).toBe(0);
    }
  });

  itInTurn(
    'is left out of print',
    async () => {
      const page = await open();
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
    await expect.poll(async () => (await marked(page)).length).toBe(1);
    const [code] = await marked(page);
    await page.locator('tr[aria-current] button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboardOf(page)).toBe(code);
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
    'makes no requests once loaded, stores nothing, and keeps the basket in the address',
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
      await expect.poll(() => marked(page)).toContain('AFS10');
      expect(new URL(page.url()).hash).toBe('#basket=300SAR');
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
      // There is no fixed rate: the amounts are those of the store, and nothing is promised.
      expect(await section(page).innerText()).toContain(words(language, 'ladder.no-rate'));
      await enter(page, language, '30');
      await expect.poll(() => answer(page).innerText()).not.toBe('');
      expect(await marked(page)).toEqual([]);
      await currency(page, language).selectOption('USD');
      await expect.poll(() => marked(page)).toEqual(['AFS4']);
      expect(await section(page).innerText()).not.toContain(words(language, 'ladder.no-rate'));
    },
    { tags: 'all' },
  );

  itInTurn(
    'reads the amount from the address, and restores it after Back',
    async () => {
      const page = await open('/store/aliexpress#basket=28.99USD');
      await expect.poll(() => marked(page)).toEqual(['AFS2']);
      expect(await field(page, language).inputValue()).toBe('28.99');
      await enter(page, language, '49');
      await expect.poll(() => new URL(page.url()).hash).toBe('#basket=49USD');
      await page
        .locator('main a[href$="/aliexpress-promo-code-2025"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL('**/aliexpress-promo-code-2025');
      await page.goBack();
      await expect.poll(async () => (await marked(page))[0]).toBe('AFS6');
      expect(await field(page, language).inputValue()).toBe('49');
    },
    { tags: 'all' },
  );

  itInTurn(
    'keeps an amount typed before the script has loaded',
    async () => {
      const page = await open('/store/noon', { stopped: true });
      await field(page, language).focus();
      await page.keyboard.type('29');
      await page.clock.resume();
      await expect.poll(() => answer(page).innerText()).not.toBe('');
      expect(await field(page, language).inputValue()).toBe('29');
    },
    { tags: 'all' },
  );

  itInTurn(
    'is a full table without JavaScript',
    async () => {
      const page = await visits.open(`/${language}/store/example-limits`, {
        site: inject('changedUrl'),
        context: { javaScriptEnabled: false },
        stopped: true,
      });
      expect(await steps(page).filter({ hasText: 'MINIMUM' }).isVisible()).toBe(true);
      expect(await field(page, language).isVisible()).toBe(false);
    },
    { tags: 'all' },
  );

  itInTurn(
    'has no axe violations in light and dark mode',
    async () => {
      const page = await open('/store/aliexpress#basket=300SAR');
      await expect.poll(() => marked(page)).toContain('AFS10');
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
    },
    { tags: 'all' },
  );
});
