import { describe, expect, inject, it } from 'vitest';
import { directionOf, otherLanguage } from '../../src/domain/language/language';
import { goInside, isMarkedDocument, markDocument } from '../support/behaviour';
import { anchorsOf, ask, headOfHtml } from '../support/http';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurns, someInTurn } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const stores = [
  'temu',
  'noon',
  'aliexpress',
  'ubuy',
  'iherb',
  'west-elm',
  'basharacare',
  'vogacloset',
  'pottery-barn',
  'dhgate',
];
const article = '/aliexpress-promo-code-2025';
const texts = ['/about', '/contact', '/privacy-policy', '/terms-of-service'];
const posts = ['/blog/is-temu-legit-and-safe', '/blog/what-is-noon-complete-guide', '/blog/guide-complet-aliexpress'];
const bilingual = [
  '/',
  '/stores',
  '/all-coupons',
  ...texts,
  '/blog',
  ...stores.map((slug) => `/store/${slug}`),
  '/namshi-coupon',
];
const inOneLanguage = {
  [article]: 'en',
  '/blog/is-temu-legit-and-safe': 'en',
  '/blog/what-is-noon-complete-guide': 'en',
  '/blog/guide-complet-aliexpress': 'fr',
};

const absolute = (path: string): string => site.settings.origin + path;

