import { foldForSearch } from '../../../src/domain/search';
import type { Store } from '../../../src/generated/data-types';

/** The names of a store as the search compares them. */
export interface FoldedNames extends Readonly<Record<keyof Store['name'], string>> {
  readonly aliases: readonly string[];
}

/** Folds the names of a store, so that names can be compared that differ only in capitals or spelling variants. */
export function foldedNames({ name: { en, ar }, aliases = [] }: Pick<Store, 'name' | 'aliases'>): FoldedNames {
  return { en: foldForSearch(en), ar: foldForSearch(ar), aliases: aliases.map(foldForSearch) };
}
