import path from 'node:path/posix';
import type { Instant } from '../../../src/domain/calendar';
import type { Language } from '../../../src/domain/language';
import type { Listing } from '../../derive/lists';
import type { System } from '../../system/system';
import { compressing } from '../../render/compress';
import { finished, publishChanges, publishWhole, readPublished, stage } from '../../render/publish';
import {
  hashOf,
  joinPaths,
  nothingMade,
  splitPaths,
  type ListingMemory,
  type SiteMemory,
  type UnitMemory,
} from '../memory';

/** Takes a file of the finished site. */
export type Put = (path: string, content: string | Uint8Array) => void;

/** Takes a file with its hash in its name, whose content will be there when the unit is made. */
export type Later = (path: string, read: () => Uint8Array) => void;

/** What a build has written. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** What making a unit tells of it besides its files. */
export type UnitDetails = Omit<UnitMemory, 'key' | 'files'>;

/** The folders that files stand in, with those above them. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set(['.']);
  for (const file of files)
    for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
  return folders;
}

/** When folders were last changed; of those that are not there any more, nothing. */
function stampsOf(system: System, folders: Iterable<string>): SiteMemory['folders'] {
  const stamps = new Map<string, number>();
  for (const folder of folders) {
    const stamp = system.modified(`${finished}/${folder}`);
    if (stamp !== undefined) stamps.set(folder, stamp);
  }
  return stamps;
}

/**
 * The files of the finished site, in units that are made together. A unit whose key is that of the last time stays as it
 * is; all others are made. A first build is one that remembers no unit.
 */
export class Outputs {
  private readonly units = new Map<string, UnitMemory>();
  private readonly staged = new Set<string>();
  private readonly awaited = new Map<string, () => Uint8Array>();
  private readonly former: SiteMemory['units'];
  private readonly formerListings: SiteMemory['listings'];
  /** The listings that were asked for, by their languages. */
  readonly listings = new Map<Language, ListingMemory>();
  private bytes = 0;
  private readonly formerFolders: readonly string[];
  private readonly made = new Set<string>();
  private readonly whole: boolean;

  constructor(
    private readonly system: System,
    { units, folders, listings }: SiteMemory,
    private readonly now: Instant,
    private readonly compressed: boolean,
  ) {
    this.formerFolders = [...folders.keys()];
    // Whoever has changed something in the finished site since, it is not what is remembered.
    this.whole =
      folders.size === 0 || [...folders].some(([folder, stamp]) => system.modified(`${finished}/${folder}`) !== stamp);
    this.former = this.whole ? nothingMade.units : units;
    this.formerListings = listings;
  }

  /** How many units were made, and how many stayed. */
  get counts(): { readonly made: number; readonly kept: number } {
    return { made: this.made.size, kept: this.units.size - this.made.size };
  }

  /** The unit as it was made last, if it would be made the same way again. */
  current(id: string, key: string): UnitMemory | undefined {
    const unit = this.former.get(id);
    const holds = unit?.key === key && (unit.from ?? -Infinity) <= this.now && (unit.until ?? Infinity) > this.now;
    return holds ? unit : undefined;
  }

  /** Lets a unit stay as it is, if it would be made the same way again. */
  keep(id: string, key: string): UnitMemory | undefined {
    const unit = this.current(id, key);
    if (!unit) return undefined;
    this.units.set(id, unit);
    return unit;
  }

  /** The unit as it was made last, whether or not it stays. */
  peek(id: string): UnitMemory | undefined {
    return this.former.get(id);
  }

  /** How many files were written, and how large they are together. */
  get written(): Written {
    return { files: this.staged.size, bytes: this.bytes };
  }

  /** Counts what another thread has written. */
  count(bytes: number): void {
    this.bytes += bytes;
  }

  /** Takes over a unit that another thread has made and staged. */
  adopt(id: string, unit: UnitMemory): void {
    for (const file of splitPaths(unit.files)) this.staged.add(file);
    this.units.set(id, unit);
    this.made.add(id);
  }

  /** Makes a unit anew. */
  make(id: string, key: string, write: (put: Put, later: Later) => UnitDetails | undefined): UnitMemory {
    const files = new Set<string>();
    const before = new Set(splitPaths(this.former.get(id)?.files ?? ''));
    const plain: Put = (file, content) => {
      this.stage(file, content);
      files.add(file);
    };
    const put = this.compressed ? compressing(this.system, plain) : plain;
    const later: Later = (file, read) => {
      files.add(file);
      // What has its hash in its name need not be written again.
      if (!before.has(file)) this.awaited.set(file, read);
    };
    const details = write(put, later) ?? {};
    const unit: UnitMemory = { ...details, key, files: joinPaths(files) };
    this.units.set(id, unit);
    this.made.add(id);
    return unit;
  }

  /** Makes a unit unless it stays. */
  unit(id: string, key: string, write: (put: Put, later: Later) => UnitDetails | undefined): UnitMemory {
    return this.keep(id, key) ?? this.make(id, key, write);
  }

  /** One file by itself, whose content is at hand. */
  file(file: string, content: string | Uint8Array): void {
    this.unit(`file:${file}`, hashOf(content), (put) => {
      put(file, content);
    });
  }

  /** The listing of a language, as it was made last if it would be made the same way again. */
  listing(language: Language, key: string, make: () => Listing): Listing {
    const former = this.formerListings.get(language);
    const listing = former?.key === key ? former : { key, ...make() };
    this.listings.set(language, listing);
    return listing;
  }

  /** How many files are still to come. */
  get waiting(): number {
    return this.awaited.size;
  }

  /** Takes the content of the files that were still to come. */
  settle(): void {
    for (const [file, read] of this.awaited) this.stage(file, read());
    this.awaited.clear();
  }

  private stage(file: string, content: string | Uint8Array): void {
    stage(this.system, file, content);
    this.staged.add(file);
    this.bytes += Buffer.byteLength(content);
  }

  /** A file of the site as it will be. */
  read(file: string): Uint8Array | undefined {
    return readPublished(this.system, file);
  }

  /** Publishes what was made, and gives what is to be remembered of it; nothing, if all is as it was. */
  publish(): SiteMemory | undefined {
    if (this.made.size === 0 && this.units.size === this.former.size) return undefined;
    if (this.whole) publishWhole(this.system);
    else publishChanges(this.system, { put: [...this.staged], removed: this.removed() });
    const folders = new Set([...this.formerFolders, ...foldersOf(this.staged)]);
    return { units: this.units, folders: stampsOf(this.system, folders), listings: this.listings };
  }

  /** The files that no unit has any more. */
  private removed(): readonly string[] {
    const candidates = new Set<string>();
    for (const [id, unit] of this.former) {
      if (this.units.get(id) !== unit) for (const file of splitPaths(unit.files)) candidates.add(file);
    }
    for (const id of this.made) for (const file of splitPaths(this.units.get(id)?.files ?? '')) candidates.delete(file);
    // Seldom is one left; then it may still be a picture that another unit shows too.
    if (candidates.size > 0)
      for (const { files } of this.units.values()) for (const file of splitPaths(files)) candidates.delete(file);
    return [...candidates];
  }
}
