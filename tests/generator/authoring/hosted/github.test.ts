import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blobIdOf,
  type BlobStore,
  GitHub,
  type RemoteFile,
} from '../../../../generator/authoring/hosted/github/github';
import { GitHubRefused } from '../../../../generator/authoring/hosted/github/refusal';
import type { Connection } from '../../../../generator/authoring/hosted/github/requests';
import { type GitHubStandIn, startGitHub } from '../../../support/github/stand-in';

const arabic = '\uFEFF# تعليق\r\nname: متجر «النخلة»\r\n';
/** Not UTF-8: a word in Windows-1256. */
const otherEncoding = Uint8Array.from([0x6e, 0x3a, 0x20, 0xe3, 0xca, 0xcc, 0xd1, 0x0a]);
const picture = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
const files = {
  'README.md': '# Shop\n',
  'data/site.yaml': 'name: Shop\n',
  'data/stores/arabic.yaml': arabic,
  'data/stores/empty.yaml': '',
  'data/stores/other.yaml': otherEncoding,
  'data/stores/binary.yaml': Uint8Array.from([0, 1, 2, 255]),
  'data/images/logo.png': picture,
};

let github: GitHubStandIn;
/** The shared clock of the client and the stand-in. Waiting takes no time. */
let time = 0;
let waited: number[] = [];

beforeAll(async () => {
  github = await startGitHub(files);
});
afterAll(() => github.stop());
beforeEach(() => {
  time = Date.parse('2026-12-01T09:00:00Z');
  waited = [];
  Object.assign(github, { fault: undefined, now: () => time });
  Object.assign(github.state, { isPrivate: true, isArchived: false, cutsTextsAt: 512_000, cutsTreesAt: 100_000 });
  github.state.protections.clear();
  github.faults.length = 0;
  github.received.length = 0;
});

/** A store of contents in memory. */
function memoryStore(): BlobStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    get: async (oids) =>
      new Map(
        oids.flatMap((oid) => {
          const content = kept.get(oid);
          return content ? [[oid, content] as const] : [];
        }),
      ),
    put: async (blobs) => {
      for (const [oid, content] of blobs) kept.set(oid, content);
    },
    keepOnly: async (oids) => {
      for (const oid of kept.keys()) if (!oids.has(oid)) kept.delete(oid);
    },
  };
}

function clientOf(token: string, options: Partial<Connection> & { blobs?: BlobStore; name?: string } = {}): GitHub {
  const { name = 'site', ...rest } = options;
  return new GitHub({
    token,
    repository: { owner: 'shop', name },
    fetch,
    api: github.url,
    blobs: memoryStore(),
    now: () => time,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      time += milliseconds;
    },
    ...rest,
  });
}

/** Why something was refused; fails if it was not. */
async function refusalOf(promise: Promise<unknown>): Promise<GitHubRefused> {
  const outcome = await promise.then(
    () => new Error('It was not refused.'),
    (error: unknown) => error,
  );
  if (outcome instanceof GitHubRefused) return outcome;
  throw outcome;
}

const asked = (): readonly string[] =>
  github.received.map(({ method, path, operation }) => operation ?? `${method} ${path.replace(/[0-9a-f]{40}/g, '…')}`);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Creates a branch at the head of main, so that tests do not share branches. */
async function branchOf(client: GitHub, name: string): Promise<string> {
  const head = await client.head('main');
  await client.createBranch(name, head);
  return head;
}

