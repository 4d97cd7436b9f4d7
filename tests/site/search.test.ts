import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { goInside, plain, hasFocus, overflowOf } from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

/** Types into the search of the header, and returns the results: name and description. */
async function search(page: Page, query: string): Promise<readonly (readonly [name: string, about: string])[]> {
  const input = page.locator('#header-search');
  await input.fill(query);
  await page.locator('[data-results][aria-busy="false"]').waitFor();
  return page.getByRole('option').evaluateAll((all) =>
    all.map((option) => {
      const [name, about] = option.querySelectorAll(':scope > span:not([aria-hidden]) > span');
      return [name?.textContent ?? '', about?.textContent ?? ''] as const;
    }),
  );
}

const undated = words('en', 'search.season-undated');
const namshi = 'Namshi · active · Up to 20% cashbackLast verified October 2025, 13 months ago';

/** What the search answers first, and where Enter leads. */
const answers = [
  ['NM175', 'NM175', namshi, '/namshi-coupon#nm175'],
  ['ن م ١٧٥', 'NM175', namshi, '/namshi-coupon#nm175'],
  ['seasonal sales', 'Seasonal sales', `1 active offer · West Elm${undated}`, '/season/seasonal-sales'],
  ['fall sale', 'Fall Sale', `No active offers · AliExpress${undated}`, '/season/fall-sale'],
  [
    '20% off vitamins',
    'Vitamins and supplements · Percentage off',
    /^\d+ active offers?$/,
    '/all-coupons?category=vitamins&benefit=percent',
  ],
  ['cashback Kuwait', 'Cashback · Kuwait', /^\d+ valid in Kuwait$/, '/all-coupons?benefit=cashback&country=kw'],
] as const;

