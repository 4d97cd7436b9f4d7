import { DiskError } from '../../system/files';
import type { System } from '../../system/system';

export const distFolder = 'dist';
export const stagedFolder = '.dist-fresh';
const former = '.dist-former';
const journal = '.dist-journal';
const lock = '.dist-lock';

/** A plan for publishing, as recorded in the journal. */
interface PublishPlan {
  /** The files to move from the staged folder. */
  readonly put: readonly string[];
  readonly removed: readonly string[];
}

/** Each step is idempotent, so that a build can finish the journal of a killed one. */
function applyPlan(system: System, { put, removed }: PublishPlan): void {
  for (const path of put)
    if (system.exists(`${stagedFolder}/${path}`)) system.place(`${stagedFolder}/${path}`, `${distFolder}/${path}`);
  const folders = new Set<string>();
  for (const path of removed) {
    system.remove(`${distFolder}/${path}`);
    folders.add(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  }
  for (const folder of folders)
    if (folder !== '' && system.list(`${distFolder}/${folder}`).length === 0) system.remove(`${distFolder}/${folder}`);
  system.remove(stagedFolder);
  system.remove(journal);
}

/** Finishes the journal of a killed build; without one, restores the former site if none is published. */
export function recover(system: System): void {
  const plan = system.read(journal);
  // `publishChanges` writes the journal atomically.
  if (plan) applyPlan(system, JSON.parse(new TextDecoder().decode(plan)) as PublishPlan);
  if (!system.exists(distFolder) && system.exists(former)) system.move(former, distFolder);
  system.remove(former);
  system.remove(stagedFolder);
  system.sweep();
}

/** Throws if dist/ was not created by a build: it is a symbolic link or a file. */
export function assertDistIsOurs(system: System): void {
  const kind = system.kindOf(distFolder);
  if (kind === 'other') {
    throw new DiskError(
      distFolder,
      'written',
      'it is a link, and a finished site takes the place of the last one as a whole',
      'remove the link, and copy the finished folder to where it is served',
    );
  }
  if (kind === 'file')
    throw new DiskError(
      distFolder,
      'written',
      'there is a file in the place of the folder of the finished site',
      'move the file away',
    );
}

/** Runs a function under a lock: two builds would remove each other's staged files. */
export async function withBuildLock<T>(system: System, act: () => T | Promise<T>): Promise<T> {
  const result = system.acquireLock(lock);
  if ('holder' in result) {
    throw new DiskError(
      distFolder,
      'written',
      `another build is running (process ${result.holder})`,
      'wait until it ends',
    );
  }
  try {
    return await act();
  } finally {
    result.release();
  }
}

export function stage(system: System, path: string, content: string | Uint8Array): void {
  system.stage(`${stagedFolder}/${path}`, content);
}

export function unstage(system: System): void {
  system.remove(stagedFolder);
}

/** Replaces the finished site by the staged folder, which has a whole site. */
export function publishWhole(system: System): void {
  if (system.exists(distFolder)) system.move(distFolder, former);
  try {
    system.move(stagedFolder, distFolder);
  } catch (error) {
    recover(system);
    throw error;
  }
  system.remove(former);
}

/** Each move is one step. After the journal is written, the next build finishes the change. */
export function publishChanges(system: System, { put, removed }: PublishPlan): void {
  if (put.length + removed.length === 0) return;
  // Files are published before the pages that refer to them, for requests during the change.
  const isPage = (path: string): boolean => /\.html(?:\.(?:br|gz))?$/.test(path);
  const plan: PublishPlan = {
    put: [...put].sort((one, other) => Number(isPage(one)) - Number(isPage(other))),
    removed,
  };
  system.write(journal, JSON.stringify(plan));
  applyPlan(system, plan);
}
