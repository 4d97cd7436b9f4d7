import type { Categories, Text } from '../../../../src/generated/data-types';

/** The name of a category in both languages. A rule has checked that stores and offers name categories that exist. */
export function categoryNameOf(id: string, { categories }: Categories): Text {
  return nameIn(categories, id);
}

/** The name in both languages of an entry of a list that all files share. A rule has checked that the entry exists. */
export function nameIn(list: { readonly [id: string]: { readonly name: Text } | undefined }, id: string): Text {
  const entry = list[id];
  if (!entry) throw new Error(`There is no entry ${id}.`);
  return entry.name;
}

/** The categories with nothing but their names and groups: the texts of its page are no concern of other pages. */
export function namesOf({ categories }: Categories): Categories {
  return {
    categories: Object.fromEntries(
      Object.entries(categories).flatMap(([id, entry]) => {
        if (!entry) return [];
        const { name, group } = entry;
        return [[id, { name, group }]];
      }),
    ),
  };
}
