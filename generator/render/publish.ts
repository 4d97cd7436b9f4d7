import type { System } from '../system/system';
import { DiskError } from '../load/files';

/** Where the finished site is. */
export const finished = 'dist';
/** Where files stand that nobody is to see yet. */
export const stagedFolder = '.dist-fresh';
const former = '.dist-former';
const journal = '.dist-journal';
const lock = '.dist-lock';

/** What a journal orders. */
interface Orders {
  /** The files to take from the folder of what is staged. */
  readonly put: readonly string[];
  readonly removed: readonly string[];
}

/** Carries orders out. Each step can be done again: whoever finds the journal of a build that was killed finishes it. */
function carryOut(system: System, { put, removed }: Orders): void {
  for (const path of put)
    if (system.exists(`${stagedFolder}/${path}`)) system.place(`${stagedFolder}/${path}`, `${finished}/${path}`);
  const folders = new Set<string>();
  for (const path of removed) {
    system.remove(`${finished}/${path}`);
    folders.add(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  }
  for (const folder of folders)
    if (folder !== '' && system.list(`${finished}/${folder}`).length === 0) system.remove(`${finished}/${folder}`);
  system.remove(stagedFolder);
  system.remove(journal);
}

/** Puts right what a build that was killed has left: what it had decided to publish is published, all else is taken away. */
export function recover(system: System): void {
  const orders = system.read(journal);
  // `publishChanges` wrote it, whole or not at all.
  if (orders) carryOut(system, JSON.parse(new TextDecoder().decode(orders)) as Orders);
  if (!system.exists(finished) && system.exists(former)) system.move(former, finished);
  system.remove(former);
  system.remove(stagedFolder);
  system.sweep();
}

/** Refuses to replace what no build has made: a link to where the site is served, or somebody's file. */
export function refuseForeign(system: System): void {
  const kind = system.kindOf(finished);
  if (kind === 'other') {
    throw new DiskError(
      finished,
      'written',
      'it is a link, and a finished site takes the place of the last one as a whole',
      'remove the link, and copy the finished folder to where it is served',
    );
  }
  if (kind === 'file')
    throw new DiskError(
      finished,
      'written',
      'a file stands where the folder of the finished site belongs',
      'move the file away',
    );
}

/**
 * Does what only one process may do at a time: two builds would clear away each other's unfinished files, and publish what is
 * left of them.
 */
export async function alone<T>(system: System, act: () => T | Promise<T>): Promise<T> {
  const result = system.acquireLock(lock);
  if ('holder' in result) {
    throw new DiskError(
      finished,
      'written',
      `another build is at it (process ${result.holder})`,
      `wait until it ends; if no build is running, remove ${lock}`,
    );
  }
  try {
    return await act();
  } finally {
    result.release();
  }
}

/** Writes a file that is to be published. Nobody sees it yet. */
export function stage(system: System, path: string, content: string | Uint8Array): void {
  system.stage(`${stagedFolder}/${path}`, content);
}

/** Forgets what was to be published. */
export function unstage(system: System): void {
  system.remove(stagedFolder);
}

/** Reads a file of the site as it will be: of what is to be published, whoever has staged it, else of the published one. */
export function readPublished(system: System, path: string): Uint8Array | undefined {
  return system.read(`${stagedFolder}/${path}`) ?? system.read(`${finished}/${path}`);
}

/** Puts the folder of what is staged, a whole site, in place of the last one. */
export function publishWhole(system: System): void {
  if (system.exists(finished)) system.move(finished, former);
  try {
    system.move(stagedFolder, finished);
  } catch (error) {
    recover(system);
    throw error;
  }
  system.remove(former);
}

/**
 * Puts the files of the folder of what is staged into the last site and takes others away, each in one step. With the journal the
 * decision has fallen: if this is killed, the next build finishes it.
 */
export function publishChanges(system: System, orders: Orders): void {
  if (orders.put.length + orders.removed.length === 0) return;
  system.write(journal, JSON.stringify(orders));
  carryOut(system, orders);
}
