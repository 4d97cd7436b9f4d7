import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './load/files';

/** The outside world as the generator sees it. This is the only file that touches disk and clock. */
export interface Host extends Files {
  /** The folder of the project; every path is relative to it, with forward slashes. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The instant of this build: SOURCE_DATE_EPOCH (seconds) if set, else the moment the generator started. */
  readonly now: number;
  /** What the machine's clock shows, whatever SOURCE_DATE_EPOCH says. */
  readonly present: number;
  /** Milliseconds since the process began, for measuring. */
  stopwatch(): number;
  exists(file: string): boolean;
  /** A file in pieces, for those that are too large to be held whole. Each piece is overwritten by the next. */
  chunks(file: string): Iterable<Uint8Array>;
  /** Writes a file whole, and its folders; a file that has this text already is left alone. Says whether it wrote. */
  write(file: string, content: string | Uint8Array): boolean;
  /** Adds text to the end of a file, which need not be there yet. */
  append(file: string, text: string): void;
  /** Removes a file or a folder with all that is in it, if it is there. */
  remove(file: string): void;
  /** Renames a file or folder. */
  move(from: string, to: string): void;
}

/** SOURCE_DATE_EPOCH is not a whole number of seconds. */
export class BadEnvironment extends Error {}

function buildInstant(environment: Host['environment']): number {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return Date.now();
  if (!/^\d{1,12}$/.test(epoch)) throw new BadEnvironment(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${epoch}".`);
  return Number(epoch) * 1000;
}

function listFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  const files: string[] = [];
  for (const entry of readdirSync(absolute, { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...listFiles(root, name));
    else if (entry.isFile()) files.push(name);
  }
  return files.sort();
}

function* chunksOf(file: string): Generator<Uint8Array> {
  const buffer = Buffer.alloc(65_536);
  const descriptor = openSync(file, 'r');
  try {
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer)) yield buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** The real disk and clock, at a project folder. */
export function nodeHost(root: string, environment: Host['environment'] = process.env): Host {
  const at = (file: string): string => path.resolve(root, file);
  return {
    root,
    environment,
    now: buildInstant(environment),
    present: Date.now(),
    stopwatch: () => performance.now(),
    list: (folder) => listFiles(root, folder),
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file)) : undefined),
    exists: (file) => existsSync(at(file)),
    chunks: (file) => chunksOf(at(file)),
    write(file, content) {
      const target = at(file);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
      mkdirSync(path.dirname(target), { recursive: true });
      // A reader never sees half a file: the rename is one step. Two processes may write the same file of a cache.
      const partial = `${target}.${process.pid}.partial`;
      writeFileSync(partial, bytes);
      renameSync(partial, target);
      return true;
    },
    append: (file, text) => appendFileSync(at(file), text),
    remove: (file) => rmSync(at(file), { recursive: true, force: true }),
    move: (from, to) => renameSync(at(from), at(to)),
  };
}
