import type { DraftStore } from '../../store-summary';
import { textAt, type StoreFinding } from './findings';

/** All names of stores, as the search compares them. */
export function storesByName(stores: readonly DraftStore[]): ReadonlyMap<string, DraftStore> {
  return new Map(
    stores.flatMap((store) =>
      [...store.names.aliases, store.names.ar, store.names.en].map((name) => [name, store] as const),
    ),
  );
}

/** The texts that name another store where the own name would stand. */
export function namesOfOthers(stores: readonly DraftStore[]): readonly StoreFinding[] {
  let byName: ReadonlyMap<string, DraftStore> | undefined;
  return stores.flatMap((store) =>
    store.mentions.flatMap(({ names, atEnd, other: inOther, path, ...place }): readonly StoreFinding[] => {
      byName ??= storesByName(stores);
      const known = names.filter((each) => byName?.has(each));
      const [name] = known.toSorted((a, b) => b.length - a.length);
      const other = byName.get(name ?? '');
      if (name === undefined || !other || other === store) return [];
      // Both languages name it, in a sentence that need not be about the store.
      if (inOther !== undefined && [other.names.en, ...other.names.aliases].some((each) => inOther.includes(each)))
        return [];
      const start = atEnd ? place.end - name.length : place.start;
      const end = atEnd ? place.end : place.start + name.length;
      const text = textAt(store, path).slice(start, end);
      return [{ kind: 'name', store, other, path, start, end, text, otherPath: ['name'] }];
    }),
  );
}
