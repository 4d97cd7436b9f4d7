import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeKeyOf } from './code-key';
import { machineClock, type Clock } from './clock';
import { machineDisk, type Disk } from './disk';
import type { Environment } from './environment';
import { machineLocks, type Locks } from './lock';
import { projectPaths } from './paths';
import { watchBelow } from './watch';

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
   * Watches a folder and its subfolders. Calls back with the path of each saved, added or removed file or folder.
   * Returns a function that stops watching.
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
