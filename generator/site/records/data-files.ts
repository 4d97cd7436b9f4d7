import { hashOf } from '../../system/cache/hash';
import type { Images } from '../../catalogue/load/load';
import type { KnownPicture } from '../../catalogue/load/load';
import { DiskError } from '../../system/files';
import type { FileStamp } from '../../system/disk';
import type { System } from '../../system/system';
import type { CheckState, FileRecord } from './records';

const storeFile = /^data\/stores\/[^/.][^/]*\.yaml$/;
const imageFolder = 'data/images/';

/**
 * The files of data/ during one check. Each file is read once, and its hash is that of the parsed bytes, so that a file
 * that is saved during the check is never recorded with the hash of one content and the values of another.
 */
export class DataFiles {
  /** The paths of the stores. */
  readonly stores: readonly string[];
  /** The names of the files in data/images. */
  readonly images: ReadonlySet<string>;
  /** Irregular or unreadable files, which only a full check can judge. */
  readonly hasIrregularFiles: boolean;
  private readonly rest: readonly string[];
  private readonly parsedPaths = new Set<string>();
  private readonly stamps = new Map<string, FileStamp>();
  private readonly hashes = new Map<string, string>();
  /** The bytes that are hashed but not yet parsed. */
  private readonly unparsed = new Map<string, Uint8Array>();

  /** @param known the files of the last check; files with the same size and modification time are not read */
  constructor(
    private readonly system: System,
    private readonly known: CheckState['files'],
  ) {
    const { files, others } = system.inventory('data');
    const stores: string[] = [];
    const images = new Set<string>();
    const rest: string[] = [];
    for (const stamp of files) {
      const { path } = stamp;
      this.stamps.set(path, stamp);
      if (storeFile.test(path)) stores.push(path);
      else if (path.startsWith(imageFolder)) images.add(path.slice(imageFolder.length));
      else rest.push(path);
      this.hashIfKnownBefore(stamp);
    }
    this.stores = stores;
    this.images = images;
    for (const name of images) this.hashNow(imageFolder + name, false);
    for (const path of rest) this.hashNow(path, true);
    this.rest = rest;
    this.hasIrregularFiles = others.length > 0 || [...this.hashes.values()].includes('');
  }

  /** A hash of all files other than stores. */
  get restHash(): string {
    return hashOf(this.hashOfAll(this.rest), this.hashOfAll([...this.images].map((name) => imageFolder + name)));
  }

  /** A hash of the contents of all files and of `day`; undefined if some are irregular or not yet read. */
  key(day: string): string | undefined {
    const isKnown = !this.hasIrregularFiles && this.stores.every((path) => this.hashAt(path) !== '');
    return isKnown ? hashOf(day, this.hashOfAll(this.stores), this.restHash) : undefined;
  }

  /** Reads files of data/ for `load`, each at most once until it is parsed. */
  get parsed(): System {
    return { ...this.system, read: (path) => (this.stamps.has(path) ? this.take(path) : this.system.read(path)) };
  }

  /** False for a symbolic link, which could point outside data/. */
  isFile(path: string): boolean {
    return this.stamps.has(path);
  }

  /** Empty if the file does not exist, cannot be read, or has not been read. */
  hashAt(path: string): string {
    return this.hashes.get(path) ?? '';
  }

  /** The dimensions of a picture that is unchanged since the last check and was valid then. */
  pictureAt(path: string): KnownPicture | undefined {
    const before = this.known.get(path);
    return before?.hash === this.hashAt(path) ? before.picture : undefined;
  }

  /** For the next check, with the dimensions of pictures. */
  records(images: Images = new Map()): CheckState['files'] {
    const records = new Map<string, FileRecord>();
    for (const { path, size, modified } of this.stamps.values()) {
      const hash = this.hashAt(path);
      const before = this.known.get(path);
      const isSame = before?.size === size && before.modified === modified && before.hash === hash;
      const picture = path.startsWith(imageFolder)
        ? (images.get(path.slice(imageFolder.length)) ?? this.pictureAt(path))
        : undefined;
      records.set(path, isSame ? before : { size, modified, hash, picture });
    }
    return records;
  }

  /** New stores are hashed when they are parsed, because the bytes of thousands would not fit in memory. */
  private hashIfKnownBefore({ path, size, modified }: FileStamp): void {
    const before = this.known.get(path);
    if (before?.size === size && before.modified === modified) this.hashes.set(path, before.hash);
    else if (before) this.hashNow(path, true);
  }

  private hashNow(path: string, isParsed: boolean): void {
    if (this.hashes.has(path)) return;
    try {
      const bytes = this.system.read(path) ?? new Uint8Array();
      this.hashes.set(path, hashOf(bytes));
      if (isParsed) this.unparsed.set(path, bytes);
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      this.hashes.set(path, '');
    }
  }

  private hashOfAll(paths: readonly string[]): string {
    return hashOf(...paths.flatMap((path) => [path, this.hashAt(path)]));
  }

  private take(path: string): Uint8Array | undefined {
    const hashed = this.unparsed.get(path);
    if (hashed) {
      this.unparsed.delete(path);
      this.parsedPaths.add(path);
      return hashed;
    }
    const bytes = this.system.read(path);
    if (!this.parsedPaths.has(path)) this.hashes.set(path, bytes ? hashOf(bytes) : '');
    this.parsedPaths.add(path);
    return bytes;
  }
}