describe('GitHub.identity', () => {
  it('tells who the token belongs to, and that its owner may write', async () => {
    const client = clientOf(github.addToken({ login: 'salma' }));
    expect(await client.identity()).toEqual({ login: 'salma', canWrite: true });
  });

  it('tells that a reader, and everybody in an archived repository, may not write', async () => {
    expect(await clientOf(github.addToken({ login: 'reader', role: 'READ' })).identity()).toMatchObject({
      canWrite: false,
    });
    github.state.isArchived = true;
    expect(await clientOf(github.addToken()).identity()).toMatchObject({ canWrite: false });
  });

  it('refuses a text that is no token without asking', async () => {
    for (const token of ['', 'رمز', 'two words'])
      expect(await refusalOf(clientOf(token).identity())).toMatchObject({ reason: 'bad-token' });
    expect(github.received).toEqual([]);
  });

  it('ignores blanks around a token', async () => {
    expect(await clientOf(` ${github.addToken()}\n`).identity()).toMatchObject({ login: 'editor' });
  });

  it('tells wrong, revoked and expired tokens apart, although GitHub answers them alike', async () => {
    expect(await refusalOf(clientOf('github_pat_wrong').identity())).toMatchObject({ reason: 'bad-token' });
    const revoked = github.addToken();
    const client = clientOf(revoked);
    await client.head('main');
    github.state.tokens.delete(revoked);
    expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'revoked', message: 'Bad credentials' });
    // A page cannot read the expiry from responses: it passes the date that the person has entered.
    const told = clientOf('github_pat_over', { tokenEnds: '2026-11-30T00:00:00Z' });
    expect(await refusalOf(told.identity())).toMatchObject({ reason: 'expired' });
  });

  it('reports a repository that does not exist, is not chosen in the token or waits for approval as not found', async () => {
    expect(await refusalOf(clientOf(github.addToken(), { name: 'sight' }).identity())).toMatchObject({
      reason: 'not-found',
      message: "Could not resolve to a Repository with the name 'shop/sight'.",
    });
    const waiting = clientOf(github.addToken({ approval: 'pending' }));
    expect(await refusalOf(waiting.identity())).toMatchObject({ reason: 'not-found' });
  });

  it('reports an organization that forbids the token, in its words', async () => {
    const refusal = await refusalOf(clientOf(github.addToken({ approval: 'forbidden' })).identity());
    expect(refusal.reason).toBe('not-approved');
    expect(refusal.message).toMatch(/^The 'shop' organization forbids access .* lifetime is greater than 366 days/);
  });
});

describe('GitHub.missingPermissions', () => {
  it.each([
    ['nothing for a token that may write both', {}, []],
    ['contents that may only be read', { contents: 'read' }, ['contents']],
    ['pull requests that may only be read', { pullRequests: 'read' }, ['pull-requests']],
    ['both for a token without permissions', { contents: 'none', pullRequests: 'none' }, ['contents', 'pull-requests']],
  ] as const)('returns %s', async (_, token, missing) => {
    const before = github.state.git.head('main');
    expect(await clientOf(github.addToken(token)).missingPermissions('main')).toEqual(missing);
    expect(github.state.git.head('main')).toBe(before);
    expect(github.state.pulls).toEqual([]);
  });

  it('finds that nothing may be written while an organization has not approved the token for its public repository', async () => {
    github.state.isPrivate = false;
    const client = clientOf(github.addToken({ approval: 'pending' }));
    expect(await client.head('main')).toBe(github.state.git.head('main'));
    expect(await client.missingPermissions('main')).toEqual(['contents', 'pull-requests']);
  });

  it('does not take the protection of a branch for a missing permission', async () => {
    github.state.protections.set('main', 'ruleset');
    expect(await clientOf(github.addToken()).missingPermissions('main')).toEqual([]);
  });
});

describe('GitHub.head', () => {
  it('returns the commit at which a branch is, and reports a branch that does not exist', async () => {
    const client = clientOf(github.addToken());
    expect(await client.head('main')).toBe(github.state.git.head('main'));
    expect(await refusalOf(client.head('nothing'))).toMatchObject({ reason: 'not-found' });
  });

  it('names the permission for a token that may not read', async () => {
    const client = clientOf(github.addToken({ contents: 'none' }));
    expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'too-weak', permission: 'contents' });
  });
});

describe('GitHub.files', () => {
  it('lists folders with all that is in them, single files, and nothing for what a commit does not have', async () => {
    const client = clientOf(github.addToken());
    const found = await client.files(await client.head('main'), ['data', 'README.md', 'schemas']);
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(files).sort());
    expect(found.find(({ path }) => path === 'data/images/logo.png')).toEqual({
      path: 'data/images/logo.png',
      oid: blobIdOf(picture),
      size: picture.length,
    });
    expect(asked()).toEqual(['Head', 'Places', 'GET /repos/shop/site/git/trees/…?recursive=1']);
  });

  it('lists folder by folder where GitHub cuts the whole list off', async () => {
    github.state.cutsTreesAt = 3;
    const client = clientOf(github.addToken());
    const found = await client.files(await client.head('main'), ['data']);
    expect(found.map(({ path }) => path).sort()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'README.md')
        .sort(),
    );
  });
});

