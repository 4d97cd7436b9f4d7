import { readFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pageFile, sitePath } from '../../src/domain/pages/paths';
import { readDocumentFile, tagsOf } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';
import { foreignWords, thingsOfType } from '../support/vocabulary';

const dist = inject('siteFolder');
const site = siteUnderTest();
const folded = (text: string): string => text.replace(/[\s\u2066-\u2069]+/g, '');

const pages = site.pages.map((page) => {
  const file = pageFile(page.language, page.path, 'html');
  return {
    page,
    address: sitePath(page.language, page.path),
    document: readDocumentFile(dist, file),
    html: readFileSync(path.join(dist, file), 'utf8'),
  };
});

/** The offers that a document shows as active: their ids, with the words of their tickets and rows. */
function activeOfferIds(html: string): readonly string[] {
  return [...html.matchAll(/data-offer="([^"]+)" data-kind="\w+" data-state="active"/g)].map(([, id = '']) => id);
}

/** What search engines require of each type, by the names of its properties; one of those after a comma is enough. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item,url'],
  Offer: ['name', 'offeredBy'],
  Organization: ['name'],
  PriceSpecification: ['price', 'priceCurrency'],
  PropertyValue: ['propertyID', 'value'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url'],
};

/** The types of a structured value that are missing in the table above, and the missing properties of others. */
function missingProperties(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(missingProperties);
  if (typeof value !== 'object' || value === null) return [];
  const type: unknown = Reflect.get(value, '@type');
  const names = type === undefined ? [] : required[String(type)];
  const own = names?.filter((name) => !name.split(',').some((each) => Reflect.has(value, each))) ?? ['unlisted'];
  return [...own.map((name) => `${String(type)}: ${name}`), ...Object.values(value).flatMap(missingProperties)];
}

describe.each(pages)('the page $address', ({ page, document, html }) => {
  const { structuredData, words } = document;
  const shown = folded(words);

  it('puts only visible text into its structured data', () => {
    expect(foreignWords(structuredData)).toEqual([]);
    const said = [
      ...thingsOfType(structuredData, 'Offer').flatMap(({ name, description }) => [name, description]),
      ...thingsOfType(structuredData, 'PropertyValue').map(({ value }) => value),
      ...thingsOfType(structuredData, 'Question').map(({ name }) => name),
      ...thingsOfType(structuredData, 'Answer').map(({ text }) => text),
      ...thingsOfType(structuredData, 'ListItem').map(({ name }) => name),
      ...thingsOfType(structuredData, 'BlogPosting').flatMap(({ headline, articleSection, keywords }) => [
        headline,
        articleSection,
        ...(Array.isArray(keywords) ? keywords : []),
      ]),
      ...thingsOfType(structuredData, 'CollectionPage').map(({ name }) => name),
      ...thingsOfType(structuredData, 'Organization').map(({ name }) => name),
    ].filter((text): text is string => typeof text === 'string');
    expect(said.filter((text) => !shown.includes(folded(text)))).toEqual([]);
    expect(JSON.stringify(structuredData)).not.toMatch(/rating|review/i);
  });

  it('has all properties in its structured data that search engines require', () => {
    expect(missingProperties(structuredData)).toEqual([]);
  });

  it('names exactly the active offers that it shows in its structured data', () => {
    const offers = thingsOfType(structuredData, 'Offer');
    const active = new Set(activeOfferIds(html));
    if (page.kind === 'home' || page.kind === 'coupons') {
      const listed = (page.kind === 'home' ? page.coupons : page).offers;
      expect(offers.map(({ name }) => name).sort()).toEqual(
        activeOfferIds(html)
          .map(
            (id, index) =>
              listed.filter((offer) => offer.id === id)[
                activeOfferIds(html)
                  .slice(0, index)
                  .filter((other) => other === id).length
              ]?.title,
          )
          .sort(),
      );
      return;
    }
    const own = 'offers' in page ? page.offers : [];
    expect(offers.map(({ name }) => name).sort()).toEqual(
      own
        .filter(({ id }) => active.has(id))
        .map(({ title }) => title)
        .sort(),
    );
  });

  it('has the same last days in its structured data and in its visible text', () => {
    for (const offer of thingsOfType(structuredData, 'Offer')) {
      if (typeof offer.validThrough !== 'string') continue;
      const all = page.kind === 'home' ? page.coupons.offers : 'offers' in page ? page.offers : [];
      const its = all.find(({ title }) => title === offer.name);
      expect(its?.endsOn).toContain(String(Number(offer.validThrough.slice(8))));
      expect(its?.endsOn).toContain(offer.validThrough.slice(0, 4));
      expect(shown).toContain(folded(its?.endsOn ?? 'no day'));
    }
  });
});

describe('previews', () => {
  it('are PNGs of 1200 by 630 px, one per canonical page, with a hash in the file name', () => {
    const pictures = new Map<string, string>();
    for (const { page, document } of pages) {
      const [image] = tagsOf(document, 'meta', { property: 'og:image' });
      expect([page.canonical, image === undefined]).toEqual([page.canonical, !page.indexed]);
      if (!image) continue;
      const address = (image.attributes.content ?? '').slice(
        site.settings.origin.length + site.settings.basePath.length,
      );
      expect(address).toMatch(/^\/previews\/(?:en|ar)(?:\/[\w/-]+)?\.[0-9a-f]{16}\.png$/);
      const png = readFileSync(path.join(dist, address));
      expect([png.readUInt32BE(0), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([0x89504e47, 1200, 630]);
      expect([page.canonical, pictures.get(page.canonical) ?? address]).toEqual([page.canonical, address]);
      pictures.set(page.canonical, address);
    }
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });
});

describe('indexing (product rule R8)', () => {
  const indexed = (path: string): readonly boolean[] =>
    site.pages.filter((page) => page.path === path).map((page) => page.indexed);

  it.each([
    ['a store with text of its own whose offers have all ended', '/store/dhgate', true],
    ['a category with an active offer', '/category/vitamins', true],
    ['a category without an active offer', '/category/wholesale-marketplace', false],
    ['a season with an active offer', '/season/seasonal-sales', true],
    ['a season without an active offer', '/season/fall-sale', false],
    ['the comparison', '/compare', false],
    ['the page of unknown addresses', '/404', false],
  ])('sets the indexing of %s (%s) to %s', (_what, path, expected) => {
    expect(indexed(path)).toEqual([expected, expected]);
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    const listed = sitemap.includes(`/en${path}<`);
    expect(listed).toBe(expected);
  });

  it('uses no filter in canonical addresses, and marks links to filtered lists as nofollow', () => {
    for (const { page, document } of pages) {
      expect(page.canonical).not.toContain('?');
      for (const { attributes } of tagsOf(document, 'a', {}))
        if (/\/all-coupons\?/.test(attributes.href ?? '')) expect(attributes.rel).toBe('nofollow');
    }
  });
});
