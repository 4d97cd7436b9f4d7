import { foldForSearch } from '../../../../src/domain/search/search';
import type { Store } from '../../../../src/generated/data-types';

/** The names of a store in the folded form that the search compares. */
export interface FoldedNames extends Readonly<Record<keyof Store['name'], string>> {
  readonly aliases: readonly string[];
}

export function foldedNames({ name: { en, ar }, aliases = [] }: Pick<Store, 'name' | 'aliases'>): FoldedNames {
  return { en: foldForSearch(en), ar: foldForSearch(ar), aliases: aliases.map(foldForSearch) };
}
