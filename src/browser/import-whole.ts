import { loadOnce, type Loads } from './json';

/** The server no longer has a file, because a newer build of the site was deployed after this document was loaded. */
export class SiteHasChanged extends Error {}

const fetched: Loads<void> = new Map();

async function fetchFile(address: string): Promise<void> {
  // The starter has already loaded these modules; otherwise this code would not run.
  const starter = document.querySelector<HTMLElement>('script[data-modules]');
  if (starter?.dataset.modules?.split(' ').includes(new URL(address).pathname)) return;
  const response = await fetch(address);
  // Some hosts answer unknown files with their start page and status 200, so the type must be that of a script.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (response.status === 404 || response.status === 410 || (response.ok && !isScript))
    throw new SiteHasChanged(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Imports a lazy part. Chromium and Firefox cache a failed import for the lifetime of the document, even of a shared
 * chunk, so that a retry cannot succeed. Therefore the files, which the bundler adds as arguments, are fetched first,
 * and the import reads them from the browser's cache. Rejects with `SiteHasChanged` if the server no longer has them.
 */
export async function importWhole<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(fetched, new URL(file, import.meta.url).href, fetchFile)));
  return load();
}
