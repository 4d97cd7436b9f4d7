import type { Language } from './language';

/** The path of the document that answers where the network does not. No page has it. */
export const offlinePath = '/offline';

/** The service worker, at the root of the site, so that all pages are in its scope. */
export const workerFile = 'sw.js';

/** Why the offline document is shown: there is no connection, or the saved codes have had no answer for too long. */
export type OfflineReason = 'failed' | 'slow';

/** The attribute of the root element that tells the document its reason. The worker replaces it in the text. */
export function reasonAttribute(reason: OfflineReason): string {
  return `data-offline="${reason}"`;
}

/** How the names of the worker's caches begin. Sites in other folders of a host share its caches, and have other names. */
export function cachePrefix(basePath: string): string {
  return `offline ${basePath}/ `;
}

/** What the generator writes in front of the worker's code. */
export interface WorkerSettings {
  readonly basePath: string;
  /** What the worker keeps. Without it, the worker removes its caches and itself. */
  readonly kept?: {
    /** It differs if what is kept differs. The offline documents contain it. */
    readonly version: string;
    /** The languages of the offline documents; the first one is that of addresses without a language. */
    readonly languages: readonly Language[];
    /** The addresses of the documents' own files, which have a hash in their names. */
    readonly files: readonly string[];
  };
}
