/**
 * The service worker of the site (product rule R100, decision 0066). It answers only when the network does not: while
 * the network answers, no page comes from a cache, so nothing that a visitor sees can be outdated. A classic script;
 * the generator writes its settings in front of it.
 */
import { adminFolder, tryPath } from '../../domain/editing/admin-page';
import type { Language } from '../../domain/language/language';
import {
  cachePrefix,
  offlinePath,
  pageCache,
  reasonAttribute,
  type OfflineReason,
  type WorkerSettings,
} from '../../domain/saved/offline';
import { savedPath } from '../../domain/pages/paths';

declare const self: ServiceWorkerGlobalScope;
declare const workerSettings: WorkerSettings;

/** How long the saved codes wait for the first byte of a response, in milliseconds. */
const patience = 3000;

const { basePath, kept } = workerSettings;
const { version, languages, files } = kept ?? { version: '', languages: [], files: [] };
const prefix = cachePrefix(basePath);
const cacheName = prefix + version;
const ownPages = pageCache(basePath);
const tryAddress = `${basePath}/${tryPath}`;

const documentAddress = (language: Language): string => `${basePath}/${language}${offlinePath}`;

/** Some hosts answer unknown addresses with their start page and status 200, or still have files of another build. */
async function isExpected(address: string, response: Response): Promise<boolean> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!response.ok || isHtml === files.includes(address)) return false;
  return !isHtml || (await response.clone().text()).includes(version);
}

async function keep(address: string): Promise<void> {
  // A file with a hash in its name may come from the browser's cache.
  const response = await fetch(address, { cache: files.includes(address) ? 'default' : 'no-cache' });
  if (!(await isExpected(address, response))) throw new Error(`${address} is not what this worker expects.`);
  const cache = await caches.open(cacheName);
  await cache.put(address, response);
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith(prefix) && !(kept && (name === cacheName || name === ownPages)),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The offline document in the language of a path; undefined if the browser no longer has it. */
async function offlineDocument(path: string, reason: OfflineReason): Promise<Response | undefined> {
  const language = languages.find((each) => path === `/${each}` || path.startsWith(`/${each}/`)) ?? languages[0];
  const found = language && (await caches.match(documentAddress(language), { cacheName, ignoreVary: true }));
  if (!found) return undefined;
  const text = await found.text();
  // A new response, because browsers refuse a redirected response to a navigation, and the host may have redirected the
  // request.
  return new Response(text.replace(reasonAttribute('failed'), reasonAttribute(reason)), { headers: found.headers });
}

/** Returns the response of the network, whatever its status, or else the offline document. */
async function answerNavigation(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const isSaved = languages.some((language) => path.replace(/\/$/, '') === `/${language}${savedPath}`);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  try {
    const first = isSaved ? await Promise.race([network, late]) : await network;
    return first ?? (await offlineDocument(path, 'slow')) ?? (await network);
  } catch (error) {
    const found = await offlineDocument(path, 'failed');
    if (found) return found;
    throw error;
  }
}

/** Returns the response of the network, or else what the page for tests in shops has kept. */
async function answerTrying(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const wanted = request.mode === 'navigate' ? tryAddress : request;
    const found = await caches.match(wanted, { cacheName: ownPages, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  const addresses = kept ? [...languages.map(documentAddress), ...files] : [];
  event.waitUntil(Promise.all(addresses.map(keep)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    deleteCaches().then(async () => {
      // Makes open pages use the worker, so that they know that navigations without a network are answered.
      if (kept) await self.clients.claim();
      else await self.registration.unregister();
    }),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!kept || origin !== self.location.origin || request.method !== 'GET') return;
  const isOfTrying = pathname.startsWith(`${basePath}/${adminFolder}/`);
  if (pathname.startsWith(tryAddress) || (request.mode !== 'navigate' && isOfTrying))
    event.respondWith(answerTrying(request));
  else if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(answerNavigation(request, pathname.slice(basePath.length)));
  else if (files.includes(pathname))
    event.respondWith(
      caches.match(pathname, { cacheName, ignoreVary: true }).then((cached) => cached ?? fetch(request)),
    );
});
