import { fieldOf, textField } from '../../../catalogue/load/fields';
import { type GitHubRefusal, GitHubRefused, type GraphQLProblem, type Permission } from './refusal';
import { endOfLimit, refusalOfProblem, refusalOfStatus } from './refusal';

/** How GitHub is reached. */
export interface Connection {
  readonly token: string;
  /** When the token ends, as an ISO instant, where it is known. Browsers do not let a page read it from GitHub's answers. */
  readonly tokenEnds?: string | undefined;
  readonly fetch: typeof fetch;
  /** The address of the API, without a slash at the end. */
  readonly api?: string | undefined;
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** GitHub wants no requests until this instant. They go on by themselves then. */
  readonly onWait?: ((until: number) => void) | undefined;
  /** How long a request may take, in milliseconds. */
  readonly timeLimit?: number | undefined;
}

/** A request. */
interface Asked {
  readonly path: string;
  readonly accept: string;
  readonly body?: string;
  /** What the token needs for it. */
  readonly permission?: Permission | undefined;
  /** It writes: after a failure it may have been carried out, so that it must not be sent twice. */
  readonly writes: boolean;
}

/** A complete answer. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** An answer to a GraphQL request. Beside errors it may have data. */
export interface GraphQLAnswer {
  readonly data: unknown;
  readonly problems: readonly GraphQLProblem[];
  /** Turns an error into what is thrown. */
  refusal(problem: GraphQLProblem): GitHubRefused;
}

/** Nothing of the page goes with a request, and no answer is kept: that of GitHub is otherwise taken for a minute. */
const apart = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

const second = 1000;
/** How often a request is sent at most; after failures, one time less: people wait for it. */
const attempts = 4;
const temporary: ReadonlySet<GitHubRefusal> = new Set(['unreachable', 'down']);

