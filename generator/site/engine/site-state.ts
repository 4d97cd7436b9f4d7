import type { Instant } from '../../../src/domain/dates/calendar';
import type { Listing } from '../derive/pages/lists';
import { distFolder } from '../publish/publish';
import type { System } from '../../system/system';
import type { SizedFile } from '../render/host-budget';

/** The record of the last build of a unit. */
export interface UnitRecord {
  /** The key of its inputs. */
  readonly key: string;
  /** The instants between which its files are valid. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
  /** The paths of its files, joined by `joinPaths`. */
  readonly files: string;
  /** Their sizes in bytes, in the same order. */
  readonly sizes: string;
}

/** The lists of a language with the key of their inputs. */
export interface ListingRecord extends Listing {
  readonly key: string;
}

/** The state of the site that the last build published. */
export interface SiteState {
  readonly units: ReadonlyMap<string, UnitRecord>;
  /** The folders of the published site with their modification times. */
  readonly folders: ReadonlyMap<string, number>;
  /** The listings by language. */
  readonly listings: ReadonlyMap<string, ListingRecord>;
}

/** The state before the first build. */
export const nothingMade: SiteState = { units: new Map(), folders: new Map(), listings: new Map() };

/** Joins paths to one string: among thousands of units, hardly any needs them as a list. */
export function joinPaths(paths: Iterable<string>): string {
  return [...paths].join('//');
}

/** The folder of a path; `.` for one at the top. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

/** Splits paths that `joinPaths` has joined. */
export function splitPaths(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split('//');
}

/** The files of a unit with their sizes. */
export function filesOf({ files, sizes }: Pick<UnitRecord, 'files' | 'sizes'>): readonly SizedFile[] {
  const numbers = sizes.split(' ');
  return splitPaths(files).map((path, index) => [path, Number(numbers[index])]);
}

/** Whether the published site still matches this state. */
export function isUnchanged(system: System, { folders }: SiteState): boolean {
  return (
    folders.size > 0 && [...folders].every(([folder, stamp]) => system.modified(`${distFolder}/${folder}`) === stamp)
  );
}

/** The folders of the published site with their modification times: known ones, and those of new files. */
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
