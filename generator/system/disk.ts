import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { cacheFolder } from './cache-folder.js';
import { DiskError, keptFolder, type DiskAction, type Files } from './files';
import { codeOf, diskErrorOf } from './disk-errors';
import type { ProjectPaths } from './paths';
import { isRunning } from './processes';

/** For detecting changes without reading the file. */
export interface FileStamp {
  readonly path: string;
  readonly size: number;
  /** In milliseconds, with fractions. */
  readonly modified: number;
}

interface Inventory {
  /** Sorted by path. */
  readonly files: readonly FileStamp[];
  /** Neither files nor folders, as in `Files.others`. */
  readonly others: readonly string[];
}

/** Paths are relative to the project folder, with forward slashes. A refused operation throws a `DiskError`. */
export interface Disk extends Files {
  exists(file: string): boolean;
  /** `other` for a symbolic link, undefined if there is no entry. */
  kindOf(path: string): 'file' | 'folder' | 'other' | undefined;
  inventory(folder: string): Inventory;
  /** As in `inventory`; undefined if the file does not exist. */
  stamp(file: string): FileStamp | undefined;
  /** When an entry was last added to or removed from a folder; undefined if the folder does not exist. */
  modified(folder: string): number | undefined;
  /** For files too large for memory. The next chunk overwrites each chunk. */
  chunks(file: string): Iterable<Uint8Array>;
  /** Writes a file atomically and creates its folders. Returns false if the content was the same. */
  write(file: string, content: string | Uint8Array): boolean;
  /** Writes a file that is not read before it is moved to its final path: a crash may leave half of it. */
  stage(file: string, content: string | Uint8Array): void;
  /** Creates the file if necessary. */
  append(file: string, text: string): void;
  /** Removes a file, or a folder with its contents, if it exists. */
  remove(file: string): void;
  /** Creates the folders of the copy. */
  copy(from: string, to: string): void;
  /** Renames a file or folder, and creates the folders of its new path. */
  place(from: string, to: string): void;
  move(from: string, to: string): void;
  /** Removes partial files of killed processes from the cache. */
  sweep(): void;
}

/** Far above the size of any file that is read as a whole, and half the length of the longest string in V8. */
const largestFile = 256 * 1024 * 1024;
const megabyte = 1024 * 1024;

/** Partial files are in one small folder, so that leftovers of killed processes are found quickly. */
const partialFolder = `${cacheFolder}/unfinished`;

const partialName = /\.(\d+)\.partial$/;

/** Converts the failure of an operation to a `DiskError` with the path from the project folder. */
export function onDisk<T>(path: string, action: DiskAction, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw diskErrorOf(error, action, path) ?? error;
  }
}

/** Sorted. */
export function entriesBelow(paths: ProjectPaths, folder: string, matches: (entry: Dirent) => boolean): string[] {
  const absolute = paths.at(folder);
  if (!existsSync(absolute)) return [];
  const found: string[] = [];
  for (const entry of onDisk(paths.realPath(folder), 'read', () => readdirSync(absolute, { withFileTypes: true }))) {
    const name = `${folder}/${entry.name}`;
    if (matches(entry)) found.push(name);
    if (entry.isDirectory()) found.push(...entriesBelow(paths, name, matches));
  }
  return found.sort();
}

function stampOf(file: string, stats: Stats): FileStamp {
  // A copy may keep the modification time of the original, but not the inode change time.
  return { path: file, size: stats.size, modified: Math.max(stats.mtimeMs, stats.ctimeMs) };
}

/** Without `withFileTypes`: the stats of each entry include its type, which saves thousands of system calls. */
function inventoryOf({ at, realPath }: ProjectPaths, folder: string): Inventory {
  const files: FileStamp[] = [];
  const others: string[] = [];
  const walk = (from: string, absolute: string): void => {
    for (const entry of onDisk(realPath(from), 'read', () => readdirSync(absolute))) {
      const name = `${from}/${entry}`;
      const stats = lstatSync(`${absolute}/${entry}`, { throwIfNoEntry: false });
      if (stats?.isFile()) files.push(stampOf(name, stats));
      else if (stats?.isDirectory()) walk(name, `${absolute}/${entry}`);
      else if (stats) others.push(name);
    }
  };
  if (existsSync(at(folder))) walk(folder, at(folder));
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), others: others.sort() };
}