describe.each(bothLanguages)('the routes of the specification (product rules R2 and R6) in %s', (language) => {
  const itInTurn = inTurns(language);
  const other = otherLanguage(language);

  it.each(someInTurn(bilingual, language))(
    'name %s as its own canonical address, with both languages and a default as alternates',
    async (path) => {
      const head = headOfHtml((await ask(inject('siteUrl'), `/${language}${path}`)).body);
      expect(head.canonical).toBe(absolute(`/${language}${path}`));
      expect(head.alternates).toEqual({
        en: absolute(`/en${path}`),
        ar: absolute(`/ar${path}`),
        'x-default': absolute(`/en${path}`),
      });
    },
  );

  it.each(someInTurn(Object.entries(inOneLanguage), language))(
    'give %s, written only in %s, its English canonical address and no other language as alternate',
    async (path, contentLanguage) => {
      const head = headOfHtml((await ask(inject('siteUrl'), `/${language}${path}`)).body);
      expect(head.canonical).toBe(absolute(`/en${path}`));
      expect(head.alternates).toEqual({
        [contentLanguage]: absolute(`/en${path}`),
        'x-default': absolute(`/en${path}`),
      });
    },
  );

  it.each(someInTurn([...bilingual, article, ...posts], language))(
    'serve %s, and link its language switch to the same page in the other language',
    async (path) => {
      const { status, body } = await ask(inject('siteUrl'), `/${language}${path}`);
      expect(status).toBe(200);
      expect(anchorsOf(body).filter(({ hreflang }) => hreflang === other)).toEqual([
        expect.objectContaining({ href: `/${other}${path}` }),
      ]);
      expect((await ask(inject('siteUrl'), `/${other}${path}`)).status).toBe(200);
    },
  );

  it.each(someInTurn([...bilingual.slice(1), article, ...posts], language))(
    'serve the same page for %s with a trailing slash',
    async (path) => {
      const straight = await ask(inject('siteUrl'), `/${language}${path}`);
      const slashed = await ask(inject('siteUrl'), `/${language}${path}/`);
      expect(slashed.status).toBe(200);
      expect(headOfHtml(slashed.body)).toEqual(headOfHtml(straight.body));
    },
  );

  itInTurn('serve the home page without its trailing slash', async () => {
    const answer = await ask(inject('siteUrl'), `/${language}`);
    expect(answer.status).toBe(200);
    expect(headOfHtml(answer.body).canonical).toBe(absolute(`/${language}/`));
  });

  itInTurn('make a page with a trailing slash interactive', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/store/noon/`);
    await page.locator('[data-offer="ndx143"] [aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').waitFor();
  });

  itInTurn('redirect the old address store/namshi to namshi-coupon', async () => {
    expect(await ask(inject('siteUrl'), `/${language}/store/namshi`)).toMatchObject({
      status: 301,
      location: `/${language}/namshi-coupon`,
    });
  });

  itInTurn('scroll to the top and update the head on each change of the path, in the same document', async () => {
    const page = await visits.open(`/${language}/store/temu`);
    await markDocument(page);
    for (const path of ['/stores', '/about', '/blog', '/privacy-policy']) {
      const link = page.locator(`footer a[href="/${language}${path}"]`);
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL(`**/${language}${path}`);
      const head = headOfHtml((await ask(inject('siteUrl'), `/${language}${path}`)).body);
      await page.waitForFunction((title) => document.title === title, head.title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(
        await page
          .locator('link[rel="canonical"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([head.canonical]);
      expect(
        await page
          .locator('link[hreflang]')
          .evaluateAll((links) =>
            Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
          ),
      ).toEqual(head.alternates);
    }
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn('switch language and direction of a page in the same document, and back', async () => {
    const page = await visits.open(`/${language}/store/iherb`);
    await markDocument(page);
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.waitForURL(`**/${other}/store/iherb`);
    await page.locator(`html[lang="${other}"][dir="${directionOf(other)}"]`).waitFor();
    expect(await page.title()).toBe(
      site.pages.find((known) => known.language === other && known.path === '/store/iherb')?.title,
    );
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe(`/${other}/manifest.webmanifest`);
    await page.locator(`header a[hreflang="${language}"]`).click();
    await page.waitForURL(`**/${language}/store/iherb`);
    await page.locator(`html[lang="${language}"][dir="${directionOf(language)}"]`).waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn('follow redirects of old addresses inside the site in the same document', async () => {
    // The redirects are loaded when an address has no page, which the browser logs.
    const page = await visits.open(`/${language}/about`, { expected: /404/ });
    await markDocument(page);
    for (const [from, to] of [
      [`/${language}/store/namshi`, `/${language}/namshi-coupon`],
      ['/store/temu', '/en/store/temu'],
      ['/namshi-coupon-ar', '/ar/namshi-coupon'],
      ['/stores/', '/en/stores'],
    ] as const) {
      await goInside(page, from);
      await page.waitForURL(`**${to}`);
      const [, toLanguage, ...rest] = to.split('/');
      const expected = site.pages.find((known) => known.language === toLanguage && known.path === `/${rest.join('/')}`);
      await page.waitForFunction((title) => document.title === title, expected?.title ?? '');
    }
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn(
    'scroll to a fragment on the next page, and to its top for a malformed fragment',
    { tags: 'all' },
    async () => {
      const page = await visits.open(`/${language}/about`);
      await goInside(page, `/${language}/namshi-coupon#guide`);
      await expect
        .poll(() => page.evaluate(() => document.getElementById('guide')?.getBoundingClientRect().top ?? Infinity))
        .toBeLessThan(300);
      await goInside(page, `/${language}/store/noon#%E0%A4%A`);
      await page.getByRole('heading', { level: 1, name: 'NDX143' }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  itInTurn('redirect an unknown blog slug to the not-found page, from outside and inside the site', async () => {
    expect(await ask(inject('siteUrl'), `/${language}/blog/no-such-post`)).toMatchObject({
      status: 302,
      location: `/${language}/404`,
    });
    const page = await visits.open(`/${language}/blog`, { expected: /404/ });
    await goInside(page, `/${language}/blog/no-such-post`);
    await page.waitForURL(`**/${language}/404`);
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
  });
});

describe('the redirects from addresses without a language (product rule R4)', () => {
  it('lead from / to the English home page', async () => {
    expect(await ask(inject('siteUrl'), '/')).toMatchObject({ status: 301, location: '/en/' });
  });

  it.each([
    '/stores',
    '/all-coupons',
    ...texts,
    '/namshi-coupon',
    article,
    ...stores.map((slug) => `/store/${slug}`),
    '/store/anything-else',
  ])('lead from %s to its English version, with or without a trailing slash, and keep the query', async (path) => {
    const expected = { status: 301, location: `/en${path}` };
    expect(await ask(inject('siteUrl'), path)).toMatchObject(expected);
    expect(await ask(inject('siteUrl'), `${path}/`)).toMatchObject(expected);
    expect(await ask(inject('siteUrl'), `${path}?country=sa`)).toMatchObject({
      status: 301,
      location: `/en${path}?country=sa`,
    });
  });

  it('lead from /namshi-coupon-ar to the Arabic page', async () => {
    expect(await ask(inject('siteUrl'), '/namshi-coupon-ar')).toMatchObject({
      status: 301,
      location: '/ar/namshi-coupon',
    });
  });

  it('lead from /store/namshi directly to the English page', async () => {
    expect(await ask(inject('siteUrl'), '/store/namshi')).toMatchObject({ status: 301, location: '/en/namshi-coupon' });
  });

  it('all lead to a page in one step', async () => {
    for (const { from, to } of site.redirectPages) {
      expect(await ask(inject('siteUrl'), from), from).toMatchObject({ location: to });
      expect((await ask(inject('siteUrl'), to)).status, to).toBe(200);
    }
  });
});

const notFound = {
  en: '404 - Page Not Found',
  ar: site.pages.find(({ kind, language }) => kind === 'not-found' && language === 'ar')?.title,
};

const unknown = [
  ['/nope', 'en'],
  ['/fr/stores', 'en'],
  ['/EN/stores', 'en'],
  ['/enx', 'en'],
  ['/store/', 'en'],
  ['/_headers', 'en'],
  ['/_redirects', 'en'],
  ['/%D9%82%D8%B3%D9%8A%D9%85%D8%A9', 'en'],
  ['/%', 'en'],
  ...bothLanguages.flatMap((language) =>
    [
      '/404',
      '/nope',
      '/stores/extra',
      '/store/',
      '/store/nope',
      '/store/temu/extra',
      '/store/__proto__',
      '/store/constructor',
      '/store/temu%00',
      '/store/..%2fnoon',
      '/..%2f..%2fpackage.json',
      '/%D8%A7',
      '/%D9%85%D8%AA%D8%AC%D8%B1/%F0%9F%8E%9F',
      '/%E0%A4%A',
      '/store/%E0%A4%A',
      `/${'long-'.repeat(600)}`,
    ].map((path) => [`/${language}${path}`, language] as const),
  ),
] as const;

describe('the answer to unknown paths (product rule R5)', () => {
  it.each(unknown)(
    'is status 404 for %s with the not-found page in %s, excluded from search engines',
    async (path, language) => {
      const { status, body } = await ask(inject('siteUrl'), path);
      expect(status).toBe(404);
      expect(headOfHtml(body)).toMatchObject({
        language,
        title: notFound[language],
        robots: 'noindex',
        canonical: undefined,
        alternates: {},
      });
    },
  );

  it.each(
    someOf(
      [
        '/nope',
        '/en/%D8%A7',
        '/ar/%D8%A7',
        '/en/%E0%A4%A',
        '/ar/%E0%A4%A',
        '/en/store/__proto__',
        '/ar/store/__proto__',
        '/fr/stores',
        '/en/blog/%E0%A4%A',
        '/ar/blog/no-such-post',
      ],
      10,
    ),
  )('is an interactive not-found page with a working search for %s', { tags: ['all'] }, async (path) => {
    const language = path.startsWith('/ar/') ? 'ar' : 'en';
    const page = await visits.open(path, { expected: /404|malformed URL segment/ });
    expect(await page.title()).toBe(notFound[language]);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    await page.locator('#header-search').fill('temu');
    await page.getByRole('option').first().click();
    await page.waitForURL(`**/${language}/store/temu`);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: '404' }).waitFor();
  });
});
