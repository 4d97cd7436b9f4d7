import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { entriesBelow } from './disk';
import type { ProjectPaths } from './paths';

/**
 * One watcher per folder: one per file would exceed the limits of some systems.
 *
 * @param changed called with the path of each saved, added or removed file or folder
 * @returns a function that stops watching
 */
export function watchBelow(paths: ProjectPaths, folder: string, changed: (path: string) => void): () => void {
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
