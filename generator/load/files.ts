/** Where the generator reads from. Paths are relative to the project's folder, with forward slashes. */
export interface Files {
  /** The bytes of a file, or undefined if there is none. */
  read(path: string): Uint8Array | undefined;
  /** Every file in a folder and below it, sorted by path; none if there is no such folder. */
  list(folder: string): readonly string[];
}
