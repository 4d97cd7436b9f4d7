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
  watch,
  writeFileSync,
  type Dirent,
  type FSWatcher,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { codeOf, diskErrorOf } from './disk-errors';
import { loadCode } from '../launcher/load-code';
import { DiskError, type DiskAction, type Files } from '../load/files';

/** The outside world as the generator sees it. This is the only file that touches disk and clock. */
export interface System extends Files {
  /** The folder of the project; every path is relative to it, with forward slashes. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A hash of the generator's code, if whoever has started it knows one. */
  readonly code?: string | undefined;
  /** The instant of this build: SOURCE_DATE_EPOCH (seconds) if set, else the moment the generator started. */
  readonly now: number;
  /** What the machine's clock shows, whatever SOURCE_DATE_EPOCH says. */
  readonly present: number;
  /** Milliseconds since the process began, for measuring. */
  stopwatch(): number;
  exists(file: string): boolean;
  /** Runs a bundle of code in the older format of modules, and gives what it exports. */
  load(file: string): unknown;
  /** What stands at a path itself; links are not followed. */
  kindOf(path: string): 'file' | 'folder' | 'other' | undefined;
  /** Everything in a folder and below it. */
  inventory(folder: string): Inventory;
  /** One file as `inventory` would have it; undefined if it is not there. */
  stamp(file: string): FileStamp | undefined;
  /** When something was last added to a folder or taken from it; undefined if it is not there. */
  modified(folder: string): number | undefined;
  /** Calls back with the path of whatever is saved, comes or goes in a folder and below it: a file or a folder. Gives what ends that. */
  watch(folder: string, changed: (path: string) => void): () => void;
  /** Writes a file that nobody reads before it is moved to its place. */
  stage(file: string, content: string | Uint8Array): void;
  /** A file in pieces, for those that are too large to be held whole. Each piece is overwritten by the next. */
  chunks(file: string): Iterable<Uint8Array>;
  /** Writes a file whole, and its folders; a file that has this text already is left alone. Says whether it wrote. */
  write(file: string, content: string | Uint8Array): boolean;
  /** Adds text to the end of a file, which need not be there yet. */
  append(file: string, text: string): void;
  /** Removes a file or a folder with all that is in it, if it is there. */
  remove(file: string): void;
  /** Copies a file, and makes the folders that the copy comes into. */
  copy(from: string, to: string): void;
  /** Renames a file or a folder, and makes the folders that it comes into. */
  place(from: string, to: string): void;
  /** Renames a file or folder. */
  move(from: string, to: string): void;
  /**
   * Writes this process into a file that only one process may hold at a time. Gives the number of the process that holds it, if
   * that is another one that still runs.
   */
  claim(file: string): number | undefined;
  /** Removes what builds that were killed have left half-written in the cache. */
  sweep(): void;
}

/** A file as its folder knows it. */
export interface FileStamp {
  readonly path: string;
  readonly size: number;
  /** Milliseconds, with fractions. */
  readonly modified: number;
}

/** What lies in a folder and below it. */
export interface Inventory {
  /** The files, sorted by path. */
  readonly files: readonly FileStamp[];
  /** What is neither file nor folder, as `Files.others` gives it. */
  readonly others: readonly string[];
}

/** A variable of the environment says what it cannot. */
export class BadEnvironment extends Error {}

function buildInstant(environment: System['environment']): number {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return Date.now();
  if (!/^\d{1,12}$/.test(epoch))
    throw new BadEnvironment(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${epoch}".`);
  return Number(epoch) * 1000;
}

/** No file that is read whole comes near this; a text of twice the size could not be held at all. */
const largestFile = 256 * 1024 * 1024;

/** Runs what asks the disk; a refusal becomes a sentence that names the path. */
function asking<T>(path: string, action: DiskAction, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw diskErrorOf(error, action, path) ?? error;
  }
}

/** The paths below a folder whose entries are wanted. */
function entriesBelow(root: string, folder: string, wanted: (entry: Dirent) => boolean): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  const found: string[] = [];
  for (const entry of asking(folder, 'read', () => readdirSync(absolute, { withFileTypes: true }))) {
    const name = `${folder}/${entry.name}`;
    if (wanted(entry)) found.push(name);
    if (entry.isDirectory()) found.push(...entriesBelow(root, name, wanted));
  }
  return found.sort();
}

