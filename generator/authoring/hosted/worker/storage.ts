import { browserStore, storeVersion } from '../../../../src/domain/saved/browser-store';
import type { MemoryFile } from '../../../system/browser/memory-system';
import type { BlobStore } from '../github/github';
import type { KeptFiles } from '../keeper';

const { blobs, kept, left } = browserStore;

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

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, storeVersion);
  request.addEventListener('upgradeneeded', () => {
    const known = request.result.objectStoreNames;
    for (const store of [blobs, kept, left]) if (!known.contains(store)) request.result.createObjectStore(store);
  });
  return resultOf(request);
}

/** Resolves to `none` if a cache fails: then it has nothing. */
async function ofCache<Result>(work: Promise<Result>, none: Result): Promise<Result> {
  try {
    return await work;
  } catch {
    return none;
  }
}

/**
 * The browser's storage for one repository: contents of its files, unsaved changes, and the files that the last check
 * keeps for the next. Only the storage of unsaved changes throws; the others are caches.
 */
export class Storage implements BlobStore, KeptFiles {
  #database: Promise<IDBDatabase> | undefined;

  constructor(private readonly name: string) {}

  get(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const find = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
      const store = await this.#reading(blobs);
      const found = await Promise.all(oids.map((oid) => resultOf<unknown>(store.get(oid))));
      return new Map(oids.flatMap((oid, at) => (found[at] instanceof Uint8Array ? [[oid, found[at]] as const] : [])));
    };
    return ofCache(find(), new Map());
  }

  put(contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const write = this.#write(blobs, 'relaxed', (store) => {
      for (const [oid, bytes] of contents) store.put(bytes, oid);
    });
    return ofCache(write, undefined);
  }

  keepOnly(oids: ReadonlySet<string>): Promise<void> {
    const prune = async (): Promise<void> => {
      const stored = await resultOf((await this.#reading(blobs)).getAllKeys());
      const others = stored.filter((key) => !oids.has(String(key)));
      if (others.length === 0) return;
      await this.#write(blobs, 'relaxed', (store) => {
        for (const key of others) store.delete(key);
      });
    };
    return ofCache(prune(), undefined);
  }

  /**
   * The files that `persist` has stored. None in a browser that has no storage; throws if they exist and cannot be
   * read.
   */
  async kept(): Promise<readonly MemoryFile[]> {
    if (!(await ofCache(this.#open(), undefined))) return [];
    const store = await this.#reading(kept);
    const [paths, contents] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())]);
    return paths.flatMap((path, at) => {
      const bytes = contents[at];
      return bytes instanceof Uint8Array ? [{ path: String(path), bytes }] : [];
    });
  }

  persist(path: string, bytes: Uint8Array | undefined): Promise<void> {
    return this.#write(kept, 'strict', (store) => (bytes ? store.put(bytes, path) : store.delete(path)));
  }

  /** The files that the last check with this build has kept. Deletes those of another build. */
  async leftByCheck(code: string): Promise<readonly MemoryFile[]> {
    const find = async (): Promise<unknown> => resultOf<unknown>((await this.#reading(left)).get(left));
    // `keepCheck` has stored a value of this type.
    const known = (await ofCache(find(), undefined)) as CheckLeft | undefined;
    if (known?.code === code) return known.files;
    if (known)
      await ofCache(
        this.#write(left, 'relaxed', (store) => store.delete(left)),
        undefined,
      );
    return [];
  }

  /** Replaces the stored files of a check. */
  keepCheck(code: string, files: readonly MemoryFile[]): Promise<void> {
    const now: CheckLeft = { code, files };
    return ofCache(
      this.#write(left, 'relaxed', (store) => store.put(now, left)),
      undefined,
    );
  }

  /** Opens the database, again if that failed before or if the browser has closed it. */
  #open(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.#database = undefined;
    };
    this.#database ??= opened(this.name).then(
      (database) => {
        database.addEventListener('close', forget);
        return database;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return this.#database;
  }

  async #reading(name: string): Promise<IDBObjectStore> {
    return (await this.#open()).transaction(name, 'readonly').objectStore(name);
  }

  /**
   * Resolves when the transaction is complete. The success of its requests is not enough: if the disk is full, browsers
   * abort the transaction after it.
   */
  async #write(
    name: string,
    durability: IDBTransactionDurability,
    write: (store: IDBObjectStore) => unknown,
  ): Promise<void> {
    const transaction = (await this.#open()).transaction(name, 'readwrite', { durability });
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser has aborted a write.')),
      );
      write(transaction.objectStore(name));
    });
  }
}
