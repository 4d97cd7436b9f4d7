import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { entriesBelow } from './disk';
import type { ProjectPaths } from './paths';

/**
 * Watches a folder and everything below it, with one watcher for each folder: a watcher for each of thousands of files would
 * exceed the limits of some systems.
 *
 * @param changed is called with the path of each file or folder that was saved, added or removed
 * @returns a function that ends the watch
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
      // Removed since it was listed: the event of its parent folder follows.
      if (!existsSync(absolute)) continue;
      const watcher = watch(absolute, (_event, name) => {
        const at = name === null ? each : `${each}/${name}`;
        if (watchers.has(at) || statSync(paths.at(at), { throwIfNoEntry: false })?.isDirectory()) begin();
        changed(at);
      });
      // Some systems report an error for a folder that is removed; its parent folder has reported the removal already.
      watcher.on('error', () => changed(each));
      watchers.set(each, watcher);
    }
  };
  begin();
  return end;
}
