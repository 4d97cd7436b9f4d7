import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BareRepository, type Changes } from './bare-repository';
import { answerTo, Root } from './graphql';
import { answerToRest } from './rest';
import type { Role, State, Token } from './state';

/** A request to the stand-in. Preflights are not recorded. */
export interface Received {
  readonly method: string;
  /** The path and query. */
  readonly path: string;
  /** The name of the GraphQL document, such as `Commit`. */
  readonly operation?: string;
  readonly body: unknown;
}

/** A fault of a request. */
export type Fault =
  /** Secondary rate limit: 403, with or without seconds to wait. */
  | { readonly kind: 'secondary-limit'; readonly seconds?: number }
  /** Primary rate limit, until an instant in milliseconds. */
  | { readonly kind: 'limit'; readonly until: number }
  /** 429 with seconds to wait. */
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** 502 from a server in front of GitHub. */
  | { readonly kind: 'down' }
  /** The connection ends before the request is executed. */
  | { readonly kind: 'closes' }
  /** The request is executed, and the connection ends before the response. */
  | { readonly kind: 'loses-answer' }
  /** No response. */
  | { readonly kind: 'hangs' }
  /** The response is delayed by milliseconds. */
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** A stand-in for GitHub on this machine. */
export interface GitHubStandIn {
  /** The URL of its API without a trailing slash. */
  readonly url: string;
  readonly state: State;
  readonly received: Received[];
  /** The faults of the next requests, one each. */
  readonly faults: Fault[];
  /** The fault of every request that is not in `faults`. */
  fault: Fault | undefined;
  /** Its clock, in milliseconds since 1970. */
  now: () => number;
  /** Creates a token. By default it may read and write contents and pull requests. */
  addToken(token?: Partial<Token> & { readonly role?: Role }): string;
  /** Commits as another person, ignoring all rules. Returns the commit. */
  push(branch: string, changes: Changes, author?: string): string;
  /** Merges a pull request with a merge commit. Returns the commit. */
  merge(number: number): string;
  stop(): Promise<void>;
}

/**
 * The response headers that GitHub exposes to pages of other origins. They include neither the expiry of the token nor
 * its permissions.
 */
const exposed =
  'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset, Warning';

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-expose-headers': exposed,
  'access-control-max-age': '86400',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Executes requests. */
class Answers {
  #remaining = 5000;

  constructor(private readonly github: GitHubStandIn) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, preflight).end();
      return;
    }
    const text = await bodyOf(request);
    const { method = '', url: path = '' } = request;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const [, operation] = /^(?:query|mutation) (\w+)/.exec(String(Reflect.get(Object(body), 'query'))) ?? [];
    const received: Received = { method, path, body, ...(operation !== undefined && { operation }) };
    this.github.received.push(received);
    const fault = this.github.faults.shift() ?? this.github.fault;
    if (fault?.kind === 'hangs') return;
    if (fault?.kind === 'closes') response.destroy();
    else if (fault && this.#isRefused(response, fault, path)) return;
    else if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    if (response.destroyed) return;
    await this.#carryOut(request, response, received, fault?.kind === 'loses-answer');
  }

  #send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
    const isBinary = body instanceof Uint8Array;
    this.#remaining -= 1;
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposed,
      'content-type': isBinary ? 'application/vnd.github.raw+json; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60, s-maxage=60',
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': String(this.#remaining),
      'x-ratelimit-reset': String(Math.ceil(this.github.now() / 1000) + 3600),
      ...headers,
    });
    response.end(isBinary ? body : JSON.stringify(body));
  }

  /** Responds with a rate limit or a failure, if that is the fault. */
  #isRefused(response: ServerResponse, fault: Fault, path: string): boolean {
    if (fault.kind === 'down') {
      // The server in front sends an HTML page, which other origins may not read.
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return true;
    }
    if (fault.kind === 'limit') {
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(fault.until / 1000)) };
      const message = 'API rate limit exceeded for user ID 1.';
      if (path === '/graphql') this.#send(response, 200, { errors: [{ type: 'RATE_LIMITED', message }] }, headers);
      else this.#send(response, 403, { message }, headers);
      return true;
    }
    if (fault.kind !== 'secondary-limit' && fault.kind !== 'too-many') return false;
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    const headers: Readonly<Record<string, string>> =
      fault.seconds === undefined ? {} : { 'retry-after': String(fault.seconds) };
    this.#send(response, fault.kind === 'too-many' ? 429 : 403, { message }, headers);
    return true;
  }

  async #carryOut(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, body }: Received,
    losesAnswer: boolean,
  ): Promise<void> {
    const { state } = this.github;
    const token = state.tokens.get(request.headers.authorization?.replace(/^(?:bearer|token) /i, '') ?? '');
    if (!token) {
      // The same message for wrong, revoked and expired tokens.
      this.#send(response, 401, {
        message: 'Bad credentials',
        documentation_url: 'https://docs.github.com/rest',
        status: '401',
      });
      return;
    }
    const answer = await this.#answerTo(method, path, body, token);
    if (losesAnswer) response.destroy();
    else this.#send(response, answer.status, answer.body);
  }

  async #answerTo(
    method: string,
    path: string,
    body: unknown,
    token: Token,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const { state } = this.github;
    if (method === 'POST' && path === '/graphql')
      return { status: 200, body: await answerTo(body, new Root(state, token)) };
    if (method === 'GET') return answerToRest(state, token, new URL(path, this.github.url));
    return { status: 404, body: { message: 'Not Found' } };
  }
}