/** A value of JSON; undefined if the bytes are something else, such as the page of a proxy. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function problemsOf(body: unknown): readonly GraphQLProblem[] {
  const errors = fieldOf(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const path = fieldOf(error, 'path');
    return {
      type: textField(error, 'type'),
      message: textField(error, 'message') ?? 'GitHub gave no reason.',
      path: Array.isArray(path) ? path : [],
    };
  });
}

/** Sends requests to GitHub, waits where it asks to, and says why one was refused. */
export class Requests {
  readonly #connection: Connection;
  readonly #token: string;
  readonly #api: string;
  /** When the token ends. */
  #tokenEnds: string | undefined;
  /** GitHub has taken this token before. */
  #hasWorked = false;
  /** No request is sent before this instant. */
  #until = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#token = connection.token.trim();
    this.#api = connection.api ?? 'https://api.github.com';
    this.#tokenEnds = connection.tokenEnds;
  }

  /** When the token ends, as an ISO instant, if it is known. */
  get tokenEnds(): string | undefined {
    return this.#tokenEnds;
  }

  /** The JSON at an address. */
  async json(path: string, permission?: Permission): Promise<unknown> {
    const asked: Asked = { path, accept: 'application/vnd.github+json', permission, writes: false };
    return await this.#send(asked, ({ bytes }) => {
      const body = jsonOf(bytes);
      if (body === undefined) throw new GitHubRefused('down', 'The answer is no JSON.');
      return body;
    });
  }

  /** The bytes at an address. */
  async raw(path: string): Promise<Uint8Array> {
    const asked: Asked = { path, accept: 'application/vnd.github.raw+json', writes: false };
    return await this.#send(asked, ({ bytes }) => bytes);
  }

  /** What GitHub answers to a document, with its errors. */
  async answer(document: string, variables: unknown, permission?: Permission): Promise<GraphQLAnswer> {
    const asked: Asked = {
      path: '/graphql',
      accept: 'application/json',
      body: JSON.stringify({ query: document, variables }),
      permission,
      writes: document.startsWith('mutation'),
    };
    const { now } = this.#connection;
    return await this.#send(asked, ({ headers, bytes }) => {
      const body = jsonOf(bytes);
      const problems = problemsOf(body);
      const refusal = (problem: GraphQLProblem): GitHubRefused => refusalOfProblem(problem, headers, permission, now());
      // Nothing was carried out: GitHub says that before it begins.
      const limit = problems.find(({ type }) => type === 'RATE_LIMITED');
      if (limit) throw new GitHubRefused('limited', limit.message, { until: endOfLimit(headers, now()) });
      if (problems.length === 0 && fieldOf(body, 'data') === undefined)
        throw new GitHubRefused('down', textField(body, 'message') ?? 'The answer has no data.');
      return { data: fieldOf(body, 'data'), problems, refusal };
    });
  }

  /** The data that GitHub answers to a document; throws at its first error. */
  async data(document: string, variables: unknown, permission?: Permission): Promise<unknown> {
    const { data, problems, refusal } = await this.answer(document, variables, permission);
    const [problem] = problems;
    if (problem) throw refusal(problem);
    return data;
  }

  async #send<Result>(asked: Asked, read: (answered: Answered) => Result): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#pause();
      try {
        return read(await this.#attempt(asked));
      } catch (error) {
        if (!(error instanceof GitHubRefused) || attempt === attempts) throw error;
        const isTemporary = temporary.has(error.reason) && !asked.writes && attempt < attempts - 1;
        if (error.until !== undefined) this.#until = Math.max(this.#until, error.until);
        else if (isTemporary) await this.#connection.wait(second * 2 ** (attempt - 1));
        else throw error;
      }
    }
  }

  async #pause(): Promise<void> {
    const { now, wait, onWait } = this.#connection;
    // Another request may have been told to wait longer meanwhile.
    for (let left = this.#until - now(); left > 0; left = this.#until - now()) {
      onWait?.(this.#until);
      await wait(left);
    }
  }

  async #attempt({ path, accept, body, permission }: Asked): Promise<Answered> {
    // A header cannot have other characters: the request would fail as if there were no network.
    if (!/^[\x21-\x7e]+$/.test(this.#token)) throw new GitHubRefused('bad-token', 'This is no token.');
    const answered = await this.#fetched(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept,
        'x-github-api-version': '2022-11-28',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...apart,
      signal: AbortSignal.timeout(this.#connection.timeLimit ?? 120 * second),
    });
    const { status, headers, bytes } = answered;
    if (status === 401) throw this.#refusedToken(bytes);
    this.#readEnd(headers);
    if (status >= 200 && status < 300) {
      this.#hasWorked = true;
      return answered;
    }
    const message = textField(jsonOf(bytes), 'message') ?? `GitHub answers with status ${status}.`;
    throw refusalOfStatus(status, headers, message, permission, this.#connection.now());
  }

  async #fetched(path: string, request: RequestInit): Promise<Answered> {
    // Browsers refuse to call it as a method of another object.
    const { fetch: send } = this.#connection;
    try {
      const response = await send(this.#api + path, request);
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    } catch (error) {
      throw new GitHubRefused('unreachable', error instanceof Error ? error.message : String(error));
    }
  }

  #refusedToken(bytes: Uint8Array): GitHubRefused {
    const message = textField(jsonOf(bytes), 'message') ?? 'Bad credentials';
    const isOver = this.#tokenEnds !== undefined && Date.parse(this.#tokenEnds) <= this.#connection.now();
    if (isOver) return new GitHubRefused('expired', message);
    return new GitHubRefused(this.#hasWorked ? 'revoked' : 'bad-token', message);
  }

  /** Reads when the token ends, such as `2027-01-31 17:29:33 UTC` or `2027-01-31 17:29:33 +0300`. */
  #readEnd(headers: Headers): void {
    const header = headers.get('github-authentication-token-expiration') ?? '';
    const [, day, time, zone = ''] = /^(\S+) (\S+) (UTC|[+-]\d{4})$/.exec(header) ?? [];
    const end = Date.parse(`${day}T${time}${zone === 'UTC' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`}`);
    if (!Number.isNaN(end)) this.#tokenEnds = new Date(end).toISOString();
  }
}
