import { expect, it } from 'vitest';
import { nearestStores } from '../../../src/layout/nearest-stores';
import { foldForSearch } from '../../../src/domain/search';

const stores = [
  ['Temu', 'تيمو'],
  ['Noon', 'نون', 'Noon UAE'],
  ['AliExpress', 'علي إكسبريس'],
  ['iHerb', 'آي هيرب'],
].map(([name = '', ...others]) => ({
  name,
  path: `/store/${name.toLowerCase()}`,
  keys: [name, ...others].map(foldForSearch),
}));
const nearest = (query: string): readonly string[] => nearestStores(stores, query, 3).map(({ name }) => name);

it.each([
  ['temo', ['Temu']],
  ['تيموو', ['Temu']],
  ['alixpres', ['AliExpress']],
  ['NOON coupon', ['Noon']],
  ['temu or noon', ['Temu', 'Noon']],
  ['علي اكسبرس', ['AliExpress']],
])('the stores nearest to "%s" are %j', (query, names) => {
  expect(nearest(query)).toEqual(names);
});

it.each(['amazon', 'zzz', 'x', 'السوق', ''])('no store is near "%s"', (query) => {
  expect(nearest(query)).toEqual([]);
});
