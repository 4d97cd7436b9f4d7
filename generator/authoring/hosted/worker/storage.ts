import { openDB, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';
import { storeVersion, type BrowserStore } from '../../../../src/domain/saved/browser-store';
import type { MemoryFile } from '../../../system/browser/memory-system';
import type { BlobStore } from '../github/github';
import type { KeptFiles } from '../keeper';

type Name = StoreNames<BrowserStore>;

/** Resolves to `none` if a cache fails. */
async function ofCache<Result>(work: Promise<Result>, none: Result): Promise<Result> {
  try {
    return await work;
  } catch {
    return none;
  }
}

/** The browser's storage for one repository. Only the storage of unsaved changes throws; the others are caches. */
export class Storage implements BlobStore, KeptFiles {
  #database: Promise<IDBPDatabase<BrowserStore>> | undefined;

  constructor(private readonly name: string) {}

  get(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const find = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
      const { store } = (await this.#open()).transaction('blobs');
      const found = await Promise.all(oids.map(async (oid) => [oid, await store.get(oid)] as const));
      return new Map(found.flatMap(([oid, bytes]) => (bytes ? [[oid, bytes]] : [])));
    };
    return ofCache(find(), new Map());
  }

  put(contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const write = this.#write('blobs', 'relaxed', (store) =>
      [...contents].map(async ([oid, bytes]) => await store.put(bytes, oid)),
    );
    return ofCache(write, undefined);
  }

  keepOnly(oids: ReadonlySet<string>): Promise<void> {
    const prune = async (): Promise<void> => {
      const others = (await (await this.#open()).getAllKeys('blobs')).filter((oid) => !oids.has(oid));
      if (others.length > 0)
        await this.#write('blobs', 'relaxed', (store) => others.map(async (oid) => await store.delete(oid)));
    };
    return ofCache(prune(), undefined);
  }

  /** The files that `persist` has stored; none without storage. Throws if they cannot be read. */
  async kept(): Promise<readonly MemoryFile[]> {
    const database = await ofCache(this.#open(), undefined);
    if (!database) return [];
    const { store } = database.transaction('kept');
    const [paths, contents] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return paths.map((path, at) => ({ path, bytes: contents[at] }));
  }

  persist(path: string, bytes: Uint8Array | undefined): Promise<void> {
    return this.#write('kept', 'strict', (store) => [bytes ? store.put(bytes, path) : store.delete(path)]);
  }

  /** The files that the last check with this build stored. Deletes those of another build. */
  async leftByCheck(code: string): Promise<readonly MemoryFile[]> {
    const find = async () => (await this.#open()).get('left', 'left');
    const known = await ofCache(find(), undefined);
    if (known?.code === code) return known.files;
    if (known)
      await ofCache(
        this.#write('left', 'relaxed', (store) => [store.clear()]),
        undefined,
      );
    return [];
  }

  keepCheck(code: string, files: readonly MemoryFile[]): Promise<void> {
    return ofCache(
      this.#write('left', 'relaxed', (store) => [store.put({ code, files }, 'left')]),
      undefined,
    );
  }

  /** Opens the database, again if that failed before or if the browser has closed it. */
  #open(): Promise<IDBPDatabase<BrowserStore>> {
    const forget = (): void => {
      this.#database = undefined;
    };
    this.#database ??= openDB<BrowserStore>(this.name, storeVersion, {
      upgrade(database) {
        for (const store of ['blobs', 'kept', 'left'] as const)
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      },
      terminated: forget,
    });
    this.#database.catch(forget);
    return this.#database;
  }

  /** Resolves when the transaction is complete: if the disk is full, browsers abort it after its requests succeeded. */
  async #write<Store extends Name>(
    name: Store,
    durability: IDBTransactionDurability,
    write: (store: IDBPObjectStore<BrowserStore, [Store], Store, 'readwrite'>) => readonly Promise<unknown>[],
  ): Promise<void> {
    const { store, done } = (await this.#open()).transaction(name, 'readwrite', { durability });
    await Promise.all([...write(store), done]);
  }
}
