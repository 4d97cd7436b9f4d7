import type { Instant } from '../../../../src/domain/dates/calendar';

/** A store as it is compared with others. No link and no network is part of it (product rule R57). */
export interface ComparedStore {
  readonly slug: string;
  readonly category: string;
  /** How many of its offers have no end. */
  readonly endless: number;
  /** The last end of its other offers, if there are any. */
  readonly lastEnd?: Instant | undefined;
}

/** A page names at most this many similar stores. */
const mostSimilar = 3;

/**
 * Similar stores are sought among this many stores behind the store in its category, and as many in its group. A store
 * is thus named by at most twice as many others, so that an edit of it changes no more pages than that.
 */
export const soughtStores = 8;

/** The instant until which a store has an active offer. */
function lastsUntil({ endless, lastEnd = -Infinity }: ComparedStore): Instant {
  return endless > 0 ? Infinity : lastEnd;
}

/** Whether a store comes before another one: more offers without an end, then the later end, then the nearer place. */
function isBefore(a: ComparedStore, b: ComparedStore): boolean {
  return a.endless === b.endless ? lastsUntil(a) > lastsUntil(b) : a.endless > b.endless;
}

/** The first few of some stores. */
function firstOf(stores: readonly ComparedStore[], count: number): readonly ComparedStore[] {
  const first: ComparedStore[] = [];
  for (const store of stores) {
    const place = first.findIndex((each) => isBefore(store, each));
    first.splice(place < 0 ? first.length : place, 0, store);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Stores in a circle: behind the last one comes the first one. */
class Circle {
  private readonly stores: ComparedStore[] = [];
  private readonly places = new Map<string, number>();

  add(store: ComparedStore): void {
    this.places.set(store.slug, this.stores.length);
    this.stores.push(store);
  }

  /** The stores behind a store, the nearest first. */
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
 * The stores that are similar to a store, by its slug: those of its category, then those of the other categories of its
 * group. One of those that have an active offer for longest is always among them, so that at least one has such an
 * offer whenever the page is read, if any store does.
 *
 * It depends on no clock, so that time changes no page's stores.
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
