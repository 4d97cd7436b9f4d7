import type { AdminSettings } from '../domain/editing/admin-page';
import { storeName, storeVersion, type BrowserStore } from '../domain/saved/browser-store';
import type { EditorMessages } from '../domain/editing/editor-protocol';
import type { Language } from '../domain/language/language';
import type { HostedRefusal, SignedIn } from '../domain/editing/hosted-protocol';
import { Outbox, sendTo } from '../editor/connection/outbox';
import { EditorServer, Unreachable } from '../editor/connection/server';
import { ownWindow } from '../editor/connection/windows';
import { HostedWorker, RefusedByGitHub } from './hosted-worker';
import { forgetOffline } from './offline-list';
import { needsToken } from './refusals';
import { repositoryName } from './settings';
import { tokenStart, TokenStore, type OwnToken } from './token';
import { openDB } from 'idb';

/**
 * Deletes what the browser has stored of a repository, except unsaved changes. The page does it and not the worker,
 * because the worker may have ended. Throws if the browser refuses.
 */
async function forgetFiles(name: string): Promise<void> {
  // Opening a database that does not exist would create it.
  if ((await indexedDB.databases()).every((each) => each.name !== name)) return;
  const database = await openDB<BrowserStore>(name, storeVersion);
  try {
    const transaction = database.transaction(['blobs', 'kept', 'left'], 'readwrite');
    const kept = transaction.objectStore('kept');
    // Those of former versions are in another folder.
    const others = (await kept.getAllKeys()).filter((path) => !path.includes('/drafts/'));
    await Promise.all([
      ...others.map((path) => kept.delete(path)),
      transaction.objectStore('blobs').clear(),
      transaction.objectStore('left').clear(),
      transaction.done,
    ]);
  } finally {
    database.close();
  }
}

export interface Opened {
  readonly worker: HostedWorker;
  readonly server: EditorServer;
  readonly outbox: Outbox;
  readonly messages: EditorMessages;
  /** Whether the repository has other schemas than the build of this page. */
  readonly hasNewerSchemas: boolean;
}

export type Stage =
  | {
      readonly kind: 'signed-out';
      readonly refusal?: HostedRefusal | undefined;
      /** What signing out has deleted: the token and the loaded files, or only the token. */
      readonly forgotten?: 'all' | 'token';
    }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'loading'; readonly done?: number; readonly all?: number }
  | { readonly kind: 'open'; readonly opened: Opened }
  /** GitHub does not return the files, for a reason that may be temporary. */
  | { readonly kind: 'not-loaded'; readonly refusal: HostedRefusal }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'gone' };

export interface SessionState {
  readonly stage: Stage;
  readonly token?: OwnToken | undefined;
  readonly who?: SignedIn | undefined;
  /** The instant until which GitHub accepts no requests. */
  readonly waitsUntil?: number | undefined;
  /** Why the token of an open editor was refused, if only another token helps. */
  readonly refusedToken?: HostedRefusal | undefined;
  readonly isRenewing?: boolean;
  readonly failure?: string | undefined;
  readonly isGone?: boolean;
  /** The files whose unsaved changes the browser could not store. */
  readonly unstored: readonly string[];
}

/** Waits until no other tab edits; calls `onBusy` if one does. The lock is released when the page closes. */
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

const none: readonly string[] = [];

function storeNameOf({ repository: { owner, name } }: AdminSettings, base: string): string {
  return storeName(base, owner, name);
}

/** Checks a token with a worker. Throws if it is not accepted. */
async function admit(worker: HostedWorker, token: OwnToken, settings: AdminSettings, base: string): Promise<SignedIn> {
  if (!token.token.startsWith(tokenStart)) throw new RefusedByGitHub({ reason: 'not-fine-grained', message: '' });
  const who = await worker.signIn({
    token: token.token,
    // From this instant a refusal means that the token has expired.
    tokenEnds: token.ends === undefined ? undefined : `${token.ends}T00:00:00Z`,
    edited: { ...settings.repository, branch: settings.branch },
    store: storeNameOf(settings, base),
  });
  if (who.canWrite && who.missing.length > 0)
    throw new RefusedByGitHub({ reason: 'too-weak', message: '', permission: who.missing.join(' ') });
  return who;
}

async function open(worker: HostedWorker, settings: AdminSettings, base: string): Promise<Opened> {
  const { hasNewerSchemas } = await worker.begin(settings.branch);
  const server = new EditorServer(worker, () => undefined);
  const own = await ownWindow(`${base}:${repositoryName(settings)}`, (changes) => outbox.add(...changes));
  const outbox: Outbox = new Outbox(own.storage, (change) => sendTo(server, change));
  return { worker, server, outbox, hasNewerSchemas, messages: await server.messages() };
}

