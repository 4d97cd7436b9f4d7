import { foldForSearch } from '../../src/domain/search';
import type { Store } from '../../src/generated/data-types';

/** The names of a store as the search compares them. */
export type FoldedNames = Readonly<Record<keyof Store['name'], string>>;

/** Folds the names of a store, so that names can be compared that differ only in capitals or spelling variants. */
export function foldedNames({ name: { en, ar } }: Pick<Store, 'name'>): FoldedNames {
  return { en: foldForSearch(en), ar: foldForSearch(ar) };
}
