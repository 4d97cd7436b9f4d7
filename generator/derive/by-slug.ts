/** Asks a table of stores by their slugs. That there is such a store, validation has seen; without it, whoever asks is wrong, and it throws. */
export function bySlug<T>(stores: ReadonlyMap<string, T>): (slug: string) => T {
  return (slug) => {
    const store = stores.get(slug);
    if (store === undefined) throw new Error(`There is no store ${slug}.`);
    return store;
  };
}