/** Throws for a pipe, which has no end, and for a file that is too large. */
function readWhole(absolute: string, file: string): Uint8Array | undefined {
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isFile() && !stats.isDirectory())
    throw new DiskError(file, 'read', 'it is not a regular file', 'replace it with a file');
  if (stats.size > largestFile) {
    const size = `${Math.round(stats.size / megabyte)} MB`;
    throw new DiskError(
      file,
      'read',
      `its size is ${size}, and the limit is ${largestFile / megabyte} MB`,
      'check that it is the right file',
    );
  }
  return readFileSync(absolute);
}

function* chunksOf(absolute: string, file: string): Generator<Uint8Array> {
  const buffer = Buffer.alloc(65_536);
  const descriptor = onDisk(file, 'read', () => openSync(absolute, 'r'));
  const next = (): number => onDisk(file, 'read', () => readSync(descriptor, buffer));
  try {
    for (let length = next(); length > 0; length = next()) yield buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Creates the folder of a path only if the operation fails: checking beforehand would take time for every file. */
function inFolder(target: string, operation: (target: string) => void): void {
  try {
    operation(target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(path.dirname(target), { recursive: true });
    operation(target);
  }
}

/** The suffix of partial files. It contains the thread id, because threads of one process write at the same time. */
const partialEnding = `.${threadId === 0 ? '' : `${threadId}.`}${process.pid}.partial`;

function replace(target: string, partial: string, bytes: Uint8Array): void {
  try {
    writeFileSync(partial, bytes);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Readers see either the old or the new content. Returns whether the content is new. */
function writeAtomically(target: string, folder: string, content: string | Uint8Array): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    mkdirSync(folder, { recursive: true });
    replace(target, path.join(folder, path.basename(target) + partialEnding), bytes);
  } catch {
    // A rename does not work across file systems, and the other one may be full.
    replace(target, target + partialEnding, bytes);
  }
  return true;
}

export function machineDisk(paths: ProjectPaths): Disk {
  const { at, realPath } = paths;
  return {
    list: (folder) => entriesBelow(paths, folder, (entry) => entry.isFile()),
    others: (folder) => entriesBelow(paths, folder, (entry) => !entry.isFile() && !entry.isDirectory()),
    read: (file) => onDisk(realPath(file), 'read', () => readWhole(at(file), realPath(file))),
    exists: (file) => existsSync(at(file)),
    kindOf(file) {
      const stats = onDisk(realPath(file), 'read', () => lstatSync(at(file), { throwIfNoEntry: false }));
      return stats && (stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other');
    },
    inventory: (folder) => inventoryOf(paths, folder),
    stamp(file) {
      const stats = statSync(at(file), { throwIfNoEntry: false });
      return stats && stampOf(file, stats);
    },
    modified: (folder) => statSync(at(folder), { throwIfNoEntry: false })?.mtimeMs,
    chunks: (file) => chunksOf(at(file), realPath(file)),
    write(file, content) {
      // For data files it is in the cache, because a leftover beside them would be an error of the data.
      const isCached = ['data', cacheFolder, keptFolder].some((folder) => file.startsWith(`${folder}/`));
      const folder = isCached ? partialFolder : path.posix.dirname(file);
      return onDisk(realPath(file), 'written', () => writeAtomically(at(file), at(folder), content));
    },
    stage: (file, content) =>
      onDisk(realPath(file), 'written', () => inFolder(at(file), (target) => writeFileSync(target, content))),
    append: (file, text) => onDisk(realPath(file), 'written', () => appendFileSync(at(file), text)),
    remove: (file) => onDisk(realPath(file), 'removed', () => rmSync(at(file), { recursive: true, force: true })),
    copy: (from, to) =>
      onDisk(realPath(to), 'written', () => inFolder(at(to), (target) => copyFileSync(at(from), target))),
    place: (from, to) =>
      onDisk(realPath(from), 'moved', () => inFolder(at(to), (target) => renameSync(at(from), target))),
    move: (from, to) => onDisk(realPath(from), 'moved', () => renameSync(at(from), at(to))),
    sweep() {
      const bundles = at(`${cacheFolder}/generator`);
      for (const name of existsSync(bundles) ? readdirSync(bundles) : []) {
        const [, writer] = partialName.exec(name) ?? [];
        if (writer !== undefined && !isRunning(Number(writer)))
          rmSync(path.join(bundles, name), { recursive: true, force: true });
      }
      for (const file of entriesBelow(paths, partialFolder, (entry) => entry.isFile())) {
        const [, writer] = partialName.exec(file) ?? [];
        if (writer === undefined || !isRunning(Number(writer)))
          onDisk(file, 'removed', () => rmSync(at(file), { force: true }));
      }
    },
  };
}
