import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { codeKeyOf } from './code-key';
import { machineClock, type Clock } from './clock';
import { machineDisk, type Disk, entriesBelow } from './disk';
import type { Environment } from './environment';
import { machineLocks, type Locks } from './lock';
import { projectPaths, type ProjectPaths } from './paths';

/** One watcher per folder: one per file would exceed the limits of some systems. */
function watchBelow(paths: ProjectPaths, folder: string, changed: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const end = (): void => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
  const begin = (): void => {
    end();
    for (const each of [folder, ...entriesBelow(paths, folder, (entry) => entry.isDirectory())]) {
      const absolute = paths.at(each);
      // Removed since it was listed: an event of its parent folder follows.
      if (!existsSync(absolute)) continue;
      const watcher = watch(absolute, (_event, name) => {
        const at = name === null ? each : `${each}/${name}`;
        if (watchers.has(at) || statSync(paths.at(at), { throwIfNoEntry: false })?.isDirectory()) begin();
        changed(at);
      });
      // Some systems report an error for a removed folder; its parent folder has already reported the removal.
      watcher.on('error', () => changed(each));
      watchers.set(each, watcher);
    }
  };
  begin();
  return end;
}

/** The operating system as the generator uses it. Only the modules of this folder touch the disk and the clock. */
export interface System extends Disk, Clock, Locks {
  /** The absolute path of the project folder. */
  readonly root: string;
  readonly environment: Environment;
  /** As in `ProjectPaths`. */
  realPath(file: string): string;
  /** Identifies the generator's code, the installed packages and the version of Node. */
  readonly code: string;
  /** The damaged entries of the cache, which are made again. */
  readonly damagedEntries: Set<string>;
  load(file: string): Promise<unknown>;
  /**
   * Calls back with the path of each saved, added or removed file or folder. Returns a function that stops watching.
   */
  watch(folder: string, changed: (path: string) => void): () => void;
}

interface Started {
  /** Default: computed. */
  readonly code?: string | undefined;
  /** Default: empty. */
  readonly damagedEntries?: Set<string> | undefined;
}

export function nodeSystem(
  root: string,
  environment: Environment = process.env,
  { code, damagedEntries = new Set() }: Started = {},
): System {
  const paths = projectPaths(root, environment);
  return {
    root,
    environment,
    realPath: paths.realPath,
    code: `${code ?? codeKeyOf(root)} ${process.version}`,
    ...machineClock(environment),
    ...machineDisk(paths),
    ...machineLocks(root),
    damagedEntries,
    load: (file) => import(pathToFileURL(path.resolve(root, file)).href),
    watch: (folder, changed) => watchBelow(paths, folder, changed),
  };
}
