import { settings } from '../generated/settings';

async function readJson(file: string, asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // A host that answers unknown files with its start page says 200; only JSON counts.
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json();
}

const loaded = new Map<string, Promise<unknown>>();

/** Keeps what was loaded, and forgets what failed, so that the next try loads it again. */
export function loadJson(file: string, asked?: Promise<Response>): Promise<unknown> {
  const known = loaded.get(file);
  if (known) return known;
  const loading = readJson(file, asked ?? fetch(`${settings.basePath}/${file}`));
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
}

/** Forgets all data, so that it is loaded anew: while the site is edited, it changes under the open page. */
export function forgetData(): void {
  loaded.clear();
}
