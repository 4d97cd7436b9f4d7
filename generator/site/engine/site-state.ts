import type { Instant } from '../../../src/domain/dates/calendar';
import type { Listing } from '../derive/pages/lists';
import { distFolder } from '../publish/publish';
import type { System } from '../../system/system';
import type { SizedFile } from '../render/host-budget';

export interface UnitRecord {
  readonly key: string;
  /** The instants between which its files are valid. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
  /** The paths of its files, joined by `joinPaths`. */
  readonly files: string;
  /** In bytes, in the order of the files. */
  readonly sizes: string;
}

export interface ListingRecord extends Listing {
  readonly key: string;
}

/** The state that the last build published. */
export interface SiteState {
  readonly units: ReadonlyMap<string, UnitRecord>;
  /** The folders of the published site with their modification times. */
  readonly folders: ReadonlyMap<string, number>;
  readonly listings: ReadonlyMap<string, ListingRecord>;
}

export const nothingMade: SiteState = { units: new Map(), folders: new Map(), listings: new Map() };

/** As one string, because hardly any of thousands of units needs them as a list. */
export function joinPaths(paths: Iterable<string>): string {
  return [...paths].join('//');
}

/** `.` for a path at the top. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

export function splitPaths(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split('//');
}

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