describe('GitHub.contents', () => {
  it('returns the bytes of git for line ends, byte order marks, Arabic, other encodings, pictures and empty files', async () => {
    const client = clientOf(github.addToken());
    const found = await client.files(await client.head('main'), ['data', 'README.md']);
    const contents = await client.contents(found);
    expect(Object.fromEntries(found.map(({ path, oid }) => [path, Buffer.from(contents.get(oid) ?? 'none')]))).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])),
    );
  });

  it('reads a text that GitHub cuts off as a whole', async () => {
    github.state.cutsTextsAt = 10;
    const client = clientOf(github.addToken());
    const [file] = await client.files(await client.head('main'), ['data/stores/arabic.yaml']);
    expect((await client.contents(file ? [file] : [])).get(file?.oid ?? '')).toEqual(bytes(arabic));
  });

  it('reads 600 files by three requests, and afterwards only what has changed', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, number) => [`data/many/store-${number}.yaml`, `name: Store ${number}\n`]),
    );
    const commit = github.push('main', many);
    const blobs = memoryStore();
    const client = clientOf(github.addToken(), { blobs });
    const progress: (readonly number[])[] = [];
    const found = await client.files(commit, ['data/many']);
    github.received.length = 0;
    const contents = await client.contents(found, (done, all) => progress.push([done, all]));
    expect(contents.size).toBe(600);
    expect(asked()).toEqual(['Texts', 'Texts', 'Texts']);
    expect(progress.at(-1)).toEqual([600, 600]);

    const next = github.push('main', {
      'data/many/store-7.yaml': 'name: Seventh\n',
      'data/many/store-8.yaml': undefined,
    });
    const second = await clientOf(github.addToken(), { blobs }).files(next, ['data/many']);
    github.received.length = 0;
    const again = await clientOf(github.addToken(), { blobs }).contents(second);
    const oid = second.find(({ path }) => path.endsWith('/store-7.yaml'))?.oid ?? '';
    expect(again.size).toBe(599);
    expect(again.get(oid)).toEqual(bytes('name: Seventh\n'));
    expect(github.received.map(({ body }) => Reflect.get(Object(body), 'variables'))).toEqual([
      { owner: 'shop', name: 'site', at0: oid },
    ]);
  });

  it('keeps what has come when a later request fails', async () => {
    const client = clientOf(github.addToken());
    const found = await client.files(await client.head('main'), ['data/stores']);
    const blobs = memoryStore();
    const lost: RemoteFile = { path: 'data/lost.png', oid: '1'.repeat(40), size: 5 };
    const other = clientOf(github.addToken(), { blobs });
    expect(await refusalOf(other.contents([...found, lost]))).toMatchObject({ reason: 'not-found' });
    expect(blobs.kept.has(blobIdOf(bytes(arabic)))).toBe(true);
  });

  it('refuses bytes that are not those of the id', async () => {
    const client = clientOf(github.addToken(), {
      fetch: async (address, request) =>
        String(address).includes('/git/blobs/') ? new Response('something else') : await fetch(address, request),
    });
    const [file] = await client.files(await client.head('main'), ['data/images']);
    expect(await refusalOf(client.contents(file ? [file] : []))).toMatchObject({ reason: 'down' });
  });
});

