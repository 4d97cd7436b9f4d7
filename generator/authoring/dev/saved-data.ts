import { hashOf } from '../../system/cache/hash';
import type { CheckState } from '../../site/records/records';
import { withReplacements, type Replacements } from '../../catalogue/quarantine/replaced';
import type { FileStamp } from '../../system/disk';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';

/** A file with its last valid content. */
interface KeptFile {
  readonly stamp: FileStamp;
  readonly bytes: Uint8Array;
}

function isSame(one: FileStamp | undefined, other: FileStamp | undefined): boolean {
  return one !== undefined && one.size === other?.size && one.modified === other.modified;
}

/** The system with the files of data/ as read at one time, with replacements for some. */
export type SavedFiles = (replacements: Replacements) => System;

/** The files of data/ as saved, and their last valid contents, which are no longer on disk. */
export class SavedData {
  #stamps: ReadonlyMap<string, FileStamp> = new Map();
  #others: readonly string[] = [];
  readonly #kept = new Map<string, KeptFile>();
  /** The stamps of replacements that never existed as files. */
  readonly #ofReplacements = new WeakMap<Uint8Array, FileStamp>();
  #replacementCount = 0;

  /** Reads only the saved files if they are known, because thousands of files take long. */
  look(system: System, saved: ReadonlySet<string> | undefined): SavedFiles {
    const stamps = [...(saved ?? [])].flatMap((file) => system.stamp(file) ?? []);
    const isKnown = saved?.size === stamps.length && stamps.every(({ path }) => this.#stamps.has(path));
    if (isKnown) {
      this.#stamps = new Map([...this.#stamps, ...stamps.map((stamp) => [stamp.path, stamp] as const)]);
    } else {
      const { files, others } = system.inventory('data');
      this.#stamps = new Map(files.map((stamp) => [stamp.path, stamp]));
      this.#others = others;
    }
    const [now, odd] = [this.#stamps, this.#others];
    return (replacements) => this.#world(system, now, odd, replacements);
  }

  lastGood(file: string): Uint8Array | undefined {
    return this.#kept.get(file)?.bytes;
  }

  /** The stores, posts and pages that were valid before they were removed. */
  get gone(): readonly string[] {
    return [...this.#kept.keys()].filter(
      (file) => /^data\/(?:stores|posts|pages)\//.test(file) && !this.#stamps.has(file),
    );
  }

  #stampOf(path: string, bytes: Uint8Array): FileStamp {
    const kept = this.#kept.get(path);
    if (kept?.bytes === bytes) return kept.stamp;
    const known = this.#ofReplacements.get(bytes);
    if (known) return known;
    this.#replacementCount += 1;
    // No real file has a negative time stamp.
    const stamp = { path, size: bytes.length, modified: -this.#replacementCount };
    this.#ofReplacements.set(bytes, stamp);
    return stamp;
  }

  #world(
    system: System,
    now: ReadonlyMap<string, FileStamp>,
    odd: readonly string[],
    replacements: Replacements,
  ): System {
    const stamps = new Map(now);
    for (const [path, bytes] of replacements) {
      if (bytes) stamps.set(path, this.#stampOf(path, bytes));
      else stamps.delete(path);
    }
    const files = [...stamps.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const others = odd.filter((path) => !replacements.has(path));
    const replaced = withReplacements(system, replacements);
    return {
      ...system,
      list(folder) {
        if (folder !== 'data' && !folder.startsWith('data/')) return system.list(folder);
        return files.flatMap(({ path }) => (path.startsWith(`${folder}/`) ? [path] : []));
      },
      read: (path) => {
        const kept = this.#kept.get(path);
        return kept && isSame(kept.stamp, stamps.get(path)) ? kept.bytes : replaced.read(path);
      },
      inventory: (folder) => (folder === 'data' ? { files, others } : system.inventory(folder)),
      others: (folder) => (folder === 'data' ? others : replaced.others(folder)),
    };
  }

  /** Stores the valid files of a system, except replacements. */
  keep(world: System, records: CheckState['files'], replacements: Replacements): void {
    if (replacements.size === 0)
      for (const file of this.#kept.keys()) if (!this.#stamps.has(file)) this.#kept.delete(file);
    for (const stamp of world.inventory('data').files) {
      const { path } = stamp;
      if (replacements.has(path) || isSame(this.#kept.get(path)?.stamp, stamp)) continue;
      const bytes = readIfPossible(world, path);
      // If the hash differs from that of the check, the file was saved after it.
      if (bytes && records.get(path)?.hash === hashOf(bytes)) this.#kept.set(path, { stamp, bytes });
    }
  }
}

function readIfPossible(world: System, path: string): Uint8Array | undefined {
  try {
    return world.read(path);
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    return undefined;
  }
}
