import type { FieldValue } from '../../domain/editing/editor-protocol';

/** The items of a list by content, so that an item that was moved is found. Equal items are used in order. */
function itemsByText(list: readonly unknown[]): ReadonlyMap<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const item of list) {
    const text = JSON.stringify(item);
    const same = found.get(text);
    if (same) same.push(item);
    else found.set(text, [item]);
  }
  return found;
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const isInPlace = before.length === after.length;
  const itemsBefore = itemsByText(before);
  const shared = after.map((item, index) => {
    const [same] = itemsBefore.get(JSON.stringify(item))?.splice(0, 1) ?? [];
    return same ?? (isInPlace ? shareValue(before[index], item) : item);
  });
  return isInPlace && shared.every((item, index) => item === before[index]) ? before : shared;
}

/** Keeps the object identity of unchanged parts. With new JSON in each response, every field would render again. */
export function shareValue<Value>(before: unknown, after: Value): Value {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  // The assertion is sound: the result equals `after`, so it has the same type.
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as Value;
  const former = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [key, shareValue(former.get(key), value)] as const);
  const isSame =
    entries.length === former.size &&
    [...former.keys()].every((key, index) => key === entries[index]?.[0]) &&
    entries.every(([key, value]) => value === former.get(key));
  return (isSame ? before : Object.fromEntries(entries)) as Value;
}

/** The items of a list, and a stable key for each. */
export interface NamedItems {
  readonly items: readonly FieldValue[];
  readonly names: readonly number[];
}

/** An edited item keeps the key of its position, so its fields keep the focus even while its `id` is typed. */
export function nameItems(before: NamedItems, items: readonly FieldValue[]): NamedItems {
  if (items === before.items) return before;
  const left = before.items.map((item, index) => ({ item, name: before.names[index] ?? index }));
  const take = (index: number): number | undefined => (index < 0 ? undefined : left.splice(index, 1)[0]?.name);
  // Texts and numbers are identified only by position.
  const names = items.map((item) => take(typeof item === 'object' ? left.findIndex((each) => each.item === item) : -1));
  const isInPlace = items.length === before.items.length;
  let next = Math.max(-1, ...before.names);
  return {
    items,
    names: names.map((name, index) => {
      if (name !== undefined) return name;
      const own = isInPlace ? before.names[index] : undefined;
      const kept = own === undefined ? undefined : take(left.findIndex((each) => each.name === own));
      if (kept !== undefined) return kept;
      next += 1;
      return next;
    }),
  };
}
