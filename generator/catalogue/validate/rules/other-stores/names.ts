import type { DraftStore } from '../../stores/store-summary';
import { textAt, type StoreFinding } from './findings';

export function storesByName(stores: readonly DraftStore[]): ReadonlyMap<string, DraftStore> {
  return new Map(
    stores.flatMap((store) =>
      [...store.names.aliases, store.names.ar, store.names.en].map((name) => [name, store] as const),
    ),
  );
}

/** Texts that name another store where the store's own name is expected. */
export function namesOfOthers(stores: readonly DraftStore[]): readonly StoreFinding[] {
  let byName: ReadonlyMap<string, DraftStore> | undefined;
  return stores.flatMap((store) =>
    store.mentions.flatMap(({ names, atEnd, other: inOther, path, ...place }): readonly StoreFinding[] => {
      byName ??= storesByName(stores);
      const known = names.filter((each) => byName?.has(each));
      const [name] = known.toSorted((a, b) => b.length - a.length);
      const other = byName.get(name ?? '');
      if (name === undefined || !other || other === store) return [];
      // Both languages name it, so the sentence may really be about the other store.
      if (inOther !== undefined && [other.names.en, ...other.names.aliases].some((each) => inOther.includes(each)))
        return [];
      const start = atEnd ? place.end - name.length : place.start;
      const end = atEnd ? place.end : place.start + name.length;
      const text = textAt(store, path).slice(start, end);
      return [{ kind: 'name', store, other, path, start, end, text, otherPath: ['name'] }];
    }),
  );
}
