import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { violations } from '../support/axe';
import { clipboardOf, clocks, plain, sendingsOf } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns, words } from '../support/words';

const visits = browserForTests();

const amountField = (page: Page, language: Language) => page.getByLabel(words(language, 'basket.amount'));
const answer = (page: Page) => page.locator('[data-compare] p[role="status"]');

describe.each(bothLanguages)('the comparison of stores (product rule R86) in %s', (language) => {
  const itInTurn = inTurns(language);
  const open = (fragment = '', more: Parameters<typeof visits.open>[1] = {}): Promise<Page> =>
    visits.open(`/${language}/compare${fragment}`, { at: clocks.september2025, ...more });
  const kind = (page: Page, name: string) =>
    page.getByRole('navigation', { name: words(language, 'compare.kinds') }).getByRole('link', { name, exact: true });
  const general = { en: 'General marketplace', ar: 'سوق إلكتروني عام' }[language];

  itInTurn('shows the best result of each store with the keyboard alone, for an amount in Arabic digits', async () => {
    const page = await open();
    await kind(page, general).focus();
    await page.keyboard.press('Enter');
    await amountField(page, language).waitFor();
    expect(await kind(page, general).getAttribute('aria-current')).toBe('true');
    await amountField(page, language).focus();
    await page.keyboard.type('٣٠٠');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page).innerText()).toContain('262.5');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(await page.locator('[data-group="now"] a:not([target])').allInnerTexts()).toEqual([
      { en: 'AliExpress', ar: 'علي إكسبريس' }[language],
    ]);
    expect(await page.locator('[data-group="now"]').innerText()).toContain('AFS10');
    const row = page.locator('[data-group="now"] li');
    expect(await row.locator('a[target="_blank"]').getAttribute('rel')).toContain('sponsored');
    await row.getByRole('button').click();
    await expect.poll(() => clipboardOf(page)).toBe('AFS10');
    expect(await page.locator('[data-group="cashback"] a:not([target])').allInnerTexts()).toEqual([
      { en: 'Noon', ar: 'نون' }[language],
    ]);
    expect(new URL(page.url()).hash).toBe('#general-marketplace=300SAR');
  });

  itInTurn('requests one file per category, never with any input, and stores nothing (product rule R74)', async () => {
    const page = await open();
    const sendings = sendingsOf(page);
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(decodeURI(new URL(request.url()).pathname + new URL(request.url()).search)),
    );
    await kind(page, general).click();
    await amountField(page, language).fill('4321');
    await page.keyboard.press('Enter');
    await page.locator('[data-group="now"]').waitFor();
    const loaded = asked.length;
    await page.getByLabel(words(language, 'country.label'), { exact: true }).selectOption('AE');
    await amountField(page, language).fill('8765');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page).innerText()).toMatch(/8[,٬]?716\.25/);
    expect(asked.slice(loaded).filter((address) => address.includes('/compare'))).toEqual([]);
    expect(asked.filter((address) => address.includes('/compare/'))).toEqual([
      `/${language}/compare/general-marketplace.json`,
    ]);
    expect(asked.filter((address) => /4321|8765|country|SAR/.test(address))).toEqual([]);
    expect(sendings).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  });

  itInTurn('announces each answer once', { tags: 'all' }, async () => {
    const page = await open('#general-marketplace');
    await amountField(page, language).fill('300');
    await answer(page).evaluate((element) => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.press('Enter');
    await page.locator('[data-group="now"]').waitFor();
    await amountField(page, language).fill('1000');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-group="now"]').innerText()).toContain('AFS13');
    const said: unknown = await page.evaluate(() => Reflect.get(window, 'said'));
    expect(said).toEqual([expect.stringContaining('262.5'), expect.stringContaining('951.25')]);
  });

  itInTurn(
    'lists each category with its stores without JavaScript, and starts at the one in the fragment',
    { tags: 'all' },
    async () => {
      const page = await open('#general-marketplace', {
        stopped: true,
        viewport: windows.phone,
        context: { javaScriptEnabled: false },
      });
      const list = page.locator('#stores-general-marketplace');
      const box = await list.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(windows.phone.height / 2);
      expect(await amountField(page, language).count()).toBe(0);
      expect(await list.locator('a').count()).toBe(4);
      expect(await list.locator('a').first().getAttribute('href')).toMatch(new RegExp(`^/${language}/store/`));
      expect(await kind(page, general).getAttribute('href')).toBe('#stores-general-marketplace');
    },
  );

  itInTurn('is linked from the home page', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/`);
    await page.locator(`main a[href="/${language}/compare"]`).click();
    await page.waitForURL(`**/${language}/compare`);
  });

  itInTurn(
    'reports an invalid amount and leaves the address unchanged',
    async () => {
      const page = await open('#general-marketplace');
      await amountField(page, language).fill('1.2.3');
      await page.keyboard.press('Enter');
      await page
        .getByRole('alert')
        .filter({ hasText: words(language, 'basket.invalid') })
        .waitFor();
      expect(await amountField(page, language).getAttribute('aria-invalid')).toBe('true');
      expect(new URL(page.url()).hash).toBe('#general-marketplace');
    },
    { tags: 'all' },
  );

  itInTurn(
    'returns to the previous category on Back, and keeps its answer on a jump to the content',
    async () => {
      const page = await open('#general-marketplace=300SAR');
      await page.locator('[data-group="now"]').waitFor();
      await page.evaluate(() => {
        window.location.hash = document.querySelector('main')?.id ?? '';
      });
      expect(await page.locator('[data-group="now"]').count()).toBe(1);
      await kind(page, { en: 'Middle East fashion', ar: 'أزياء الشرق الأوسط' }[language]).click();
      await page.locator('[data-compare] h2').filter({ hasNotText: general }).waitFor();
      await page.goBack();
      await page.goBack();
      await page.locator('[data-compare] h2').filter({ hasText: general }).waitFor();
      await page.locator('[data-group="now"]').waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'ignores a fragment that names no category, with or without a chosen one',
    async () => {
      const page = await open('#no-such-category=250SAR');
      expect(await page.locator('[data-compare]').innerText()).toBe('');
      await kind(page, general).click();
      await amountField(page, language).waitFor();
      await page.evaluate(() => {
        window.location.hash = 'no-such-category';
      });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
      expect(await kind(page, general).getAttribute('aria-current')).toBe('true');
      expect(await amountField(page, language).count()).toBe(1);
    },
    { tags: 'all' },
  );

  itInTurn(
    'reports a missing file as nothing to compare, and retries a failed one',
    async () => {
      const file = `**/${language}/compare/general-marketplace.json`;
      const missing = await open('#general-marketplace', {
        expected: /404/,
        before: (page) => page.route(file, (route) => route.fulfill({ status: 404 })),
      });
      await missing
        .getByRole('status')
        .filter({ hasText: words(language, 'compare.no-data') })
        .waitFor();
      const refusal = refusalOf(file);
      const broken = await open('#general-marketplace', { expected: /ERR_FAILED/, before: refusal.begin });
      await broken.getByRole('alert').waitFor();
      await refusal.end();
      await broken.getByRole('button', { name: words(language, 'load-failure.retry') }).click();
      await amountField(broken, language).waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'reports messages that fail to load, and loads them on a retry',
    async () => {
      const refusal = refusalOf(`**/messages/${language}/Compare.json`);
      const page = await open('#general-marketplace', { expected: /ERR_FAILED/, before: refusal.begin });
      await page.getByRole('alert').waitFor();
      await refusal.end();
      await page.getByRole('button', { name: words(language, 'load-failure.retry') }).click();
      await amountField(page, language).waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'has no axe violations in light and dark mode',
    async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await open('#general-marketplace=300SAR', { viewport: windows.phone, context: { colorScheme } });
        await page.locator('[data-group="now"]').waitFor();
        expect(await violations(page)).toEqual([]);
      }
    },
    { tags: 'all' },
  );

  itInTurn(
    'fits into a window of 320 px',
    async () => {
      const page = await open('#general-marketplace=123456.78SAR', { viewport: { ...windows.phone, width: 320 } });
      await page.locator('[data-group="now"]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
    { tags: 'all' },
  );
});

describe('the comparison of stores with each kind of answer (product rule R86)', { tags: ['all'] }, () => {
  const namesIn = async (page: Page, group: string): Promise<readonly string[]> =>
    (await page.locator(`[data-group="${group}"] a:not([target])`).allInnerTexts()).map((name) =>
      name.replace(/^\S+ /, ''),
    );

  describe.each(bothLanguages)('in %s', (language) => {
    const open = (address: string): Promise<Page> =>
      visits.open(`/${language}/compare${address}`, { at: changedAt, site: inject('changedUrl') });

    it('shows the best result of each store in groups, the lowest total first', async () => {
      const page = await open('#shoes=250SAR');
      await page.locator('[data-group="now"]').waitFor();
      expect(plain(await answer(page).innerText())).toBe(
        plain(
          words(language, 'compare.answer-now', {
            store: { en: 'Store percent', ar: 'متجر percent' }[language],
            total: words(language, 'money.SAR', { amount: 220 }),
          }),
        ),
      );
      const groups = await page
        .locator('[data-group]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-group')));
      expect(groups).toEqual(['now', 'up-to', 'delivery', 'gift', 'cashback', 'depends', 'unknown', 'blocked']);
      expect(await namesIn(page, 'now')).toEqual(['percent', 'dollars']);
      expect(await namesIn(page, 'blocked')).toEqual(['amount']);
      expect(await namesIn(page, 'depends')).toEqual(['emirates']);
      expect(await namesIn(page, 'unknown')).toEqual(['unknown']);
      const rows = (await page.locator('[data-group="now"] li').allInnerTexts()).map(plain);
      expect(rows[0]).toContain(
        plain(words(language, 'basket.pay', { total: words(language, 'money.SAR', { amount: 220 }) })),
      );
      expect(rows[0]).toContain('PERCENT12');
      // 4 dollars at 3.75.
      expect(rows[1]).toContain('235');
      expect(plain(await page.locator('[data-compare]').innerText())).toContain('3.75');
      expect(await page.locator('[data-inactive]').innerText()).toBe(words(language, 'compare.inactive', { count: 1 }));
    });

    it('depends on the amount and on the country of the address', async () => {
      const page = await open('?country=ae#shoes=300SAR');
      await expect.poll(() => namesIn(page, 'now')).toEqual(['emirates', 'amount', 'percent', 'dollars']);
      await page.getByLabel(words(language, 'country.label'), { exact: true }).selectOption('');
      await expect.poll(() => namesIn(page, 'depends')).toEqual(['emirates']);
      expect(new URL(page.url()).search).toBe('');
      await amountField(page, language).fill('299.99');
      await page.keyboard.press('Enter');
      await expect.poll(() => namesIn(page, 'blocked')).toEqual(['amount']);
      expect(new URL(page.url()).hash).toBe('#shoes=299.99SAR');
    });
  });
});
