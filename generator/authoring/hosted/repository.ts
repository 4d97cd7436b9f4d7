import type { FileChange } from '../../catalogue/amend/file-changes';
import type { MemoryFile } from '../../system/browser/memory-system';

/** The repository has something else by now than what a commit was made for. */
export class RepositoryMoved extends Error {}

/** The branch of a repository that is edited in place of a disk. */
export interface Repository {
  /** The files of data/ that have changed on the branch since they were loaded or asked for last, as they are now. */
  pull(): Promise<readonly MemoryFile[]>;
  /** Commits changes of what was loaded or asked for last, all or none. Throws a `RepositoryMoved` if the branch has something else. */
  commit(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void>;
}
