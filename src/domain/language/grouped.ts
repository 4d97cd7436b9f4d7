/** Groups items by a key. Items keep their order; groups are in the order of their first items. */
export function grouped<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Each item whose key an earlier item has, after the first item with that key. */
export function repeated<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): readonly (readonly [first: Item, again: Item])[] {
  return [...grouped(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((again) => [first, again] as const),
  );
}
