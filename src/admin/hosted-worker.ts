import type {
  Begun,
  HostedMessage,
  HostedRefusal,
  HostedRequest,
  SaveMode,
  SignedIn,
  Standing,
} from '../domain/editing/hosted-protocol';
import { Unreachable, type Reply, type Transport } from '../editor/server';
import type { PreviewFile, PreviewWanted } from './preview/link';

/** GitHub refused a request. */
export class RefusedByGitHub extends Error {
  constructor(readonly refusal: HostedRefusal) {
    super(refusal.message);
  }
}

type WithoutId<Request> = Request extends HostedRequest ? Omit<Request, 'id'> : never;
type Answer = Extract<HostedMessage, { readonly id: number }>;
type Told = Exclude<HostedMessage, Answer>;

/** The caller of a request. */
interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** An event that the worker reports to the page. */
export type WorkerEvent = Extract<Told, { readonly kind: 'event' }>['event'];

/** The worker that reads, checks and saves instead of a server. */
export class HostedWorker implements Transport {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #last = 0;
  #hasAnswered = false;
  #isGone = false;
  /** How the next save is made. */
  mode: SaveMode = 'propose';
  /** Receives messages that answer no request, except events of the editor. */
  onTold: (told: Exclude<Told, { readonly kind: 'event' }>) => void = () => undefined;
  /** Called when the worker will answer nothing more. What waits for it is refused. */
  onGone: () => void = () => undefined;
  /** Receives the reason when a request of the editor is refused. Resolves to whether the request is repeated. */
  onRefusal: (refusal: HostedRefusal) => Promise<boolean> = () => Promise.resolve(false);
  /** Describes a refusal in the user's language. */
  wordsFor: (refusal: HostedRefusal) => string = ({ message }) => message;

  constructor(address: string) {
    this.#name = crypto.randomUUID();
    this.#worker = new Worker(address, { type: 'module', name: this.#name });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<HostedMessage>) => this.#hear(data));
    // Also if its script cannot be loaded: a later build of the site has another one.
    for (const event of ['error', 'messageerror']) this.#worker.addEventListener(event, () => this.close());
  }

  /** Checks a token and uses it if no permission is missing. */
  async signIn(request: Omit<Extract<HostedRequest, { kind: 'sign-in' }>, 'id' | 'kind'>): Promise<SignedIn> {
    return this.#body(await this.#ask({ kind: 'sign-in', ...request }));
  }

  /** Loads the files. If they are already loaded, only the token changes. */
  async begin(request: Omit<Extract<HostedRequest, { kind: 'begin' }>, 'id' | 'kind'>): Promise<Begun> {
    return this.#body(await this.#ask({ kind: 'begin', ...request }));
  }

  /** The state of the saved changes and the user's pull requests. `built` is the commit of the published site. */
  async standing(built: string | undefined): Promise<Standing> {
    return this.#body(await this.#ask({ kind: 'standing', built }));
  }

  /** Continues with an open pull request; without a number, with the branch of the site. */
  async goOn(number: number | undefined): Promise<void> {
    await this.#ask({ kind: 'go-on', number });
  }

  async request(route: string, body?: unknown): Promise<Reply> {
    try {
      const answer = await this.#ask({ kind: 'ask', route, body, mode: route === 'save' ? this.mode : undefined });
      return answer.kind === 'answer' ? answer : { status: 500, body: undefined };
    } catch (error) {
      if (!(error instanceof RefusedByGitHub)) throw error;
      if (await this.onRefusal(error.refusal)) return this.request(route, body);
      const message = this.wordsFor(error.refusal);
      return { status: 409, body: { refused: 'failed', message: { en: message, ar: message } } };
    }
  }

  /** A file or picture that the preview shows; undefined if it does not exist. */
  async content(wanted: PreviewWanted): Promise<PreviewFile | undefined> {
    const answer = await this.#ask(wanted);
    return answer.kind === 'content' && answer.content !== undefined
      ? { type: answer.type ?? '', content: answer.content }
      : undefined;
  }

  /** Adds a listener for an event. Returns the function that removes it. */
  readonly on = (event: string, listener: () => void): (() => void) => {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  };

  /** Ends the worker and refuses what waits for it. */
  close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Unreachable());
    this.#waiting.clear();
    this.onGone();
    // The editor asks for its state, and learns that nothing answers.
    this.#tell('edit:state');
  }

  #ask(request: WithoutId<HostedRequest>): Promise<Answer> {
    this.#last += 1;
    const id = this.#last;
    if (this.#isGone) return Promise.reject(new Unreachable());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** The worker holds the lock with its name until it ends, by whatever cause. */
  #watch(): void {
    if (this.#hasAnswered) return;
    this.#hasAnswered = true;
    void navigator.locks.request(this.#name, () => this.close());
  }

  #tell(event: WorkerEvent): void {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }

  #body<Body>(answer: Answer): Body {
    if (answer.kind !== 'answer') throw new Error('The worker gave another answer.');
    if (answer.status !== 200) throw new Error(String(Reflect.get(Object(answer.body), 'message')));
    // The assertion is sound: the worker and this page are from the same build and share these types.
    return answer.body as Body;
  }

  #hear(message: HostedMessage): void {
    if ('id' in message) {
      const { id } = message;
      this.#watch();
      if (message.kind === 'refused') this.#waiting.get(id)?.reject(new RefusedByGitHub(message.refusal));
      else this.#waiting.get(id)?.resolve(message);
      this.#waiting.delete(id);
    } else if (message.kind === 'event') this.#tell(message.event);
    else this.onTold(message);
  }
}
