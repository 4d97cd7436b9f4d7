import type { SaveMode } from '../../../src/domain/hosted-protocol';
import type { FileChange } from '../../catalogue/amend/file-changes';
import type { MemoryFile } from '../../system/browser/memory-system';
import type { PullRequest } from './github/answers';
import { blobIdOf } from './github/blob-id';
import type { GitHub, NewCommit, RemoteFile } from './github/github';
import { GitHubRefused, type GitHubRefusal } from './github/refusal';
import { RepositoryMoved, type Repository } from './repository';

/** What a save has made. */
export interface Saved {
  readonly commit: string;
  readonly branch: string;
  /** Absent for a commit on the branch of the site. */
  readonly pullRequest?: PullRequest;
}

/** What a branch of GitHub is edited with. */
interface BranchParts {
  readonly github: GitHub;
  /** The branch of the site. */
  readonly base: string;
  /** The GitHub name of the editor. */
  readonly login: string;
  /** The present instant, in milliseconds since 1970. It gives new branches their names. */
  readonly now: () => number;
}

const dataFolder = 'data';

/** After these, what was to be written may have been written. */
const isUncertain = (reason: GitHubRefusal): boolean => reason === 'unreachable' || reason === 'down';

/** The first line of a comment, and the rest. */
function titleAndText(comment: string): readonly [title: string, text: string] {
  const [title = '', ...rest] = comment.split('\n');
  return [title, rest.join('\n').trim()];
}

/** What a commit is called if the editor has not said it: GitHub takes none without a title. */
function commentOf(changes: readonly FileChange<Uint8Array>[]): string {
  const [first] = changes;
  return changes.length === 1 && first ? `Edit ${first.path}` : `Edit ${changes.length} files`;
}

/** The data of a site on GitHub, as one editor has loaded it. A commit is made only on what was loaded. */
export class GitHubBranch implements Repository {
  /** Can be changed between two saves. */
  mode: SaveMode = 'propose';
  /** The branch that was loaded: that of the site, or that of a pull request. */
  #branch: string;
  /** The commit that was loaded, with its files. */
  #head = '';
  #files: ReadonlyMap<string, RemoteFile> = new Map();
  #pullRequest: PullRequest | undefined;
  #lastSave: Saved | undefined;

  constructor(private readonly parts: BranchParts) {
    this.#branch = parts.base;
  }

  /** The branch that was loaded. */
  get branch(): string {
    return this.#branch;
  }

  /** The pull request that is edited; absent for the branch of the site. */
  get pullRequest(): PullRequest | undefined {
    return this.#pullRequest;
  }

  /** The commit that was loaded. */
  get head(): string {
    return this.#head;
  }

  /** What the last save of this session has made. */
  get lastSave(): Saved | undefined {
    return this.#lastSave;
  }

  /** Loads all files of the data. `onProgress` is told how many of those that no earlier visit has kept have come. */
  async load(onProgress?: (done: number, all: number) => void): Promise<readonly MemoryFile[]> {
    return this.#take(await this.parts.github.head(this.#branch), onProgress);
  }

  /** Goes on with an open pull request; without one, with the branch of the site. What differs is in the next `pull`. */
  goOnWith(pullRequest: PullRequest | undefined): void {
    this.#pullRequest = pullRequest;
    this.#branch = pullRequest?.branch ?? this.parts.base;
  }

  async pull(): Promise<readonly MemoryFile[]> {
    const head = await this.#currentHead();
    return head === this.#head ? [] : this.#take(head);
  }

