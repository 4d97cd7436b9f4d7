import { cachePrefix, workerFile } from '../domain/saved/offline';
import { offline } from '../generated/offline';
import { settings } from '../generated/settings';

const scope = `${settings.basePath}/`;

/**
 * Registers the service worker. Must only be called after a visitor has saved a code: saving permits it. Does nothing
 * with `offline: false`, on the development server, and in browsers without service workers.
 */
export async function registerWorker(): Promise<void> {
  // Absent at run time on pages without https.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!offline || import.meta.env.DEV || !container) return;
  try {
    await container.register(scope + workerFile, { scope, updateViaCache: 'none' });
  } catch {
    // The code is saved nevertheless; it can be seen while there is a network.
  }
}

export async function removeWorker(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  const registration = await container.getRegistration(scope);
  // Without a worker of its own, a site in a folder is given the worker of the site around it.
  if (registration?.scope === new URL(scope, window.location.href).href) await registration.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(settings.basePath))).map((name) => caches.delete(name)),
  );
}
