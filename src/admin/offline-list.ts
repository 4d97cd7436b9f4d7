import { registerWorker } from '../browser/register-worker';
import { adminFolder, tryPath } from '../domain/editing/admin-page';
import type { OffersToTry } from '../domain/editing/editor-protocol';
import { pageCache } from '../domain/saved/offline';

const keyOf = (base: string): string => `to-try:${base}`;

export function keptList(base: string): OffersToTry | undefined {
  try {
    // The assertion is sound: this page wrote the entry.
    return JSON.parse(localStorage.getItem(keyOf(base)) ?? '') as OffersToTry;
  } catch {
    return undefined;
  }
}

/** Keeps the list and the page, so that it opens without a network. Must only be called after the sign-in. */
export async function keepForOffline(base: string, list: OffersToTry): Promise<void> {
  try {
    localStorage.setItem(keyOf(base), JSON.stringify(list));
    await registerWorker();
    const own = new URL(`${base}/${adminFolder}/`, window.location.href).href;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const cache = await caches.open(pageCache(base));
    await cache.addAll(
      new Set(loaded.filter((address) => address.startsWith(own) && /\.(?:js|css|woff2)$/.test(address))),
    );
    await cache.put(`${base}/${tryPath}`, await fetch(window.location.href));
  } catch {
    // The storage is full or not allowed, or the network has failed: the page needs a network.
  }
}

export async function forgetOffline(base: string): Promise<void> {
  localStorage.removeItem(keyOf(base));
  await caches.delete(pageCache(base));
}
