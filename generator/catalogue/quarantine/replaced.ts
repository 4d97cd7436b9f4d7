import type { Files } from '../../system/files';

/** The replacements of broken files: other bytes, or undefined for no file. */
export type Replacements = ReadonlyMap<string, Uint8Array | undefined>;

/** The files that are replaced by nothing. */
export function leftOutOf(replacements: Replacements): ReadonlySet<string> {
  return new Set([...replacements].flatMap(([file, bytes]) => (bytes ? [] : [file])));
}

/** The files that are replaced by other bytes. */
export function shortenedBy(replacements: Replacements): ReadonlySet<string> {
  return new Set([...replacements].flatMap(([file, bytes]) => (bytes ? [file] : [])));
}

export function withReplacements(files: Files, replacements: Replacements): Files {
  const isLeftOut = (file: string): boolean => replacements.has(file) && !replacements.get(file);
  return {
    read: (file) => (replacements.has(file) ? replacements.get(file) : files.read(file)),
    list(folder) {
      const kept = files.list(folder).filter((file) => !isLeftOut(file));
      const known = new Set(kept);
      // A removed file that others need may be replaced by its last content.
      const removed = [...replacements].flatMap(([file, bytes]) =>
        bytes && file.startsWith(`${folder}/`) && !known.has(file) ? [file] : [],
      );
      return removed.length === 0 ? kept : [...kept, ...removed].sort();
    },
    others: (folder) => files.others(folder).filter((file) => !replacements.has(file)),
  };
}
