import type { Categories, Text } from '../../src/generated/data-types';

/** The name of a category in both languages. A rule has checked that stores and offers name categories that exist. */
export function categoryNameOf(id: string, { categories }: Categories): Text {
  const category = categories[id];
  if (!category) throw new Error(`There is no category ${id}.`);
  return category.name;
}
