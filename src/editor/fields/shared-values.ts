import type { FieldValue } from '../../domain/editor-protocol';

/** The parts of a list by what they say, so that one that was moved is found again. Equal ones are taken in order. */
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
  const known = itemsByText(before);
  const shared = after.map((item, index) => {
    const [same] = known.get(JSON.stringify(item))?.splice(0, 1) ?? [];
    return same ?? (isInPlace ? shareValue(before[index], item) : item);
  });
  return isInPlace && shared.every((item, index) => item === before[index]) ? before : shared;
}

/**
 * A value with every part of the former one that it still has, as the same object: each answer of the server is new
 * JSON, and without this every field of a form would be rendered again for each text that is typed.
 */
export function shareValue<Value>(before: unknown, after: Value): Value {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  // Its parts are equal to those of `after`, so it has the same type.
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as Value;
  const former = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [key, shareValue(former.get(key), value)] as const);
  const isSame =
    entries.length === former.size &&
    [...former.keys()].every((key, index) => key === entries[index]?.[0]) &&
    entries.every(([key, value]) => value === former.get(key));
  return (isSame ? before : Object.fromEntries(entries)) as Value;
}

/** A list with a name for each item by which the form knows it again. */
export interface NamedItems {
  readonly items: readonly FieldValue[];
  readonly names: readonly number[];
}

/**
 * Names the items of a list as before, also after one was moved, put in or taken out. An item that is edited stays the
 * item of its place: its fields keep the focus, even while its `id` is typed.
 */
export function nameItems(before: NamedItems, items: readonly FieldValue[]): NamedItems {
  if (items === before.items) return before;
  const left = before.items.map((item, index) => ({ item, name: before.names[index] ?? index }));
  const take = (index: number): number | undefined => (index < 0 ? undefined : left.splice(index, 1)[0]?.name);
  // Texts and numbers are known by their places alone.
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
