import { editorFolder, formerEditorFolder } from '../../../src/domain/saved/browser-store';
import type { CheckProgress } from '../../../src/domain/editing/editor-protocol';
import type { FileChange } from '../../catalogue/amend/file-changes';
import type { PictureTools } from '../../site/pictures/tools';
import { MemorySystem, type MemoryFile } from '../../system/browser/memory-system';
import type { Environment } from '../../system/environment';
import type { System } from '../../system/system';
import type { LiveFile } from '../dev/live-site';
import { draftedFile, Drafts } from '../editor/drafts';
import { LastSave } from '../editor/last-save';
import { EditedWorld } from '../editor/overlay';
import { EditorProtocol, refusal, type Answer, type Method } from '../editor/protocol';
import type { RequestRefused } from '../editor/refusal';
import { EditorSession, type EditedSite } from '../editor/session';
import type { Checks, HostedEvent } from './checks';
import type { firstLook } from './first-look';
import { Keeper, type KeptFiles } from './keeper';
import { RepositoryMoved, type Repository } from './repository';

/** The code that checks data and renders pages, which forms do not need. */
export interface CheckProgram {
  readonly Checks: typeof Checks;
  readonly firstLook: typeof firstLook;
  readonly files: readonly MemoryFile[];
}

/** The parts of an editor without a server. */
export interface HostedParts {
  /** The schemas of the build, and the files of data/ in the repository. */
  readonly files: Iterable<MemoryFile>;
  /** The files of earlier sessions in `storage`. */
  readonly kept: Iterable<MemoryFile>;
  /** Stores unsaved changes, so that they survive a crash. */
  readonly storage: KeptFiles;
  readonly repository: Repository;
  readonly pictures: PictureTools;
  readonly clock: () => Pick<System, 'now' | 'present' | 'stopwatch'>;
  /** `SITE_ORIGIN` and `SITE_BASE_PATH` of the build. */
  readonly environment: Environment;
  /** A hash of the build. */
  readonly code: string;
  /** Loads the code that checks. It is large, so forms are shown before. */
  loadChecks(): Promise<CheckProgram>;
  /** Runs the first full check without blocking requests. Returns the files for the next check. */
  firstCheck(
    files: readonly MemoryFile[],
    onProgress: (progress: CheckProgress) => void,
  ): Promise<readonly MemoryFile[]>;
  /** Called after each attempt to store files, with those whose last change could not be stored. */
  tellUnstored(paths: readonly string[]): void;
  tell(event: HostedEvent): void;
  failed(error: unknown): void;
}

const isKept = (path: string): boolean =>
  [editorFolder, formerEditorFolder].some((folder) => path.startsWith(`${folder}/`));

/** The requests that need no check. */
const early: ReadonlySet<string> = new Set(
  'state messages schemas choices open edit text paste-offers undo redo discard confirm resolve-markers'.split(' '),
);

/** The site before its first check. */
const unchecked: EditedSite = { data: undefined, catalogue: () => undefined, look: () => new Map() };

