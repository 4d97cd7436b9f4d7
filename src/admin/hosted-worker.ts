import { wrap, type Remote } from 'comlink';
import type {
  Begun,
  HostedFile,
  HostedMessage,
  HostedRefusal,
  HostedRequests,
  SaveMode,
  SignedIn,
  SignIn,
  Standing,
} from '../domain/editing/hosted-protocol';
import { Unreachable, type Reply, type Transport } from '../editor/connection/server';
import type { PreviewWanted } from './preview/link';

export class RefusedByGitHub extends Error {
  constructor(readonly refusal: HostedRefusal) {
    super(refusal.message);
  }
}

type WorkerEvent = Extract<HostedMessage, { readonly kind: 'event' }>['event'];

/** The worker that reads, checks and saves instead of a server. */
export class HostedWorker implements Transport {
  readonly #worker: Worker;
  readonly #remote: Remote<HostedRequests>;
  readonly #name: string;
  /** What refuses the requests that wait for an answer. */
  readonly #waiting = new Set<(reason: Error) => void>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #isGone = false;
  mode: SaveMode = 'propose';
  /** Receives the messages of the worker, except events of the editor. */
  onTold: (told: Exclude<HostedMessage, { readonly kind: 'event' }>) => void = () => undefined;
  /** Called when the worker will answer nothing more. What waits for it is refused. */
  onGone: () => void = () => undefined;
  /** Receives the reason when a request of the editor is refused. Resolves to whether the request is repeated. */
  onRefusal: (refusal: HostedRefusal) => Promise<boolean> = () => Promise.resolve(false);
  /** Describes a refusal in the user's language. */
  wordsFor: (refusal: HostedRefusal) => string = ({ message }) => message;

  constructor(address: string) {
    this.#name = crypto.randomUUID();
    this.#worker = new Worker(address, { type: 'module', name: this.#name });
    this.#remote = wrap<HostedRequests>(this.#worker);
    this.#worker.addEventListener('message', ({ data }: MessageEvent<HostedMessage | { readonly kind?: never }>) => {
      if (data.kind === 'event') this.#tell(data.event);
      // The others are answers, which Comlink takes.
      else if (data.kind !== undefined) this.onTold(data);
    });
    // Also if its script cannot be loaded: a later build of the site has another one.
    for (const event of ['error', 'messageerror']) this.#worker.addEventListener(event, () => this.close());
  }

  /** Checks a token and uses it if no permission is missing. */
  async signIn(given: SignIn): Promise<SignedIn> {
    try {
      return await this.#ask((remote) => remote.signIn(given));
    } finally {
      // The worker holds the lock with its name until it ends, by whatever cause.
      void navigator.locks.request(this.#name, () => this.close());
    }
  }

  /** Loads the files. If they are already loaded, only the token changes. */
  begin(base: string): Promise<Begun> {
    return this.#ask((remote) => remote.begin(base));
  }

  /** The state of the saved changes and the user's pull requests. `built` is the commit of the published site. */
  standing(built: string | undefined): Promise<Standing> {
    return this.#ask((remote) => remote.standing(built));
  }

  /** Continues with an open pull request; without a number, with the branch of the site. */
  goOn(number: number | undefined): Promise<void> {
    return this.#ask((remote) => remote.goOn(number));
  }

  async request(route: string, body?: unknown): Promise<Reply> {
    const mode = route === 'save' ? this.mode : undefined;
    try {
      return await this.#ask((remote) => remote.ask(route, body, mode));
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      const refusal = error instanceof RefusedByGitHub ? error.refusal : undefined;
      if (refusal && (await this.onRefusal(refusal))) return this.request(route, body);
      const message = refusal ? this.wordsFor(refusal) : String(error);
      return { status: 500, body: { refused: 'failed', message: { en: message, ar: message } } };
    }
  }

  content(wanted: PreviewWanted): Promise<HostedFile | undefined> {
    return this.#ask((remote) => (wanted.kind === 'file' ? remote.file(wanted.path) : remote.picture(wanted.name)));
  }

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
    for (const reject of this.#waiting) reject(new Unreachable());
    this.onGone();
    // The editor asks for its state, and learns that nothing answers.
    this.#tell('edit:state');
  }

  /** Waits for an answer until the worker has ended. Comlink alone would wait forever. */
  #ask<Answer>(request: (remote: Remote<HostedRequests>) => Promise<Answer>): Promise<Answer> {
    if (this.#isGone) return Promise.reject(new Unreachable());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      void request(this.#remote)
        .then(resolve, (thrown: unknown) =>
          // The assertion is sound: the worker and this page are from the same build and share these types.
          reject(thrown instanceof Error ? thrown : new RefusedByGitHub(thrown as HostedRefusal)),
        )
        .finally(() => this.#waiting.delete(reject));
    });
  }

  #tell(event: WorkerEvent): void {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }
}
