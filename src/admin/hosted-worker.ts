import type {
  Begun,
  HostedMessage,
  HostedRefusal,
  HostedRequest,
  SaveMode,
  SignedIn,
  Standing,
} from '../domain/hosted-protocol';
import type { Reply, Transport } from '../editor/server';
import type { PreviewFile, PreviewWanted } from './preview/link';

/** GitHub does not do what was asked. */
export class RefusedByGitHub extends Error {
  constructor(readonly refusal: HostedRefusal) {
    super(refusal.message);
  }
}

type WithoutId<Request> = Request extends HostedRequest ? Omit<Request, 'id'> : never;
type Answer = Extract<HostedMessage, { readonly id: number }>;
type Told = Exclude<HostedMessage, Answer>;

/** What the worker asks the page to show. */
export type WorkerEvent = Extract<Told, { readonly kind: 'event' }>['event'];

/** The worker that reads, checks and saves in place of a server. */
export class HostedWorker implements Transport {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #last = 0;
  /** Where the next save goes. */
  mode: SaveMode = 'propose';
  /** Told what the worker says without being asked, but for events of the editor. */
  onTold: (told: Exclude<Told, { readonly kind: 'event' }>) => void = () => undefined;
  /** Told why a request of the editor was refused. Resolves to whether it is to be tried again. */
  onRefusal: (refusal: HostedRefusal) => Promise<boolean> = () => Promise.resolve(false);
  /** What the reader is told of a refusal, in the reader's language. */
  wordsFor: (refusal: HostedRefusal) => string = ({ message }) => message;

  constructor(address: string) {
    this.#worker = new Worker(address, { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<HostedMessage>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.onTold({ kind: 'failed', message }));
  }

  /** Tries a token. */
  async signIn(request: Omit<Extract<HostedRequest, { kind: 'sign-in' }>, 'id' | 'kind'>): Promise<SignedIn> {
    return this.#body(await this.#ask({ kind: 'sign-in', ...request }));
  }

  /** Loads the files. With a token that differs only that is taken. */
  async begin(request: Omit<Extract<HostedRequest, { kind: 'begin' }>, 'id' | 'kind'>): Promise<Begun> {
    return this.#body(await this.#ask({ kind: 'begin', ...request }));
  }

  /** What has become of what was saved, and what else the reader has proposed. `built` is the commit of the published site. */
  async standing(built: string | undefined): Promise<Standing> {
    return this.#body(await this.#ask({ kind: 'standing', built }));
  }

  /** Goes on with an open pull request; without one, with the branch of the site. */
  async goOn(number: number | undefined): Promise<void> {
    await this.#ask({ kind: 'go-on', number });
  }

  async request(route: string, body?: unknown): Promise<Reply> {
    try {
      const answer = await this.#ask({ kind: 'ask', route, body, ...(route === 'save' && { mode: this.mode }) });
      return answer.kind === 'answer' ? answer : { status: 500, body: undefined };
    } catch (error) {
      if (!(error instanceof RefusedByGitHub)) throw error;
      if (await this.onRefusal(error.refusal)) return this.request(route, body);
      return { status: 409, body: { refused: 'failed', message: this.wordsFor(error.refusal), isOfReader: true } };
    }
  }

  /** A file or picture that the preview shows. */
  async content(wanted: PreviewWanted): Promise<PreviewFile | undefined> {
    const answer = await this.#ask(wanted);
    return answer.kind === 'content' && answer.content !== undefined
      ? { type: answer.type ?? '', content: answer.content }
      : undefined;
  }

  /** Calls a listener at each event of a kind, until what it returns is called. */
  readonly on = (event: string, listener: () => void): (() => void) => {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  };

  close(): void {
    this.#worker.terminate();
  }

  #ask(request: WithoutId<HostedRequest>): Promise<Answer> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        if (answer.kind === 'refused') reject(new RefusedByGitHub(answer.refusal));
        else resolve(answer);
      });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #body<Body>(answer: Answer): Body {
    if (answer.kind !== 'answer' || answer.status !== 200) throw new Error('The worker did not answer.');
    // The worker and this page are of one build, and share these types.
    return answer.body as Body;
  }

  #hear(message: HostedMessage): void {
    if ('id' in message) {
      const { id } = message;
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    } else if (message.kind === 'event') for (const listener of this.#listeners.get(message.event) ?? []) listener();
    else this.onTold(message);
  }
}
