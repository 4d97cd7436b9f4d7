export type Loads<Loaded> = Map<string, Promise<Loaded>>;

/** Loads the value of an address once. A failed load is repeated on the next call. */
export function loadOnce<Loaded>(
  loads: Loads<Loaded>,
  address: string,
  load: (address: string) => Promise<Loaded>,
): Promise<Loaded> {
  const pending = loads.get(address);
  if (pending) return pending;
  const loading = load(address);
  loads.set(address, loading);
  loading.catch(() => loads.delete(address));
  return loading;
}
