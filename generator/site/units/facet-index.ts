import { indexFile, namesFile, type IndexFiles } from '../../../src/domain/facets/facet-index';
import type { MoneyTables } from '../../../src/domain/money/money';
import type { Categories } from '../../../src/generated/data-types';
import { hashOf } from '../../system/cache/hash';
import { facetIndexOf, namesOf } from '../derive/files/facet-index';
import { isWholeList, offerCountOf } from '../derive/offers/offer-pages';
import type { Unit, UnitFile, UnitOutput } from '../engine/unit';
import type { SiteInputs } from './site-inputs';

type IndexInputs = Readonly<{
  stores: Parameters<typeof facetIndexOf>[0];
  categories: Categories['categories'];
  money: MoneyTables;
}>;

/** Each file contains the hash of all, so that browsers do not combine files of different builds. */
function makeIndex({ stores, categories, money }: IndexInputs): UnitOutput {
  const ordered = [...stores].sort((a, b) => (a.card.slug < b.card.slug ? -1 : 1));
  const index = facetIndexOf(ordered, {
    groupOf: (category) => categories[category]?.group,
    money,
  });
  const names = namesOf(ordered.map(({ card }) => card));
  const version = hashOf(JSON.stringify([index, names]));
  const fileOf = (path: string, content: object): UnitFile => ({
    path,
    content: JSON.stringify({ version, ...content }),
  });
  // These are all of its keys.
  const keys = Object.keys(index) as (keyof IndexFiles)[];
  return {
    files: [
      ...keys.map((name) => fileOf(indexFile(name), index[name])),
      ...names.map((content, number) => fileOf(namesFile(number), content)),
    ],
  };
}

/** Only for lists of all coupons that are split. The inputs of a store are its entries in the index and its names. */
export function facetIndexUnits(inputs: SiteInputs): readonly Unit<IndexInputs>[] {
  const { data, listings } = inputs;
  const all = data.stores.reduce((sum, store) => sum + offerCountOf(store), 0);
  const isWhole = Object.values(listings).every(({ coupons }) => isWholeList(coupons.length, all));
  if (isWhole || !data.pages.some(({ kind }) => kind === 'coupons')) return [];
  return [
    {
      id: 'facets',
      inputs: {
        stores: inputs.stores(undefined, 'card', 'facts'),
        categories: data.categories.categories,
        money: data.money,
      },
      make: makeIndex,
    },
  ];
}
