import type { Language } from '../language/language';

/** The path of the document that the service worker answers with when the network does not. No page has this path. */
export const offlinePath = '/offline';

/** The service worker, at the root of the site, so that all pages are in its scope. */
export const workerFile = 'sw.js';

/** Why the offline document is shown: the request failed, or the saved codes took too long to load. */
export type OfflineReason = 'failed' | 'slow';

/** The attribute of the root element with the reason. The worker replaces it in the text of the document. */
export function reasonAttribute(reason: OfflineReason): string {
  return `data-offline="${reason}"`;
}

/** It contains the base path, because sites in other folders of a host share its caches. */
export function cachePrefix(basePath: string): string {
  return `offline ${basePath}/ `;
}

/** The name of the cache in which a page keeps itself. A new version of the worker does not delete it. */
export function pageCache(basePath: string): string {
  return `${cachePrefix(basePath)}page`;
}

/** The settings that the generator writes in front of the worker's code. */
export interface WorkerSettings {
  readonly basePath: string;
  /** The files that the worker caches. Without it, the worker deletes its caches and unregisters itself. */
  readonly kept?: {
    /** Changes whenever a cached file changes. The offline documents contain it. */
    readonly version: string;
    /** The languages of the offline documents. The first one is used for addresses without a language. */
    readonly languages: readonly Language[];
    /** The addresses of the files that the documents load. Their names contain a hash. */
    readonly files: readonly string[];
  };
}
