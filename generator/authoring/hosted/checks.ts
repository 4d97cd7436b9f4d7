import { buildTargetOf } from '../../site/units/build-target';
import { cacheFiles } from '../../system/cache/cache-keys';
import { MemorySystem, type MemoryFile, type MemoryParts } from '../../system/browser/memory-system';
import type { System } from '../../system/system';
import { Editing } from '../dev/editing';
import { LiveSite, type LiveSiteOptions } from '../dev/live-site';
import { editedSite, findingsOf } from '../editor/findings';
import type { EditedWorld } from '../editor/overlay';
import { Saving, type WriteChanges } from '../editor/saving';
import type { EditedSite, EditorSession } from '../editor/session';

/** What the page hears of: other files or findings, other pages, other problems of pages. */
export type HostedEvent = 'edit:state' | 'site:data' | 'site:problems';

/** What a site is made with in a browser: pictures stay as they are. */
const siteOptions: LiveSiteOptions = {
  isHasty: true,
  target: buildTargetOf,
  pictures: (system) => ({
    read: async (name) => system.read(`data/images/${name}`),
    damaged: async () => [],
  }),
};

interface ChecksParts {
  readonly world: EditedWorld;
  readonly session: EditorSession;
  readonly write: WriteChanges;
  tell(event: HostedEvent): void;
  /** Takes an error that should not happen. */
  failed(error: unknown): void;
}

/** What checks what is edited, shows it as pages, and saves it. */
export class Checks {
  readonly editing: Editing;
  readonly saving: Saving;
  /** What the session asks for. */
  readonly site: EditedSite;
  readonly #endWatch: () => void;
  #isFirst = true;

  constructor({ world, session, write, tell, failed }: ChecksParts) {
    const live = new LiveSite(() => (this.#isFirst ? world.disk() : world.systemNow()), siteOptions);
    this.site = editedSite(live);
    this.saving = new Saving(session, write);
    this.editing = new Editing(
      live,
      world.systemNow,
      { report: () => undefined, corrected: () => undefined },
      {
        checking: () => {
          // The first check knows nothing of drafts.
          if (!this.#isFirst || world.drafts.all.size === 0) session.checking();
        },
        checked: (findings) => {
          session.checked(findingsOf(findings));
          tell('edit:state');
        },
      },
    );
    this.#endWatch = this.editing.watch({
      shown: () => tell('site:data'),
      checked: () => tell('site:problems'),
      failed,
    });
  }

  /**
   * Checks everything for the first time: first the files without drafts, which an earlier check may have found right, so that one with an
   * error is shown as it was before.
   */
  async begin(): Promise<void> {
    await this.editing.begin();
    this.#isFirst = false;
  }

  close(): void {
    this.#endWatch();
  }
}

/** The files that a check leaves for the next one. */
const leftFiles = [cacheFiles.check, cacheFiles.stores, cacheFiles.rest];

/**
 * Checks files as a build does, for a program that is not to wait for it. Returns what it leaves for the next check. What an earlier one
 * has left may be among the files.
 */
export async function checkForOthers(
  parts: Omit<MemoryParts, 'persist' | 'isPersisted'>,
): Promise<readonly MemoryFile[]> {
  const memory = new MemorySystem({ ...parts, persist: () => undefined, isPersisted: () => false });
  const site = new LiveSite(memory.systemNow, { ...siteOptions, isHasty: false, asBuilt: true });
  await site.refresh();
  site.keepCheck();
  const system: System = memory.systemNow();
  return leftFiles.map((path) => ({ path, bytes: system.read(path) }));
}
