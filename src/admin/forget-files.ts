import { browserStore, storeVersion } from '../domain/saved/browser-store';

const { blobs, kept, left } = browserStore;

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, storeVersion);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage has failed.')));
  });
}

/**
 * Deletes what the browser has stored of a repository, except unsaved changes. The page does it and not the worker,
 * because the worker may have ended. Throws if the browser refuses.
 */
export async function forgetFiles(name: string): Promise<void> {
  // Opening a database that does not exist would create it.
  if ((await indexedDB.databases()).every((each) => each.name !== name)) return;
  const database = await openDatabase(name);
  try {
    const transaction = database.transaction([blobs, kept, left], 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The deletion was aborted.')));
    });
    transaction.objectStore(blobs).clear();
    transaction.objectStore(left).clear();
    const files = transaction.objectStore(kept);
    const paths = files.getAllKeys();
    paths.addEventListener('success', () => {
      // Those of former versions are in another folder.
      for (const path of paths.result) if (!String(path).includes('/drafts/')) files.delete(path);
    });
    await done;
  } finally {
    database.close();
  }
}
