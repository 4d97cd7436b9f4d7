import { expose } from 'comlink';
import { code, environment, files } from 'virtual:editor-build';
import type {
  HostedMessage,
  HostedRefusal,
  HostedRequests,
  SignedIn,
  SignIn,
  Standing,
} from '../../../../src/domain/editing/hosted-protocol';
import { encoded } from '../../../system/bytes/common';
import { machineClock } from '../../../system/clock';
import { blobIdOf, GitHub } from '../github/github';
import { GitHubRefused } from '../github/refusal';
import { GitHubBranch } from '../github-branch';
import { HostedEditor } from '../hosted-editor';
import { filesOf } from './files';
import { check, checkOnceMore, type CheckRequests } from './second-worker';
import { Storage } from './storage';
import type { PictureTools } from '../../../site/pictures/tools';

/** The formats that browsers can encode, with quality. */
const written: Readonly<Record<string, { readonly type: string; readonly quality?: number }>> = {
  png: { type: 'image/png' },
  jpeg: { type: 'image/jpeg', quality: 0.82 },
  webp: { type: 'image/webp', quality: 0.82 },
};

/** An SVG stays unchanged: the upload inspects it, and every build cleans and renders it. */
const browserPictureTools: PictureTools = {
  // Scales a picture to cover a size. Returns formats that browsers cannot encode unchanged.
  scaled: async (bytes, from, { width, height }, to = from) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: `image/${from}` }));
    const encoding = written[to];
    if (!encoding) return bytes;
    const share = Math.min(1, Math.max(width / picture.width, height / picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await canvas.convertToBlob(encoding);
    // A browser that cannot encode a format returns a PNG.
    return made.type === encoding.type ? new Uint8Array(await made.arrayBuffer()) : bytes;
  },
  cleanSvg: async (text) => text,
  faultOf: async () => undefined,
};

// The worker of the hosted editor. It handles the requests of the page like the server of `npm run edit`.

const tell = (message: HostedMessage): void => self.postMessage(message);

const failed = (error: unknown): void =>
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** In milliseconds before the full check, which blocks all requests, so that the first form is shown before. */
const formFirst = 250;

/** The connection to GitHub after a token was accepted. */
interface Connected {
  readonly github: GitHub;
  readonly login: string;
}

interface Edited {
  readonly hosted: HostedEditor;
  readonly branch: GitHubBranch;
  readonly hasNewerSchemas: boolean;
}

let storage: Storage | undefined;
let connected: Connected | undefined;
let edited: Promise<Edited> | undefined;

/** Throws if the page has not signed in. */
function connection(): Connected {
  if (!connected) throw new Error('Nobody has signed in.');
  return connected;
}

let held: Promise<void> | undefined;

