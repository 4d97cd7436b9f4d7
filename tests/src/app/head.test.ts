import { describe, expect, it } from 'vitest';
import { headOf, type HeadElement } from '../../../src/app/head';
import { browserHead, previewHead } from '../../../src/app/social-head';
import { tinySite } from '../../support/tiny-site';

const site = tinySite();
const moved = tinySite({ SITE_ORIGIN: 'https://shop.example', SITE_BASE_PATH: '/coupons' });
const colours = { paper: '#fdfaf4', darkPaper: '#1a1712', accent: '#085955' };

const contents = (elements: readonly HeadElement[], name: string): readonly (string | undefined)[] =>
  elements
    .filter(({ attributes }) => attributes.property === name || attributes.name === name)
    .map(({ attributes }) => attributes.content);

function pageAt(language: 'en' | 'ar', path: string, from = site) {
  const page = from.pages.find((candidate) => candidate.language === language && candidate.path === path);
  if (!page) throw new Error(`The tiny catalogue has no page ${language}${path}.`);
  return page;
}

describe('the head of a page', () => {
  it('names its canonical address and the addresses of all languages', () => {
    const indexed = site.pages.filter((page) => page.indexed);
    const translated = indexed.filter(({ contentLanguage }) => contentLanguage === undefined);
    expect(translated.length).toBeGreaterThan(10);
    expect(indexed.length).toBeGreaterThan(translated.length);
    for (const page of indexed) {
      const { elements } = headOf(page, site.settings);
      const hrefs = (rel: string) =>
        elements.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes.href);
      expect(hrefs('canonical')).toEqual([`https://www.example.com${page.canonical}`]);
      if (translated.includes(page))
        for (const language of ['en', 'ar'])
          expect(hrefs('alternate')).toContain(`https://www.example.com/${language}${page.path}`);
    }
  });

  it('excludes pages from the index that should not be found', () => {
    const page = site.pages.find(({ indexed }) => !indexed);
    if (!page) throw new Error('Every page is indexed.');
    expect(contents(headOf(page, site.settings).elements, 'robots')).toEqual(['noindex']);
    expect(previewHead(page, site.settings, site.sites[page.language], { preview: '/x.png' })).toEqual([]);
  });
});

describe('previewHead', () => {
  const files = { preview: '/coupons/previews/ar.png' };

  it('describes the page in its language, with absolute addresses below the base path', () => {
    const page = pageAt('ar', '/', moved);
    const elements = previewHead(page, moved.settings, moved.sites.ar, files);
    expect(contents(elements, 'og:url')).toEqual(['https://shop.example/coupons/ar/']);
    expect(contents(elements, 'og:image')).toEqual(['https://shop.example/coupons/previews/ar.png']);
    expect(contents(elements, 'og:locale')).toEqual(['ar_AR']);
    expect(contents(elements, 'og:locale:alternate')).toEqual(['en_GB']);
    expect(contents(elements, 'og:title')).toEqual([page.title]);
    expect(contents(elements, 'og:image:alt')).toEqual([page.heading]);
    expect(contents(elements, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('omits the picture when there is none', () => {
    const elements = previewHead(pageAt('en', '/'), site.settings, site.sites.en, {});
    expect(elements.filter(({ attributes }) => attributes.property?.startsWith('og:image'))).toEqual([]);
    expect(contents(elements, 'twitter:card')).toEqual(['summary']);
  });

  it('uses the language of the content where it differs from that of the page', () => {
    const posts = site.pages.filter((page) => page.kind === 'post');
    expect(posts).toHaveLength(2);
    for (const page of posts) {
      const elements = previewHead(page, site.settings, site.sites[page.language], {});
      expect(contents(elements, 'og:locale')[0]?.slice(0, 2)).toBe(page.post.language);
      expect(contents(elements, 'og:locale:alternate')).toEqual([]);
      expect(contents(elements, 'article:published_time')).toEqual([page.post.dateTime]);
    }
  });
});

it('browserHead contains the colours of both themes and, if available, the icons', () => {
  const withIcons = browserHead('ar', moved.settings, colours, true);
  expect(withIcons.map(({ attributes }) => attributes.href ?? attributes.content)).toEqual([
    '#fdfaf4',
    '#1a1712',
    '/coupons/favicon.ico',
    '/coupons/icon.svg',
    '/coupons/apple-touch-icon.png',
    '/coupons/ar/manifest.webmanifest',
  ]);
  expect(browserHead('en', site.settings, colours, false)).toHaveLength(2);
});
