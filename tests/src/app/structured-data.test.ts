import { describe, expect, it } from 'vitest';
import { serializeJson } from '../../../src/app/head';
import { structuredData, type StructuredDataContext } from '../../../src/app/structured-data';
import type { StorePage } from '../../../src/domain/pages/page-data';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import { tinySite } from '../../support/tiny-site';
import { foreignWords, thingsOfType } from '../../support/vocabulary';

const site = tinySite();
const now = Date.UTC(2026, 10, 21);

function contextFor(language: 'en' | 'ar', instant = now): StructuredDataContext {
  return { settings: site.settings, site: site.sites[language], instant, icons: true };
}

const graphs = site.pages.map((page) => ({ page, graph: structuredData(page, contextFor(page.language)) }));

const found = site.pages.find(
  (page): page is StorePage => page.kind === 'store' && page.language === 'en' && page.fromFeed === undefined,
);
if (!found) throw new Error('The tiny catalogue has no store.');
const store = found;

function storeWith(
  offers: readonly OfferView[],
  sections: StorePage['sections'] = [{ kind: 'offers', heading: 'All' }],
): StorePage {
  const { featured: _featured, ...rest } = store;
  return { ...rest, offers, sections };
}

const offers = (page: StorePage, instant = now) =>
  thingsOfType(structuredData(page, contextFor('en', instant)), 'Offer');

describe('the schema.org vocabulary of the pages', () => {
  it('contains only known types and properties', () => {
    expect(graphs.flatMap(({ graph }) => foreignWords(graph))).toEqual([]);
  });

  it('is checked by a function that recognizes unknown types and properties', () => {
    expect(foreignWords({ '@type': 'Offer', discountedBy: 1, offeredBy: { '@type': 'Shop' } })).toEqual([
      'Offer.discountedBy',
      'Shop',
    ]);
    expect(foreignWords({ '@type': 'FAQPage', mainEntity: { '@id': '#a' }, url: 'x' })).toEqual([]);
  });

  it('contains no ratings', () => {
    expect(JSON.stringify(graphs.map(({ graph }) => graph))).not.toMatch(/rating|review|vote/i);
  });
});

describe('structuredData', () => {
  it('describes the organization on the home page, and no search', () => {
    const home = graphs.find(({ page }) => page.kind === 'home' && page.language === 'ar');
    expect(thingsOfType(home?.graph, 'Organization')[0]).toMatchObject({
      name: site.sites.ar.name,
      logo: 'https://www.example.com/icon-512.png',
    });
    expect(thingsOfType(home?.graph, 'WebSite')).toEqual([
      expect.objectContaining({ name: site.sites.ar.name, inLanguage: 'ar' }),
    ]);
    expect(thingsOfType(home?.graph, 'BreadcrumbList')).toEqual([]);
    expect(JSON.stringify(home?.graph)).not.toContain('SearchAction');
  });

  it('describes the breadcrumbs of every inner page: the pages above it, or the home page, and the page itself', () => {
    const inner = site.pages.filter(({ kind, indexed }) => kind !== 'home' && indexed);
    expect(inner.filter(({ trail }) => trail !== undefined).length).toBeGreaterThan(5);
    expect(inner.filter(({ trail }) => trail === undefined).length).toBeGreaterThan(5);
    for (const page of inner) {
      const context = contextFor(page.language);
      const navigation = [{ label: 'Home', to: '/' }, ...(context.site.navigation ?? [])];
      const graph = structuredData(page, { ...context, site: { ...context.site, navigation } });
      const [crumbs] = thingsOfType(graph, 'BreadcrumbList');
      const steps = thingsOfType(crumbs, 'ListItem');
      expect(steps.slice(0, -1).map(({ name, item }) => ({ name, item }))).toEqual(
        (page.trail ?? [{ name: 'Home', path: '/' }]).map(({ name, path }) => ({
          name,
          item: `https://www.example.com/${page.language}${path}`,
        })),
      );
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
      expect(steps.at(-1)?.item).toBe(`https://www.example.com/${page.language}${page.path}`);
      expect(steps.at(-1)?.name).toBe(page.kind === 'store' ? page.store.name : page.heading);
    }
  });

  it('describes lists as collection pages', () => {
    const kinds = graphs
      .filter(({ graph }) => thingsOfType(graph, 'CollectionPage').length === 1)
      .map(({ page }) => page.kind);
    expect([...new Set(kinds)].sort()).toEqual(
      ['blog', 'category', 'coupons', 'directory', 'season'].filter((kind) =>
        site.pages.some((page) => page.kind === kind),
      ),
    );
  });

  it('describes posts with their own title and language', () => {
    const posts = graphs.flatMap(({ page, graph }) => (page.kind === 'post' ? [{ page, graph }] : []));
    expect(posts).toHaveLength(2);
    for (const { page, graph } of posts) {
      expect(thingsOfType(graph, 'BlogPosting')).toEqual([
        expect.objectContaining({
          headline: page.post.title,
          inLanguage: page.post.language,
          datePublished: page.post.dateTime,
          url: `https://www.example.com${page.canonical}`,
        }),
      ]);
    }
  });

  it('describes exactly the questions that the page shows, as plain text', () => {
    const questions: StorePage['sections'] = [
      {
        kind: 'faq',
        heading: 'A',
        questions: [
          { question: 'One?', answer: [{ kind: 'paragraph', children: ['Yes, ', { kind: 'code', text: 'X1' }] }] },
        ],
      },
      { kind: 'faq', heading: 'B', questions: [{ question: 'Two?', answer: 'No.' }] },
    ];
    const pages = thingsOfType(structuredData(storeWith([], questions), contextFor('en')), 'FAQPage');
    expect(pages).toHaveLength(1);
    expect(thingsOfType(pages, 'Question').map(({ name }) => name)).toEqual(['One?', 'Two?']);
    expect(thingsOfType(pages, 'Answer').map(({ text }) => text)).toEqual(['Yes, X1', 'No.']);
    expect(thingsOfType(structuredData(storeWith([]), contextFor('en')), 'FAQPage')).toEqual([]);
  });

  it('is undefined for pages outside the index', () => {
    const outside = graphs.filter(({ page }) => !page.indexed);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.map(({ graph }) => graph)).toEqual(outside.map(() => undefined));
  });
});

