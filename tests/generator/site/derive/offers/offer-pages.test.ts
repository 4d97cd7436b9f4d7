import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../generator/catalogue/check/check';
import { offerPages, remainingOffers } from '../../../../../generator/site/derive/offers/offer-pages';
import { offersOf } from '../../../../../generator/site/derive/offers/offers';
import type { CatalogueOffer } from '../../../../../generator/catalogue/offers/offer';
import type { Offer } from '../../../../../src/generated/data-types';
import { countedIn, countryFit } from '../../../../../src/domain/offers/country';
import { feedScore } from '../../../../../src/domain/offers/feed-score';
import type { PageData, PageOf } from '../../../../../src/domain/pages/page-data';
import { offersOfPage } from '../../../../../src/domain/pages/list-pages';
import { allActiveOffers, numberOfOffers } from '../../../../../src/domain/offers/remaining-offers';
import { feedOffer, offersOfFile } from '../../../../support/offers';
import { projectSystem } from '../../../../support/catalogue';
import { keyOf } from '../../../../../generator/site/engine/input';
import { inputsOf, siteOf, unitsOf } from '../../../../support/site-of';

const system = projectSystem({});
const { catalogue } = check(system);
if (!catalogue) throw new Error('The catalogue under test has errors.');
const editions = inputsOf(system, catalogue).editions.read();
const [pattern] = catalogue.stores.filter(({ value }) => value.featured !== undefined);
const model = pattern?.value.offers?.[0];
if (!pattern || !model) throw new Error('The catalogue under test has no store with a featured offer.');

const offer = (place: number, expires?: string): Offer => {
  const { expires: _expires, starts: _starts, ...rest } = model;
  return {
    ...rest,
    id: `offer-${place}`,
    title: { en: `Offer ${place}`, ar: `عرض ${place}` },
    ...(expires !== undefined && { expires }),
  };
};

/** The places of the offers on each page among all. */
function placesOf(pages: readonly (readonly CatalogueOffer[])[], all: readonly CatalogueOffer[]) {
  return pages.map((page) => page.map((each) => all.indexOf(each)));
}

function manyOffers(count: number, expires: (place: number) => string | undefined = () => undefined) {
  return offersOfFile(Array.from({ length: count }, (_, place) => offer(place, expires(place))));
}
const now = Date.UTC(2026, 10, 23);