/** The actions of another person or the owner in the repository. */
function actions(state: State): Pick<GitHubStandIn, 'addToken' | 'push' | 'merge'> {
  const { git } = state;
  return {
    addToken({ role = 'WRITE', ...token } = {}) {
      const text = `github_pat_${String(state.tokens.size + 1).padStart(8, '0')}`;
      const { login = 'editor' } = token;
      state.roles.set(login, role);
      state.tokens.set(text, { login, contents: 'write', pullRequests: 'write', actions: 'none', ...token });
      return text;
    },
    push(branch, changes, author = 'colleague') {
      const head = git.head(branch);
      const oid = git.commit(head, changes, `A change of ${author}`, author);
      if (!git.moveBranch(branch, oid, head)) throw new Error(`The branch ${branch} moved meanwhile.`);
      return oid;
    },
    merge(number) {
      const pull = state.pulls.find((each) => each.number === number && each.state === 'OPEN');
      if (!pull) throw new Error(`There is no open pull request ${number}.`);
      const [base = '', head = ''] = [git.head(pull.base), git.head(pull.branch)];
      const title = `Merge pull request #${number} from ${state.owner}/${pull.branch}\n\n${pull.title}`;
      const oid = git.merge(base, head, title);
      if (oid === undefined) throw new Error(`Pull request ${number} has conflicts.`);
      git.moveBranch(pull.base, oid, base);
      Object.assign(pull, { state: 'MERGED', head, mergedAs: oid });
      return oid;
    },
  };
}

/** Starts a stand-in for GitHub with a private repository `shop/site`, whose branch `main` has these files. */
export async function startGitHub(files: Changes): Promise<GitHubStandIn> {
  const git = new BareRepository();
  git.moveBranch('main', git.commit(undefined, files, 'The first files'));
  const state: State = {
    owner: 'shop',
    name: 'site',
    git,
    isPrivate: true,
    isArchived: false,
    tokens: new Map(),
    roles: new Map(),
    protections: new Map(),
    checks: new Map(),
    pulls: [],
    cutsTextsAt: 512_000,
    cutsTreesAt: 100_000,
  };
  const server = createServer((request, response) => {
    answers.handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const github: GitHubStandIn = {
    url: '',
    state,
    received: [],
    faults: [],
    fault: undefined,
    now: () => Date.now(),
    ...actions(state),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          git.remove();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  const answers = new Answers(github);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return Object.assign(github, { url: `http://127.0.0.1:${bound.port}` });
}
