import { fieldOf, textField, valueAt } from '../../../load/fields';
import type { Path } from '../../../load/document';
import type { DraftStore } from '../../stores/store-summary';

/** A value of a store that belongs to another one. */
export interface StoreFinding {
  readonly kind: 'website' | 'link' | 'code' | 'name' | 'logo' | 'logo-copy';
  /** Whether it is part of a text, which may intend the other store. */
  readonly isInText?: boolean;
  readonly store: DraftStore;
  readonly other: DraftStore;
  readonly path: Path;
  /** Its offsets, if it is part of a text. */
  readonly start?: number;
  readonly end?: number;
  /** The value as written. */
  readonly text: string;
  /** The path of the matching value in the other store. */
  readonly otherPath: Path;
  /** The replacement, if only one is right. */
  readonly right?: string;
}

/** The English name of a store, as its file spells it. */
export function nameOfStore({ document, slug }: DraftStore): string {
  return textField(fieldOf(document.value, 'name'), 'en') ?? slug;
}

/** The text at a path of a store's file; empty if it is not a string. */
export function textAt({ document }: DraftStore, path: Path): string {
  const value = valueAt(document.value, path);
  return typeof value === 'string' ? value : '';
}

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
