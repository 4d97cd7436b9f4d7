import type { Instant } from '../../../src/domain/calendar';
import type { Listing } from '../derive/lists';
import { distFolder } from '../publish/publish';
import type { System } from '../../system/system';

/** A unit as it was made last. */
export interface UnitRecord {
  /** The key of its inputs. */
  readonly key: string;
  /** The instants between which its files are what would be made. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
  /** The paths of its files, as `joinPaths` writes them. */
  readonly files: string;
}

/** The lists of a language, with the key of what they were made from. */
export interface ListingRecord extends Listing {
  readonly key: string;
}

/** What a build knows of the site that the last one published. */
export interface SiteState {
  readonly units: ReadonlyMap<string, UnitRecord>;
  /** The folders of the finished site, and when they were last changed. */
  readonly folders: ReadonlyMap<string, number>;
  /** The listings by language. */
  readonly listings: ReadonlyMap<string, ListingRecord>;
}

/** The state before the first build. */
export const nothingMade: SiteState = { units: new Map(), folders: new Map(), listings: new Map() };

/** Paths as one string: of thousands of units hardly any needs its list. */
export function joinPaths(paths: Iterable<string>): string {
  return [...paths].join('//');
}

/** The folder of a path; `.` for one at the top. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

/** The paths that `joinPaths` has joined. */
export function splitPaths(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split('//');
}

/** Whether the finished site is still the one of this state. */
export function isUnchanged(system: System, { folders }: SiteState): boolean {
  return (
    folders.size > 0 && [...folders].every(([folder, stamp]) => system.modified(`${distFolder}/${folder}`) === stamp)
  );
}

/** The folders of the finished site with the times of their last changes: those that are known, and those of new files. */
export function folderStamps(system: System, known: Iterable<string>, files: Iterable<string>): SiteState['folders'] {
  const folders = new Set(['.', ...known]);
  for (const file of files)
    for (let folder = folderOf(file); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  const stamps = new Map<string, number>();
  for (const folder of folders) {
    const stamp = system.modified(`${distFolder}/${folder}`);
    if (stamp !== undefined) stamps.set(folder, stamp);
  }
  return stamps;
}
