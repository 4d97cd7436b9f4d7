import { describe, expect, it } from 'vitest';
import { collectionsOf, taggedOffersOf } from '../../../../generator/site/derive/collections';
import { storeCountsOf } from '../../../../generator/site/derive/stores/site-counts';
import type { Categories, Seasons } from '../../../../src/generated/data-types';
import { feedOffer, offersOfFile } from '../../../support/offers';

const name = { en: 'Name', ar: 'اسم' };
const categories: Categories = {
  groups: { home: { name } },
  categories: { sofas: { name, group: 'home' }, lamps: { name, group: 'home' }, books: { name } },
};
const seasons: Seasons = { seasons: { ramadan: { name }, eid: { name } } };
const now = 1000;

type Source = Parameters<typeof collectionsOf>[0];
type CollectedStore = Source['stores'] extends Iterable<infer Each> ? Each : never;

function store(slug: string, category: string, more: Partial<CollectedStore> = {}): CollectedStore {
  return { slug, category, counts: { endless: 0, ends: [] }, ...more };
}

const collected = (stores: readonly CollectedStore[]) =>
  collectionsOf({ stores, categories, seasons, now }).map(({ id, stores: slugs, hasPage, live }) => ({
    id,
    slugs,
    hasPage,
    live,
  }));

describe('the page of a category (product rule R58)', () => {
  it('exists from two stores on, even without offers', () => {
    expect(collected([store('a', 'books')])).toEqual([{ id: 'books', slugs: ['a'], hasPage: false, live: false }]);
    expect(collected([store('a', 'books'), store('b', 'books')])).toEqual([
      { id: 'books', slugs: ['a', 'b'], hasPage: true, live: false },
    ]);
  });

  it('exists from three offers on, ended ones included, and is live only with an active one', () => {
    expect(collected([store('a', 'books', { counts: { endless: 0, ends: [1, 2, 1000] } })])).toEqual([
      { id: 'books', slugs: ['a'], hasPage: true, live: false },
    ]);
    expect(collected([store('a', 'books', { counts: { endless: 0, ends: [1, 2, 1001] } })])[0]?.live).toBe(true);
    expect(collected([store('a', 'books', { counts: { endless: 1, ends: [1, 2] } })])[0]?.live).toBe(true);
  });

  it('counts the offers of a feed', () => {
    const offers = [1, 2, 3000].map((endsAt) => feedOffer('a', { endsAt }));
    expect(collected([store('a', 'books', { counts: storeCountsOf({ offers }) })])).toEqual([
      { id: 'books', slugs: ['a'], hasPage: true, live: true },
    ]);
  });
});

it('collectionsOf gives a group the stores and offers of its categories', () => {
  expect(
    collected([
      store('a', 'sofas', { counts: { endless: 1, ends: [] } }),
      store('b', 'lamps', { counts: { endless: 0, ends: [1, 2] } }),
    ]),
  ).toEqual([
    { id: 'home', slugs: ['a', 'b'], hasPage: true, live: true },
    { id: 'sofas', slugs: ['a'], hasPage: false, live: true },
    { id: 'lamps', slugs: ['b'], hasPage: false, live: false },
  ]);
});

it('taggedOffersOf assigns an offer with a category of its own to that category only', () => {
  const offers = [
    { id: 'x', kind: 'deal', url: 'https://www.example.com/', title: name, category: 'lamps' },
    { id: 'y', kind: 'deal', url: 'https://www.example.com/', title: name, expires: '1969-12-01' },
  ] as const;
  const tagged = taggedOffersOf({ category: 'books', offers: offersOfFile(offers) });
  expect(tagged).toEqual([{ kind: 'category', id: 'lamps', endless: 1, ends: [] }]);
  const [home, lamps, books] = collected([store('a', 'books', { counts: { endless: 1, ends: [-5] }, tagged })]);
  expect([home?.live, lamps?.live, books?.live]).toEqual([true, true, false]);
});

describe('the page of a season (product rule R87)', () => {
  it('exists as soon as one offer names the season, ended or not', () => {
    const tagged = [{ kind: 'season', id: 'eid', endless: 0, ends: [5] }] as const;
    expect(collected([store('a', 'books', { counts: { endless: 0, ends: [5] }, tagged })])).toEqual([
      { id: 'books', slugs: ['a'], hasPage: false, live: false },
      { id: 'eid', slugs: ['a'], hasPage: true, live: false },
    ]);
  });
});
