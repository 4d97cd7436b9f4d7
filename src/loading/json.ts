import { settings } from '../generated/settings';

declare global {
  interface Window {
    /** The requests of the starter by address: for the data of the page that it is in, and for the texts around it. */
    firstLoads?: Record<string, Promise<Response>>;
  }
}

async function readJson(address: string): Promise<unknown> {
  const started = window.firstLoads?.[address];
  // Only the first try may use it: a failed request stays failed.
  delete window.firstLoads?.[address];
  const response = await (started ?? fetch(address));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A host that answers unknown files with its start page says 200; only JSON counts.
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json();
}

const loaded = new Map<string, Promise<unknown>>();

/** Loads a JSON file of the site; undefined if there is none. Keeps what was loaded, and forgets what failed, so that the next try loads it again. */
export function loadJson(file: string): Promise<unknown> {
  const known = loaded.get(file);
  if (known) return known;
  const loading = readJson(`${settings.basePath}/${file}`);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
}

/** Forgets all data, so that it is loaded anew: while the site is edited, it changes under the open page. */
export function forgetData(): void {
  loaded.clear();
}
