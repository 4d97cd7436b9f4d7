import type { Disk } from '../../../../generator/system/disk';

/** The operations of a fake disk. */
export type MemoryDisk = Pick<
  Disk,
  'read' | 'list' | 'others' | 'write' | 'remove' | 'kindOf' | 'exists' | 'stamp' | 'inventory' | 'chunks'
> & {
  /** The text of a file. */
  text(path: string): string | undefined;
};

/** A disk in memory. `failAt` is called before each write or removal of a file, and may throw. */
export function memoryDisk(
  files: Readonly<Record<string, string>> = {},
  failAt = (_path: string): void => undefined,
): MemoryDisk {
  const contents = new Map<string, Uint8Array>(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const list = (folder: string): readonly string[] =>
    [...contents.keys()].filter((path) => path.startsWith(`${folder}/`)).sort();
  const stamp = (path: string) => {
    const content = contents.get(path);
    return content && { path, size: content.length, modified: 1 };
  };
  return {
    list,
    stamp,
    others: () => [],
    read: (path) => contents.get(path),
    text: (path) => (contents.has(path) ? Buffer.from(contents.get(path) ?? []).toString() : undefined),
    exists: (path) => contents.has(path),
    kindOf: (path) => (contents.has(path) ? 'file' : list(path).length > 0 ? 'folder' : undefined),
    inventory: (folder) => ({ files: list(folder).flatMap((path) => stamp(path) ?? []), others: [] }),
    chunks: (path) => [contents.get(path) ?? new Uint8Array()],
    write(path, content) {
      failAt(path);
      contents.set(path, Buffer.from(content));
      return true;
    },
    remove(path) {
      failAt(path);
      contents.delete(path);
    },
  };
}
