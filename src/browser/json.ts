import { settings } from '../generated/settings';

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

declare global {
  interface Window {
    /** The requests of the starter by address: for the page data and the texts of the document's page. */
    firstLoads?: Record<string, Promise<Response>>;
  }
}

async function readJson(address: string): Promise<unknown> {
  const started = window.firstLoads?.[address];
  // Used once, because a retry needs a new request.
  delete window.firstLoads?.[address];
  const response = await (started ?? fetch(address));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Some hosts answer unknown files with their start page and status 200, so the type must be JSON.
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json();
}

const loaded: Loads<unknown> = new Map();

/** Loads a JSON file once; undefined if it does not exist. A failed request is repeated on the next call. */
export function loadJson(file: string): Promise<unknown> {
  return loadOnce(loaded, `${settings.basePath}/${file}`, readJson);
}

/** Empties the cache of `loadJson`. In development, the data changes while a page is open. */
export function forgetData(): void {
  loaded.clear();
}
