import { cachePrefix, workerFile } from '../domain/offline';
import { offline } from '../generated/offline';
import { settings } from '../generated/settings';

const scope = `${settings.basePath}/`;

/**
 * Registers the service worker, so that saved codes can be seen without a network. Call it after a visitor has saved a code, and never
 * before: saving is the act that permits it. It does nothing where `offline: false` is set in site.yaml, on the development server, and
 * in browsers without service workers.
 */
export async function registerWorker(): Promise<void> {
  // Pages without https have none at run time.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!offline || import.meta.env.DEV || !container) return;
  try {
    await container.register(scope + workerFile, { scope, updateViaCache: 'none' });
  } catch {
    // The code is saved all the same, for when there is a network.
  }
}

/** Removes the service worker and all that it keeps. */
export async function removeWorker(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  const registration = await container.getRegistration(scope);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(settings.basePath))).map((name) => caches.delete(name)),
  );
}
