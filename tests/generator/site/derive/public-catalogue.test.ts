import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { apiOffers } from '../../../../generator/site/derive/public-catalogue';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { apiFiles, apiSchemas, offersFile } from '../../../../generator/site/render/api';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { siteUnderTest } from '../../../support/site-under-test';
import { tinySite } from '../../../support/tiny-site';
import { projectSystem } from '../../../support/catalogue';
import { offersOfFile } from '../../../support/offers';

const schemas = apiSchemas(loadSchemas(projectSystem()));

/** Compiles the published schema as a stranger would: from the published files alone. */
function strangersValidator(files: ReturnType<typeof apiFiles>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, validateFormats: false });
  const root = 'https://www.example.com/';
  for (const { path, content } of files) {
    // JSON.parse returns no type; the schema compiler throws for an invalid schema.
    if (path.endsWith('schema.json')) ajv.addSchema(JSON.parse(content) as object, root + path);
  }
  return (definition: string, value: unknown): readonly unknown[] => {
    const validate = ajv.getSchema(`${root}api/v1/schema.json#/$defs/${definition}`);
    if (!validate) throw new Error(`The published schema has no ${definition}.`);
    validate(value);
    return validate.errors ?? [];
  };
}

describe.each([
  ['tiny', tinySite()],
  ['frozen', siteUnderTest()],
])('the public copy of the %s catalogue', (_name, site) => {
  const files = [
    ...apiFiles(site.publicCatalogue, schemas),
    ...[...site.publicCatalogue.offers].map(([slug, offers]) => offersFile(slug, offers)),
  ];
  const parsed = (name: string): unknown =>
    JSON.parse(files.find(({ path }) => path === `api/v1/${name}.json`)?.content ?? 'null');

  it('matches its published schema', () => {
    const faultsOf = strangersValidator(files);
    for (const name of ['index', 'stores']) expect([name, faultsOf(name, parsed(name))]).toEqual([name, []]);
    for (const slug of site.publicCatalogue.offers.keys())
      expect([slug, faultsOf('offers', parsed(`offers/${slug}`))]).toEqual([slug, []]);
    expect(
      faultsOf('offers', { offers: [{ store: 'a', id: 'b', kind: 'gift', title: {}, categoryId: 'c' }] }),
    ).not.toEqual([]);
  });

  it('has every store and every offer, in both languages unless only the feed has the title', () => {
    const stores = [...site.publicCatalogue.stores.values()].flatMap((part) => part.stores);
    const offers = [...site.publicCatalogue.offers.values()].flatMap((part) => part.offers);
    const pages = site.pages.filter((page) => page.kind === 'store' && page.language === 'en');
    expect(stores.map(({ slug }) => slug).sort()).toEqual(
      pages.flatMap((page) => (page.kind === 'store' ? [page.store.slug] : [])).sort(),
    );
    expect(offers).toHaveLength(pages.reduce((sum, page) => sum + (page.kind === 'store' ? page.offers.length : 0), 0));
    for (const { title, store, benefit, minimumSpend } of offers) {
      const fromFeed = pages.some((page) => page.kind === 'store' && page.store.slug === store && page.fromFeed);
      // The other title of an offer of a feed is composed.
      expect(Object.keys(title)).toEqual(fromFeed && !(benefit && minimumSpend) ? ['en'] : ['en', 'ar']);
    }
  });

  it('leaves out ratings and votes', () => {
    expect(
      files
        .filter(({ path }) => !path.endsWith('schema.json'))
        .map(({ content }) => content)
        .join(''),
    ).not.toMatch(/"(?:rating|votes|score)"/);
  });
});

const shop = { slug: 'a', name: { en: 'Shop', ar: 'متجر' } };

describe('the title in the public copy', () => {
  const page = (view: Partial<OfferView>) => ({
    store: {},
    offers: [{ id: '7', kind: 'deal' as const, title: 'Seven', ...view }],
  });
  const titleOf = (en: Partial<OfferView>, ar: Partial<OfferView>) =>
    apiOffers({ ...shop, category: 'b', offers: [] }, { en: page(en), ar: page(ar) }, { now: 0, timeZone: 'UTC' })
      .offers[0]?.title;

  it('is in the language of the feed, and in another language if it is composed', () => {
    const original = { title: 'Seven', language: 'en' } as const;
    expect(titleOf({}, { language: 'en' })).toEqual({ en: 'Seven' });
    expect(titleOf({}, { title: 'سبعة', original })).toEqual({ en: 'Seven', ar: 'سبعة' });
  });

  it('includes the title of a feed in a third language', () => {
    const original = { title: 'Sept', language: 'fr' } as const;
    expect(titleOf({ original }, { title: 'سبعة', original })).toEqual({ en: 'Seven', ar: 'سبعة', fr: 'Sept' });
  });
});

