import type { SaveMode } from '../../../src/domain/editing/hosted-protocol';
import type { FileChange } from '../../catalogue/amend/file-changes';
import type { MemoryFile } from '../../system/browser/memory-system';
import type { PullRequest } from './github/answers';
import { blobIdOf, type GitHub, type NewCommit, type RemoteFile } from './github/github';
import { GitHubRefused } from './github/refusal';
import { RepositoryMoved, type Repository } from './repository';

export interface Saved {
  readonly commit: string;
  readonly branch: string;
  /** Undefined for a commit on the branch of the site. */
  readonly pullRequest?: PullRequest;
}

interface BranchParts {
  readonly github: GitHub;
  readonly base: string;
  /** The GitHub name of the editor. */
  readonly login: string;
  /** In milliseconds since 1970. Names of new branches contain it. */
  readonly now: () => number;
}

const dataFolder = 'data';

/** The data of a site on GitHub as loaded by one editor. Each commit is based on the loaded commit. */
export class GitHubBranch implements Repository {
  /** May change between two saves. */
  mode: SaveMode = 'propose';
  /** The loaded branch: that of the site or of a pull request. */
  #branch: string;
  /** The loaded commit with its files. */
  #head = '';
  #files: ReadonlyMap<string, RemoteFile> = new Map();
  #pullRequest: PullRequest | undefined;
  #lastSave: Saved | undefined;

  constructor(private readonly parts: BranchParts) {
    this.#branch = parts.base;
  }

  get branch(): string {
    return this.#branch;
  }

  get pullRequest(): PullRequest | undefined {
    return this.#pullRequest;
  }

  get head(): string {
    return this.#head;
  }

  get lastSave(): Saved | undefined {
    return this.#lastSave;
  }

  /** `onProgress` counts the files that no earlier visit has stored. */
  async load(onProgress?: (done: number, all: number) => void): Promise<readonly MemoryFile[]> {
    const files = await this.#take(await this.parts.github.head(this.#branch), onProgress);
    await this.parts.github.forgetOthers([...this.#files.values()]);
    return files;
  }

  /** Without a pull request, switches to the branch of the site. The next `pull` returns the differences. */
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
    // Also before a new branch is created: a branch from an old commit would revert later commits.
    if ((await this.#currentHead()) !== this.#head) throw new RepositoryMoved();
    const isProposed = this.mode === 'propose';
    const branch = isProposed && this.#branch === base ? await this.#newBranch() : this.#branch;
    // GitHub requires a title.
    const files = changes.length === 1 && changes[0] ? changes[0].path : `${changes.length} files`;
    const words = comment === '' ? `Edit ${files}` : comment;
    // Everything is committed if only the pull request of the last save failed.
    const isCommitted = changes.every(({ path, after }) => this.#files.get(path)?.oid === (after && blobIdOf(after)));
    const commit = isCommitted ? this.#head : await this.#commitTo(branch, changes, words);
    this.#remember(branch, commit, changes);
    if (isProposed && !this.#pullRequest) {
      const [title = '', ...rest] = words.split('\n');
      this.#pullRequest = await github.openPullRequest({ branch, base, title, body: rest.join('\n').trim() });
    }
    this.#lastSave = { commit, branch, pullRequest: this.#pullRequest };
  }

  /** After a pull request was merged or closed, switches to the branch of the site. */
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
      // From an attempt whose response was lost.
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
      // After these errors the write may have succeeded.
      const isUncertain = error.reason === 'unreachable' || error.reason === 'down';
      const made = isUncertain ? await this.#madeOf(branch, changes) : undefined;
      if (made === undefined) throw error;
      return made;
    }
  }

  /** The commit with exactly these changes; undefined if the branch has not moved. Throws if it has other changes. */
  async #madeOf(branch: string, changes: readonly FileChange<Uint8Array>[]): Promise<string | undefined> {
    const head = await this.parts.github.head(branch);
    if (head === this.#head) return undefined;
    const files = new Map((await this.parts.github.files(head, [dataFolder])).map((file) => [file.path, file.oid]));
    const expected = this.#with(changes);
    const isOurs = files.size === expected.size && [...expected].every(([path, { oid }]) => files.get(path) === oid);
    if (!isOurs) throw new RepositoryMoved();
    return head;
  }

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

  /** Replaces the loaded commit. Returns the files that differ. */
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
