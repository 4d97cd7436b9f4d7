import { describe, expect, it } from 'vitest';
import { clocks, copiedStrip } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const ladder = [
  ['AFS2', '$2', '$15'],
  ['AFS4', '$4', '$29'],
  ['AFS6', '$6', '$49'],
  ['AFS10', '$10', '$79'],
  ['AFS13', '$13', '$109'],
] as const;

describe('the AliExpress page (product rules R44 and R45)', () => {
  it('keeps the "No code needed" note on one line on a phone, even beside a long validity', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/ar/store/aliexpress', {
      at: clocks.september2025,
      viewport: windows.phone,
    });
    const words = page.locator('#offers [data-offer="fall-sale"]').getByText('لا يحتاج إلى كود', { exact: true });
    expect((await words.boundingBox())?.height).toBeLessThan(40);
  });

  it('opens one FAQ answer at a time, and closes it on a second press', async () => {
    const page = await visits.open('/ar/store/aliexpress');
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

describe('the 2025 promo-code article (product rule R6)', () => {
  const address = '/ar/aliexpress-promo-code-2025';

  it('has its parts and codes in English, says so on the Arabic site, and has interface and tables in Arabic', async () => {
    const page = await visits.open(address, { at: clocks.september2025 });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    expect(await heading.evaluate((element) => element.closest('[dir]')?.getAttribute('dir'))).toBe('ltr');
    expect(await page.getAttribute('html', 'lang')).toBe('ar');
    const notice = page.getByText(words('ar', 'page.content-language', { language: 'en' }));
    expect(await notice.count()).toBe(1);
    const button = page.locator('main a[aria-haspopup="dialog"]').first();
    expect(await button.innerText()).toContain(words('ar', 'offer.get-code'));
    expect(await button.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ar');
    const row = page.locator('main [role="row"][data-offer="afs2"]');
    expect(await row.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await row.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ar');
    const saving = row.getByText('US $2 off $15').last();
    expect(await saving.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    expect(await saving.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    const title = (await row.locator('[role="rowheader"]').boundingBox())?.x ?? 0;
    const action = (await row.locator('a[aria-haspopup="dialog"]').boundingBox())?.x ?? 0;
    expect(title).toBeGreaterThan(action);
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
  });

  it.each([clocks.september2025, clocks.november2026])(
    'shows a code to copy directly below the heading, also on a small phone (%s)',
    { tags: ['all'] },
    async (at) => {
      for (const width of [320, 390, 1440]) {
        const page = await visits.open(address, { at, viewport: { width, height: 664 } });
        const strip = page.locator('h1 + div [data-offer="aya16557"]');
        expect(await strip.locator('code').innerText()).toBe('AYA16557');
        const copy = strip.getByRole('button', { name: words('ar', 'offer.copy-code') });
        const { y, height } = (await copy.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(height).toBeGreaterThanOrEqual(44);
        expect(y + height, `at ${width} px`).toBeLessThanOrEqual(568);
        await copy.click();
        await copiedStrip(page).waitFor();
        expect(await strip.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
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
    expect(new Set(places)).toEqual(new Set(['rtl']));
    const trail = page.getByRole('navigation', { name: words('ar', 'page.trail') });
    const top = (await trail.getByRole('link').first().boundingBox())?.y ?? 0;
    const header = await page.locator('header').first().boundingBox();
    expect(top - ((header?.y ?? 0) + (header?.height ?? 0))).toBeGreaterThanOrEqual(12);
  });
});
