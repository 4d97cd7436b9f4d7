import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { clocks } from '../support/behaviour';
import { qrTextOf } from '../support/qr';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const store = '/store/temu';

/** Leaves a page as it is while the browser prints it, once the script that draws QR codes is there. */
async function beginPrinting(page: Page): Promise<void> {
  const draw = (): number => {
    window.dispatchEvent(new Event('afterprint'));
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main [data-printed]').length;
  };
  await expect.poll(() => page.evaluate(draw)).toBeGreaterThan(0);
}

const endPrinting = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

describe('a printed store page', () => {
  it('shows all codes on light paper, without shell, controls and guide, and nothing folded', async () => {
    const page = await visits.open(sitePath('ar', store), {
      at: clocks.november2026,
      media: { colorScheme: 'dark' },
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of ['header', 'footer', 'aside', 'article button', 'article a', 'details[name]'])
      expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
    const codes = await page.locator('article code:visible').allInnerTexts();
    const data = site.pages.find((each) => each.kind === 'store' && each.language === 'ar' && each.path === store);
    if (data?.kind !== 'store') throw new Error('There is no such page.');
    for (const { code } of data.offers)
      if (code !== undefined) expect(codes.filter((each) => each === code)).toEqual([code]);
    const folded = await page
      .locator('main details:visible')
      .evaluateAll(
        (all) => all.filter((details) => (details.lastElementChild?.getBoundingClientRect().height ?? 0) < 10).length,
      );
    expect(folded).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  it('has two pages at most, no text under a QR code, and no heading without content', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('ar', store), {
      at: clocks.november2026,
      viewport: { width: 794, height: 1123 },
    });
    await page.emulateMedia({ media: 'print' });
    await beginPrinting(page);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await beginPrinting(page);
    const faults = await page.evaluate(() => {
      const codes = [...document.querySelectorAll('main [data-printed]')].map((code) => code.getBoundingClientRect());
      const covered: string[] = [];
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isCovered = [...range.getClientRects()].some(({ left, right, top, bottom, width, height }) =>
          codes.some(
            (code) =>
              width > 1 &&
              height > 1 &&
              left < code.right - 1 &&
              right > code.left + 1 &&
              top < code.bottom - 1 &&
              bottom > code.top + 1,
          ),
        );
        const { parentElement: parent } = node;
        // What screen readers alone read is one pixel wide.
        const isShown = parent?.checkVisibility() && parent.getBoundingClientRect().width > 1;
        if (isCovered && isShown) covered.push(node.textContent ?? '');
      }
      const empty = [...document.querySelectorAll('main section')]
        .filter((section) => section.checkVisibility() && section instanceof HTMLElement)
        .filter((section) => {
          const heading = section.querySelector('h2, h3');
          const words = section instanceof HTMLElement ? section.innerText.trim() : '';
          return (
            heading instanceof HTMLElement &&
            heading.innerText.trim() === words &&
            !section.querySelector('img, [data-printed]')
          );
        })
        .map(({ id }) => id);
      return { codes: codes.length, covered, empty };
    });
    expect(faults.codes).toBe(2);
    expect([faults.covered, faults.empty]).toEqual([[], []]);
  });

  it('shows a long table in full, without the button that expands it', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('ar', '/store/dhgate'), { at: clocks.september2025 });
    const button = page
      .locator('main summary')
      .filter({ hasText: words('ar', 'offers.show-all') })
      .first();
    await button.waitFor();
    const rows = page.locator('#codes li');
    await page.emulateMedia({ media: 'print' });
    await button.waitFor({ state: 'hidden' });
    expect(await page.locator('#basket').isVisible()).toBe(false);
    expect(await rows.last().evaluate((row) => row.getBoundingClientRect().height)).toBeGreaterThan(10);
  });

  it('has a QR code of its address and one for all offers with the same deep link, each with a caption and its address', async () => {
    const page = await visits.open(sitePath('ar', store));
    const drawn = page.locator('main [data-printed]');
    await beginPrinting(page);
    await endPrinting(page);
    expect(await drawn.count()).toBe(0);
    // A browser prints what is there when the last listener returns, so that is when this one counts.
    await page.evaluate(() => {
      const count = (): number => document.querySelectorAll('main [data-printed]').length;
      window.addEventListener('beforeprint', () => Object.assign(window, { drawnForPrint: count() }));
    });
    await page.pdf();
    expect(await page.evaluate(() => Reflect.get(window, 'drawnForPrint'))).toBe(2);
    expect(await drawn.count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const captions = page.locator('main figcaption:visible');
    const address = `https://www.example.com/ar${store}`;
    const said = [words('ar', 'qr.printed-page'), 'يفتح تيمو'];
    expect(await captions.allInnerTexts()).toEqual([`${said[0]}\n\n${address}`, `${said[1]}\n\nhttps://www.temu.com/`]);
    await beginPrinting(page);
    expect(await qrTextOf(drawn.first())).toBe(address);
    expect(await qrTextOf(drawn.nth(1))).toBe('https://www.temu.com/');
  });
});

describe('a printed list of all coupons', () => {
  const address = sitePath('ar', '/all-coupons');

  it('has the codes in a line, a QR code of its address, and only the offers active at print time', {
    tags: ['all'],
  }, async () => {
    for (const at of [clocks.september2025, clocks.november2026]) {
      const page = await visits.open(address, { at, viewport: { width: 794, height: 1123 } });
      await page.emulateMedia({ media: 'print' });
      await beginPrinting(page);
      expect(await qrTextOf(page.locator('main [data-printed]'))).toBe(`https://www.example.com${address}`);
      await page.getByText(words('ar', 'store.print-hint')).waitFor();
      const active = page.locator('main [data-state="active"]:visible');
      const data = site.pages.find((each) => each.kind === 'coupons' && each.language === 'ar');
      if (data?.kind !== 'coupons') throw new Error('There is no such page.');
      const count = data.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(at)).length;
      await expect.poll(() => active.count()).toBe(count);
      expect(await page.locator('main [data-state="expired"]:visible').count()).toBe(0);
      expect(await page.locator('main button:visible, main article a[target]:visible').count()).toBe(0);
      const edges = await active.locator('code').evaluateAll((all) => {
        const side = document.dir === 'rtl' ? 'left' : 'right';
        return all.map((code) => Math.round(code.closest('span')?.getBoundingClientRect()[side] ?? 0));
      });
      expect(new Set(edges).size).toBe(1);
    }
  });
});
