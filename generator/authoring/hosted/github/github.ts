import { base64Of, digest } from '#bytes';
import { fieldOf, textField } from '../../../catalogue/load/fields';
import { encoded, joinedBytes } from '../../../system/bytes/common';
import {
  checkStateOf,
  type Checks,
  listField,
  type PullRequest,
  pullRequestOf,
  required,
  runOf,
  togetherOf,
  within,
} from './answers';
import * as documents from './documents';
import { GitHubRefused, type Permission } from './refusal';
import { type Connection, Requests } from './requests';

/** The Git object id of a file with this content. */
export function blobIdOf(content: Uint8Array): string {
  return digest('sha1', joinedBytes([encoded(`blob ${content.length}\0`), content]), 'hex');
}

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** `oid` is Git's id of the content. */
export interface RemoteFile {
  readonly path: string;
  readonly oid: string;
  readonly size: number;
}

/** Stores contents by id for later visits. */
export interface BlobStore {
  get(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  put(blobs: ReadonlyMap<string, Uint8Array>): Promise<void>;
  keepOnly(oids: ReadonlySet<string>): Promise<void>;
}

export interface Identity {
  readonly login: string;
  /** Whether the person may write to the repository. The token may still lack permissions: see `missingPermissions`. */
  readonly canWrite: boolean;
}

export interface NewCommit {
  readonly branch: string;
  /** The parent commit, which must be the head of the branch. */
  readonly expectedHead: string;
  /** The subject, optionally followed by an empty line and a body. */
  readonly message: string;
  readonly additions: readonly { readonly path: string; readonly content: Uint8Array }[];
  readonly deletions: readonly string[];
}

/** The maximum number of files, and approximately of bytes, in one query. */
const mostFiles = 250;
const mostBytes = 2_000_000;
/** GitHub truncates texts above this size. */
const longestText = 500_000;
const lanes = 4;

const pictures = /\.(?:avif|gif|ico|jpe?g|pdf|png|webp|woff2?|xlsx|zip)$/i;

/** Groups files for one query each. */
function batchesOf(files: readonly RemoteFile[]): readonly (readonly RemoteFile[])[] {
  const batches: RemoteFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < mostFiles && bytes + file.size <= mostBytes) last.push(file);
    else batches.push([file]);
    bytes = (last === batches.at(-1) ? bytes : 0) + file.size;
  }
  return batches;
}

