import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { apiOffers } from '../../../../../generator/site/derive/files/public-catalogue';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { apiFiles, apiSchemas, offersFile } from '../../../../../generator/site/render/api';
import type { CatalogueOffer } from '../../../../../generator/catalogue/offers/offer';
import { siteStoreOf } from '../../../../../generator/catalogue/offers/store-offers';
import { feedOffer } from '../../../../support/offers';
import { check } from '../../../../../generator/catalogue/check/check';
import type { Store } from '../../../../../src/generated/data-types';
import { inputsOf } from '../../../../support/site-of';
import { siteUnderTest } from '../../../../support/site-under-test';
import { tinySite } from '../../../../support/tiny-site';
import { projectSystem } from '../../../../support/catalogue';

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
});

const { catalogue } = check(projectSystem({}));
if (!catalogue) throw new Error('The catalogue under test has errors.');
const editions = inputsOf(projectSystem({}), catalogue).editions.read();
const pattern = catalogue.stores[0]?.value;
if (!pattern) throw new Error('The catalogue under test has no store.');

const name = { en: 'Shop', ar: 'متجر' };

const model: Store = { ...pattern, slug: 'a', name, category: 'b', offers: [] };

function published(store: Partial<Store>, ofFeed: readonly CatalogueOffer[] = []) {
  const whole = siteStoreOf({ ...model, ...store }, { offers: ofFeed }, 'Asia/Riyadh');
  return apiOffers(whole, { editions, now: projectSystem({}).now });
}

const deal = { id: 'a', kind: 'deal' as const, url: 'https://www.example.com/', title: { en: 'Sale', ar: 'تخفيضات' } };

describe('the title in the public copy', () => {
  const titleOf = (language: 'en' | 'fr', more: Partial<CatalogueOffer>) =>
    published({}, [feedOffer('7', { title: { [language]: 'Seven' }, ...more })]).offers[0]?.title;
  const money = { amount: 100, currency: 'SAR' } as const;
  const figures = { benefit: { kind: 'percent', percent: 7 }, minimumSpend: money } as const;

  it('is in the language of the feed, and in another language if it is composed', () => {
    expect(titleOf('en', {})).toEqual({ en: 'Seven' });
    expect(titleOf('en', figures)).toEqual({ en: 'Seven', ar: expect.stringContaining('7') });
  });

  it('includes the title of a feed in a third language', () => {
    const composed = expect.stringContaining('7');
    expect(titleOf('fr', figures)).toEqual({ en: composed, ar: composed, fr: 'Seven' });
  });

  it('has the placeholders of its language filled in', () => {
    const title = { en: '{store}: {code}', ar: '{code} {store}' };
    const { offers } = published({ offers: [{ id: 'a', kind: 'code', code: 'TEN', title }] });
    expect(offers[0]?.title).toEqual({ en: 'Shop: TEN', ar: 'TEN متجر' });
  });
});

describe('the category in the public copy', () => {
  it('is an id with a name in both languages for a store', () => {
    const [store] = [...tinySite().publicCatalogue.stores.values()].flatMap(({ stores }) => stores);
    expect([store?.categoryId, store?.category]).toEqual(['wholesale', { en: 'Wholesale', ar: 'جملة' }]);
  });

  it('is that of the store for an offer that names none', () => {
    const { offers } = published({ offers: [{ ...deal, category: 'books' }, deal] });
    expect(offers.map(({ categoryId }) => categoryId)).toEqual(['books', 'b']);
  });
});

describe('the file of a store in the public copy', () => {
  it('has the name of the store and the former ids of its offers', () => {
    const file = published({ offers: [{ ...deal, formerly: ['old', 'older'] }] });
    expect(file).toMatchObject({ name, offers: [{ id: 'a', formerly: ['old', 'older'] }] });
  });
});

describe('the conditions in the public copy', () => {
  const [payment = ''] = Object.keys(catalogue.payments.value.payments);
  const [goods = ''] = Object.keys(catalogue.goods.value.goods);
  const gift = { kind: 'gift' as const, gift: { en: 'A bag', ar: 'حقيبة' } };
  const minimum = { kind: 'minimum' as const, amount: 100, currency: 'SAR' as const };
  const limits = { applies: { exceptBrands: ['Dyson'], part: true as const }, oncePerCustomer: true as const };
  const { offers, rules } = published({
    rules: [minimum, { kind: 'goods', except: [goods] }],
    offers: [
      {
        ...deal,
        ...limits,
        benefits: [
          { on: 'sale', benefit: gift },
          { on: goods, benefit: { kind: 'percent', percent: 5 } },
        ],
        payment: { except: [payment] },
      },
    ],
  });
  const namedGoods = { id: goods, name: catalogue.goods.value.goods[goods]?.name };

  it('have ids with names in both languages for an offer', () => {
    expect(offers[0]).toMatchObject({
      ...limits,
      benefits: [
        { on: 'sale', benefit: gift },
        { on: goods, name: namedGoods.name, benefit: { kind: 'percent', percent: 5 } },
      ],
      payment: { except: [{ id: payment, name: catalogue.payments.value.payments[payment]?.name }] },
    });
  });

  it('have the rules of a store beside its offers', () => {
    expect(rules).toEqual([minimum, { kind: 'goods', except: [namedGoods] }]);
  });
});