  async commit(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void> {
    const { github, base } = this.parts;
    if (this.mode === 'direct') this.goOnWith(undefined);
    // Also before a new branch is created: one that begins at an old commit would take back what was committed since.
    if ((await this.#currentHead()) !== this.#head) throw new RepositoryMoved();
    const isProposed = this.mode === 'propose';
    const branch = isProposed && this.#branch === base ? await this.#newBranch() : this.#branch;
    const words = comment === '' ? commentOf(changes) : comment;
    const commit = await this.#commitTo(branch, changes, words);
    this.#remember(branch, commit, changes);
    if (isProposed && !this.#pullRequest) {
      const [title, body] = titleAndText(words);
      this.#pullRequest = await github.openPullRequest({ branch, base, title, body });
    }
    this.#lastSave = { commit, branch, ...(this.#pullRequest && { pullRequest: this.#pullRequest }) };
  }

  /** Where the branch is now. That of a pull request which was merged or closed takes no more changes: then it is that of the site. */
  async #currentHead(): Promise<string> {
    const { github } = this.parts;
    if (this.#pullRequest && (await github.pullRequest(this.#pullRequest.number)).state !== 'open')
      this.goOnWith(undefined);
    return github.head(this.#branch);
  }

  async #newBranch(): Promise<string> {
    const time = new Date(this.parts.now()).toISOString().replace(/\D/g, '').slice(0, 14);
    const name = `edit/${this.parts.login}-${time}`;
    try {
      await this.parts.github.createBranch(name, this.#head);
    } catch (error) {
      // Of an attempt whose answer was lost.
      const isKnown =
        error instanceof GitHubRefused && error.reason === 'exists' && (await this.#isAt(name, this.#head));
      if (!isKnown) throw error;
    }
    return name;
  }

  async #isAt(branch: string, commit: string): Promise<boolean> {
    return (await this.parts.github.head(branch)) === commit;
  }

  async #commitTo(branch: string, changes: readonly FileChange<Uint8Array>[], message: string): Promise<string> {
    const wanted: NewCommit = {
      branch,
      expectedHead: this.#head,
      message,
      additions: changes.flatMap(({ path, after }) => (after ? [{ path, content: after }] : [])),
      deletions: changes.flatMap(({ path, after }) => (after ? [] : [path])),
    };
    try {
      return await this.parts.github.commit(wanted);
    } catch (error) {
      if (!(error instanceof GitHubRefused)) throw error;
      if (error.reason === 'stale') throw new RepositoryMoved();
      const made = isUncertain(error.reason) ? await this.#madeOf(branch, changes) : undefined;
      if (made === undefined) throw error;
      return made;
    }
  }

  /** The commit at which a branch has exactly these changes; undefined if it has not moved. Throws if it has others. */
  async #madeOf(branch: string, changes: readonly FileChange<Uint8Array>[]): Promise<string | undefined> {
    const head = await this.parts.github.head(branch);
    if (head === this.#head) return undefined;
    const files = new Map((await this.parts.github.files(head, [dataFolder])).map((file) => [file.path, file.oid]));
    const expected = this.#with(changes);
    const isOurs = files.size === expected.size && [...expected].every(([path, { oid }]) => files.get(path) === oid);
    if (!isOurs) throw new RepositoryMoved();
    return head;
  }

  /** The files that were loaded, after changes. */
  #with(changes: readonly FileChange<Uint8Array>[]): ReadonlyMap<string, RemoteFile> {
    const files = new Map(this.#files);
    for (const { path, after } of changes) {
      if (after) files.set(path, { path, oid: blobIdOf(after), size: after.length });
      else files.delete(path);
    }
    return files;
  }

  #remember(branch: string, commit: string, changes: readonly FileChange<Uint8Array>[]): void {
    this.#branch = branch;
    this.#head = commit;
    this.#files = this.#with(changes);
  }

  /** Takes another commit as the one that is loaded. Returns the files that differ. */
  async #take(head: string, onProgress?: (done: number, all: number) => void): Promise<readonly MemoryFile[]> {
    const { github } = this.parts;
    const files = new Map((await github.files(head, [dataFolder])).map((file) => [file.path, file]));
    const changed = [...files.values()].filter(({ path, oid }) => this.#files.get(path)?.oid !== oid);
    const contents = await github.contents(changed, onProgress);
    const removed = [...this.#files.keys()].filter((path) => !files.has(path));
    this.#head = head;
    this.#files = files;
    return [
      ...changed.map(({ path, oid }): MemoryFile => ({ path, bytes: contents.get(oid), hash: oid })),
      ...removed.map((path): MemoryFile => ({ path, bytes: undefined })),
    ];
  }
}
