import type { Host } from '../system/host';
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
function carryOut(host: Host, { put, removed }: Orders): void {
  for (const path of put)
    if (host.exists(`${stagedFolder}/${path}`)) host.place(`${stagedFolder}/${path}`, `${finished}/${path}`);
  const folders = new Set<string>();
  for (const path of removed) {
    host.remove(`${finished}/${path}`);
    folders.add(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  }
  for (const folder of folders)
    if (folder !== '' && host.list(`${finished}/${folder}`).length === 0) host.remove(`${finished}/${folder}`);
  host.remove(stagedFolder);
  host.remove(journal);
}

/** Puts right what a build that was killed has left: what it had decided to publish is published, all else is taken away. */
export function recover(host: Host): void {
  const orders = host.read(journal);
  // `publishChanges` wrote it, whole or not at all.
  if (orders) carryOut(host, JSON.parse(new TextDecoder().decode(orders)) as Orders);
  if (!host.exists(finished) && host.exists(former)) host.move(former, finished);
  host.remove(former);
  host.remove(stagedFolder);
  host.sweep();
}

/** Refuses to replace what no build has made: a link to where the site is served, or somebody's file. */
export function refuseForeign(host: Host): void {
  const kind = host.kindOf(finished);
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
export async function alone<T>(host: Host, act: () => T | Promise<T>): Promise<T> {
  const holder = host.claim(lock);
  if (holder !== undefined) {
    throw new DiskError(
      finished,
      'written',
      `another build is at it (process ${holder})`,
      `wait until it ends; if no build is running, remove ${lock}`,
    );
  }
  try {
    return await act();
  } finally {
    host.remove(lock);
  }
}

/** Writes a file that is to be published. Nobody sees it yet. */
export function stage(host: Host, path: string, content: string | Uint8Array): void {
  host.stage(`${stagedFolder}/${path}`, content);
}

/** Forgets what was to be published. */
export function unstage(host: Host): void {
  host.remove(stagedFolder);
}

/** Reads a file of the site as it will be: of what is to be published, whoever has staged it, else of the published one. */
export function readPublished(host: Host, path: string): Uint8Array | undefined {
  return host.read(`${stagedFolder}/${path}`) ?? host.read(`${finished}/${path}`);
}

/** Puts the folder of what is staged, a whole site, in place of the last one. */
export function publishWhole(host: Host): void {
  if (host.exists(finished)) host.move(finished, former);
  try {
    host.move(stagedFolder, finished);
  } catch (error) {
    recover(host);
    throw error;
  }
  host.remove(former);
}

/**
 * Puts the files of the folder of what is staged into the last site and takes others away, each in one step. With the journal the
 * decision has fallen: if this is killed, the next build finishes it.
 */
export function publishChanges(host: Host, orders: Orders): void {
  if (orders.put.length + orders.removed.length === 0) return;
  host.write(journal, JSON.stringify(orders));
  carryOut(host, orders);
}