function stampOf(file: string, stats: Stats): FileStamp {
  // A copy may bring along the time of its text; when it came, or when its rights were changed, it cannot.
  return { path: file, size: stats.size, modified: Math.max(stats.mtimeMs, stats.ctimeMs) };
}

/** What lies below a folder: what the stamps of thousands of files say is not asked a second time of their folder. */
function inventoryOf(root: string, folder: string): Inventory {
  const files: FileStamp[] = [];
  const others: string[] = [];
  const walk = (from: string): void => {
    for (const entry of asking(from, 'read', () => readdirSync(`${root}/${from}`))) {
      const name = `${from}/${entry}`;
      const stats = lstatSync(`${root}/${name}`, { throwIfNoEntry: false });
      if (stats?.isFile()) files.push(stampOf(name, stats));
      else if (stats?.isDirectory()) walk(name);
      else if (stats) others.push(name);
    }
  };
  if (existsSync(`${root}/${folder}`)) walk(folder);
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), others: others.sort() };
}

/** Asks the system about folders, of which there are few, and not about thousands of files. */
function watchBelow(root: string, folder: string, changed: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const end = (): void => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
  const begin = (): void => {
    end();
    for (const each of [folder, ...entriesBelow(root, folder, (entry) => entry.isDirectory())]) {
      const absolute = path.join(root, each);
      // Gone since it was listed: the folder above has yet to tell so.
      if (!existsSync(absolute)) continue;
      const watcher = watch(absolute, (_event, name) => {
        const at = name === null ? each : `${each}/${name}`;
        if (watchers.has(at) || statSync(path.join(root, at), { throwIfNoEntry: false })?.isDirectory()) begin();
        changed(at);
      });
      // Some systems say so of a folder that goes; the folder above has told it already.
      watcher.on('error', () => changed(each));
      watchers.set(each, watcher);
    }
  };
  begin();
  return end;
}

function readWhole(absolute: string, file: string): Uint8Array | undefined {
  return asking(file, 'read', () => {
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    // A pipe would never end.
    if (!stats.isFile() && !stats.isDirectory())
      throw new DiskError(file, 'read', 'it is no file', 'put a file in its place');
    if (stats.size > largestFile) {
      const size = `${Math.round(stats.size / 1024 / 1024)} MB`;
      throw new DiskError(
        file,
        'read',
        `it has ${size}, and ${largestFile / 1024 / 1024} MB are the most`,
        'look whether the right file was put there',
      );
    }
    return readFileSync(absolute);
  });
}

const cache = 'node_modules/.cache/qaseema';

/** Where files of the cache stand until they are whole: one small folder, so that what was given up is found at once. */
const unfinished = `${cache}/unfinished`;

/** Where a file stands until it is whole: on the same disk, for a rename does not go from one to another. */
function partialOf(file: string): string {
  // Threads of one process write at the same time too.
  const name = `${threadId === 0 ? '' : `${threadId}.`}${process.pid}.partial`;
  return file.startsWith(`${cache}/`)
    ? `${unfinished}/${file.slice(file.lastIndexOf('/') + 1)}.${name}`
    : `${file}.${name}`;
}

const partialName = /\.(\d+)\.partial$/;

function isRunning(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // One that belongs to another account runs all the same.
    return codeOf(error) === 'EPERM';
  }
}