describe('the pages of a store with many offers', () => {
  it('are a single page up to 100 offers', () => {
    const offers = manyOffers(100, (place) => (place % 2 ? '2026-01-01' : undefined));
    expect(offerPages({ offers })).toEqual([offers]);
    expect(offerPages({ offers: [] })).toEqual([[]]);
  });

  it('keep the order of the data if ends are equal', () => {
    const offers = manyOffers(250);
    const pages = offerPages({ offers });
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
    expect(pages.flat()).toEqual(offers);
  });

  it('begin with the featured offer, those that sections name, and those that last longest', () => {
    const offers = manyOffers(201, (place) => (place < 150 ? '2026-01-01' : undefined));
    const sections = [{ kind: 'offers', offers: ['offer-120'] }, { kind: 'faq' }];
    const [first, second = []] = placesOf(offerPages({ offers, featured: 'offer-130', sections }), offers);
    const places = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, index) => from + index);
    expect(first).toEqual([...places(0, 47), 120, 130, ...places(150, 201)]);
    expect(second).toHaveLength(100);
  });

  it('have every offer once, and an active one on the first page whenever there is one', () => {
    const end = fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(end, { minLength: 101, maxLength: 320 }), fc.integer({ min: 1, max: 29 }), (ends, day) => {
        const days = ends.map((each) => (each === undefined ? undefined : `2026-02-${String(each).padStart(2, '0')}`));
        const offers = manyOffers(ends.length, (place) => days[place]);
        const divided = offerPages({ offers, featured: 'offer-0' });
        const pages = placesOf(divided, offers);
        expect(pages.flat().sort((a, b) => a - b)).toEqual(offers.map((_offer, place) => place));
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(offersOfPage);
        const instant = Date.UTC(2026, 1, day, 9);
        const lasts = (place: number): boolean => (ends[place] ?? 99) >= day;
        expect((pages[0] ?? []).some(lasts)).toBe(pages.flat().some(lasts));
        const remaining = remainingOffers(divided);
        const others = numberOfOffers(allActiveOffers({ offers: [], remaining }, instant));
        expect(others).toBe(pages.slice(1).flat().filter(lasts).length);
      }),
      { numRuns: 40 },
    );
  });

  it('treat the offers of a feed like those of the store', () => {
    const ofFeed = Array.from({ length: 90 }, (_, place) =>
      feedOffer(`row-${place}`, {
        endsAt: place % 2 === 1 ? now : undefined,
        where: place === 1 ? ['KW'] : undefined,
      }),
    );
    const offers = [...manyOffers(60), ...ofFeed];
    const pages = offerPages({ offers, featured: 'row-89' });
    expect(pages.map(({ length }) => length)).toEqual([100, 50]);
    expect(pages[0]).toContain(offers[60 + 89]);
    expect(
      placesOf(pages, offers)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([...Array(150).keys()]);
    const remaining = remainingOffers(pages);
    expect(numberOfOffers(remaining)).toBe(50);
    const active = allActiveOffers({ offers: [], remaining }, now);
    expect(numberOfOffers(active)).toBe((pages[1] ?? []).filter(({ endsAt }) => endsAt === undefined).length);
    expect(remaining.filter(({ where }) => where)).toEqual([{ count: 1, where: ['KW'], endsAt: now }]);
    const shown = offersOf({ offers }, {}, editions.en, pages[1]);
    expect(shown.map(({ id }) => id)).toEqual((pages[1] ?? []).map(({ id }) => id));
  });

  it('count the other offers in a country without those that are known to be invalid there', () => {
    const offers = manyOffers(300).map((each, place) => ({
      ...each,
      ...(place % 3 > 0 && { where: [place % 3 === 1 ? ('SA' as const) : ('KW' as const)] }),
    }));
    const pages = offerPages({ offers });
    const remaining = remainingOffers(pages);
    const active = allActiveOffers({ offers: [], remaining }, now);
    const valid = (country: 'SA' | 'KW'): number =>
      pages
        .slice(1)
        .flat()
        .filter((each) => countryFit(each, country) !== 'invalid').length;
    expect(numberOfOffers(countedIn(active, 'SA'))).toBe(valid('SA'));
    expect(numberOfOffers(countedIn(active, 'KW'))).toBe(valid('KW'));
    expect(numberOfOffers(countedIn(active, undefined))).toBe(200);
  });

  it('count offers with hundreds of ends in few groups, and never one that has ended', () => {
    const offers = manyOffers(
      600,
      (place) =>
        `${2026 + Math.floor(place / 336)}-${String(1 + (Math.floor(place / 28) % 12)).padStart(2, '0')}-${String(1 + (place % 28)).padStart(2, '0')}`,
    );
    const pages = offerPages({ offers });
    const remaining = remainingOffers(pages);
    expect(remaining.length).toBeLessThanOrEqual(100);
    expect(numberOfOffers(remaining)).toBe(500);
    const count = numberOfOffers(allActiveOffers({ offers: [], remaining }, Date.UTC(2026, 5, 10)));
    const exact = placesOf(pages.slice(1), offers)
      .flat()
      .filter((place) => place >= 28 * 5 + 9).length;
    expect(count).toBeLessThanOrEqual(exact);
    expect(count).toBeGreaterThan(exact - 12);
  });
});

