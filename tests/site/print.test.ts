import { describe, expect } from 'vitest';
import { sitePath } from '../../src/domain/paths';
import { clocks } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurns, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const store = '/store/temu';

describe.each(bothLanguages)('a printed store page in %s', (language) => {
  const itInTurn = inTurns(language);
  itInTurn('shows all codes on light paper, without shell, controls and guide, and nothing folded', async () => {
    const page = await visits.open(sitePath(language, store), {
      at: clocks.november2026,
      context: { colorScheme: 'dark' },
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of ['header', 'footer', 'aside', 'article button', 'article a', 'details[name]'])
      expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
    const codes = await page.locator('article code:visible').allInnerTexts();
    const data = site.pages.find((each) => each.kind === 'store' && each.language === language && each.path === store);
    if (data?.kind !== 'store') throw new Error('There is no such page.');
    for (const { code } of data.offers) if (code !== undefined) expect(codes).toContain(code);
    const folded = await page
      .locator('main details:visible')
      .evaluateAll(
        (all) => all.filter((details) => (details.lastElementChild?.getBoundingClientRect().height ?? 0) < 10).length,
      );
    expect(folded).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  itInTurn(
    'has two pages at most, no text under a QR code, and no heading without content',
    { tags: 'all' },
    async () => {
      const page = await visits.open(sitePath(language, store), {
        at: clocks.november2026,
        viewport: { width: 794, height: 1123 },
      });
      await page.emulateMedia({ media: 'print' });
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      const faults = await page.evaluate(() => {
        const codes = [...document.querySelectorAll('main img[src*="/qr/"]')].map((code) =>
          code.getBoundingClientRect(),
        );
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
              heading instanceof HTMLElement && heading.innerText.trim() === words && !section.querySelector('img')
            );
          })
          .map(({ id }) => id);
        return { codes: codes.length, covered, empty };
      });
      expect(faults.codes).toBeGreaterThan(2);
      expect([faults.covered, faults.empty]).toEqual([[], []]);
    },
  );

  itInTurn('shows a long table in full, without the button that expands it', { tags: 'all' }, async () => {
    const page = await visits.open(sitePath(language, '/store/dhgate'), { at: clocks.september2025 });
    const button = page
      .locator('main summary')
      .filter({ hasText: words(language, 'offers.show-all') })
      .first();
    await button.waitFor();
    const rows = page.locator('#codes li');
    await page.emulateMedia({ media: 'print' });
    await button.waitFor({ state: 'hidden' });
    expect(await rows.last().evaluate((row) => row.getBoundingClientRect().height)).toBeGreaterThan(10);
  });

  itInTurn('loads its QR codes only when it is printed', async () => {
    const asked: string[] = [];
    const page = await visits.open(sitePath(language, store), {
      before: async (tab) => {
        tab.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/qr/')) asked.push(pathname);
        });
      },
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(asked).toEqual([]);
    // A browser with a window fetches lazy pictures before it prints; this one has to be shown the sheet.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => asked).toContain(`/qr/${language}${store}.svg`);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });
});

describe.each(bothLanguages)('a printed list of all coupons in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = sitePath(language, '/all-coupons');

  itInTurn(
    'has the codes in a line, a QR code of its address, and only the offers active at print time',
    { tags: 'all' },
    async () => {
      for (const at of [clocks.september2025, clocks.november2026]) {
        const page = await visits.open(address, { at, viewport: { width: 794, height: 1123 } });
        await page.emulateMedia({ media: 'print' });
        const code = page.locator(`main img[src="/qr/${language}/all-coupons.svg"]`);
        expect(await code.isVisible()).toBe(true);
        await expect
          .poll(() => code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
          .toBeGreaterThan(0);
        await page.getByText(words(language, 'store.print-hint')).waitFor();
        const active = page.locator('main [data-state="active"]:visible');
        const data = site.pages.find((each) => each.kind === 'coupons' && each.language === language);
        if (data?.kind !== 'coupons') throw new Error('There is no such page.');
        const count = data.offers.filter(({ expiresAt = Infinity }) => expiresAt > Date.parse(at)).length;
        await expect.poll(() => active.count()).toBe(count);
        expect(await page.locator('main [data-state="expired"]:visible').count()).toBe(0);
        expect(await page.locator('main button:visible, main article a[target]:visible').count()).toBe(0);
        const edges = await active.locator('code').evaluateAll((all) => {
          const side = document.dir === 'rtl' ? 'left' : 'right';
          return all.map((code) => Math.round(code.closest('span')?.getBoundingClientRect()[side] ?? 0));
        });
        expect(new Set(edges).size).toBe(1);
      }
    },
  );
});