function* chunksOf(absolute: string, file: string): Generator<Uint8Array> {
  const buffer = Buffer.alloc(65_536);
  const descriptor = asking(file, 'read', () => openSync(absolute, 'r'));
  const next = (): number => asking(file, 'read', () => readSync(descriptor, buffer));
  try {
    for (let length = next(); length > 0; length = next()) yield buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Puts a file, and makes its folder if it has none yet: to ask before would cost more than it saves. Another thread may be as
 * quick, so whether the folder is there by now tells nothing.
 */
function inFolder(target: string, put: (target: string) => void): void {
  try {
    put(target);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    mkdirSync(path.dirname(target), { recursive: true });
    put(target);
  }
}

/** How a process was started. */
export interface Started {
  /** As in `System`. */
  readonly code?: string | undefined;
  /** What is compiled of code that is loaded is kept for processes of the same use. */
  readonly use?: string;
}

/** The real disk and clock, at a project folder. */
export function nodeSystem(
  root: string,
  environment: System['environment'] = process.env,
  { code, use }: Started = {},
): System {
  const at = (file: string): string => path.resolve(root, file);
  return {
    root,
    environment,
    code,
    now: buildInstant(environment),
    present: Date.now(),
    stopwatch: () => performance.now(),
    list: (folder) => entriesBelow(root, folder, (entry) => entry.isFile()),
    others: (folder) => entriesBelow(root, folder, (entry) => !entry.isFile() && !entry.isDirectory()),
    read: (file) => readWhole(at(file), file),
    exists: (file) => existsSync(at(file)),
    load: (file) => loadCode(at(file), use),
    inventory: (folder) => inventoryOf(root, folder),
    stamp(file) {
      const stats = statSync(at(file), { throwIfNoEntry: false });
      return stats && stampOf(file, stats);
    },
    watch: (folder, changed) => watchBelow(root, folder, changed),
    modified: (folder) => statSync(at(folder), { throwIfNoEntry: false })?.mtimeMs,
    stage: (file, content) =>
      asking(file, 'written', () => inFolder(at(file), (target) => writeFileSync(target, content))),
    place: (from, to) => asking(from, 'moved', () => inFolder(at(to), (target) => renameSync(at(from), target))),
    copy: (from, to) =>
      asking(to, 'written', () => {
        mkdirSync(path.dirname(at(to)), { recursive: true });
        copyFileSync(at(from), at(to));
      }),
    kindOf(file) {
      const stats = asking(file, 'read', () => lstatSync(at(file), { throwIfNoEntry: false }));
      return stats && (stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other');
    },
    chunks: (file) => chunksOf(at(file), file),
    write: (file, content) =>
      asking(file, 'written', () => {
        const target = at(file);
        const bytes = typeof content === 'string' ? Buffer.from(content) : content;
        if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
        mkdirSync(path.dirname(target), { recursive: true });
        // A reader never sees half a file: the rename is one step. Two processes may write the same file of a cache.
        const partial = at(partialOf(file));
        mkdirSync(path.dirname(partial), { recursive: true });
        try {
          writeFileSync(partial, bytes);
          renameSync(partial, target);
        } catch (error) {
          rmSync(partial, { force: true });
          throw error;
        }
        return true;
      }),
    append: (file, text) => asking(file, 'written', () => appendFileSync(at(file), text)),
    remove: (file) => asking(file, 'removed', () => rmSync(at(file), { recursive: true, force: true })),
    move: (from, to) => asking(from, 'moved', () => renameSync(at(from), at(to))),
    claim: (file) =>
      asking(file, 'written', () => {
        const target = at(file);
        const holder = existsSync(target) ? Number(readFileSync(target, 'utf8')) : undefined;
        // One that was killed before it wrote its number holds nothing.
        if (holder !== undefined && holder > 0 && isRunning(holder)) return holder;
        rmSync(target, { force: true });
        try {
          writeFileSync(target, String(process.pid), { flag: 'wx' });
          return undefined;
        } catch (error) {
          // Another process has been as quick.
          if (codeOf(error) === 'EEXIST') return Number(readFileSync(target, 'utf8'));
          throw error;
        }
      }),
    sweep() {
      const bundles = at(`${cache}/generator`);
      for (const name of existsSync(bundles) ? readdirSync(bundles) : []) {
        const [, writer] = partialName.exec(name) ?? [];
        if (writer !== undefined && !isRunning(Number(writer)))
          rmSync(path.join(bundles, name), { recursive: true, force: true });
      }
      for (const file of entriesBelow(root, unfinished, (entry) => entry.isFile())) {
        const [, writer] = partialName.exec(file) ?? [];
        if (writer === undefined || !isRunning(Number(writer)))
          asking(file, 'removed', () => rmSync(at(file), { force: true }));
      }
    },
  };
}
