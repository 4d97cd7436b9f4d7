import type { Categories, Text } from '../../../../src/generated/data-types';

/** Throws for an unknown category: a rule has checked the references. */
export function categoryNameOf(id: string, { categories }: Categories): Text {
  return nameIn(categories, id);
}

/** The name of an entry in a shared list. Throws for an unknown entry: a rule has checked the references. */
export function nameIn(list: { readonly [id: string]: { readonly name: Text } | undefined }, id: string): Text {
  const entry = list[id];
  if (!entry) throw new Error(`There is no entry ${id}.`);
  return entry.name;
}

/** Without the texts of the categories' pages, which do not affect other pages. */
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
