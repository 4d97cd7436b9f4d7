import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onDisk } from './disk';
import { codeOf } from './disk-errors';
import { isRunning, startOf } from './processes';

/** The lock, or the id of the process that holds it. */
type LockResult = { readonly release: () => void } | { readonly holder: number };

/** Lock files, each held by one process at a time. */
export interface Locks {
  /** Acquires a lock, unless a running process holds it. The lock of a killed process is taken over. */
  acquireLock(file: string): LockResult;
}

/** The contents of this process's locks: a lock left by another container can have the same process id. */
const held = new Set<string>();

const idOf = (content: string): number => Number(/^\d+/.exec(content)?.[0] ?? 0);

/** Whether the process that wrote a lock is running. Its id alone is not enough, because the system reuses ids. */
function isAlive(content: string): boolean {
  if (held.has(content)) return true;
  if (!isRunning(idOf(content))) return false;
  const written = /^\d+ \S+ (.+)$/.exec(content)?.[1];
  const present = startOf(idOf(content));
  return written === undefined || present === undefined || written === present;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Links a complete file to a second name atomically; returns false if that name is taken. */
function linked(complete: string, target: string): boolean {
  try {
    linkSync(complete, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Returns false if the file was removed as a leftover, because the lock has a new holder. */
function replaced(target: string, by: string): boolean {
  try {
    renameSync(by, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Makes a file with a unique content appear at a path, unless a running process owns the existing file.
 * The file of a dead owner may be replaced only by the process that holds a second lock, whose name contains a hash of
 * that file's content. The content is unique, so the right to replace it is granted once. It is checked again under the
 * second lock, because the file may have been replaced in the meantime. A second lock left by a killed process is taken
 * over in the same way.
 *
 * @param complete a file with the content, in the same folder
 * @returns the content of the file of a running owner; undefined if this process now owns it
 */
function claim(target: string, complete: string): string | undefined {
  while (!linked(complete, target)) {
    const owner = readIfThere(target);
    if (owner === undefined) continue;
    if (isAlive(owner)) return owner;
    const successor = `${target}.${createHash('sha1').update(owner).digest('hex').slice(0, 12)}`;
    const rival = claim(successor, complete);
    if (rival !== undefined) return rival;
    if (readIfThere(target) === owner && replaced(target, successor)) return undefined;
    rmSync(successor, { force: true });
  }
  return undefined;
}

/** Only the holder may call this, because only then no file is in use. */
function removeLeftovers(target: string): void {
  const folder = path.dirname(target);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(target)}.`)) continue;
    const writer = Number(/\.(\d+)\.partial$/.exec(name)?.[1]);
    if (writer !== process.pid && !isRunning(writer)) rmSync(path.join(folder, name), { force: true });
  }
}

function acquire(target: string): LockResult {
  const unique = randomUUID();
  const content = [process.pid, unique, startOf(process.pid) ?? ''].join(' ').trim();
  const complete = `${target}.${unique}.${process.pid}.partial`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(complete, content);
  held.add(content);
  try {
    const owner = claim(target, complete);
    if (owner !== undefined) {
      held.delete(content);
      return { holder: idOf(owner) };
    }
  } finally {
    rmSync(complete, { force: true });
  }
  removeLeftovers(target);
  return {
    release() {
      held.delete(content);
      // If the file was removed by hand, another process may have acquired the lock since.
      if (readIfThere(target) === content) rmSync(target, { force: true });
    },
  };
}

export function machineLocks(root: string): Locks {
  return { acquireLock: (file) => onDisk(file, 'written', () => acquire(path.resolve(root, file))) };
}
