import type { FileChange } from '../../catalogue/amend/file-changes';
import type { MemoryFile } from '../../system/browser/memory-system';
import { blobIdOf } from './github/blob-id';
import type { GitHub, RemoteFile } from './github/github';
import { GitHubRefused } from './github/refusal';
import { RepositoryMoved, type Repository } from './repository';

/** What of a repository is edited. */
const folders = ['data'];

/** A branch on GitHub, at the commit that was loaded last. */
export class GitHubRepository implements Repository {
  #head: string | undefined;
  #oids: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly github: () => GitHub,
    private readonly branch: string,
    private readonly onProgress: (done: number, all: number) => void = () => undefined,
  ) {}

  /** The commit that was loaded last. */
  get head(): string | undefined {
    return this.#head;
  }

  /** At first all files; then those that have changed. */
  async pull(): Promise<readonly MemoryFile[]> {
    const github = this.github();
    const head = await github.head(this.branch);
    if (head === this.#head) return [];
    const files = await github.files(head, folders);
    const changed = files.filter(({ path, oid }) => this.#oids.get(path) !== oid);
    const contents = await github.contents(changed, this.onProgress);
    const now = new Map(files.map(({ path, oid }: RemoteFile) => [path, oid]));
    const removed = [...this.#oids.keys()].filter((path) => !now.has(path));
    this.#head = head;
    this.#oids = now;
    return [
      ...changed.map(({ path, oid }): MemoryFile => ({ path, bytes: contents.get(oid), hash: oid })),
      ...removed.map((path): MemoryFile => ({ path, bytes: undefined })),
    ];
  }

  async commit(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void> {
    if (this.#head === undefined) throw new RepositoryMoved();
    try {
      const head = await this.github().commit({
        branch: this.branch,
        expectedHead: this.#head,
        message: comment,
        additions: changes.flatMap(({ path, after }) => (after ? [{ path, content: after }] : [])),
        deletions: changes.flatMap(({ path, after }) => (after ? [] : [path])),
      });
      this.#note(head, changes);
    } catch (error) {
      if (error instanceof GitHubRefused && error.reason === 'stale') throw new RepositoryMoved();
      throw error;
    }
  }

  /** Notes a commit of our own. */
  #note(head: string, changes: readonly FileChange<Uint8Array>[]): void {
    const oids = new Map(this.#oids);
    for (const { path, after } of changes) {
      if (after) oids.set(path, blobIdOf(after));
      else oids.delete(path);
    }
    this.#head = head;
    this.#oids = oids;
  }
}
