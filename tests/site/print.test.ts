import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/paths';
import { clocks } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const store = '/store/temu';

describe.each(bothLanguages)('a printed store page in %s', (language) => {
  it('is a sheet of codes: nothing of the shell, nothing to press, answers unfolded, light', async () => {
    const page = await visits.open(sitePath(language, store), {
      at: clocks.november2026,
      context: { colorScheme: 'dark' },
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const gone of ['header', 'footer', 'aside', 'article button', 'article a'])
      expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
    const codes = await page.locator('article code:visible').allInnerTexts();
    const data = site.pages.find((each) => each.kind === 'store' && each.language === language && each.path === store);
    if (data?.kind !== 'store') throw new Error('There is no such page.');
    for (const { code } of data.offers) if (code !== undefined) expect(codes).toContain(code);
    const folded = await page
      .locator('main details')
      .evaluateAll(
        (all) => all.filter((details) => (details.lastElementChild?.getBoundingClientRect().height ?? 0) < 10).length,
      );
    expect(folded).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  it('asks for its QR codes when it is printed, and not before', async () => {
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