describe('GitHub.commit', () => {
  it('makes one commit of added, changed and removed files, byte for byte, and leaves all other files as they are', async () => {
    const client = clientOf(github.addToken({ login: 'salma' }));
    const { git } = github.state;
    const head = await branchOf(client, 'edit-1');
    const content = bytes(`${arabic}end: 100\u00A0%\r\n`);
    const oid = await client.commit({
      branch: 'edit-1',
      expectedHead: head,
      message: 'Change the store\n\nIts name was old.\n',
      additions: [
        { path: 'data/stores/arabic.yaml', content },
        { path: 'data/images/متجر.png', content: picture },
        { path: 'data/stores/other-2.yaml', content: otherEncoding },
      ],
      deletions: ['data/stores/empty.yaml'],
    });
    expect(git.head('edit-1')).toBe(oid);
    expect(
      git
        .git(['rev-list', `${head}..${oid}`])
        .toString()
        .trim(),
    ).toBe(oid);
    expect(git.git(['diff', '--name-status', '-z', '--no-renames', head, oid]).toString().split('\0')).toEqual([
      'A',
      'data/images/متجر.png',
      'M',
      'data/stores/arabic.yaml',
      'D',
      'data/stores/empty.yaml',
      'A',
      'data/stores/other-2.yaml',
      '',
    ]);
    expect(git.file(oid, 'data/stores/arabic.yaml')).toEqual(Buffer.from(content));
    expect(git.file(oid, 'data/images/متجر.png')).toEqual(Buffer.from(picture));
    expect(git.file(oid, 'data/stores/other-2.yaml')).toEqual(Buffer.from(otherEncoding));
    expect(git.git(['log', '-1', '--format=%an%n%B', oid]).toString().trim()).toBe(
      'salma\nChange the store\n\nIts name was old.',
    );
  });

  it('refuses the second of two commits on the same head as stale and writes nothing of it', async () => {
    const [first, second] = [clientOf(github.addToken()), clientOf(github.addToken({ login: 'omar' }))];
    const head = await branchOf(first, 'edit-2');
    const commit = (client: GitHub, text: string): Promise<string> =>
      client.commit({
        branch: 'edit-2',
        expectedHead: head,
        message: text,
        additions: [{ path: 'data/site.yaml', content: bytes(text) }],
        deletions: [],
      });
    const oid = await commit(first, 'name: First\n');
    github.received.length = 0;
    expect(await refusalOf(commit(second, 'name: Second\n'))).toMatchObject({
      reason: 'stale',
      message: `Expected branch to point to "${head}" but it did not.  Pull and try again.`,
    });
    expect(asked()).toEqual(['Commit']);
    expect(github.state.git.head('edit-2')).toBe(oid);
    expect(await second.head('edit-2')).toBe(oid);
    expect(github.state.git.file('edit-2', 'data/site.yaml')?.toString()).toBe('name: First\n');
  });

  const change = { message: 'A change', additions: [{ path: 'new.txt', content: bytes('new') }], deletions: [] };

  it.each(['rule', 'ruleset'] as const)('reports a branch that a %s protects', async (protection) => {
    const client = clientOf(github.addToken());
    github.state.protections.set('main', protection);
    const expectedHead = await client.head('main');
    const refusal = await refusalOf(client.commit({ branch: 'main', expectedHead, ...change }));
    expect(refusal.reason).toBe('protected');
    expect(refusal.message).toMatch(/Changes must be made through a pull request/);
    expect(github.state.git.head('main')).toBe(expectedHead);
  });

  it('names the permission that a token lacks', async () => {
    const client = clientOf(github.addToken({ contents: 'read' }));
    const expectedHead = await client.head('main');
    expect(await refusalOf(client.commit({ branch: 'main', expectedHead, ...change }))).toMatchObject({
      reason: 'too-weak',
      permission: 'contents',
      message: 'Resource not accessible by personal access token',
    });
  });

  it('is not sent a second time after the connection was lost, and the branch tells what became of it', async () => {
    const client = clientOf(github.addToken());
    for (const [kind, isDone] of [
      ['closes', false],
      ['loses-answer', true],
    ] as const) {
      const expectedHead = await branchOf(client, `edit-${kind}`);
      github.received.length = 0;
      github.faults.push({ kind });
      expect(await refusalOf(client.commit({ branch: `edit-${kind}`, expectedHead, ...change }))).toMatchObject({
        reason: 'unreachable',
      });
      expect(asked()).toEqual(['Commit']);
      expect((await client.head(`edit-${kind}`)) !== expectedHead).toBe(isDone);
    }
  });
});

