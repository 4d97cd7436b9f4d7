import type { Instant } from '../../../../src/domain/dates/calendar';

/** The fields by which stores are compared: no link or network (product rule R57). */
export interface ComparedStore {
  readonly slug: string;
  readonly category: string;
  readonly endless: number;
  /** The latest end of its other offers. */
  readonly lastEnd?: Instant | undefined;
}

/** The maximum number of similar stores on a page. */
const mostSimilar = 3;

/** In a store's category and in its group. At most twice as many stores name a store, and change with it. */
export const soughtStores = 8;

/** The end of its last offer. */
function lastsUntil({ endless, lastEnd = -Infinity }: ComparedStore): Instant {
  return endless > 0 ? Infinity : lastEnd;
}

/** A store comes first if it has more offers without an end, then if its last end is later. */
function isBefore(a: ComparedStore, b: ComparedStore): boolean {
  return a.endless === b.endless ? lastsUntil(a) > lastsUntil(b) : a.endless > b.endless;
}

function firstOf(stores: readonly ComparedStore[], count: number): readonly ComparedStore[] {
  const first: ComparedStore[] = [];
  for (const store of stores) {
    const place = first.findIndex((each) => isBefore(store, each));
    first.splice(place < 0 ? first.length : place, 0, store);
    if (first.length > count) first.pop();
  }
  return first;
}

/** A cyclic list of stores: after the last one comes the first one. */
class Circle {
  private readonly stores: ComparedStore[] = [];
  private readonly places = new Map<string, number>();

  add(store: ComparedStore): void {
    this.places.set(store.slug, this.stores.length);
    this.stores.push(store);
  }

  /** The stores after a store, the nearest first. */
  behind({ slug }: ComparedStore): readonly ComparedStore[] {
    const place = this.places.get(slug) ?? 0;
    const { stores } = this;
    return Array.from({ length: Math.min(soughtStores, stores.length - 1) }, (_, step) => {
      const store = stores[(place + step + 1) % stores.length];
      if (!store) throw new Error('A circle has a gap.');
      return store;
    });
  }
}

function circlesBy(
  stores: readonly ComparedStore[],
  keyOf: (store: ComparedStore) => string | undefined,
): ReadonlyMap<string, Circle> {
  const circles = new Map<string, Circle>();
  for (const store of stores) {
    const key = keyOf(store);
    if (key === undefined) continue;
    const circle = circles.get(key) ?? new Circle();
    circle.add(store);
    circles.set(key, circle);
  }
  return circles;
}

/**
 * Creates a function from a slug to the similar stores: those of its category, then those of other categories in its
 * group. One with the latest end is always among them, so that at any time one has an active offer if any store does.
 * It depends on no clock, so the stores of a page do not change with time.
 */
export function similarStoresOf(
  stores: readonly ComparedStore[],
  groupOf: (category: string) => string | undefined,
): (slug: string) => readonly string[] {
  const bySlug = new Map(stores.map((store) => [store.slug, store]));
  const categories = circlesBy(stores, ({ category }) => category);
  const groups = circlesBy(stores, ({ category }) => groupOf(category));
  return (slug) => {
    const store = bySlug.get(slug);
    if (!store) return [];
    const { category } = store;
    const near = categories.get(category)?.behind(store) ?? [];
    const group = groups.get(groupOf(category) ?? '')?.behind(store) ?? [];
    const far = group.filter((each) => each.category !== category);
    const own = firstOf(near, mostSimilar);
    const chosen = [...own, ...firstOf(far, mostSimilar - own.length)];
    const [longest] = firstOf(far, 1);
    const last = Math.max(...chosen.map(lastsUntil));
    if (longest && lastsUntil(longest) > last) chosen.splice(mostSimilar - 1, 1, longest);
    return chosen.map((each) => each.slug);
  };
}