describe('structuredData, for an offer', () => {
  const full: OfferView = {
    id: 'full',
    kind: 'code',
    code: 'TEN10',
    url: 'https://www.example.com/shop',
    title: '$10 off',
    description: 'Off your order.',
    minimumSpend: { amount: 79, currency: 'USD' },
    where: ['SA', 'AE'],
    // The end of 31 December 2026 in Riyadh.
    endsAt: Date.UTC(2026, 11, 31, 21),
    endsOn: '31 December 2026',
    verified: true,
    votes: { up: 9, down: 1 },
    rating: 8,
  };

  it('describes the facts on its ticket', () => {
    expect(offers(storeWith([full]))).toEqual([
      {
        '@type': 'Offer',
        name: '$10 off',
        description: 'Off your order.',
        url: 'https://www.example.com/shop',
        identifier: { '@type': 'PropertyValue', propertyID: 'couponCode', value: 'TEN10' },
        additionalProperty: { '@type': 'PropertyValue', propertyID: 'minimumSpend', value: 79, unitText: 'USD' },
        eligibleRegion: ['SA', 'AE'],
        validThrough: '2026-12-31',
        offeredBy: { '@type': 'Organization', name: store.store.name, url: store.store.url },
      },
    ]);
  });

  it('omits an end date that is only assumed', () => {
    const { endsOn: _endsOn, ...assumed } = full;
    expect(offers(storeWith([assumed]))[0]).not.toHaveProperty('validThrough', expect.anything());
  });

  it('includes the offer until the instant of its end, exclusively', () => {
    const end = Date.UTC(2026, 11, 31, 21);
    expect(offers(storeWith([full]), end - 1)).toHaveLength(1);
    expect(offers(storeWith([full]), end)).toEqual([]);
    expect(structuredData(storeWith([full]), contextFor('en', end))).toBeDefined();
  });

  it('includes the start date only while it is in the future', () => {
    const later: OfferView = { ...full, startsAt: Date.UTC(2026, 11, 1) };
    expect(offers(storeWith([later]))[0]?.validFrom).toBe('2026-12-01');
    expect(offers(storeWith([later]), Date.UTC(2026, 11, 2))[0]).not.toHaveProperty('validFrom', expect.anything());
  });

  it('omits offers that no section shows, and descriptions in tables', () => {
    const other: OfferView = { ...full, id: 'other', title: 'Other' };
    const table: StorePage['sections'] = [{ kind: 'offers', heading: 'T', layout: 'table', offers: ['other'] }];
    expect(offers(storeWith([full, other], table)).map(({ name, description }) => [name, description])).toEqual([
      ['Other', undefined],
    ]);
    expect(offers({ ...storeWith([full, other], table), featured: 'full' }).map(({ name }) => name)).toEqual([
      '$10 off',
      'Other',
    ]);
    const deals: StorePage['sections'] = [{ kind: 'offers', heading: 'D', show: 'deals' }];
    expect(offers(storeWith([full], deals))).toEqual([]);
  });

  it('uses the first valid offer in place of a featured one that has ended', () => {
    const ended: OfferView = { ...full, endsAt: now };
    const next: OfferView = { ...full, id: 'next', title: 'Next' };
    expect(offers({ ...storeWith([ended, next], []), featured: 'full' }).map(({ name }) => name)).toEqual(['Next']);
  });
});

it('serializeJson escapes characters that could end the script element', () => {
  const text = serializeJson({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!-- \u2028' }],
  });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><!-- \u2028' }] });
});
