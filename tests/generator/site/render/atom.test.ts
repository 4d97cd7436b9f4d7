import { describe, expect, it } from 'vitest';
import type { Update } from '../../../../generator/site/derive/files/updates';
import { atomFeed, stableId } from '../../../../generator/site/render/atom';
import { tinySite } from '../../../support/tiny-site';

const site = tinySite();

/** The feed of a whole site in a language. */
const feedOf = ({ settings, sites, updates }: typeof site, language: 'en' | 'ar', at: number): string =>
  atomFeed({ settings, site: sites[language], updates: updates[language] }, language, at);
const now = Date.UTC(2026, 10, 21);

const update: Update = {
  key: 'en/store/shop/ten',
  title: 'Shop: 10% & more <off>',
  summary: 'TEN10 · Off.',
  language: 'en',
  path: '/en/store/shop',
  published: '2025-10-01',
  updated: '2025-10-03',
};

function feedWith(...updates: readonly Update[]): string {
  return atomFeed({ settings: site.settings, site: site.sites.en, updates }, 'en', now);
}

describe('atomFeed', () => {
  it('has the elements that every Atom feed requires', () => {
    const text = feedWith(update);
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en"><id>urn:uuid:[^<]+<\/id><title>/,
    );
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://www.example.com/en/feed.xml"/>');
    expect(text).toContain('<updated>2025-10-03T00:00:00Z</updated>\n<entry>');
    expect(text).toContain('<title>Shop: 10% &amp; more &lt;off&gt;</title>');
    expect(text).toContain('href="https://www.example.com/en/store/shop"');
    expect(text).toContain('<published>2025-10-01T00:00:00Z</published>');
  });

  it('leaves out expired entries and names the language of an entry in another language', () => {
    expect(feedWith({ ...update, endsAt: now })).not.toContain('<entry');
    expect(feedWith({ ...update, endsAt: now + 1 })).toContain('<entry>');
    expect(feedWith({ ...update, language: 'fr' })).toContain('<entry xml:lang="fr">');
  });

  it('has at most 50 entries', () => {
    const many = Array.from({ length: 80 }, (_none, index) => ({ ...update, key: `k${index}` }));
    expect(feedWith(...many).match(/<entry/g)).toHaveLength(50);
  });
});

describe('stableId', () => {
  it('returns a version 5 UUID that depends on the name alone', () => {
    expect(stableId('a')).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(stableId('a')).toBe(stableId('a'));
    expect(stableId('a')).not.toBe(stableId('b'));
    const elsewhere = tinySite({ SITE_ORIGIN: 'https://shop.example' });
    const ids = (text: string): readonly string[] => text.match(/<id>[^<]+/g) ?? [];
    expect(ids(feedOf(elsewhere, 'en', now))).toEqual(ids(feedOf(site, 'en', now)));
  });
});
