import path from 'node:path';
import { loadCode } from '../launcher/load-code';
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
  /** A hash of the generator's code, if the launcher has computed it. */
  readonly code?: string | undefined;
  /** Runs a CommonJS bundle and returns its exports. */
  load(file: string): unknown;
  /**
   * Watches a folder and its subfolders. Calls back with the path of each file or folder that was saved, added or removed.
   * Returns a function that ends the watch.
   */
  watch(folder: string, changed: (path: string) => void): () => void;
}

/** How the process was started. */
export interface Started {
  /** As in `System`. */
  readonly code?: string | undefined;
  /** The command: the code cache of loaded bundles is separate for each command. */
  readonly use?: string;
}

/** The system that this process runs on, at a project folder. */
export function nodeSystem(root: string, environment: Environment = process.env, { code, use }: Started = {}): System {
  const paths = projectPaths(root, environment);
  return {
    root,
    environment,
    realPath: paths.realPath,
    code,
    ...machineClock(environment),
    ...machineDisk(paths),
    ...machineLocks(root),
    load: (file) => loadCode(path.resolve(root, file), use),
    watch: (folder, changed) => watchBelow(paths, folder, changed),
  };
}
