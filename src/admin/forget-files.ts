import { openDB } from 'idb';
import { storeVersion, type BrowserStore } from '../domain/saved/browser-store';

/**
 * Deletes what the browser has stored of a repository, except unsaved changes. The page does it and not the worker,
 * because the worker may have ended. Throws if the browser refuses.
 */
export async function forgetFiles(name: string): Promise<void> {
  // Opening a database that does not exist would create it.
  if ((await indexedDB.databases()).every((each) => each.name !== name)) return;
  const database = await openDB<BrowserStore>(name, storeVersion);
  try {
    const transaction = database.transaction(['blobs', 'kept', 'left'], 'readwrite');
    const kept = transaction.objectStore('kept');
    // Those of former versions are in another folder.
    const others = (await kept.getAllKeys()).filter((path) => !path.includes('/drafts/'));
    await Promise.all([
      ...others.map((path) => kept.delete(path)),
      transaction.objectStore('blobs').clear(),
      transaction.objectStore('left').clear(),
      transaction.done,
    ]);
  } finally {
    database.close();
  }
}
