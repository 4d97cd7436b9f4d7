import type { MemoryFile } from '../../../system/browser/memory-system';
import type { BlobStore } from '../github/github';

const blobs = 'blobs';
const kept = 'kept';
const left = 'left';

/** The files that a check keeps for the next one. */
interface CheckLeft {
  /** A hash of the build that wrote them. */
  readonly code: string;
  readonly files: readonly MemoryFile[];
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage has failed.')));
  });
}

/**
 * The browser's storage for one repository: contents of its files, unsaved changes, and the files that the last check
 * keeps for the next.
 */
export class Storage implements BlobStore {
  /** Serialises writes. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Storage> {
    const request = indexedDB.open(name, 2);
    request.addEventListener('upgradeneeded', () => {
      const known = request.result.objectStoreNames;
      for (const store of [blobs, kept, left]) if (!known.contains(store)) request.result.createObjectStore(store);
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

  /** The files that `persist` has stored. */
  async kept(): Promise<readonly MemoryFile[]> {
    const store = this.#store(kept, 'readonly');
    const [paths, contents] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())]);
    return paths.flatMap((path, at) => {
      const bytes = contents[at];
      return bytes instanceof Uint8Array ? [{ path: String(path), bytes }] : [];
    });
  }

  /** Stores or deletes a file of the editor. */
  persist(path: string, bytes: Uint8Array | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const store = this.#store(kept, 'readwrite');
      await (bytes ? resultOf(store.put(bytes, path)) : resultOf(store.delete(path)));
    });
  }

  /** The files that the last check with this build has kept. Deletes those of another build. */
  async leftByCheck(code: string): Promise<readonly MemoryFile[]> {
    const last = await resultOf<unknown>(this.#store(left, 'readonly').get(left));
    // `keepCheck` has stored a value of this type.
    const known = last as CheckLeft | undefined;
    if (known?.code === code) return known.files;
    if (known) await this.#inTurn(() => resultOf(this.#store(left, 'readwrite').delete(left)));
    return [];
  }

  /** Replaces the stored files of a check. */
  keepCheck(code: string, files: readonly MemoryFile[]): Promise<void> {
    const now: CheckLeft = { code, files };
    return this.#inTurn(async () => void (await resultOf(this.#store(left, 'readwrite').put(now, left))));
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