describe('the search (product rule R21)', () => {
  const open = (path = '/about') => visits.open(`/en${path}`, { at: '2026-11-23T09:00:00Z' });

  it('answers codes, seasons and described offers, and opens the page of the answer on Enter', async () => {
    const page = await open();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.locator('#header-search:focus').count()).toBe(1);
    for (const [query, name, about, address] of answers) {
      const [first = ['', '']] = await search(page, query);
      expect([first[0], plain(first[1])]).toEqual([name, expect.stringMatching(about)]);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search + url.hash === `/en${address}`);
      await goInside(page, '/en/about');
      await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
      await expect.poll(() => page.locator('#header-search').inputValue()).toBe('');
    }
  });

  it('shows when a code ended, and reveals its collapsed offer', async () => {
    const page = await open();
    expect(await search(page, 'AFS 2')).toEqual([['AFS2', 'AliExpress · ended on 21 September 2025']]);
    await page.getByRole('option').click();
    await page.waitForURL('**/en/store/aliexpress#afs2');
    const isInWindow = (row: Element): boolean => {
      const { top, bottom } = row.getBoundingClientRect();
      return row.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
    };
    await expect.poll(() => page.locator('main [data-offer="afs2"]').first().evaluate(isInWindow)).toBe(true);
  });

  it('finds stores with their logo and best offer, and offers, categories and posts by their titles', async () => {
    const page = await open();
    expect(await search(page, 'korean')).toEqual([['Up to 30% off Korean beauty', 'iHerb']]);
    expect((await search(page, 'supplements')).at(-1)?.[1]).toBe(words('en', 'search.category'));
    expect(await search(page, 'temu legit')).toContainEqual([
      'Is Temu legit and safe? A calm look before you buy',
      words('en', 'search.post'),
    ]);
    await search(page, 'noon');
    const option = page.getByRole('option').first();
    await expect.poll(async () => plain(await option.innerText())).toContain('Up to 15% cashback · 1 active offer');
    expect(await option.locator('img').getAttribute('src')).toBe('/images/noon.svg');
  });

  it('answers an unknown code with the nearest ones or the store of its pattern, and never calls it fake', async () => {
    const page = await open();
    const results = page.locator('[data-results]');
    for (const [code, options, store] of [
      ['NDX134', ['NDX143'], undefined],
      ['NMI75', ['NM175'], undefined],
      ['AFS99', [], 'AliExpress'],
      ['VIDEO20', [], undefined],
    ] as const) {
      expect((await search(page, code)).map(([name]) => name)).toEqual(options);
      const said = plain(await results.getByRole('status').innerText());
      expect(said).toContain(words('en', 'search.code-unknown', { code }));
      expect(said.includes(words('en', 'search.code-pattern', { store: store ?? '', example: 'AFS2' }))).toBe(
        store !== undefined,
      );
      expect(await results.getByRole('link', { name: store ?? '-' }).count()).toBe(store === undefined ? 0 : 1);
      const text = await results.innerText();
      expect(text).toContain(words('en', 'search.code-test'));
      expect(text).not.toMatch(/fake|مزيف|وهمي/i);
    }
    // The site has no channel for reports.
    await results.getByRole('link', { name: words('en', 'search.code-report') }).click();
    await page.waitForURL('**/en/contact');
  });

  it('answers a season that no offer names, without a guessed date, and leads to stores', async () => {
    const page = await open();
    expect(await search(page, 'white friday')).toEqual([]);
    const results = page.locator('[data-results]');
    expect(plain(await results.getByRole('status').innerText())).toBe(
      `${words('en', 'search.season-none', { season: 'White Friday' })} ${undated}`,
    );
    expect(await results.getByRole('link').count()).toBeGreaterThan(3);
  });

  it('reports that no offer matches the description, and leads to the nearest ones', { tags: ['all'] }, async () => {
    const page = await open();
    const [store, offers] = await search(page, 'noon code for new customers');
    // Stores come first.
    expect(store?.[0]).toBe('Noon');
    expect(offers).toEqual(['Noon · Codes · New customers', 'None known. Nearest: Noon · Codes · 1 offer']);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL((url) => url.search === '?store=noon&kind=code');
  });

  it('keeps the chosen country, and does not count the offers that are not valid there', {
    tags: ['all'],
  }, async () => {
    const query = 'fashion code';
    const active = (count: number): string => words('en', 'store.active-offers', { count });
    // The codes of Namshi and VogaCloset; that of VogaCloset is not valid in Egypt.
    expect((await search(await open(), query)).map(([, about]) => about)).toContain(active(2));
    const page = await open('/about?country=eg');
    expect((await search(page, query)).map(([, about]) => about)).toContain(
      words('en', 'offers.count-unknown', { count: 1 }),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?category=fashion&kind=code&country=eg');
  });

  it('requests nothing before it is used, and then only the files that the query needs', async () => {
    const asked: string[] = [];
    const page = await visits.open('/en/about', {
      routes: async (tab) => {
        tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    const ofSearch = (): readonly string[] =>
      asked.filter((path) => /\/search(?:\/.*)?\.json$/.test(path)).map((path) => path.slice('/en/'.length));
    expect(ofSearch()).toEqual([]);
    await page.locator('#header-search').focus();
    await expect.poll(ofSearch).toEqual(['search.json']);
    await search(page, 'NM175');
    expect(new Set(ofSearch())).toEqual(
      new Set([
        'search.json',
        'search/names.json',
        'search/words.json',
        'search/codes/0.json',
        'search/titles/0.json',
        'search/posts.json',
      ]),
    );
  });

  it('names the words of which nothing is known, with stores chosen by a stated criterion', {
    tags: ['all'],
  }, async () => {
    const page = await open();
    const results = page.locator('[data-results]');
    const linksBelow = (heading: string): Promise<readonly string[]> =>
      results.getByRole('list', { name: heading }).getByRole('link').allInnerTexts();
    const missing = words('en', 'search.none', { query: 'amazon' });
    // The word "code" leads to codes, which are no answer to the name.
    expect(await search(page, 'amazon code')).toHaveLength(1);
    expect(plain(await results.getByRole('status').innerText())).toContain(missing);
    expect(await linksBelow(words('en', 'search.most-offers'))).toHaveLength(3);
    expect(await search(page, 'amazon fashion')).toEqual([]);
    expect(plain(await results.getByRole('status').innerText())).toContain(missing);
    expect(await linksBelow(words('en', 'search.stores-of', { category: 'Middle East fashion' }))).toEqual([
      'Namshi',
      'VogaCloset',
    ]);
    expect((await search(page, 'code namshii')).map(([name]) => name)).toEqual(['Namshi']);
    expect((await search(page, 'code NDX134')).map(([name]) => name)).toEqual(['NDX143']);
  });

  it('shows the other results if a file cannot be loaded, and retries it on the next letter', {
    tags: ['all'],
  }, async () => {
    const store = 'Namshi';
    const refusal = refusalOf('**/search/codes/*.json');
    const page = await visits.open('/en/about', {
      expected: /Failed to load resource/,
      routes: refusal.begin,
    });
    await page.locator('#header-search').fill(`${store} NM17`);
    await page.getByRole('option', { name: store }).first().waitFor();
    await page.getByText(words('en', 'search.failed')).waitFor();
    await refusal.end();
    await page.locator('#header-search').fill(`${store} NM175`);
    await page.getByRole('option', { name: 'NM175' }).waitFor();
    expect(await page.getByText(words('en', 'search.failed')).count()).toBe(0);
  });

  it('has no axe violations with results, with similar names and without results', { tags: ['all'] }, async () => {
    const page = await open();
    for (const query of ['e', 'temuu', 'zzz', 'AFS2', 'NDX134']) {
      await search(page, query);
      expect(await violations(page)).toEqual([]);
    }
  });

  it('opens the field over the bar with a 44 px button on a phone, and returns the focus on Escape', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/store/noon', { viewport: windows.phone });
    const input = page.locator('#header-search');
    const button = page.locator('header').getByRole('button', { name: words('en', 'search.label') });
    expect(await input.isVisible()).toBe(false);
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect.poll(() => hasFocus(input)).toBe(true);
    const field = await input.boundingBox();
    expect(field?.width).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await input.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Control+k');
    await input.waitFor();
    await page.locator('main h1').click();
    await input.waitFor({ state: 'hidden' });
  });

  it('fits into a window of 320 px', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', { viewport: { width: 320, height: 568 } });
    const overflow = (): Promise<number> => overflowOf(page);
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('free delivery Kuwait');
    await page.getByRole('option').first().waitFor();
    expect(await overflow()).toBe(0);
  });
});
