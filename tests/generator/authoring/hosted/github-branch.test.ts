import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { blobIdOf, GitHub, type BlobStore } from '../../../../generator/authoring/hosted/github/github';
import { GitHubBranch } from '../../../../generator/authoring/hosted/github-branch';
import { RepositoryMoved } from '../../../../generator/authoring/hosted/repository';
import { type GitHubStandIn, startGitHub } from '../../../support/github/stand-in';

const noon = 'data/stores/noon.yaml';
const temu = 'data/stores/temu.yaml';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const change = (path: string, after: string | undefined) => ({
  path,
  before: undefined,
  after: after === undefined ? undefined : bytes(after),
});

let github: GitHubStandIn;
let token = '';
const started: GitHubStandIn[] = [];

beforeEach(async () => {
  github = await startGitHub({ 'README.md': '# Shop\n', [noon]: 'slug: noon\n', [temu]: '\uFEFFslug: temu\r\n' });
  started.push(github);
  token = github.addToken();
});
afterAll(() => Promise.all(started.map((each) => each.stop())));

const noStore: BlobStore = {
  get: async () => new Map(),
  put: async () => undefined,
  keepOnly: async () => undefined,
};

async function loaded(blobs = noStore): Promise<GitHubBranch> {
  const client = new GitHub({
    token,
    repository: { owner: 'shop', name: 'site' },
    fetch,
    api: github.url,
    blobs,
    now: () => github.now(),
    wait: async () => undefined,
  });
  const branch = new GitHubBranch({ github: client, base: 'main', login: 'mona', now: () => github.now() });
  await branch.load();
  return branch;
}

/** The data on a branch. */
function filesOf(branch: string): Record<string, string> {
  const { git } = github.state;
  const head = git.head(branch) ?? '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(
    [noon, temu, 'data/stores/new.yaml'].flatMap((path) => {
      const content = git.file(head, path);
      return content ? [[path, decoder.decode(content)]] : [];
    }),
  );
}

describe('GitHubBranch', () => {
  it('has the contents deleted that no file of the loaded commit has', async () => {
    const needed: ReadonlySet<string>[] = [];
    await loaded({ ...noStore, keepOnly: async (oids) => void needed.push(oids) });
    const ids = ['slug: noon\n', '\uFEFFslug: temu\r\n'].map((text) => blobIdOf(bytes(text)));
    expect(needed).toEqual([new Set(ids)]);
  });

  it('proposes the first save as a pull request, and adds later saves to it', async () => {
    const branch = await loaded();
    await branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour\n\nSeen on the page of Noon.');
    const { pullRequest } = branch.lastSave ?? {};
    expect(pullRequest).toMatchObject({ title: 'Another colour', base: 'main', branch: branch.branch });
    await branch.commit([change(temu, undefined), change('data/stores/new.yaml', 'slug: new\n')], 'A new store');
    expect(branch.lastSave?.pullRequest?.number).toBe(pullRequest?.number);
    expect(filesOf(branch.branch)).toEqual({
      [noon]: 'slug: noon\nbrand: red\n',
      'data/stores/new.yaml': 'slug: new\n',
    });
    expect(filesOf('main')).toEqual({ [noon]: 'slug: noon\n', [temu]: '\uFEFFslug: temu\r\n' });
    expect(github.received.filter(({ operation }) => operation === 'OpenPull')).toHaveLength(1);
  });

  it('commits to the branch of the site if that is chosen and its rules allow it', async () => {
    const branch = await loaded();
    branch.mode = 'direct';
    await branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour');
    expect(branch.lastSave).toEqual({ commit: branch.head, branch: 'main' });
    expect(filesOf('main')[noon]).toBe('slug: noon\nbrand: red\n');
    github.state.protections.set('main', 'rule');
    await expect(branch.commit([change(noon, 'slug: noon\n')], 'Back')).rejects.toMatchObject({ reason: 'protected' });
  });

  it.each(['propose', 'direct'] as const)('writes nothing if the branch of the site has moved: %s', async (mode) => {
    const branch = await loaded();
    branch.mode = mode;
    github.push('main', { [temu]: 'slug: temu\nbrand: blue\n' });
    const save = () => branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour');
    await expect(save()).rejects.toThrow(RepositoryMoved);
    expect(filesOf('main')[noon]).toBe('slug: noon\n');
    const moved = await branch.pull();
    expect(moved.map(({ path }) => path)).toEqual([temu]);
    await save();
    expect(filesOf(branch.branch)).toEqual({
      [noon]: 'slug: noon\nbrand: red\n',
      [temu]: 'slug: temu\nbrand: blue\n',
    });
  });

  it('finds out whether a commit was made whose answer is lost, and makes it once', async () => {
    const branch = await loaded();
    branch.mode = 'direct';
    const before = branch.head;
    github.faults.push({ kind: 'slow', milliseconds: 0 }, { kind: 'loses-answer' });
    await branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour');
    expect(branch.head).not.toBe(before);
    expect(filesOf('main')[noon]).toBe('slug: noon\nbrand: red\n');
    expect(github.received.filter(({ operation }) => operation === 'Commit')).toHaveLength(1);
  });

  it('opens a pull request that was refused with the next save, without another commit', async () => {
    const all = github.state.tokens.get(token);
    if (!all) throw new Error('The token is unknown.');
    github.state.tokens.set(token, { ...all, pullRequests: 'none' });
    const branch = await loaded();
    const save = () => branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour');
    await expect(save()).rejects.toThrow();
    github.state.tokens.set(token, all);
    expect(filesOf(branch.branch)[noon]).toBe('slug: noon\nbrand: red\n');
    await save();
    expect(branch.lastSave).toMatchObject({ commit: branch.head, pullRequest: { title: 'Another colour' } });
    expect(github.received.filter(({ operation }) => operation === 'Commit')).toHaveLength(1);
  });

  it('goes on with the branch of the site after the pull request was merged and its branch deleted', async () => {
    const branch = await loaded();
    await branch.commit([change(noon, 'slug: noon\nbrand: red\n')], 'Another colour');
    const own = branch.branch;
    github.merge(branch.lastSave?.pullRequest?.number ?? 0);
    github.push('main', { [temu]: 'slug: temu\n' });
    github.state.git.git(['update-ref', '-d', `refs/heads/${own}`]);
    expect((await branch.pull()).map(({ path }) => path)).toEqual([temu]);
    expect(branch.branch).toBe('main');
  });
});
