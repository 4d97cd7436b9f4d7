import { describe, expect, it } from 'vitest';
import { directionOf } from '../../src/domain/language/language';
import { clocks, copiedStrip } from '../support/behaviour';
import { someOf } from '../support/extent';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const visits = browserForTests();

const ladder = [
  ['AFS2', '$2', '$15'],
  ['AFS4', '$4', '$29'],
  ['AFS6', '$6', '$49'],
  ['AFS10', '$10', '$79'],
  ['AFS13', '$13', '$109'],
] as const;

describe.each(bothLanguages)('the AliExpress page (product rules R44 and R45) in %s', (language) => {
  const itInTurn = inTurns(language);
  itInTurn(
    'shows offer cards, a guide, a list of reasons and a link to the 2025 promo page',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/store/aliexpress`, { at: clocks.september2025 });
      // The first one is the ticket at the top, which the list does not repeat.
      expect(await page.locator('main article').first().getAttribute('data-offer')).toBe('aya16557');
      expect(await page.locator('#offers [data-offer="aya16557"]').count()).toBe(0);
      expect(await page.locator('#offers article[data-offer]').count()).toBeGreaterThanOrEqual(2);
      expect(await page.locator('#guide ol > li').count()).toBeGreaterThanOrEqual(3);
      expect(await page.locator('#why li').count()).toBeGreaterThanOrEqual(3);
      await page.locator('main summary:has(+ #promo-2025)').click();
      await page.locator(`#promo-2025 a[href="/${language}/aliexpress-promo-code-2025"]`).click();
      await page.waitForURL(`**/${language}/aliexpress-promo-code-2025`);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: '2025' }).waitFor();
    },
  );

  itInTurn(
    'keeps the "No code needed" note on one line on a phone, even beside a long validity',
    async () => {
      const page = await visits.open(`/${language}/store/aliexpress`, {
        at: clocks.september2025,
        viewport: windows.phone,
      });
      const words = page
        .locator('#offers [data-offer="fall-sale"]')
        .getByText({ en: 'No code needed', ar: 'لا يحتاج إلى كود' }[language], { exact: true });
      expect((await words.boundingBox())?.height).toBeLessThan(40);
    },
    { tags: 'all' },
  );

  itInTurn('opens one FAQ answer at a time, and closes it on a second press', async () => {
    const page = await visits.open(`/${language}/store/aliexpress`);
    const items = page.locator('main details[name]');
    // The later questions are collapsed.
    await page.locator('main details:has(> div > details[name]) > summary').click();
    const count = await items.count();
    expect(count).toBeGreaterThanOrEqual(5);
    const open = (): Promise<number[]> =>
      items.evaluateAll((all) =>
        all.flatMap((item, index) => (item instanceof HTMLDetailsElement && item.open ? [index] : [])),
      );
    expect(await open()).toEqual([]);
    for (let index = 0; index < count; index += 1) {
      await items.nth(index).locator('summary').click();
      expect(await open()).toEqual([index]);
    }
    await items
      .nth(count - 1)
      .locator('summary')
      .click();
    expect(await open()).toEqual([]);
    // The keyboard does the same.
    await items.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(open).toEqual([0]);
    await page.keyboard.press('Space');
    await expect.poll(open).toEqual([]);
  });
});

describe.each(bothLanguages)('the 2025 promo-code article (product rule R6) under %s', (language) => {
  const address = `/${language}/aliexpress-promo-code-2025`;

  // In `npm test` on the Arabic site, which differs from the language of the article.
  it(
    'has its parts and codes in English, says so on the Arabic site, and has interface and tables in its language',
    language === 'ar' ? {} : { tags: ['all'] },
    async () => {
      const page = await visits.open(address, { at: clocks.september2025 });
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
      expect(await heading.evaluate((element) => element.closest('[dir]')?.getAttribute('dir'))).toBe('ltr');
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      const notice = page.getByText(words(language, 'page.content-language', { language: 'en' }));
      expect(await notice.count()).toBe(language === 'en' ? 0 : 1);
      const button = page.locator('main a[aria-haspopup="dialog"]').first();
      expect(await button.innerText()).toContain(said(language, 'Get Code', 'offer.get-code'));
      expect(await button.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(language);
      const row = page.locator('main [role="row"][data-offer="afs2"]');
      expect(await row.evaluate((element) => getComputedStyle(element).direction)).toBe(directionOf(language));
      expect(await row.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(language);
      const saving = row.getByText('US $2 off $15').last();
      expect(await saving.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
      expect(await saving.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      const title = (await row.locator('[role="rowheader"]').boundingBox())?.x ?? 0;
      const action = (await row.locator('a[aria-haspopup="dialog"]').boundingBox())?.x ?? 0;
      expect(title < action).toBe(language === 'en');
      const headings = await page.locator('main h2').allInnerTexts();
      expect(headings.join('\n')).toMatch(/How to use/);
      expect(headings.join('\n')).toMatch(/free shipping/i);
      expect(headings.join('\n')).toMatch(/What these codes do for you/);
      expect(await page.locator('main ol > li').count()).toBeGreaterThanOrEqual(3);
      const table = page.getByRole('table').first();
      for (const [code, off, minimum] of ladder) {
        const row = table.locator(`[data-offer="${code.toLowerCase()}"]`);
        await row.locator('a[aria-haspopup="dialog"]').waitFor();
        expect(await row.locator('code').innerText()).toBe(code);
        expect(await row.innerText()).toContain(`US ${off} off ${minimum}`);
      }
      await table.locator('[data-offer="afs13"] a[aria-haspopup="dialog"]').click();
      expect(await page.getByRole('dialog').locator('code').innerText()).toBe('AFS13');
    },
  );

  it.each(inTurn(someOf([clocks.september2025, clocks.november2026], 2), language))(
    'shows a code to copy directly below the heading, also on a small phone (%s)',
    { tags: ['all'] },
    async (at) => {
      for (const width of someOf([320, 390, 1440], 3)) {
        const page = await visits.open(address, { at, viewport: { width, height: 664 } });
        const strip = page.locator('h1 + div [data-offer="aya16557"]');
        expect(await strip.locator('code').innerText()).toBe('AYA16557');
        const copy = strip.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') });
        const { y, height } = (await copy.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(height).toBeGreaterThanOrEqual(44);
        expect(y + height, `at ${width} px`).toBeLessThanOrEqual(568);
        await copy.click();
        await copiedStrip(page).waitFor();
        expect(await strip.evaluate((element) => getComputedStyle(element).direction)).toBe(directionOf(language));
      }
    },
  );

  it('puts each icon at the start of its label, and leaves space between header and breadcrumbs', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open(address, { at: clocks.september2025, viewport: windows.phone });
    const places = await page
      .locator('main :is([role="row"], [role="group"])[data-offer] p:has(> svg + span)')
      .evaluateAll((all) =>
        all.map((label) => {
          const [icon = 0, text = 0] = [...label.children].map((part) => part.getBoundingClientRect().x);
          return icon < text ? 'ltr' : 'rtl';
        }),
      );
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places)).toEqual(new Set([directionOf(language)]));
    const trail = page.getByRole('navigation', { name: words(language, 'page.trail') });
    const top = (await trail.getByRole('link').first().boundingBox())?.y ?? 0;
    const header = await page.locator('header').first().boundingBox();
    expect(top - ((header?.y ?? 0) + (header?.height ?? 0))).toBeGreaterThanOrEqual(12);
  });
});