describe('GitHub.createBranch', () => {
  it('reports a branch that exists already', async () => {
    const client = clientOf(github.addToken());
    const head = await branchOf(client, 'edit-3');
    expect(await refusalOf(client.createBranch('edit-3', head))).toMatchObject({ reason: 'exists' });
    expect(await refusalOf(client.createBranch('edit-3/more', head))).toMatchObject({
      reason: 'refused',
      message: 'Ref cannot be created.',
    });
  });
});

describe('pull requests of GitHub', () => {
  it('are opened, listed for their author, followed to their merge, and refused a second time', async () => {
    const client = clientOf(github.addToken({ login: 'salma' }));
    const head = await branchOf(client, 'salma/change');
    const asking = { branch: 'salma/change', base: 'main', title: 'Change the name', body: 'It was old.' };
    expect(await refusalOf(client.openPullRequest(asking))).toMatchObject({ reason: 'refused' });
    const oid = await client.commit({
      branch: 'salma/change',
      expectedHead: head,
      message: 'Change the name',
      additions: [{ path: 'data/site.yaml', content: bytes('name: Shop of Salma\n') }],
      deletions: [],
    });
    const pull = await client.openPullRequest(asking);
    expect(pull).toMatchObject({
      title: 'Change the name',
      state: 'open',
      branch: 'salma/change',
      head: oid,
      base: 'main',
    });
    expect(pull.url).toMatch(/\/shop\/site\/pull\/\d+$/);
    expect(await refusalOf(client.openPullRequest(asking))).toMatchObject({ reason: 'exists' });
    expect(await client.pullRequests('salma')).toEqual([pull]);
    expect(await client.pullRequests('omar')).toEqual([]);

    github.push('main', { 'README.md': '# Shop, again\n' });
    const merged = github.merge(pull.number);
    expect(await client.pullRequest(pull.number)).toEqual({ ...pull, state: 'merged', mergedAs: merged });
    expect(await client.pullRequests('salma')).toEqual([]);
    expect(github.state.git.file('main', 'data/site.yaml')?.toString()).toBe('name: Shop of Salma\n');
    expect(await client.contains(await client.head('main'), oid)).toBe(true);
    expect(await client.contains(merged, merged)).toBe(true);
    expect(await client.contains(oid, merged)).toBe(false);
  });

  it('are refused to a token that may only read them', async () => {
    const client = clientOf(github.addToken({ pullRequests: 'read' }));
    const asking = { branch: 'main', base: 'main', title: 'A change', body: '' };
    expect(await refusalOf(client.openPullRequest(asking))).toMatchObject({
      reason: 'too-weak',
      permission: 'pull-requests',
    });
  });
});

describe('GitHub.checks', () => {
  const checks = [
    { kind: 'check', name: 'Check the data', state: 'success' },
    { kind: 'status', name: 'deploy', state: 'pending' },
  ] as const;

  it('returns each check and their state together in a public repository', async () => {
    github.state.isPrivate = false;
    const client = clientOf(github.addToken());
    const commit = await client.head('main');
    github.state.checks.delete(commit);
    expect(await client.checks(commit)).toEqual({ state: 'none', runs: [] });
    github.state.checks.set(commit, checks);
    expect(await client.checks(commit)).toMatchObject({
      state: 'pending',
      runs: [
        { name: 'Check the data', state: 'success', url: expect.stringMatching(/^https:/) },
        { name: 'deploy', state: 'pending' },
      ],
    });
    github.state.checks.set(commit, [checks[0], { ...checks[1], state: 'failure' }]);
    expect(await client.checks(commit)).toMatchObject({ state: 'failure' });
    github.state.checks.set(commit, [checks[0]]);
    expect(await client.checks(commit)).toMatchObject({ state: 'success' });
  });

  it('reads the runs of workflows where the token may not see checks, and the state alone without that permission', async () => {
    const client = clientOf(github.addToken({ actions: 'read' }));
    const commit = await client.head('main');
    github.state.checks.set(commit, checks);
    const runs = [
      { name: 'deploy', state: 'pending' },
      { name: 'Check the data', state: 'success' },
    ];
    expect(await client.checks(commit)).toMatchObject({ state: 'pending', runs });
    const weaker = clientOf(github.addToken());
    expect(await weaker.checks(commit)).toMatchObject({ state: 'pending', runs: [{ name: 'deploy' }] });
  });
});

