import type { MemoryFile } from '../../../system/browser/memory-system';
import type { BlobStore } from '../github/github';

const blobs = 'blobs';
const kept = 'kept';

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage has failed.')));
  });
}

/** What the browser keeps of one edited branch: the contents of its files, and the changes that are not saved. */
export class Storage implements BlobStore {
  /** Writes come one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Storage> {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const store of [blobs, kept]) request.result.createObjectStore(store);
    });
    return new Storage(await resultOf(request));
  }

  async get(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const store = this.#store(blobs, 'readonly');
    const found = await Promise.all(oids.map((oid) => resultOf<unknown>(store.get(oid))));
    return new Map(oids.flatMap((oid, at) => (found[at] instanceof Uint8Array ? [[oid, found[at]] as const] : [])));
  }

  put(contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
    return this.#inTurn(async () => {
      const store = this.#store(blobs, 'readwrite');
      await Promise.all([...contents].map(([oid, bytes]) => resultOf(store.put(bytes, oid))));
    });
  }

  /** What `persist` was given. */
  async kept(): Promise<readonly MemoryFile[]> {
    const store = this.#store(kept, 'readonly');
    const [paths, contents] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())]);
    return paths.flatMap((path, at) => {
      const bytes = contents[at];
      return bytes instanceof Uint8Array ? [{ path: String(path), bytes }] : [];
    });
  }

  /** Keeps a file of the editor, or forgets it. */
  persist(path: string, bytes: Uint8Array | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const store = this.#store(kept, 'readwrite');
      await (bytes ? resultOf(store.put(bytes, path)) : resultOf(store.delete(path)));
    });
  }

  #store(name: string, mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name);
  }

  #inTurn(write: () => Promise<void>): Promise<void> {
    const done = this.#last.then(write);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
