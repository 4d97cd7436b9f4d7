import { sameBytes } from '#bytes';
import { encoded } from '../bytes/common';
import type { FileStamp } from '../disk';
import type { Environment } from '../environment';
import type { System } from '../system';

export interface MemoryFile {
  readonly path: string;
  /** Undefined to remove the file. */
  readonly bytes: Uint8Array | undefined;
  /** A hexadecimal hash of the bytes, if known; equal for equal bytes in every session. */
  readonly hash?: string | undefined;
}

export interface MemoryParts {
  readonly files: Iterable<MemoryFile>;
  readonly environment: Environment;
  /** As in `System`. */
  readonly code: string;
  readonly clock: () => Pick<System, 'now' | 'present' | 'stopwatch'>;
  /** Saves a written or removed file longer than this memory. */
  persist(path: string, bytes: Uint8Array | undefined): void;
  /** Whether a file is saved that way. */
  isPersisted(path: string): boolean;
}

interface Held {
  readonly bytes: Uint8Array;
  readonly stamp: FileStamp;
  readonly hash: string | undefined;
}

/** The number of hash digits that form a file's time: as many as a number represents exactly. */
const stampDigits = 12;

/** Files in memory instead of on a disk, for browsers. */
export class MemorySystem {
  readonly #files = new Map<string, Held>();
  readonly #watchers = new Set<(path: string) => void>();
  #changes = 0;
  #paths: readonly string[] | undefined;
  #folders: ReadonlySet<string> = new Set();

  constructor(private readonly parts: MemoryParts) {
    this.#put(parts.files);
  }

  get files(): readonly MemoryFile[] {
    return [...this.#files].map(([path, { bytes, hash }]) => ({ path, bytes, hash }));
  }

  /** Also notifies the watchers. */
  replace(files: readonly MemoryFile[]): void {
    this.#put(files);
    for (const { path } of files) for (const changed of this.#watchers) changed(path);
  }

  /** Has the present instant. */
  readonly systemNow = (): System => ({
    root: '/',
    environment: this.parts.environment,
    code: this.parts.code,
    damagedEntries: new Set(),
    ...this.parts.clock(),
    realPath: (file) => file,
    acquireLock: () => ({ release: () => undefined }),
    load: (file) => {
      throw new Error(`${file} cannot be run from memory.`);
    },
    watch: (folder, changed) => {
      const watcher = (path: string): void => {
        if (path.startsWith(`${folder}/`)) changed(path);
      };
      this.#watchers.add(watcher);
      return () => void this.#watchers.delete(watcher);
    },
    ...this.#reading,
    ...this.#writing,
  });

  #put(files: Iterable<MemoryFile>): void {
    for (const { path, bytes, hash } of files) {
      this.#changes += 1;
      if (this.#files.has(path) !== (bytes !== undefined)) this.#paths = undefined;
      if (!bytes) this.#files.delete(path);
      else {
        const modified = hash === undefined ? this.#changes : Number.parseInt(hash.slice(0, stampDigits), 16);
        this.#files.set(path, { bytes, hash, stamp: { path, size: bytes.length, modified } });
      }
    }
  }

  get #sorted(): readonly string[] {
    if (this.#paths) return this.#paths;
    const folders = new Set<string>();
    for (const path of this.#files.keys())
      for (let end = path.lastIndexOf('/'); end > 0 && !folders.has(path.slice(0, end)); ) {
        folders.add(path.slice(0, end));
        end = path.lastIndexOf('/', end - 1);
      }
    this.#folders = folders;
    this.#paths = [...this.#files.keys()].sort();
    return this.#paths;
  }

  #hasFolder(path: string): boolean {
    return this.#sorted.length > 0 && this.#folders.has(path);
  }

  #list(folder: string): readonly string[] {
    return this.#sorted.filter((path) => path.startsWith(`${folder}/`));
  }

  #write(path: string, content: string | Uint8Array): boolean {
    const bytes = typeof content === 'string' ? encoded(content) : content;
    const before = this.#files.get(path)?.bytes;
    if (before && sameBytes(before, bytes)) return false;
    this.#change(path, bytes);
    return true;
  }

  #change(path: string, bytes: Uint8Array | undefined): void {
    if (this.parts.isPersisted(path)) this.parts.persist(path, bytes);
    this.replace([{ path, bytes }]);
  }

  #remove(path: string): void {
    for (const each of [...(this.#files.has(path) ? [path] : []), ...this.#list(path)]) this.#change(each, undefined);
  }

  #copy(from: string, to: string): void {
    for (const path of [...(this.#files.has(from) ? [from] : []), ...this.#list(from)]) {
      const held = this.#files.get(path);
      if (held) this.#write(to + path.slice(from.length), held.bytes);
    }
  }

  #move(from: string, to: string): void {
    this.#copy(from, to);
    this.#remove(from);
  }

  get #reading(): Pick<
    System,
    'read' | 'list' | 'others' | 'exists' | 'kindOf' | 'inventory' | 'stamp' | 'modified' | 'chunks'
  > {
    return {
      read: (path) => this.#files.get(path)?.bytes,
      list: (folder) => this.#list(folder),
      others: () => [],
      exists: (path) => this.#files.has(path) || this.#hasFolder(path),
      kindOf: (path) => (this.#files.has(path) ? 'file' : this.#hasFolder(path) ? 'folder' : undefined),
      inventory: (folder) => ({
        files: this.#list(folder).flatMap((path) => this.#files.get(path)?.stamp ?? []),
        others: [],
      }),
      stamp: (path) => this.#files.get(path)?.stamp,
      modified: (folder) => (this.#hasFolder(folder) ? this.#changes : undefined),
      chunks: (path) => {
        const held = this.#files.get(path);
        return held ? [held.bytes] : [];
      },
    };
  }

  get #writing(): Pick<System, 'write' | 'stage' | 'append' | 'remove' | 'copy' | 'place' | 'move' | 'sweep'> {
    return {
      write: (path, content) => this.#write(path, content),
      stage: (path, content) => void this.#write(path, content),
      append: (path, text) => {
        const before = this.#files.get(path)?.bytes ?? new Uint8Array();
        this.#write(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(before) + text);
      },
      remove: (path) => this.#remove(path),
      copy: (from, to) => this.#copy(from, to),
      place: (from, to) => this.#move(from, to),
      move: (from, to) => this.#move(from, to),
      sweep: () => undefined,
    };
  }
}
