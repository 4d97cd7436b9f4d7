import { expect, it } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { sitePages } from '../../../../generator/site/derive/pages/addresses';
import { storePage } from '../../../../generator/site/derive/pages/store-page';
import { languages } from '../../../../src/domain/language/language';
import { projectSystem } from '../../../support/catalogue';
import { inputsOf } from '../../../support/site-of';
import { siteStoreOf } from '../../../../generator/catalogue/offers/store-offers';

it('storePage does not index a page with composed texts (product rule R8)', () => {
  const { catalogue } = check(projectSystem({}));
  const [written] = catalogue?.stores ?? [];
  const store = written && siteStoreOf(written.value, undefined, 'Asia/Riyadh');
  if (!catalogue || !store) throw new Error('The catalogue under test has errors.');
  const editions = inputsOf(projectSystem({}), catalogue).editions.read();
  for (const language of languages) {
    const { indexed, ...page } = storePage(store, editions[language]);
    expect(indexed).toBe(true);
    expect(storePage({ ...store, composed: true }, editions[language])).toEqual({ ...page, indexed: false });
  }
});

it('sitePages does not index any page of a store with composed texts', () => {
  const nothing = { directory: [], coupons: [], letters: [], search: [], collections: {} };
  const stores = [{ path: '/store/own' }, { path: '/store/composed', composed: true, pages: 2 }] as const;
  const pages = sitePages({
    languages: ['en', 'ar'],
    stores,
    pages: [],
    posts: [],
    collections: [],
    listings: { en: nothing, ar: nothing },
  });
  expect(pages.filter(({ kind }) => kind.startsWith('store')).map(({ path, indexed }) => [path, indexed])).toEqual([
    ['/store/own', true],
    ['/store/composed', false],
    ['/store/composed/2', false],
    ['/store/own', true],
    ['/store/composed', false],
    ['/store/composed/2', false],
  ]);
});

it('storePage marks a store as unrated if its feed has no column of ratings (product rule R62)', () => {
  const { catalogue } = check(projectSystem({}));
  const store = catalogue?.stores.find(({ value }) => value.offersFrom !== undefined)?.value;
  if (!catalogue || !store) throw new Error('The catalogue under test has no store of a feed.');
  const { en } = inputsOf(projectSystem({}), catalogue).editions.read();
  const pageOf = (rated: object, more: object = {}) =>
    storePage(siteStoreOf({ ...store, ...more }, { offers: [], ...rated }, 'Asia/Riyadh'), en);
  expect(pageOf({ rated: true })).not.toHaveProperty('unrated');
  expect(pageOf({})).toMatchObject({ fromFeed: true, unrated: true });
  // Ended offers of its own file stay on the page, and one of them may be featured.
  const own = {
    offers: [{ id: 'ten', kind: 'deal', url: 'https://www.example.com/', title: { en: 'Ten', ar: 'عشرة' } }],
  };
  expect(pageOf({}, own)).not.toHaveProperty('fromFeed', expect.anything());
});
