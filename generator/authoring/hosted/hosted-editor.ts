import type { FileChange } from '../../catalogue/amend/file-changes';
import { loadSchemas } from '../../catalogue/load/schemas';
import { precompiledCheck, type PrecompiledModule } from '../../catalogue/validate/precompiled-check';
import { installCheckForText } from '../../catalogue/validate/schemas';
import type { PictureTools } from '../../site/pictures/tools';
import { buildTargetOf } from '../../site/units/build-target';
import { MemorySystem, type MemoryFile } from '../../system/browser/memory-system';
import type { Environment } from '../../system/environment';
import type { System } from '../../system/system';
import { Editing } from '../dev/editing';
import { LiveSite, type LiveFile } from '../dev/live-site';
import { Drafts, keptFolder } from '../editor/drafts';
import { EditedWorld } from '../editor/overlay';
import { EditorProtocol, refusal, type Answer, type Method } from '../editor/protocol';
import type { RequestRefused } from '../editor/refusal';
import { Saving } from '../editor/saving';
import { EditorSession } from '../editor/session';
import { RepositoryMoved, type Repository } from './repository';

/** What the page hears of: other files or findings, other pages, other problems of pages. */
export type HostedEvent = 'edit:state' | 'site:data' | 'site:problems';

/** What an editor without a server is made of. */
export interface HostedParts {
  /** The files of the build: schemas, presets, the icons of the interface; and those of data/ as the repository has them. */
  readonly files: Iterable<MemoryFile>;
  /** What `persist` was given in earlier sessions. */
  readonly kept: Iterable<MemoryFile>;
  /** The schemas of the build, compiled. */
  readonly validators: PrecompiledModule;
  readonly repository: Repository;
  readonly pictures: PictureTools;
  readonly clock: () => Pick<System, 'now' | 'present' | 'stopwatch'>;
  /** Where the site is: `SITE_ORIGIN` and `SITE_BASE_PATH`, as at its build. */
  readonly environment: Environment;
  /** Stands for the build. */
  readonly code: string;
  /** Keeps a file of the editor, or forgets it, so that changes that are not saved are there again after a crash. */
  persist(path: string, bytes: Uint8Array | undefined): void;
  tell(event: HostedEvent): void;
  /** Takes an error that should not happen. */
  failed(error: unknown): void;
}

const isKept = (path: string): boolean => path.startsWith(`${keptFolder}/`);

/** The form editor with its checks and the preview of its pages, without a server: the disk is a repository. */
export class HostedEditor {
  readonly #memory: MemorySystem;
  readonly #world: EditedWorld;
  readonly #session: EditorSession;
  readonly #site: LiveSite;
  readonly #editing: Editing;
  readonly #protocol: EditorProtocol;
  readonly #endWatch: () => void;
  /** What the repository was asked for last: one request comes after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: HostedParts) {
    const { files, kept, environment, code, clock, validators, pictures } = parts;
    this.#memory = new MemorySystem({
      files: [...files, ...kept],
      environment: { ...environment, SITE_PREVIEWS: 'off' },
      code,
      clock,
      persist: (path, bytes) => parts.persist(path, bytes),
      isPersisted: isKept,
    });
    const disk = this.#memory.systemNow;
    installCheckForText(loadSchemas(disk()), precompiledCheck(validators));
    this.#world = new EditedWorld(disk, new Drafts(disk()));
    this.#site = new LiveSite(this.#world.systemNow, {
      isHasty: true,
      target: buildTargetOf,
      pictures: (system) => ({
        read: async (name) => system.read(`data/images/${name}`),
        damaged: async () => [],
      }),
    });
    this.#session = new EditorSession(this.#world, this.#site);
    const saving = new Saving(this.#session, (changes, comment) => this.#commit(changes, comment));
    this.#protocol = new EditorProtocol({ session: this.#session, saving, pictures, windows: () => 1 });
    this.#editing = new Editing(
      this.#site,
      this.#world.systemNow,
      { report: () => undefined, corrected: () => undefined },
      {
        checking: () => this.#session.checking(),
        checked: (findings) => {
          this.#session.checked(findings);
          parts.tell('edit:state');
        },
      },
    );
    this.#endWatch = this.#editing.watch({
      shown: () => parts.tell('site:data'),
      checked: () => parts.tell('site:problems'),
      failed: (error) => parts.failed(error),
    });
  }

  /** Checks everything for the first time. Requests are answered before that too. */
  async begin(): Promise<void> {
    await this.#editing.begin();
    this.parts.tell('site:data');
  }

  /**
   * Answers a request of the page, as the server of `npm run edit` does. `pull` asks the repository for what has changed, as a look at
   * what is to be saved does. Throws what the repository throws.
   */
  async answer(method: Method, name: string, body?: unknown): Promise<Answer> {
    if (method === 'POST' && name === 'pull') return { status: 200, body: { pulled: await this.#inTurn(this.#pull) } };
    if (method === 'POST' && (name === 'preview-save' || name === 'undo-save')) await this.#inTurn(this.#pull);
    try {
      return await this.#protocol.answer(method, name, body);
    } catch (error) {
      if (!(error instanceof RepositoryMoved)) throw error;
      await this.#inTurn(this.#pull);
      return refusal(
        409,
        'not-shown' satisfies RequestRefused['reason'],
        'Somebody else has saved something since these lines were shown. Nothing was saved.',
      );
    }
  }

  /** A file that the pages of the preview load, by its path from the site's root. */
  file(path: string): LiveFile | undefined {
    return this.#editing.fileAt(path);
  }

  /** A picture of data/images by its name. */
  picture(name: string): Promise<Uint8Array | undefined> {
    return this.#editing.pictureAt(name);
  }

  /** Ends what is still to come. */
  close(): void {
    this.#endWatch();
    this.#session.close();
  }

  /** Takes what has changed in the repository. Returns the paths. */
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

  /** Writes what is saved: a commit, and then the same in memory. */
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
