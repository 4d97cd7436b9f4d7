import type { FileStamp } from '../../system/disk';
import type { System } from '../../system/system';
import { DiskError } from '../../load/files';
import { hashOf, type CheckMemory, type FileMemory } from '../memory';

/** The files of the data as they are now, by what they are to a check. */
export interface DataFiles {
  /** All of them with their hashes, by their paths. */
  readonly all: CheckMemory['files'];
  /** The paths of the stores. */
  readonly stores: readonly string[];
  /** The names of the files in data/images. */
  readonly images: ReadonlySet<string>;
  /** Whether something is among them that only a check of the whole can judge: what is no file, or what the machine does not give. */
  readonly hasIrregularFiles: boolean;
  /** A hash of all that is neither store nor picture, and of the names of the pictures. */
  readonly restKey: string;
  /** A hash of what each store is checked against besides its own file. */
  readonly setting: string;
  /** The hash of a file; empty if it is not there, or if the machine does not give it. */
  hashAt(path: string): string;
}

const storeFile = /^data\/stores\/[^/.][^/]*\.yaml$/;
const images = 'data/images/';

function hashOfFile(system: System, path: string): string {
  try {
    return hashOf(system.read(path) ?? '');
  } catch (error) {
    if (error instanceof DiskError) return '';
    throw error;
  }
}

/** The given files with their hashes; only those that seem to have changed are read. */
function hashesOf(system: System, stamps: readonly FileStamp[], known: CheckMemory['files']): CheckMemory['files'] {
  const files = new Map<string, FileMemory>();
  for (const { path, size, modified } of stamps) {
    const before = known.get(path);
    files.set(
      path,
      before?.size === size && before.modified === modified
        ? before
        : { size, modified, hash: hashOfFile(system, path) },
    );
  }
  return files;
}

/**
 * Looks at the files of the data.
 *
 * @param known those of the last time, of which the same need not be read
 */
export function dataFilesOf(system: System, known: CheckMemory['files']): DataFiles {
  const { files: stamps, others } = system.inventory('data');
  const all = hashesOf(system, stamps, known);
  const hashAt = (path: string): string => all.get(path)?.hash ?? '';
  const stores: string[] = [];
  const pictures = new Set<string>();
  const rest: string[] = [];
  for (const path of all.keys()) {
    if (storeFile.test(path)) stores.push(path);
    else if (path.startsWith(images)) pictures.add(path.slice(images.length));
    else rest.push(path);
  }
  const hashOfAll = (paths: readonly string[], ...more: readonly string[]): string =>
    hashOf(...paths.flatMap((path) => [path, hashAt(path)]), ...more);
  return {
    all,
    stores,
    images: pictures,
    hasIrregularFiles: others.length > 0 || [...all.values()].some(({ hash }) => hash === ''),
    restKey: hashOfAll(rest, '/', ...pictures),
    setting: hashOf(hashAt('data/site.yaml'), hashOfAll(rest.filter((path) => path.startsWith('data/feeds/')))),
    hashAt,
  };
}