describe('a store with 250 offers', () => {
  const offers = Array.from({ length: 250 }, (_, place) => offer(place));
  const store = { ...pattern.value, offers, featured: 'offer-249' };
  const site = siteOf(system, {
    ...catalogue,
    stores: catalogue.stores.map((each) => (each === pattern ? { ...each, value: store } : each)),
  });
  const ofKind = <Kind extends PageData['kind']>(kind: Kind): readonly PageOf<Kind>[] =>
    site.pages.filter(
      (page): page is PageOf<Kind> => page.kind === kind && page.language === 'en' && page.path.startsWith(store.path),
    );
  const [own] = ofKind('store');
  const further = ofKind('store-offers');

  it('has 100 offers on its own page and links to two further pages after them', () => {
    expect(own?.offers).toHaveLength(100);
    expect(own?.offers.at(-1)?.id).toBe('offer-249');
    expect(numberOfOffers(allActiveOffers(own ?? { offers: [] }, now))).toBe(250);
    const sections = own?.sections ?? [];
    const links = sections.findIndex((section) => JSON.stringify(section).includes(`"to":"${store.path}/2"`));
    expect(sections[links - 1]?.kind).toBe('offers');
    expect(JSON.stringify(sections[links])).toContain(`"to":"${store.path}/3"`);
  });

  it('has further pages with addresses, titles and offers of their own', () => {
    expect(further.map(({ path }) => path)).toEqual([`${store.path}/2`, `${store.path}/3`]);
    expect(further.map(({ offers: shown }) => shown.length)).toEqual([100, 50]);
    for (const [index, page] of further.entries()) {
      expect(page.canonical).toBe(`/en${page.path}`);
      expect(page.title).toContain(String(index + 2));
      expect(page.alternates).toContainEqual({ hreflang: 'ar', path: `/ar${page.path}` });
      expect(page.indexed).toBe(true);
      expect(site.lastModified.get(page.path)).toBe(site.lastModified.get(store.path));
    }
    expect([own, ...further].flatMap((page) => page?.offers.map(({ id }) => id) ?? []).sort()).toEqual(
      offers.map(({ id }) => id).sort(),
    );
  });

  it('is complete in the public copy', () => {
    expect(site.publicCatalogue.offers.get(store.slug)?.offers.map(({ id }) => id)).toEqual(offers.map(({ id }) => id));
  });
});

describe('a store with 250 rows of a feed', () => {
  const keysWith = (change: (place: number) => Partial<CatalogueOffer>, firstLine = 2) => {
    const rows = Array.from({ length: 250 }, (_, place) => ({
      offer: feedOffer(`row-${place}`, { title: { en: `Row ${place}` }, ...change(place) }),
      line: place + firstLine,
    }));
    const feeds = new Map([...catalogue.feeds].map(([name, feed]) => [name, { ...feed, rows }]));
    return unitsOf(system, { ...catalogue, feeds })
      .filter(({ id }) => /dhgate(?:\/\d)?$/.test(id))
      .map(({ id, inputs }) => [id, keyOf(inputs)] as const);
  };
  const before = new Map(keysWith(() => ({})));
  const changedBy = (...change: Parameters<typeof keysWith>): readonly string[] =>
    keysWith(...change).flatMap(([id, key]) => (before.get(id) === key ? [] : [/dhgate(.*)$/.exec(id)?.[1] ?? id]));

  it('rebuilds only its first page and the page with a changed row', () => {
    expect([...before.keys()].map((id) => /dhgate(.*)$/.exec(id)?.[1])).toEqual(['', '/2', '/3']);
    const named = (place: number) => (index: number) => (index === place ? { title: { en: 'Another' } } : {});
    expect(changedBy(named(7))).toEqual(['']);
    expect(changedBy(named(107))).toEqual(['', '/2']);
    expect(changedBy(named(249))).toEqual(['', '/3']);
  });

  it('rebuilds every page that gets other rows because one row ends sooner', () => {
    expect(changedBy((index) => (index === 7 ? { endsAt: now } : {}))).toEqual(['', '/2', '/3']);
  });

  it('rebuilds no page if only the lines of rows have moved', () => {
    expect(changedBy(() => ({}), 9)).toEqual([]);
  });
});

it('the score of a feed counts the ratings on further pages', () => {
  const remaining = [
    { count: 2, endsAt: now + 1, rating: 8 },
    { count: 1, endsAt: now + 1 },
    { count: 1, endsAt: now - 1, rating: 1 },
  ];
  const active = allActiveOffers({ offers: [], remaining }, now);
  expect(numberOfOffers(active)).toBe(3);
  expect(feedScore([{ rating: 7 }, ...active])).toEqual(feedScore([{ rating: 7 }, { rating: 8 }, { rating: 8 }]));
});
