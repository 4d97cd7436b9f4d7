/** Paths are relative to the project folder, with forward slashes. */
export interface Files {
  /** Undefined if the file does not exist. */
  read(path: string): Uint8Array | undefined;
  /** Every file in a folder and its subfolders, sorted by path; empty if the folder does not exist. */
  list(folder: string): readonly string[];
  /** Everything in a folder and its subfolders that is neither a file nor a folder: links, pipes, sockets. */
  others(folder: string): readonly string[];
}

/** For data that cannot be made again and is in no commit, such as unsaved changes. Git ignores it. */
export const keptFolder = '.qaseema';

export type DiskAction = 'read' | 'written' | 'removed' | 'moved';

/** The operating system refuses access to a file or folder: neither an error of the data nor of the generator. */
export class DiskError extends Error {
  /** `path` is as in Files; `reason` and `fix` are parts of sentences without a full stop. */
  constructor(
    readonly path: string,
    readonly action: DiskAction,
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${path} cannot be ${action}: ${reason}.\n${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`);
  }
}
