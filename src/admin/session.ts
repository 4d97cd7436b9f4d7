import type { AdminSettings } from '../domain/admin-page';
import type { EditorMessages } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import type { HostedRefusal, SignedIn } from '../domain/hosted-protocol';
import { sendTo } from '../editor/use-editor';
import { Outbox } from '../editor/outbox';
import { EditorServer } from '../editor/server';
import { ownWindow } from '../editor/windows';
import { HostedWorker, RefusedByGitHub } from './hosted-worker';
import { needsToken } from './refusals';
import { repositoryName } from './settings';
import { TokenStore, type OwnToken } from './token';

/** What the page needs to edit. */
export interface Opened {
  readonly worker: HostedWorker;
  readonly server: EditorServer;
  readonly outbox: Outbox;
  /** The messages of the editor. */
  readonly messages: EditorMessages;
  /** The repository has other schemas than the build of this page. */
  readonly hasNewerSchemas: boolean;
}

/** How far the page is. */
export type Stage =
  | { readonly kind: 'signed-out'; readonly refusal?: HostedRefusal | undefined; readonly hasForgotten?: boolean }
  | { readonly kind: 'signing-in' }
  /** The editor is open in another tab. */
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'loading'; readonly done?: number; readonly all?: number }
  | { readonly kind: 'open'; readonly opened: Opened }
  /** GitHub does not give the files, for a reason that can pass. */
  | { readonly kind: 'not-loaded'; readonly refusal: HostedRefusal }
  | { readonly kind: 'failed'; readonly message: string };

/** Who edits, and how far the page is. */
export interface SessionState {
  readonly stage: Stage;
  readonly token?: OwnToken | undefined;
  readonly who?: SignedIn | undefined;
  /** The instant until which GitHub wants no requests. */
  readonly waitsUntil?: number | undefined;
  /** Why the token of an open editor was refused: only another one helps. */
  readonly refusedToken?: HostedRefusal | undefined;
  /** Another token is being tried while the editor is open. */
  readonly isRenewing?: boolean;
  /** An error of the worker that should not happen. */
  readonly failure?: string | undefined;
}

/** Waits until no other tab edits; `onBusy` is called if there is one. The lock ends with the page. */
function claim(name: string, onBusy: () => void): Promise<void> {
  const held = new Promise<never>(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) {
        resolve();
        return held;
      }
      onBusy();
      void navigator.locks.request(name, () => {
        resolve();
        return held;
      });
      return undefined;
    });
  });
}

const lackOf = (missing: readonly string[]): HostedRefusal => ({
  reason: 'too-weak',
  message: '',
  permission: missing.join(' '),
});

/** The instant from which a refusal means that the token has ended. */
function endOf({ ends }: OwnToken): string | undefined {
  return ends === undefined ? undefined : `${ends}T00:00:00Z`;
}

/** Tries a token with a worker. Throws if it does not do. */
async function admit(worker: HostedWorker, token: OwnToken, settings: AdminSettings, base: string): Promise<SignedIn> {
  const who = await worker.signIn({
    token: token.token,
    tokenEnds: endOf(token),
    edited: { ...settings.repository, branch: settings.branch },
    store: `editor:${base}`,
  });
  if (who.canWrite && who.missing.length > 0) throw new RefusedByGitHub(lackOf(who.missing));
  return who;
}

/** Loads the files of a branch, and makes what the editor needs. */
async function open(worker: HostedWorker, settings: AdminSettings, base: string): Promise<Opened> {
  const { hasNewerSchemas } = await worker.begin({ base: settings.branch });
  const server = new EditorServer(worker, () => undefined);
  const own = await ownWindow(`${base}:${repositoryName(settings)}`, (changes) => outbox.add(...changes));
  const outbox: Outbox = new Outbox(own.storage, (change) => sendTo(server, change));
  return { worker, server, outbox, hasNewerSchemas, messages: await server.messages() };
}

/** Signs in, loads, and keeps what the page needs to edit. */
export class Session {
  readonly #store: TokenStore;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #worker: HostedWorker | undefined;
  #hasLock = false;
  /** Who waits for another token. */
  readonly #waiting = new Set<(hasOther: boolean) => void>();