describe('the category in the public copy', () => {
  const offer = { kind: 'deal' as const, url: 'https://www.example.com/', title: { en: 'Sale', ar: 'تخفيضات' } };
  const view = (id: string) => ({ id, kind: 'deal' as const, title: 'Sale' });

  it('is an id with a name in both languages for a store', () => {
    const [store] = [...tinySite().publicCatalogue.stores.values()].flatMap(({ stores }) => stores);
    expect([store?.categoryId, store?.category]).toEqual(['wholesale', { en: 'Wholesale', ar: 'جملة' }]);
  });

  it('is that of the store for an offer that names none', () => {
    const store = {
      slug: 'luban',
      name: shop.name,
      category: 'incense',
      offers: offersOfFile([
        { ...offer, id: 'own', category: 'books' },
        { ...offer, id: 'none' },
      ]),
    };
    const page = { store: {}, offers: [view('own'), view('none'), view('from-a-feed')] };
    const { offers } = apiOffers(store, { en: page, ar: page }, { now: 0, timeZone: 'UTC' });
    expect(offers.map(({ id, categoryId }) => [id, categoryId])).toEqual([
      ['own', 'books'],
      ['none', 'incense'],
      ['from-a-feed', 'incense'],
    ]);
  });
});

describe('the file of a store in the public copy', () => {
  it('has the name of the store and the former ids of its offers', () => {
    const offer = { kind: 'deal' as const, url: 'https://www.example.com/', title: { en: 'Sale', ar: 'تخفيضات' } };
    const page = { store: {}, offers: [{ id: 'new', kind: 'deal' as const, title: 'Sale' }] };
    const store = {
      ...shop,
      category: 'b',
      offers: offersOfFile([{ ...offer, id: 'new', formerly: ['old', 'older'] }]),
    };
    const file = apiOffers(store, { en: page, ar: page }, { now: 0, timeZone: 'UTC' });
    expect(file).toMatchObject({ name: shop.name, offers: [{ id: 'new', formerly: ['old', 'older'] }] });
  });
});

describe('the conditions in the public copy', () => {
  const page = (gold: string, mada: string, gift: string) => ({
    store: {
      rules: [
        { kind: 'minimum' as const, amount: 100, currency: 'SAR' as const },
        { kind: 'goods' as const, except: [{ id: 'gold', name: gold }] },
      ],
    },
    offers: [
      {
        id: 'a',
        kind: 'deal' as const,
        title: 'A',
        benefits: [
          { on: 'sale', benefit: { kind: 'gift' as const, gift } },
          { on: 'gold', name: gold, benefit: { kind: 'percent' as const, percent: 5 } },
        ],
        payment: { except: [{ id: 'mada', name: mada }] },
        applies: { exceptBrands: ['Dyson'], part: true as const },
        maximumDiscount: { amount: 50, currency: 'SAR' as const },
        oncePerCustomer: true as const,
      },
    ],
  });
  const { offers, rules } = apiOffers(
    { ...shop, category: 'b', offers: [] },
    { en: page('Gold', 'mada card', 'A bag'), ar: page('ذهب', 'بطاقة مدى', 'حقيبة') },
    { now: 0, timeZone: 'UTC' },
  );
  const gold = { id: 'gold', name: { en: 'Gold', ar: 'ذهب' } };

  it('have ids with names in both languages for an offer', () => {
    expect(offers[0]).toMatchObject({
      benefits: [
        { on: 'sale', benefit: { kind: 'gift', gift: { en: 'A bag', ar: 'حقيبة' } } },
        { on: 'gold', name: gold.name, benefit: { kind: 'percent', percent: 5 } },
      ],
      payment: { except: [{ id: 'mada', name: { en: 'mada card', ar: 'بطاقة مدى' } }] },
      applies: { exceptBrands: ['Dyson'], part: true },
      maximumDiscount: { amount: 50, currency: 'SAR' },
      oncePerCustomer: true,
    });
  });

  it('have the rules of a store beside its offers', () => {
    expect(rules).toEqual([
      { kind: 'minimum', amount: 100, currency: 'SAR' },
      { kind: 'goods', except: [gold] },
    ]);
  });
});
