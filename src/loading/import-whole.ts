/** The server has no such file any more: the site was built anew since this document was loaded. */
export class SiteHasChanged extends Error {}

const fetched = new Map<string, Promise<void>>();

async function fetchFile(address: string): Promise<void> {
  // What the starter has asked for either came with the first load, or nothing here runs at all.
  const starter = document.querySelector<HTMLElement>('script[data-modules]');
  if (starter?.dataset.modules?.split(' ').includes(new URL(address).pathname)) return;
  const response = await fetch(address);
  // A host that answers unknown files with its start page says 200; only a script counts.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (response.status === 404 || response.status === 410 || (response.ok && !isScript))
    throw new SiteHasChanged(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/** Fetches a file once, and forgets a try that failed. */
function atHand(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = fetchFile(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/**
 * Imports a part of the code that is not in the first load. Chromium and Firefox keep a failed import, even of a file
 * that the part shares with others, for as long as the document lives, so that no second try could succeed. So the
 * files, which the bundler names, are fetched first, and what is imported then comes from the browser's cache.
 * Rejects with `SiteHasChanged` where the server no longer has them.
 */
export async function importWhole<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => atHand(new URL(file, import.meta.url).href)));
  return load();
}
