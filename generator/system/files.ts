/** Where the generator reads from. Paths are relative to the project's folder, with forward slashes. */
export interface Files {
  /** The bytes of a file, or undefined if there is none. */
  read(path: string): Uint8Array | undefined;
  /** Every file in a folder and below it, sorted by path; none if there is no such folder. */
  list(folder: string): readonly string[];
  /** Everything in a folder and below it that is neither a file nor a folder: links, pipes, sockets. */
  others(folder: string): readonly string[];
}

/** What the generator tried to do with a file or folder. */
export type DiskAction = 'read' | 'written' | 'removed' | 'moved';

/** The operating system refused access to a file or folder. This is not an error of the data or of the generator. */
export class DiskError extends Error {
  /** `path` as in Files; `reason` and `fix` are parts of sentences without full stop. */
  constructor(
    readonly path: string,
    readonly action: DiskAction,
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${path} cannot be ${action}: ${reason}.\n${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`);
  }
}