/** The form editor without a server: a repository replaces the disk. */
export class HostedEditor {
  readonly #memory: MemorySystem;
  readonly #keeper: Keeper;
  readonly #world: EditedWorld;
  readonly #session: EditorSession;
  readonly #protocol: EditorProtocol;
  #site: EditedSite = unchecked;
  #checks: Promise<Checks> | undefined;
  /** Requests to the repository run one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: HostedParts) {
    const { files, kept, environment, code, clock, pictures } = parts;
    this.#keeper = new Keeper(parts.storage, (refused) => parts.tellUnstored(refused.flatMap(draftedFile)));
    this.#memory = new MemorySystem({
      files: [...files, ...kept],
      environment: { ...environment, SITE_PREVIEWS: 'off' },
      code,
      clock,
      persist: (path, bytes) => this.#keeper.put(path, bytes),
      isPersisted: isKept,
    });
    const disk = this.#memory.systemNow;
    this.#world = new EditedWorld(disk, new Drafts(disk()));
    const site = (): EditedSite => this.#site;
    this.#session = new EditorSession(this.#world, {
      get data() {
        return site().data;
      },
      catalogue: () => site().catalogue(),
      look: (paths) => site().look(paths),
    });
    this.#protocol = new EditorProtocol({
      session: this.#session,
      lastSave: new LastSave(this.#world),
      saving: async () => (await this.begin()).saving,
      pictures,
      windows: () => 1,
    });
  }

  /** Loads the code that checks and runs the first full check. Forms can be edited before. */
  begin(): Promise<Checks> {
    this.#checks ??= this.#begin().catch((error: unknown) => {
      // The connection was lost: the next request retries.
      this.#checks = undefined;
      throw error;
    });
    return this.#checks;
  }

  async #begin(): Promise<Checks> {
    const { Checks: Program, firstLook: lookFirst, files } = await this.parts.loadChecks();
    this.#memory.replace(files);
    this.#show(lookFirst(this.#world, this.#session));
    this.#memory.replace(await this.#checkElsewhere());
    const checks = new Program({
      world: this.#world,
      session: this.#session,
      write: (changes, comment) => this.#commit(changes, comment),
      tell: (event) => this.parts.tell(event),
      failed: (error) => this.parts.failed(error),
    });
    await checks.begin();
    this.#show(checks.site);
    this.parts.tell('site:data');
    return checks;
  }

  async #checkElsewhere(): Promise<readonly MemoryFile[]> {
    const files = this.#memory.files.filter(({ path }) => !isKept(path));
    try {
      return await this.parts.firstCheck(files, (progress) => {
        this.#session.progress = progress;
        this.parts.tell('edit:state');
      });
    } finally {
      this.#session.progress = undefined;
    }
  }

  /** Shows a checked site with the changes that were made during the check. */
  #show(site: EditedSite): void {
    this.#site = site;
    const drafts = [...this.#world.drafts.all.keys()];
    if (drafts.length > 0) this.#session.update(drafts);
    this.parts.tell('edit:state');
  }

  /**
   * Handles a request of the page like the server of `npm run edit`. `pull` and the preview of a save fetch changes
   * from the repository. The response follows after changes are stored or reported as not stored, because the page then
   * forgets them. Throws the errors of the repository.
   */
  async answer(method: Method, name: string, body?: unknown): Promise<Answer> {
    try {
      return await this.#answer(method, name, body);
    } finally {
      if (method === 'POST') await this.#keeper.settled();
    }
  }

  async #answer(method: Method, name: string, body: unknown): Promise<Answer> {
    if (method === 'POST' && name === 'pull') return { status: 200, body: { pulled: await this.#inTurn(this.#pull) } };
    if (!early.has(name)) await this.begin();
    if (method === 'POST' && (name === 'preview-save' || name === 'undo-save')) await this.#inTurn(this.#pull);
    try {
      return await this.#protocol.answer(method, name, body);
    } catch (error) {
      if (!(error instanceof RepositoryMoved)) throw error;
      await this.#inTurn(this.#pull);
      return refusal(409, 'not-shown' satisfies RequestRefused['reason'], { id: 'refused.moved' });
    }
  }

  /** The path is from the site's root. */
  async file(path: string): Promise<LiveFile | undefined> {
    return (await this.begin()).editing.fileAt(path);
  }

  async picture(name: string): Promise<Uint8Array | undefined> {
    return this.#world.systemNow().read(`data/images/${name}`);
  }

  /** Cancels pending checks. */
  close(): void {
    this.#session.close();
    void this.#checks?.then((checks) => checks.close());
  }

  /** Applies changes from the repository. Returns their paths. */
  readonly #pull = async (): Promise<readonly string[]> => {
    const files = await this.parts.repository.pull();
    this.#take(files);
    return files.map(({ path }) => path);
  };

  #take(files: readonly MemoryFile[]): void {
    if (files.length === 0) return;
    this.#memory.replace(files);
    this.#world.drafts.dropSaved();
    const paths = files.map(({ path }) => path);
    const edited = paths.filter((path) => this.#world.drafts.all.has(path));
    if (edited.length > 0) this.#session.update(edited);
  }

  /** Commits the saved changes, then applies them in memory. */
  async #commit(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void> {
    await this.#inTurn(() => this.parts.repository.commit(changes, comment));
    this.#memory.replace(changes.map(({ path, after }) => ({ path, bytes: after })));
  }

  #inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(action);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
