import { withReplacements } from '../../catalogue/quarantine/replaced';
import type { FileStamp } from '../../system/disk';
import type { System } from '../../system/system';
import type { Draft, Drafts } from './drafts';

/** Reads drafts in place of files. Writes go to the disk. */
export function overlaid(system: System, drafts: ReadonlyMap<string, Draft>): System {
  if (drafts.size === 0) return system;
  const contents = new Map([...drafts].map(([path, { now }]) => [path, now] as const));
  const stampAt = (path: string): FileStamp | undefined => {
    const draft = drafts.get(path);
    // No real file has a negative time stamp. The fraction distinguishes drafts from other replaced contents.
    return draft?.now && { path, size: draft.now.length, modified: -draft.version - 0.5 };
  };
  return {
    ...system,
    ...withReplacements(system, contents),
    exists: (path) => (contents.has(path) ? contents.get(path) !== undefined : system.exists(path)),
    kindOf(path) {
      if (!contents.has(path)) return system.kindOf(path);
      return contents.get(path) === undefined ? undefined : 'file';
    },
    stamp: (path) => (drafts.has(path) ? stampAt(path) : system.stamp(path)),
    inventory(folder) {
      const { files, others } = system.inventory(folder);
      const own = [...drafts.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .flatMap((path) => stampAt(path) ?? []);
      const all = [...files.filter(({ path }) => !drafts.has(path)), ...own];
      return {
        files: all.sort((a, b) => (a.path < b.path ? -1 : 1)),
        others: others.filter((path) => !drafts.has(path)),
      };
    },
    chunks: (path) => {
      const content = contents.get(path);
      return content ? [content] : system.chunks(path);
    },
  };
}

/** A system with drafts, whose watchers of data/ are also notified of changed drafts. */
export class EditedWorld {
  readonly #watchers = new Set<(path: string) => void>();

  constructor(
    readonly disk: () => System,
    readonly drafts: Drafts,
  ) {}

  readonly systemNow = (): System => {
    const system = this.disk();
    return {
      ...overlaid(system, this.drafts.all),
      watch: (folder, changed) => {
        const end = system.watch(folder, changed);
        if (folder !== 'data') return end;
        this.#watchers.add(changed);
        return () => {
          this.#watchers.delete(changed);
          end();
        };
      },
    };
  };

  announce(paths: Iterable<string>): void {
    for (const path of paths) for (const changed of this.#watchers) changed(path);
  }
}
