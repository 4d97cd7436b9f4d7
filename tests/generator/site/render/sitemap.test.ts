import { describe, expect, it } from 'vitest';
import { sitemap, sitemapLimits } from '../../../../generator/site/render/sitemap';
import { sitePath } from '../../../../src/domain/pages/paths';
import { tinySite } from '../../../support/tiny-site';

const site = tinySite();

const locations = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

describe('the sitemap', () => {
  it('has every indexed page at its canonical address only', () => {
    const [file, ...others] = sitemap(site);
    expect(others).toEqual([]);
    expect(file?.path).toBe('sitemap.xml');
    const expected = site.pages
      .filter((page) => page.indexed && page.canonical === sitePath(page.language, page.path))
      .map(({ canonical }) => `https://www.example.com${canonical}`);
    expect(locations(file?.content ?? '')).toEqual(expected);
    expect(file?.content).not.toContain('/404');
  });

  it('has the day of each last change in the data, and no day without one', () => {
    const text = sitemap({ ...site, lastModified: new Map([['/', '2025-10-03']]) })[0]?.content ?? '';
    expect([...text.matchAll(/<lastmod>[^<]*<\/lastmod>/g)].map(([tag]) => tag)).toEqual([
      '<lastmod>2025-10-03</lastmod>',
      '<lastmod>2025-10-03</lastmod>',
    ]);
  });

  it('lists the same languages for every translation of a page', () => {
    const text = sitemap(site)[0]?.content ?? '';
    const groups = new Map<string, string>();
    for (const [, location = '', links = ''] of text.matchAll(
      /<url><loc>([^<]+)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?(.*?)<\/url>/g,
    ))
      groups.set(location, links);
    let compared = 0;
    for (const [location, links] of groups) {
      for (const [, language, href = ''] of links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)) {
        if (language === 'x-default' || href === location) continue;
        expect([location, groups.get(href)]).toEqual([location, links]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is split at the limits of the protocol, with an index of its parts', () => {
    const whole = locations(sitemap(site)[0]?.content ?? '');
    const [index, ...parts] = sitemap(site, { urls: 3, bytes: sitemapLimits.bytes });
    expect(index?.path).toBe('sitemap.xml');
    expect(index?.content).toContain('<sitemapindex');
    expect(locations(index?.content ?? '')).toEqual(parts.map(({ path }) => `https://www.example.com/${path}`));
    expect(parts.map(({ path }) => path)).toEqual(parts.map((_part, at) => `sitemap-${at + 1}.xml`));
    expect(parts.flatMap(({ content }) => locations(content))).toEqual(whole);
    expect(parts.every(({ content }) => locations(content).length <= 3)).toBe(true);
  });

  it('never exceeds the limit of bytes', () => {
    const bytes = 1500;
    const parts = sitemap(site, { urls: 50_000, bytes }).slice(1);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ content }) => Buffer.byteLength(content) <= bytes)).toBe(true);
  });

  it('escapes the special characters of XML', () => {
    const odd = { ...site, settings: { ...site.settings, origin: 'https://a.example?b&c' } };
    expect(sitemap(odd)[0]?.content).toContain('https://a.example?b&amp;c');
  });
});