async function allOf(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A repository on GitHub, with the rights of a person's token. Throws GitHubRefused for refused requests. */
export class GitHub {
  readonly #requests: Requests;
  readonly #repository: RepositoryName;
  readonly #blobs: BlobStore;
  #id: Promise<string> | undefined;

  constructor(options: Connection & { readonly repository: RepositoryName; readonly blobs: BlobStore }) {
    this.#requests = new Requests(options);
    this.#repository = options.repository;
    this.#blobs = options.blobs;
  }

  /** Throws if the token is invalid or cannot read the repository. */
  async identity(): Promise<Identity> {
    const data = await this.#requests.data(documents.identityQuery, this.#repository);
    const repository = fieldOf(data, 'repository');
    return {
      login: required(fieldOf(data, 'viewer'), 'login'),
      canWrite:
        /^(?:ADMIN|MAINTAIN|WRITE)$/.test(textField(repository, 'viewerPermission') ?? '') &&
        fieldOf(repository, 'isArchived') !== true,
    };
  }

  /** The permissions that the token lacks for commits and pull requests. Writes nothing. */
  async missingPermissions(branch: string): Promise<readonly Permission[]> {
    const { owner, name } = this.#repository;
    const { problems, refusal } = await this.#requests.answer(documents.permissionsMutation, {
      commit: {
        branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: branch },
        expectedHeadOid: '0'.repeat(40),
        message: { headline: 'Test of permissions' },
        fileChanges: {},
      },
      pull: {
        repositoryId: await this.#repositoryId(),
        baseRefName: branch,
        headRefName: branch,
        title: 'Test of permissions',
      },
    });
    const isRefused = (field: string): boolean =>
      problems.some(
        (problem) => problem.path[0] === field && /^(?:too-weak|not-approved)$/.test(refusal(problem).reason),
      );
    return [
      ...(isRefused('contents') ? ['contents' as const] : []),
      ...(isRefused('pulls') ? ['pull-requests' as const] : []),
    ];
  }

  async head(branch: string): Promise<string> {
    const data = await this.#requests.data(
      documents.headQuery,
      { ...this.#repository, branch: `refs/heads/${branch}` },
      'contents',
    );
    const oid = textField(within(data, 'repository', 'ref', 'target'), 'oid');
    if (oid === undefined) throw new GitHubRefused('not-found', `There is no branch "${branch}".`);
    return oid;
  }

  /** The files of a commit at some places: files, or folders with their contents. Missing places are left out. */
  async files(commit: string, places: readonly string[]): Promise<readonly RemoteFile[]> {
    const variables = Object.fromEntries(places.map((place, number) => [`at${number}`, `${commit}:${place}`]));
    const data = await this.#requests.data(
      documents.placesQuery(places.length),
      { ...this.#repository, ...variables },
      'contents',
    );
    const found = await Promise.all(
      places.map(async (place, number): Promise<readonly RemoteFile[]> => {
        const object = within(data, 'repository', `object${number}`);
        if (textField(object, '__typename') === 'Tree')
          return await this.#filesOfTree(required(object, 'oid'), `${place}/`);
        const size = fieldOf(object, 'byteSize');
        return typeof size === 'number' ? [{ path: place, oid: required(object, 'oid'), size }] : [];
      }),
    );
    return found.flat();
  }

  forgetOthers(files: readonly RemoteFile[]): Promise<void> {
    return this.#blobs.keepOnly(new Set(files.map(({ oid }) => oid)));
  }

  /** By id, exactly as in Git. Stored contents are not requested. `onProgress` counts the requested files. */
  async contents(
    files: readonly RemoteFile[],
    onProgress?: (done: number, all: number) => void,
  ): Promise<ReadonlyMap<string, Uint8Array>> {
    const wanted = new Map(files.map((file) => [file.oid, file]));
    const contents = new Map(await this.#blobs.get([...wanted.keys()]));
    const missing = [...wanted.values()].filter(({ oid }) => !contents.has(oid));
    let done = 0;
    const keep = async (blobs: ReadonlyMap<string, Uint8Array>): Promise<void> => {
      for (const [oid, content] of blobs) contents.set(oid, content);
      await this.#blobs.put(blobs);
      done += blobs.size;
      onProgress?.(done, missing.length);
    };
    const isText = ({ path, size }: RemoteFile): boolean => size <= longestText && !pictures.test(path);
    const others = missing.filter((file) => !isText(file));
    await allOf(
      batchesOf(missing.filter(isText)).map((batch) => async () => {
        const texts = await this.#texts(batch);
        others.push(...batch.filter(({ oid }) => !texts.has(oid)));
        await keep(texts);
      }),
    );
    await allOf(
      others.map(
        ({ oid }) =>
          async () =>
            await keep(new Map([[oid, await this.#bytesOf(oid)]])),
      ),
    );
    return contents;
  }

  /** Commits all changes at once. Refused as `stale` if the branch is not at the expected commit. */
  async commit({ branch, expectedHead, message, additions, deletions }: NewCommit): Promise<string> {
    const { owner, name } = this.#repository;
    const [headline = '', ...body] = message.split('\n');
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: branch },
      expectedHeadOid: expectedHead,
      message: { headline, body: body.join('\n').trim() },
      fileChanges: {
        additions: additions.map(({ path, content }) => ({ path, contents: base64Of(content) })),
        deletions: deletions.map((path) => ({ path })),
      },
    };
    const data = await this.#requests.data(documents.commitMutation, { input }, 'contents');
    return required(within(data, 'createCommitOnBranch', 'commit'), 'oid');
  }

  async createBranch(name: string, from: string): Promise<void> {
    const input = { repositoryId: await this.#repositoryId(), name: `refs/heads/${name}`, oid: from };
    await this.#requests.data(documents.branchMutation, { input }, 'contents');
  }

  async openPullRequest(asked: {
    readonly branch: string;
    readonly base: string;
    readonly title: string;
    readonly body: string;
  }): Promise<PullRequest> {
    const { branch, base, title, body } = asked;
    const input = { repositoryId: await this.#repositoryId(), baseRefName: base, headRefName: branch, title, body };
    const data = await this.#requests.data(documents.openPullMutation, { input }, 'pull-requests');
    return pullRequestOf(within(data, 'createPullRequest', 'pullRequest'));
  }

  /** The open pull requests of a person from branches of this repository, the latest first. */
  async pullRequests(author: string): Promise<readonly PullRequest[]> {
    const data = await this.#requests.data(documents.pullsQuery, this.#repository, 'pull-requests');
    return listField(within(data, 'repository', 'pullRequests'), 'nodes')
      .filter(
        (node) =>
          textField(fieldOf(node, 'author'), 'login') === author && fieldOf(node, 'isCrossRepository') === false,
      )
      .map(pullRequestOf);
  }

  async pullRequest(number: number): Promise<PullRequest> {
    const data = await this.#requests.data(documents.pullQuery, { ...this.#repository, number }, 'pull-requests');
    return pullRequestOf(within(data, 'repository', 'pullRequest'));
  }

  /** Whether a commit equals another one or descends from it. */
  async contains(commit: string, earlier: string): Promise<boolean> {
    const { owner, name } = this.#repository;
    const compared = await this.#requests.json(
      `/repos/${owner}/${name}/compare/${earlier}...${commit}?per_page=1`,
      'contents',
    );
    return /^(?:ahead|identical)$/.test(required(compared, 'status'));
  }

  /** Fine-grained tokens cannot read the checks of private repositories, so their workflow runs are used instead. */
  async checks(commit: string): Promise<Checks> {
    const { data, problems, refusal } = await this.#requests.answer(documents.checksQuery, {
      ...this.#repository,
      commit,
    });
    const refusals = problems.map(refusal);
    const other = refusals.find(({ reason }) => reason !== 'too-weak');
    if (other) throw other;
    const rollup = within(data, 'repository', 'object', 'statusCheckRollup');
    const nodes = listField(fieldOf(rollup, 'contexts'), 'nodes').filter((node) => node !== null);
    const state = textField(rollup, 'state');
    const known = state === undefined ? undefined : checkStateOf(state);
    if (refusals.length === 0) return { state: known ?? 'none', runs: nodes.map(runOf) };
    const workflows = await this.#workflowRuns(commit);
    const runs = [...nodes.map(runOf), ...(workflows ?? [])];
    return { state: known ?? (workflows ? togetherOf(runs) : 'unreadable'), runs };
  }

  /** Undefined if the token may not read them. */
  async #workflowRuns(commit: string): Promise<Checks['runs'] | undefined> {
    const { owner, name } = this.#repository;
    try {
      const answer = await this.#requests.json(
        `/repos/${owner}/${name}/actions/runs?head_sha=${commit}&per_page=100`,
        'actions',
      );
      return listField(answer, 'workflow_runs').map((run) => runOf(run));
    } catch (error) {
      if (error instanceof GitHubRefused && error.reason === 'too-weak') return undefined;
      throw error;
    }
  }

  async #repositoryId(): Promise<string> {
    this.#id ??= this.#requests
      .data(documents.identityQuery, this.#repository)
      .then((data) => required(fieldOf(data, 'repository'), 'id'));
    try {
      return await this.#id;
    } catch (error) {
      this.#id = undefined;
      throw error;
    }
  }

  /** `tree` is the folder's Git tree id. */
  async #filesOfTree(tree: string, prefix: string): Promise<readonly RemoteFile[]> {
    const { owner, name } = this.#repository;
    const address = `/repos/${owner}/${name}/git/trees/${tree}`;
    let answer = await this.#requests.json(`${address}?recursive=1`, 'contents');
    // GitHub truncates lists of more than 100,000 entries. Then each folder is requested.
    const isCut = fieldOf(answer, 'truncated') === true;
    if (isCut) answer = await this.#requests.json(address, 'contents');
    const found: RemoteFile[] = [];
    for (const entry of listField(answer, 'tree')) {
      const [path, oid] = [prefix + required(entry, 'path'), required(entry, 'sha')];
      const type = textField(entry, 'type');
      const size = fieldOf(entry, 'size');
      if (type === 'tree' && isCut) found.push(...(await this.#filesOfTree(oid, `${path}/`)));
      // Symbolic links are ignored.
      else if (type === 'blob' && textField(entry, 'mode') !== '120000' && typeof size === 'number')
        found.push({ path, oid, size });
    }
    return found;
  }

  /** The contents that GitHub sends as texts, without those whose bytes differ. */
  async #texts(files: readonly RemoteFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const variables = Object.fromEntries(files.map(({ oid }, number) => [`at${number}`, oid]));
    const data = await this.#requests.data(
      documents.textsQuery(files.length),
      { ...this.#repository, ...variables },
      'contents',
    );
    const found = new Map<string, Uint8Array>();
    for (const [number, { oid }] of files.entries()) {
      const object = within(data, 'repository', `object${number}`);
      const text = textField(object, 'text');
      if (text === undefined || fieldOf(object, 'isTruncated') === true) continue;
      // GitHub has converted the file from another encoding.
      const content = encoded(text);
      if (blobIdOf(content) === oid) found.set(oid, content);
    }
    return found;
  }

  async #bytesOf(oid: string): Promise<Uint8Array> {
    const { owner, name } = this.#repository;
    const content = await this.#requests.raw(`/repos/${owner}/${name}/git/blobs/${oid}`);
    if (blobIdOf(content) !== oid) throw new GitHubRefused('down', `GitHub sends another content than ${oid}.`);
    return content;
  }
}
