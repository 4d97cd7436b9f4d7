import { fieldOf, textField } from '../../../catalogue/load/fields';
import {
  type GitHubRefusal,
  GitHubRefused,
  type GraphQLProblem,
  type Permission,
  refusalOfProblem,
  refusalOfStatus,
} from './refusal';

export interface Connection {
  readonly token: string;
  /** The expiry of the token as an ISO instant, if known. Browsers do not let a page read it from GitHub's headers. */
  readonly tokenEnds?: string | undefined;
  readonly fetch: typeof fetch;
  /** Without a trailing slash. */
  readonly api?: string | undefined;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called when GitHub asks to wait until an instant. The request continues then. */
  readonly onWait?: ((until: number) => void) | undefined;
  /** In milliseconds. */
  readonly timeLimit?: number | undefined;
}

interface Asked {
  readonly path: string;
  readonly accept: string;
  readonly body?: string;
  readonly permission?: Permission | undefined;
  /** A failed write may have succeeded, so it must not be repeated. */
  readonly writes: boolean;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** It may have both errors and data. */
export interface GraphQLAnswer {
  readonly data: unknown;
  readonly problems: readonly GraphQLProblem[];
  /** The error to throw for a problem. */
  refusal(problem: GraphQLProblem): GitHubRefused;
}

/** Without cookies, referrer and the HTTP cache, in which browsers keep GitHub's responses for a minute. */
const apart = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

const second = 1000;
/** After failures one fewer, because a person waits for the result. */
const attempts = 4;
const temporary: ReadonlySet<GitHubRefusal> = new Set(['unreachable', 'down']);

/** Undefined if the bytes are not JSON, such as the error page of a proxy. */
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

/** Sends requests to GitHub, waits when GitHub asks for it, and explains refusals. */
export class Requests {
  readonly #connection: Connection;
  readonly #token: string;
  readonly #api: string;
  /** Whether GitHub has accepted this token before. */
  #hasWorked = false;
  /** The instant before which no request is sent. */
  #until = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#token = connection.token.trim();
    this.#api = connection.api ?? 'https://api.github.com';
  }

  async json(path: string, permission?: Permission): Promise<unknown> {
    const asked: Asked = { path, accept: 'application/vnd.github+json', permission, writes: false };
    return await this.#send(asked, ({ bytes }) => {
      const body = jsonOf(bytes);
      if (body === undefined) throw new GitHubRefused('down', 'The answer is no JSON.');
      return body;
    });
  }

  async raw(path: string): Promise<Uint8Array> {
    const asked: Asked = { path, accept: 'application/vnd.github.raw+json', writes: false };
    return await this.#send(asked, ({ bytes }) => bytes);
  }

  /** Executes a GraphQL document. Returns data and errors. */
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
      // GitHub refuses before it executes anything.
      const limit = problems.find(({ type }) => type === 'RATE_LIMITED');
      if (limit) throw refusal(limit);
      if (problems.length === 0 && fieldOf(body, 'data') === undefined)
        throw new GitHubRefused('down', textField(body, 'message') ?? 'The answer has no data.');
      return { data: fieldOf(body, 'data'), problems, refusal };
    });
  }

  /** Executes a GraphQL document. Throws its first error. */
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
    // Another request may have been asked to wait longer.
    for (let left = this.#until - now(); left > 0; left = this.#until - now()) {
      onWait?.(this.#until);
      await wait(left);
    }
  }

  async #attempt({ path, accept, body, permission }: Asked): Promise<Answered> {
    // Headers cannot have other characters: the request would fail as if there were no network.
    if (!/^[\x21-\x7e]+$/.test(this.#token)) throw new GitHubRefused('bad-token', 'This is no token.');
    const answered = await this.#fetched(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept,
        'x-github-api-version': '2022-11-28',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
      ...apart,
      signal: AbortSignal.timeout(this.#connection.timeLimit ?? 120 * second),
    });
    const { status, headers, bytes } = answered;
    if (status === 401) throw this.#refusedToken(bytes);
    if (status >= 200 && status < 300) {
      this.#hasWorked = true;
      return answered;
    }
    const message = textField(jsonOf(bytes), 'message') ?? `GitHub answers with status ${status}.`;
    throw refusalOfStatus(status, headers, message, permission, this.#connection.now());
  }

  async #fetched(path: string, request: RequestInit): Promise<Answered> {
    // Browsers refuse to call fetch as a method of another object.
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
    const { tokenEnds, now } = this.#connection;
    const isOver = tokenEnds !== undefined && Date.parse(tokenEnds) <= now();
    if (isOver) return new GitHubRefused('expired', message);
    return new GitHubRefused(this.#hasWorked ? 'revoked' : 'bad-token', message);
  }
}
