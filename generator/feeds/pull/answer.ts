import { counted } from '../../catalogue/diagnostics/visible';
import { codeOf } from '../../system/disk-errors';
import { bodyWithin, type Network } from '../../system/network';

/** Thrown if a table cannot be fetched, or is not good enough to replace the current one. */
export class PullProblem extends Error {
  /** `message` and `fix` are sentences without a capital and full stop. They contain no key. */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

export interface PullRequest {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The environment variable with the key, for messages. */
  readonly key?: string;
}

/** A complete response with status 200. */
export interface Answer {
  readonly bytes: Uint8Array;
  /** In lower case; empty if the response has none. */
  readonly type: string;
}

/** In all responses for one table. */
const maximumBytes = 128_000_000;
const attempts = 4;
const second = 1000;
/** In milliseconds, for one attempt including the whole response. */
const timeLimit = 120 * second;
/** In milliseconds, for all attempts of all pages of a table. */
const wholeLimit = 30 * 60 * second;
/** In seconds. If a network asks for a longer pause, the next run tries again. */
const longestPause = 120;
const mostRedirects = 5;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A failed attempt after which another one may succeed. */
interface Fault {
  readonly problem: PullProblem;
  /** In seconds, if the network asks for a pause. */
  readonly pause?: number;
}

const unreachable = 'check the connection to the internet and `fetch.url` of the feed, then run the command again';

/** Uses the system's error code, not its message, which may contain parts of the request. */
function failureOf(error: unknown): PullProblem {
  const { name, cause } = error instanceof Error ? error : {};
  if (name === 'TimeoutError' || name === 'AbortError')
    return new PullProblem(
      `the network did not answer within ${timeLimit / second} seconds`,
      'run the command again later',
    );
  const code = codeOf(cause) ?? codeOf(error);
  return code === 'ECONNRESET' || /^(?:UND_ERR_(?!CONNECT)|HPE_|Z_)/.test(code ?? '')
    ? new PullProblem(
        'the answer of the network is damaged, or ended before it was complete',
        'run the command again later; if this remains, ask the network',
      )
    : new PullProblem(`the network cannot be reached${code === undefined ? '' : ` (${code})`}`, unreachable);
}

/** In seconds; undefined if the network asks for no pause. */
function pauseOf(header: string | null, present: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - present) / second));
}

function refusalOf(status: number, key: string | undefined): PullProblem {
  if (status === 401 || status === 403)
    return new PullProblem(
      `the network refuses the key (${status})`,
      key === undefined
        ? 'name the key in `auth` of `fetch`'
        : `check ${key}: it may have expired, or have no right to coupons; the network's site shows keys and their rights`,
    );
  if (status === 404 || status === 410)
    return new PullProblem(`the network has nothing at this address (${status})`, 'correct `url` of `fetch`');
  if (status === 429)
    return new PullProblem(
      'the network refuses more requests for now (429)',
      'run the command again later, and less often',
    );
  return status >= 500
    ? new PullProblem(`the network has a fault (${status})`, 'run the command again later')
    : new PullProblem(
        `the network does not accept the request (${status})`,
        'compare `url`, `query` and `body` of `fetch` with the documents of the network',
      );
}

/** The target must be on the same origin, because no other host may receive the key. */
function redirectOf(response: Response, address: string): string {
  const location = response.headers.get('location');
  const fix = 'if the network has moved, write its new address into `url` of `fetch`';
  if (!location || !URL.canParse(location, address)) throw new PullProblem('the network redirects to no address', fix);
  const target = new URL(location, address);
  if (target.origin !== new URL(address).origin)
    throw new PullProblem(`the network redirects to ${target.protocol}//${target.host}, which is not followed`, fix);
  return target.href;
}

/** Sends requests to the network and waits between attempts. */
export class Asker {
  readonly #network: Network;
  readonly #present: number;
  /** Aborted when the time for the whole table is over. */
  readonly #whole: AbortSignal;
  /** The remaining number of bytes for all responses. */
  #left = maximumBytes;

  /** @param present the current instant, for pauses that end at an instant */
  constructor(network: Network, present: number) {
    this.#network = network;
    this.#present = present;
    this.#whole = network.deadline(wholeLimit);
  }

  /** Throws a PullProblem if the last attempt fails. */
  async ask(request: PullRequest): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.#attempt(request);
      if ('bytes' in result) {
        this.#left -= result.bytes.length;
        return result;
      }
      if (this.#whole.aborted)
        throw new PullProblem(
          `the network did not give the whole table within ${wholeLimit / second / 60} minutes`,
          'ask the network for fewer rows, with a filter in `query` of `fetch`, or for more rows on each page',
        );
      const { problem, pause = 2 ** (attempt - 1) } = result;
      if (pause > longestPause)
        throw new PullProblem(
          `${problem.message}, and asks to wait ${counted(Math.ceil(pause / 60), 'minute')}`,
          'run the command again after that time',
        );
      if (attempt === attempts) throw problem;
      await this.#network.wait(pause * second);
    }
  }

  /** Returns a fault if another attempt may succeed. Throws for all other faults. */
  async #attempt(request: PullRequest): Promise<Answer | Fault> {
    try {
      const response = await this.#send(request);
      const { status, headers } = response;
      if (status === 200) {
        const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
        const bytes = await bodyWithin(response, this.#left);
        if (bytes) return { bytes, type };
        throw new PullProblem(
          `the answer has more than ${counted(Math.floor(maximumBytes / 1_000_000), 'megabyte')}`,
          'ask the network for fewer rows, with a filter in `query` of `fetch`',
        );
      }
      await response.body?.cancel();
      const problem = refusalOf(status, request.key);
      if (!temporary.has(status)) throw problem;
      const pause = pauseOf(headers.get('retry-after'), this.#present);
      return { problem, pause };
    } catch (error) {
      if (error instanceof PullProblem) throw error;
      return { problem: failureOf(error) };
    }
  }

  async #send({ address: first, method, headers, body }: PullRequest): Promise<Response> {
    const signal = AbortSignal.any([this.#whole, this.#network.deadline(timeLimit)]);
    let address = first;
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      const response = await this.#network.fetch(address, {
        method,
        headers: { accept: '*/*', ...headers },
        body,
        redirect: 'manual',
        signal,
      });
      const { status } = response;
      if (!redirects.has(status)) return response;
      await response.body?.cancel();
      // Other redirects would turn a POST into a GET.
      if (method === 'POST' && status !== 307 && status !== 308) return response;
      address = redirectOf(response, address);
    }
    throw new PullProblem('the network redirects again and again', 'correct `url` of `fetch`');
  }
}