/** Signs in, loads the data and holds the state of the page. */
export class Session {
  readonly #store: TokenStore;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #worker: HostedWorker | undefined;
  #hasLock = false;
  #hasAskedToPersist = false;
  readonly #waiting = new Set<(hasOther: boolean) => void>();

  constructor(
    private readonly settings: AdminSettings,
    private readonly base: string,
  ) {
    this.#store = new TokenStore(base, repositoryName(settings));
    const token = this.#store.read();
    this.#state = { stage: { kind: 'signed-out' }, token, unstored: none };
    if (token) void this.#connect(token);
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly signIn = (token: OwnToken): void => {
    const { stage } = this.#state;
    if (stage.kind === 'open') void this.#renew(token, stage.opened);
    else void this.#connect(token);
  };

  /** Deletes the token and all loaded data. Unsaved changes stay in the browser. */
  readonly signOut = async (): Promise<void> => {
    this.#store.forget();
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.close();
    let forgotten: 'all' | 'token' = 'all';
    try {
      await forgetOffline(this.base);
      await forgetFiles(storeNameOf(this.settings, this.base));
    } catch {
      forgotten = 'token';
    }
    this.#state = { stage: { kind: 'signed-out', forgotten }, unstored: none };
    this.#set({});
  };

  readonly tryAgain = (): void => {
    const { token } = this.#state;
    if (token) void this.#connect(token);
  };

  /** Asks for another token. Resolves to whether one was given. */
  readonly refuseToken = (refusedToken: HostedRefusal): Promise<boolean> => {
    this.#set({ refusedToken });
    return new Promise((resolve) => this.#waiting.add(resolve));
  };

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

  #newWorker(): HostedWorker {
    this.#worker?.close();
    const worker = new HostedWorker(this.settings.worker);
    this.#worker = worker;
    worker.onTold = (told) => {
      if (told.kind === 'waiting') this.#set({ waitsUntil: told.until });
      else if (told.kind === 'failed') this.#set({ failure: told.message });
      else if (told.kind === 'stored') this.#noteStored(told.except);
      else if (this.#state.stage.kind === 'loading') this.#set({ stage: { ...told, kind: 'loading' } });
    };
    worker.onGone = () => this.#worker === worker && this.#set({ isGone: true });
    return worker;
  }

  #noteStored(unstored: readonly string[]): void {
    // Without this browsers may delete the changes of a site when the device is short of space. Firefox asks the user.
    if (!this.#hasAskedToPersist) void navigator.storage.persist().catch(() => undefined);
    this.#hasAskedToPersist = true;
    if (unstored.length > 0 || this.#state.unstored.length > 0) this.#set({ unstored });
  }

  async #connect(token: OwnToken): Promise<void> {
    const worker = this.#newWorker();
    this.#set({ token, stage: { kind: 'signing-in' }, failure: undefined, isGone: false, unstored: none });
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
    if (error instanceof Unreachable) return { kind: 'gone' };
    if (!(error instanceof RefusedByGitHub)) return { kind: 'failed', message: String(error) };
    const { refusal } = error;
    // An earlier version has kept such tokens.
    if (refusal.reason === 'not-fine-grained') this.#store.forget();
    return { kind: needsToken(refusal) || !this.#state.who ? 'signed-out' : 'not-loaded', refusal };
  }

  async #claimOnce(): Promise<void> {
    if (!this.#hasLock)
      await claim(`admin:${this.base}:${repositoryName(this.settings)}`, () =>
        this.#set({ stage: { kind: 'other-tab' } }),
      );
    this.#hasLock = true;
  }

  async #renew(token: OwnToken, { worker }: Opened): Promise<void> {
    this.#set({ isRenewing: true });
    try {
      const who = await admit(worker, token, this.settings, this.base);
      this.#store.keep(token);
      this.#set({ who, token });
      this.#endRefusal(true);
    } catch (error) {
      if (error instanceof RefusedByGitHub) this.#set({ refusedToken: error.refusal });
      else if (!(error instanceof Unreachable)) throw error;
    } finally {
      this.#set({ isRenewing: false, waitsUntil: undefined });
    }
  }
}

export interface OpenedProps {
  readonly settings: AdminSettings;
  /** The folder of the site on its host. */
  readonly base: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly session: Session;
  readonly state: SessionState;
  readonly opened: Opened;
}