describe('requests to GitHub', () => {
  it('wait until the end of a limit, say until when, and go on by themselves', async () => {
    const told: number[] = [];
    const client = clientOf(github.addToken(), { onWait: (until) => told.push(until) });
    const start = time;
    github.faults.push({ kind: 'secondary-limit', seconds: 30 }, { kind: 'too-many', seconds: 5 });
    const reset = start + 35_000 + 600_000;
    github.faults.push({ kind: 'limit', until: reset });
    await client.head('main');
    expect(told).toEqual([start + 30_000, start + 35_000, reset]);
    expect(waited).toEqual([30_000, 5_000, 600_000]);
    expect(asked()).toEqual(['Head', 'Head', 'Head', 'Head']);
  });

  it('wait a minute for a limit without a time, also before they write, and give up after some attempts', async () => {
    const client = clientOf(github.addToken());
    const head = await client.head('main');
    github.faults.push({ kind: 'secondary-limit' });
    await client.createBranch('edit-4', head);
    expect(waited).toEqual([60_000]);
    github.fault = { kind: 'too-many', seconds: 10 };
    const refusal = await refusalOf(client.head('main'));
    expect(refusal).toMatchObject({ reason: 'limited', until: time + 10_000 });
    expect(waited).toEqual([60_000, 10_000, 10_000, 10_000]);
  });

  it('hold back while another request was told to wait', async () => {
    const client = clientOf(github.addToken());
    const head = await client.head('main');
    github.faults.push({ kind: 'limit', until: time + 90_000 });
    await client.files(head, ['data']);
    const after = time;
    await client.head('main');
    expect(waited).toEqual([90_000]);
    expect(time).toBe(after);
  });

  it('are repeated after a failure of GitHub or of the connection if they only read', async () => {
    const client = clientOf(github.addToken());
    github.faults.push({ kind: 'down' }, { kind: 'closes' });
    expect(await client.head('main')).toBe(github.state.git.head('main'));
    expect(waited).toEqual([1000, 2000]);
    github.fault = { kind: 'down' };
    expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'down' });
    github.fault = { kind: 'closes' };
    expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'unreachable' });
  });

  it('end after their time limit', async () => {
    github.fault = { kind: 'hangs' };
    const client = clientOf(github.addToken(), { timeLimit: 20 });
    expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'unreachable' });
    github.fault = { kind: 'slow', milliseconds: 60 };
    expect(await clientOf(github.addToken()).head('main')).toBe(github.state.git.head('main'));
  });

  it('report an answer that is not from GitHub', async () => {
    for (const answer of ['<h1>Sign in to the Wi-Fi</h1>', '{}', '[]']) {
      const client = clientOf(github.addToken(), { fetch: async () => new Response(answer) });
      expect(await refusalOf(client.head('main'))).toMatchObject({ reason: 'down' });
    }
  });
});

describe('the stand-in for GitHub', () => {
  it('refuses documents that GitHub’s published schema does not allow', async () => {
    const response = await fetch(`${github.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${github.addToken()}` },
      body: JSON.stringify({ query: 'query Wrong { repository(owner: "shop", name: "site") { heads } }' }),
    });
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Cannot query field "heads" on type "Repository"/) }],
    });
  });

  it('answers preflights of pages on other origins, and hides from them what GitHub hides', async () => {
    const response = await fetch(`${github.url}/graphql`, { method: 'OPTIONS' });
    const header = (name: string): string => response.headers.get(`access-control-${name}`)?.toLowerCase() ?? '';
    expect(response.status).toBe(204);
    expect(header('allow-origin')).toBe('*');
    for (const name of ['authorization', 'content-type', 'x-github-api-version'])
      expect(header('allow-headers').split(', ')).toContain(name);
    expect(header('expose-headers')).toMatch(/retry-after.*x-ratelimit-reset/);
    expect(header('expose-headers')).not.toMatch(/token-expiration|github-permissions/);
  });
});
