import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { plain } from '../support/behaviour';
import { someOf } from '../support/extent';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, words } from '../support/words';

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

describe.each(bothLanguages)('the search (product rule R21) in %s', (language) => {
  const itInTurn = inTurns(language);
  const open = (path = '/about') => visits.open(`/${language}${path}`, { at: '2026-11-23T09:00:00Z' });

  itInTurn(
    'shows the best figure and the number of active offers of a store, and its logo',
    { tags: 'all' },
    async () => {
      const page = await open();
      await search(page, { en: 'noon', ar: 'نون' }[language]);
      const option = page.getByRole('option').first();
      await expect
        .poll(async () => (await option.innerText()).replaceAll('\u00a0', ' '))
        .toContain({ en: 'Up to 15% cashback · 1 active offer', ar: 'استرداد نقدي حتى 15% · عرض واحد سارٍ' }[language]);
      expect(await option.locator('img').getAttribute('src')).toBe('/images/noon.svg');
    },
  );

  it.each(inTurn(someOf(['ن م ١٧٥', 'NM175'] as const, 2), language))(
    'finds the active code "%s" and leads to its offer',
    async (code) => {
      const page = await open();
      const found = await search(page, code);
      expect(found[0]).toEqual([
        'NM175',
        {
          en: 'Namshi · active · Up to 20% cashbackLast verified October 2025, 13 months ago',
          ar: 'نمشي · ساري · استرداد نقدي حتى 20%آخر تحقق: أكتوبر 2025، قبل 13 شهرًا',
        }[language],
      ]);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${language}/namshi-coupon#nm175`);
      await expect.poll(() => page.locator('main [data-offer="nm175"]').first().isVisible()).toBe(true);
    },
  );

  itInTurn(
    'answers an unknown code with the nearest ones or the store of its pattern, and never calls it fake',
    async () => {
      const page = await open();
      const results = page.locator('[data-results]');
      for (const [code, options, store] of [
        ['NDX134', ['NDX143'], undefined],
        ['NMI75', ['NM175'], undefined],
        ['AFS99', [], { en: 'AliExpress', ar: 'علي إكسبريس' }[language]],
        ['VIDEO20', [], undefined],
      ] as const) {
        expect((await search(page, code)).map(([name]) => name)).toEqual(options);
        const said = plain(await results.getByRole('status').innerText());
        expect(said).toContain(words(language, 'search.code-unknown', { code }));
        expect(said.includes(words(language, 'search.code-pattern', { store: store ?? '', example: 'AFS2' }))).toBe(
          store !== undefined,
        );
        expect(await results.getByRole('link', { name: store ?? '-' }).count()).toBe(store === undefined ? 0 : 1);
        const text = await results.innerText();
        expect(text).toContain(words(language, 'search.code-test'));
        expect(text).not.toMatch(/fake|مزيف|وهمي/i);
      }
      // The site has no channel for reports.
      await results.getByRole('link', { name: words(language, 'search.code-report') }).click();
      await page.waitForURL(`**/${language}/contact`);
    },
  );

  itInTurn('shows when a code ended, and reveals its collapsed offer', async () => {
    const page = await open();
    const found = await search(page, 'AFS 2');
    expect(found).toEqual([
      [
        'AFS2',
        { en: 'AliExpress · ended on 21 September 2025', ar: 'علي إكسبريس · انتهى في 21 سبتمبر 2025' }[language],
      ],
    ]);
    await page.getByRole('option').click();
    await page.waitForURL(`**/${language}/store/aliexpress#afs2`);
    // Ended offers are folded: the one that was looked for is open, and in the window.
    await expect
      .poll(() =>
        page
          .locator('main [data-offer="afs2"]')
          .first()
          .evaluate((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return row.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
          }),
      )
      .toBe(true);
  });

  it.each(
    inTurn(
      [
        [
          { en: 'white friday', ar: 'الجمعة البيضاء' },
          { en: 'White Friday', ar: 'الجمعة البيضاء' },
        ],
        [
          { en: 'foundation day', ar: 'يوم التأسيس السعودي' },
          { en: 'Founding Day', ar: 'يوم التأسيس' },
        ],
      ] as const,
      language,
    ),
  )('answers a season that no offer names, without a guessed date, and leads to stores', async (query, season) => {
    const page = await open();
    expect(await search(page, query[language])).toEqual([]);
    const results = page.locator('[data-results]');
    expect(plain(await results.getByRole('status').innerText())).toBe(
      [
        words(language, 'search.season-none', { season: season[language] }),
        words(language, 'search.season-undated'),
      ].join(' '),
    );
    expect(await results.getByRole('link').count()).toBeGreaterThan(3);
  });

  itInTurn('answers a season with the number of its active offers, its stores, its date and those offers', async () => {
    const page = await open();
    const undated = words(language, 'search.season-undated');
    const [season, offer] = await search(page, { en: 'seasonal sales', ar: 'التخفيضات الموسمية' }[language]);
    expect([season?.[0], plain(season?.[1] ?? '')]).toEqual(
      {
        en: ['Seasonal sales', `1 active offer · West Elm${undated}`],
        ar: ['التخفيضات الموسمية', `عرض واحد سارٍ · ويست إلم${undated}`],
      }[language],
    );
    expect(plain(offer?.[1] ?? '')).toBe({ en: 'West Elm', ar: 'ويست إلم' }[language]);
    const [ended] = await search(page, { en: 'fall sale', ar: 'تخفيضات الخريف' }[language]);
    expect(plain(ended?.[1] ?? '')).toBe(
      `${{ en: 'No active offers · AliExpress', ar: 'لا عروض سارية · علي إكسبريس' }[language]}${undated}`,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${language}/season/fall-sale`);
  });

  itInTurn('finds the stores of a category with their figures', async () => {
    const page = await open();
    const found = await search(page, { en: 'fashion', ar: 'أزياء' }[language]);
    const names = { en: ['Namshi', 'VogaCloset'], ar: ['نمشي', 'فوغا كلوسيت'] }[language];
    expect(found.slice(0, 2).map(([name]) => name)).toEqual(names);
    const namshi = page.getByRole('option').filter({ hasText: names[0] ?? '' });
    await expect
      .poll(async () => plain(await namshi.innerText()))
      .toContain({ en: 'Up to 20% cashback', ar: 'استرداد نقدي حتى 20%' }[language]);
  });

  it.each(inTurn(['makeup', 'make-up'], language))('finds "%s" by the description of an offer', async (query) => {
    const page = await open();
    const found = await search(page, language === 'ar' ? 'مكياج' : query);
    expect(found[0]?.[0]).toBe(
      { en: 'Up to 30% off Korean beauty', ar: 'خصم حتى 30% على مستحضرات الجمال الكورية' }[language],
    );
  });

  itInTurn('leads from a described kind of offer to the list of such offers', async () => {
    const descriptions = [
      [
        { en: '20% off vitamins', ar: 'خصم 20% على الفيتامينات' },
        { en: 'Vitamins and supplements · Percentage off', ar: 'فيتامينات ومكمّلات غذائية · خصم بنسبة مئوية' },
        '?category=vitamins&benefit=percent',
      ],
      [
        { en: 'cashback Kuwait', ar: 'استرداد نقدي في الكويت' },
        { en: 'Cashback · Kuwait', ar: 'استرداد نقدي · الكويت' },
        '?benefit=cashback&country=kw',
      ],
    ] as const;
    for (const [query, name, address] of someOf(descriptions, 2)) {
      const page = await open();
      const [first] = await search(page, query[language]);
      expect(first?.[0]).toBe(name[language]);
      expect(first?.[1]).toMatch(
        { en: /^\d+ (?:active offers?|valid in Kuwait)$/, ar: /سار|صالح في الكويت/ }[language],
      );
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search === `/${language}/all-coupons${address}`);
    }
  });

  itInTurn(
    'reports that no offer matches the description, and leads to the nearest ones',
    { tags: 'all' },
    async () => {
      const page = await open();
      const [store, offers] = await search(
        page,
        { en: 'noon code for new customers', ar: 'نون كود للعملاء الجدد' }[language],
      );
      // Stores come first.
      expect(store?.[0]).toBe({ en: 'Noon', ar: 'نون' }[language]);
      expect(offers).toEqual(
        {
          en: ['Noon · Codes · New customers', 'None known. Nearest: Noon · Codes · 1 offer'],
          ar: ['نون · أكواد · العملاء الجدد', 'لا شيء معروف. الأقرب: نون · أكواد · عرض واحد'],
        }[language],
      );
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await page.waitForURL((url) => url.search === '?store=noon&kind=code');
    },
  );

  itInTurn(
    'keeps the chosen country in the nearest offers, and counts what its list shows',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/stores?country=eg`);
      // The offers of VogaCloset do not hold in Egypt.
      const [, offers] = await search(page, { en: 'vogacloset code', ar: 'فوغا كلوسيت كود' }[language]);
      expect(offers?.[1]).toMatch(
        { en: /^None known\. Nearest: Codes · \d+ offers?$/, ar: /الأقرب: أكواد · / }[language],
      );
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await page.waitForURL((url) => url.search === '?kind=code&country=eg');
      const count = Number(/\d+/.exec(offers?.[1] ?? '')?.[0]);
      await page
        .getByText(words(language, 'filter.results', { count }))
        .first()
        .waitFor();
    },
  );

  itInTurn('counts only offers known to be valid in a country that is searched for', { tags: 'all' }, async () => {
    const page = await open();
    const [first] = await search(page, { en: 'free delivery Kuwait', ar: 'توصيل مجاني في الكويت' }[language]);
    expect(first).toEqual(
      {
        en: ['Free delivery · Kuwait', 'None known. Nearest: Free delivery · 1 offer'],
        ar: ['توصيل مجاني · الكويت', 'لا شيء معروف. الأقرب: توصيل مجاني · عرض واحد'],
      }[language],
    );
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?benefit=delivery');
  });

  itInTurn('is opened by Ctrl+K, and finds offers, categories and posts by the words of their titles', async () => {
    const page = await open();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.locator('#header-search:focus').count()).toBe(1);
    expect(await search(page, { en: 'korean', ar: 'الكورية' }[language])).toEqual([
      {
        en: ['Up to 30% off Korean beauty', 'iHerb'],
        ar: ['خصم حتى 30% على مستحضرات الجمال الكورية', 'آي هيرب'],
      }[language],
    ]);
    expect((await search(page, { en: 'supplements', ar: 'مكملات' }[language])).at(-1)?.[1]).toBe(
      words(language, 'search.category'),
    );
    expect(await search(page, 'temu legit')).toContainEqual([
      'Is Temu legit and safe? A calm look before you buy',
      words(language, 'search.post'),
    ]);
  });

  itInTurn(
    'keeps the chosen country, and does not count the offers that are not valid there',
    { tags: 'all' },
    async () => {
      const query = { en: 'fashion code', ar: 'كود أزياء' }[language];
      const active = (count: number): string => words(language, 'store.active-offers', { count });
      // The codes of Namshi and VogaCloset; that of VogaCloset is not valid in Egypt.
      expect((await search(await open(), query)).map(([, about]) => about)).toContain(active(2));
      const page = await open('/about?country=eg');
      expect((await search(page, query)).map(([, about]) => about)).toContain(
        words(language, 'offers.count-unknown', { count: 1 }),
      );
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.search === '?category=fashion&kind=code&country=eg');
    },
  );

  itInTurn('requests nothing before it is used, and then only the files that the query needs', async () => {
    const asked: string[] = [];
    const page = await visits.open(`/${language}/about`, {
      routes: async (tab) => {
        tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    const ofSearch = (): readonly string[] =>
      asked.filter((path) => /\/search(?:\/.*)?\.json$/.test(path)).map((path) => path.slice(`/${language}/`.length));
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

  itInTurn(
    'names the words of which nothing is known, with stores chosen by a stated criterion',
    { tags: 'all' },
    async () => {
      const page = await open();
      const results = page.locator('[data-results]');
      const linksBelow = (heading: string): Promise<readonly string[]> =>
        results.getByRole('list', { name: heading }).getByRole('link').allInnerTexts();
      const amazon = { en: 'amazon', ar: 'أمازون' }[language];
      const missing = words(language, 'search.none', { query: amazon });
      // The word "code" leads to codes, which are no answer to the name.
      expect(await search(page, { en: 'amazon code', ar: 'كود أمازون' }[language])).toHaveLength(1);
      expect(plain(await results.getByRole('status').innerText())).toContain(missing);
      expect(await linksBelow(words(language, 'search.most-offers'))).toHaveLength(3);
      const category = { en: 'Middle East fashion', ar: 'أزياء الشرق الأوسط' }[language];
      expect(await search(page, { en: 'amazon fashion', ar: 'أزياء أمازون' }[language])).toEqual([]);
      expect(plain(await results.getByRole('status').innerText())).toContain(missing);
      expect(await linksBelow(words(language, 'search.stores-of', { category }))).toEqual(
        { en: ['Namshi', 'VogaCloset'], ar: ['نمشي', 'فوغا كلوسيت'] }[language],
      );
      expect((await search(page, { en: 'code namshii', ar: 'كود نمشيي' }[language])).map(([name]) => name)).toEqual([
        { en: 'Namshi', ar: 'نمشي' }[language],
      ]);
      expect((await search(page, { en: 'code NDX134', ar: 'كود NDX134' }[language])).map(([name]) => name)).toEqual([
        'NDX143',
      ]);
    },
  );

  itInTurn(
    'shows the other results if a file cannot be loaded, and retries it on the next letter',
    { tags: 'all' },
    async () => {
      const store = { en: 'Namshi', ar: 'نمشي' }[language];
      const refusal = refusalOf('**/search/codes/*.json');
      const page = await visits.open(`/${language}/about`, {
        expected: /Failed to load resource/,
        routes: refusal.begin,
      });
      await page.locator('#header-search').fill(`${store} NM17`);
      await page.getByRole('option', { name: store }).first().waitFor();
      await page.getByText(words(language, 'search.failed')).waitFor();
      await refusal.end();
      await page.locator('#header-search').fill(`${store} NM175`);
      await page.getByRole('option', { name: 'NM175' }).waitFor();
      expect(await page.getByText(words(language, 'search.failed')).count()).toBe(0);
    },
  );

  itInTurn(
    'has no axe violations with results, with similar names and without results',
    async () => {
      const page = await open();
      for (const query of ['e', 'temuu', 'zzz', 'AFS2', 'NDX134']) {
        await search(page, query);
        expect(await violations(page)).toEqual([]);
      }
    },
    { tags: 'all' },
  );
});

describe.each(bothLanguages)('the access to the search in %s', (language) => {
  const itInTurn = inTurns(language);
  itInTurn('focuses the field of the header on Meta+k, too, and names a shortcut', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/noon`);
    await page.keyboard.press('Meta+k');
    const input = page.locator('#header-search');
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await input.getAttribute('aria-keyshortcuts')).toMatch(/^(?:Control|Meta)\+K$/);
  });

  itInTurn(
    'opens the field over the bar with a 44 px button on a phone, and returns the focus on Escape',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/store/noon`, { viewport: windows.phone });
      const input = page.locator('#header-search');
      const button = page.locator('header').getByRole('button', { name: words(language, 'search.label') });
      expect(await input.isVisible()).toBe(false);
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await button.click();
      await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
      const field = await input.boundingBox();
      expect(field?.width).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await input.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  itInTurn(
    'opens the field with the shortcut on a phone, and closes it on a press outside',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/store/noon`, { viewport: windows.phone });
      const input = page.locator('#header-search');
      await page.keyboard.press('Control+k');
      await input.waitFor();
      await page.locator('main h1').click();
      await input.waitFor({ state: 'hidden' });
    },
  );

  itInTurn('fits into a window of 320 px', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/noon`, { viewport: { width: 320, height: 568 } });
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type({ en: 'free delivery Kuwait', ar: 'توصيل مجاني الكويت' }[language]);
    await page.getByRole('option').first().waitFor();
    expect(await overflow()).toBe(0);
  });

  itInTurn('shows neither button nor field without JavaScript', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/noon`, {
      viewport: windows.phone,
      at: '2026-11-23T09:00:00Z',
      stopped: true,
      context: { javaScriptEnabled: false },
    });
    expect(await page.locator('header button:visible').count()).toBe(0);
    expect(await page.locator('#header-search').isVisible()).toBe(false);
  });
});
