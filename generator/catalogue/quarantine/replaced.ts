import type { Files } from '../../system/files';

/** What is read in place of files that are broken: other bytes, or nothing. */
export type Replacements = ReadonlyMap<string, Uint8Array | undefined>;

/** The files that nothing is read in place of. */
export function leftOutOf(replacements: Replacements): ReadonlySet<string> {
  return new Set([...replacements].flatMap(([file, bytes]) => (bytes ? [] : [file])));
}

/** The files that are read without a part, or as they last were. */
export function shortenedBy(replacements: Replacements): ReadonlySet<string> {
  return new Set([...replacements].flatMap(([file, bytes]) => (bytes ? [file] : [])));
}

/** The files with replacements for some of them. */
export function withReplacements(files: Files, replacements: Replacements): Files {
  const isLeftOut = (file: string): boolean => replacements.has(file) && !replacements.get(file);
  return {
    read: (file) => (replacements.has(file) ? replacements.get(file) : files.read(file)),
    list(folder) {
      const kept = files.list(folder).filter((file) => !isLeftOut(file));
      const known = new Set(kept);
      // A file that was removed, although others need it, may have its last content.
      const removed = [...replacements].flatMap(([file, bytes]) =>
        bytes && file.startsWith(`${folder}/`) && !known.has(file) ? [file] : [],
      );
      return removed.length === 0 ? kept : [...kept, ...removed].sort();
    },
    others: (folder) => files.others(folder).filter((file) => !replacements.has(file)),
  };
}
