import { describe, expect, inject, it } from 'vitest';
import { goInside, isMarkedDocument, markDocument, attributesOf } from '../support/behaviour';
import { readDocument, tagsOf } from '../support/documents';
import { ask } from '../support/http';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages } from '../support/words';

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
/** The routes with the languages of their content. */
const routes = [
  ...bilingual.map((path) => [path, undefined] as const),
  [article, 'en'],
  ...posts.map((path) => [path, path.endsWith('aliexpress') ? 'fr' : 'en'] as const),
] as const;

const absolute = (path: string): string => site.settings.origin + path;

/** The metadata of a document for browsers and search engines. */
function headOf(html: string) {
  const document = readDocument(html);
  const valueIn = (tag: string, key: string, attributes = {}): string | undefined =>
    tagsOf(document, tag, attributes)[0]?.attributes[key];
  const alternates = tagsOf(document, 'link', { rel: 'alternate' }).flatMap(({ attributes }) =>
    attributes.hreflang === undefined ? [] : [[attributes.hreflang, attributes.href]],
  );
  return {
    title: document.title,
    language: valueIn('html', 'lang'),
    description: valueIn('meta', 'content', { name: 'description' }),
    robots: valueIn('meta', 'content', { name: 'robots' }),
    canonical: valueIn('link', 'href', { rel: 'canonical' }),
    alternates: Object.fromEntries(alternates) as Readonly<Record<string, string>>,
  };
}

describe('the routes of the specification (product rules R2 and R6)', () => {
  it.each(someOf(routes, 3))(
    'serve %s with and without a trailing slash, with its canonical address, its alternates and a language switch',
    async (path, contentLanguage) => {
      const { status, body } = await ask(inject('siteUrl'), `/en${path}`);
      expect(status).toBe(200);
      const head = headOf(body);
      expect(head.canonical).toBe(absolute(`/en${path}`));
      const alternates = contentLanguage
        ? { [contentLanguage]: absolute(`/en${path}`) }
        : { en: absolute(`/en${path}`), ar: absolute(`/ar${path}`) };
      expect(head.alternates).toEqual({ ...alternates, 'x-default': absolute(`/en${path}`) });
      const switches = tagsOf(readDocument(body), 'a', { hrefLang: 'ar' });
      expect(switches.map(({ attributes }) => attributes.href)).toEqual([`/ar${path}`]);
      const inArabic = await ask(inject('siteUrl'), `/ar${path}`);
      expect(inArabic.status).toBe(200);
      // Content in one language has its canonical address below the default language.
      expect(headOf(inArabic.body).canonical).toBe(absolute(`/${contentLanguage ? 'en' : 'ar'}${path}`));
      if (path === '/') return;
      const slashed = await ask(inject('siteUrl'), `/en${path}/`);
      expect(slashed.status).toBe(200);
      expect(headOf(slashed.body)).toEqual(head);
    },
  );

  it('serve the home page without its trailing slash', async () => {
    const answer = await ask(inject('siteUrl'), '/en');
    expect(answer.status).toBe(200);
    expect(headOf(answer.body).canonical).toBe(absolute('/en/'));
  });

  it('make a page with a trailing slash interactive', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon/');
    await page.locator('[data-offer="ndx143"] [aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').waitFor();
  });

  it('scroll to the top and update the head on each change of the path, in the same document', async () => {
    const page = await visits.open('/en/store/temu');
    await markDocument(page);
    for (const path of ['/stores', '/about', '/blog', '/privacy-policy']) {
      const link = page.locator(`footer a[href="/en${path}"]`);
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL(`**/en${path}`);
      const head = headOf((await ask(inject('siteUrl'), `/en${path}`)).body);
      await page.waitForFunction((title) => document.title === title, head.title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await attributesOf(page.locator('link[rel="canonical"]'), 'href')).toEqual([head.canonical]);
      const alternates = page.locator('link[hreflang]');
      expect(await attributesOf(alternates, 'hreflang')).toEqual(Object.keys(head.alternates));
      expect(await attributesOf(alternates, 'href')).toEqual(Object.values(head.alternates));
    }
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('change language and direction of a page in the same document, and back', async () => {
    const page = await visits.open('/en/store/iherb');
    await markDocument(page);
    await page.locator('header a[hreflang="ar"]').click();
    await page.waitForURL('**/ar/store/iherb');
    await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
    expect(await page.title()).toBe(
      site.pages.find((known) => known.language === 'ar' && known.path === '/store/iherb')?.title,
    );
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/ar/manifest.webmanifest');
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL('**/en/store/iherb');
    await page.locator('html[lang="en"][dir="ltr"]').waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('follow redirects of old addresses inside the site in the same document', async () => {
    // The redirects are loaded when an address has no page, which the browser logs.
    const page = await visits.open('/en/about', { expected: /404/ });
    await markDocument(page);
    for (const [from, to] of [
      ['/en/store/namshi', '/en/namshi-coupon'],
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

  it('scroll to a fragment on the next page, and to its top for a malformed fragment', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/about');
    await goInside(page, '/en/namshi-coupon#guide');
    await expect
      .poll(() => page.evaluate(() => document.getElementById('guide')?.getBoundingClientRect().top ?? Infinity))
      .toBeLessThan(300);
    await goInside(page, '/en/store/noon#%E0%A4%A');
    await page.getByRole('heading', { level: 1, name: 'NDX143' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('redirect an unknown blog slug to the not-found page, from outside and inside the site', async () => {
    expect(await ask(inject('siteUrl'), '/en/blog/no-such-post')).toMatchObject({
      status: 302,
      location: '/en/404',
    });
    const page = await visits.open('/en/blog', { expected: /404/ });
    await goInside(page, '/en/blog/no-such-post');
    await page.waitForURL('**/en/404');
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
  });
});

describe('the redirects from addresses without a language (product rule R4)', () => {
  it.each([
    ['/', '/en/'],
    ['/namshi-coupon-ar', '/ar/namshi-coupon'],
    ['/store/namshi', '/en/namshi-coupon'],
    ['/en/store/namshi', '/en/namshi-coupon'],
  ])('lead from %s to %s', async (from, location) => {
    expect(await ask(inject('siteUrl'), from)).toMatchObject({ status: 301, location });
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
    const location = `/en${path}?country=sa`;
    expect(await ask(inject('siteUrl'), `${path}?country=sa`)).toMatchObject({ status: 301, location });
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
      expect(headOf(body)).toMatchObject({
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
