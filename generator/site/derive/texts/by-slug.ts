/** Creates a lookup that throws for an unknown slug: validation has checked all references. */
export function bySlug<T>(stores: ReadonlyMap<string, T>): (slug: string) => T {
  return (slug) => {
    const store = stores.get(slug);
    if (store === undefined) throw new Error(`There is no store ${slug}.`);
    return store;
  };
}