/** Holds the lock with the name of this worker. The page gets the lock when the worker has ended, for any reason. */
function holdLock(): Promise<void> {
  held ??= new Promise((resolve) => {
    void navigator.locks.request(self.name, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
  });
  return held;
}

async function signIn({ token, tokenEnds, api, edited: { owner, name, branch }, store }: SignIn): Promise<SignedIn> {
  await holdLock();
  storage ??= new Storage(store);
  const github = new GitHub({
    token,
    tokenEnds,
    api,
    repository: { owner, name },
    blobs: storage,
    fetch: (input, init) => self.fetch(input, init),
    now: () => machineClock({}).present,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onWait: (until) => tell({ kind: 'waiting', until }),
  });
  const { login, canWrite } = await github.identity();
  const missing = canWrite ? await github.missingPermissions(branch) : [];
  // A refused token does not replace an accepted one.
  if (missing.length === 0) connected = { github, login };
  return { login, canWrite, missing };
}

async function begin(base: string): Promise<Edited> {
  const kept = storage;
  if (!kept) throw new Error('Nobody has signed in.');
  const branch = new GitHubBranch({
    // The token may be replaced later.
    get github() {
      return connection().github;
    },
    base,
    login: connection().login,
    now: () => machineClock({}).present,
  });
  const data = await branch.load((done, all) => tell({ kind: 'progress', done, all }));
  const hosted = new HostedEditor({
    files: [...filesOf(files), ...data],
    kept: await kept.kept(),
    storage: kept,
    repository: branch,
    pictures: browserPictureTools,
    clock: () => machineClock({}),
    environment,
    code,
    loadChecks: () => import('./checks'),
    firstCheck: (all, onProgress) => checkOnceMore(all, kept, onProgress),
    tellUnstored: (paths) => tell({ kind: 'stored', except: paths }),
    tell: (event) => tell({ kind: 'event', event }),
    failed,
  });
  setTimeout(() => void hosted.begin().catch(failed), formFirst);
  // A repository with only the data has no schemas.
  const schemas = await connection().github.files(branch.head, ['schemas']);
  const hasNewerSchemas = schemas.some(
    ({ path, oid }) => blobIdOf(encoded(files[path] ?? '')) !== oid && path.endsWith('.json'),
  );
  return { hosted, branch, hasNewerSchemas };
}

/** The published commit may no longer exist in the repository. */
async function contains(github: GitHub, built: string, commit: string): Promise<boolean> {
  try {
    return await github.contains(built, commit);
  } catch (error) {
    if (error instanceof GitHubRefused && error.reason === 'not-found') return false;
    throw error;
  }
}

/** The state of the saved changes: checks, merge, publication. */
async function standing({ branch }: Edited, built: string | undefined): Promise<Standing> {
  const { github, login } = connection();
  const proposals = await github.pullRequests(login);
  // A merged or closed pull request accepts no more changes.
  if (proposals.every(({ number }) => number !== branch.pullRequest?.number)) branch.goOnWith(undefined);
  const open = { proposals, edited: branch.pullRequest };
  const { lastSave } = branch;
  if (!lastSave) return open;
  const { pullRequest: proposed, commit } = lastSave;
  const proposal = proposed && (await github.pullRequest(proposed.number));
  // A merge adds the changes to the branch of the site with another commit.
  const landed = proposal ? proposal.mergedAs : commit;
  return {
    ...open,
    change: {
      proposal,
      checks: await github.checks(landed ?? proposal?.head ?? commit),
      isLive: landed !== undefined && built !== undefined && (await contains(github, built, landed)),
    },
  };
}

/** Switches to an open pull request, or to the branch of the site. */
async function goOn({ branch, hosted }: Edited, number: number | undefined): Promise<void> {
  branch.goOnWith(number === undefined ? undefined : await connection().github.pullRequest(number));
  await hosted.answer('POST', 'pull');
}

async function current(): Promise<Edited> {
  if (!edited) throw new Error('The editor has not begun.');
  return edited;
}

function refusalOf({ reason, message, until, permission }: GitHubRefused): HostedRefusal {
  return { reason, message, until, permission };
}

/** Returns refusals of GitHub as values, because the page receives only the message of an error. */
function refusing<Given extends unknown[], Result>(
  action: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    try {
      return await action(...given);
    } catch (error) {
      if (error instanceof GitHubRefused) throw refusalOf(error);
      failed(error);
      throw error;
    }
  };
}

expose({
  signIn: refusing(signIn),
  begin: refusing(async (base) => {
    edited ??= begin(base);
    const { hasNewerSchemas } = await edited.catch((error: unknown) => {
      edited = undefined;
      throw error;
    });
    return { hasNewerSchemas };
  }),
  ask: refusing(async (route, body, mode) => {
    const { branch, hosted } = await current();
    if (mode) branch.mode = mode;
    return hosted.answer(body === undefined ? 'GET' : 'POST', route, body);
  }),
  standing: refusing(async (built) => standing(await current(), built)),
  goOn: refusing(async (number) => goOn(await current(), number)),
  file: refusing(async (path) => (await current()).hosted.file(path)),
  picture: refusing(async (name) => {
    const content = await (await current()).hosted.picture(name);
    return content && { type: '', content };
  }),
  check,
} satisfies HostedRequests & CheckRequests);