  /** @param base the folder of the host in which the site is */
  constructor(
    private readonly settings: AdminSettings,
    private readonly base: string,
  ) {
    this.#store = new TokenStore(base, repositoryName(settings));
    const token = this.#store.read();
    this.#state = { stage: { kind: 'signed-out' }, token };
    if (token) void this.#connect(token);
  }

  readonly state = (): SessionState => this.#state;

  /** Calls a listener whenever the state is another one, until what it returns is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly signIn = (token: OwnToken): void => {
    const { stage } = this.#state;
    if (stage.kind === 'open') void this.#renew(token, stage.opened);
    else void this.#connect(token);
  };

  /** Forgets the token, and all that was loaded. What is not saved stays in the browser. */
  readonly signOut = (): void => {
    this.#store.forget();
    this.#worker?.close();
    this.#worker = undefined;
    this.#state = { stage: { kind: 'signed-out', hasForgotten: true } };
    this.#set({});
  };

  readonly tryAgain = (): void => {
    const { token } = this.#state;
    if (token) void this.#connect(token);
  };

  /** Asks for another token. Resolves to whether there is one. */
  readonly refuseToken = (refusedToken: HostedRefusal): Promise<boolean> => {
    this.#set({ refusedToken });
    return new Promise((resolve) => this.#waiting.add(resolve));
  };

  /** Goes on with the refused token. */
  readonly keepRefused = (): void => this.#endRefusal(false);

  #endRefusal(hasOther: boolean): void {
    this.#set({ refusedToken: undefined });
    for (const resolve of this.#waiting) resolve(hasOther);
    this.#waiting.clear();
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** A new worker, in place of the former one. */
  #newWorker(): HostedWorker {
    this.#worker?.close();
    const worker = new HostedWorker(this.settings.worker);
    this.#worker = worker;
    worker.onTold = (told) => {
      if (told.kind === 'waiting') this.#set({ waitsUntil: told.until });
      else if (told.kind === 'failed') this.#set({ failure: told.message });
      else if (this.#state.stage.kind === 'loading') this.#set({ stage: { ...told, kind: 'loading' } });
    };
    return worker;
  }

  async #connect(token: OwnToken): Promise<void> {
    const worker = this.#newWorker();
    this.#set({ token, stage: { kind: 'signing-in' }, failure: undefined });
    try {
      this.#set({ who: await admit(worker, token, this.settings, this.base) });
      this.#store.keep(token);
      await this.#claimOnce();
      this.#set({ stage: { kind: 'loading' }, waitsUntil: undefined });
      const opened = await open(worker, this.settings, this.base);
      if (this.#worker === worker) this.#set({ stage: { kind: 'open', opened }, waitsUntil: undefined });
    } catch (error) {
      if (this.#worker === worker) this.#set({ stage: this.#stageAfter(error), waitsUntil: undefined });
    }
  }

  #stageAfter(error: unknown): Stage {
    if (!(error instanceof RefusedByGitHub)) return { kind: 'failed', message: String(error) };
    const { refusal } = error;
    return { kind: needsToken(refusal) || !this.#state.who ? 'signed-out' : 'not-loaded', refusal };
  }

  async #claimOnce(): Promise<void> {
    if (!this.#hasLock)
      await claim(`admin:${this.base}:${repositoryName(this.settings)}`, () =>
        this.#set({ stage: { kind: 'other-tab' } }),
      );
    this.#hasLock = true;
  }

  /** Gives an open editor another token. */
  async #renew(token: OwnToken, { worker }: Opened): Promise<void> {
    this.#set({ isRenewing: true });
    try {
      const who = await admit(worker, token, this.settings, this.base);
      this.#store.keep(token);
      this.#set({ who, token });
      this.#endRefusal(true);
    } catch (error) {
      if (!(error instanceof RefusedByGitHub)) throw error;
      this.#set({ refusedToken: error.refusal });
    } finally {
      this.#set({ isRenewing: false, waitsUntil: undefined });
    }
  }
}

/** What the views of an open session are given. */
export interface OpenedProps {
  readonly settings: AdminSettings;
  /** The folder of the host in which the site is. */
  readonly base: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly session: Session;
  readonly state: SessionState;
  readonly opened: Opened;
}
