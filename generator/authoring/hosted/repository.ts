import type { FileChange } from '../../catalogue/amend/file-changes';
import type { MemoryFile } from '../../system/browser/memory-system';

/** Thrown if the branch has changed since the files of a commit were loaded. */
export class RepositoryMoved extends Error {}

/** The branch of a repository that the editor uses in place of a disk. */
export interface Repository {
  /** The files of data/ that have changed since the last load or pull. */
  pull(): Promise<readonly MemoryFile[]>;
  /** Commits all changes or none. Throws `RepositoryMoved` if the branch has changed since the last load or pull. */
  commit(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void>;
}
