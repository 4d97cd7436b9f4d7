import type { CheckProgress } from '../../../src/domain/editing/editor-protocol';
import { buildTargetOf } from '../../site/units/build-target';
import { cacheFiles } from '../../system/cache/cache-keys';
import { MemorySystem, type MemoryFile, type MemoryParts } from '../../system/browser/memory-system';
import { countReads } from '../../system/progress';
import type { System } from '../../system/system';
import { Editing } from '../dev/editing';
import { LiveSite, type LiveSiteOptions } from '../dev/live-site';
import { editedSite, findingsOf } from '../editor/findings';
import type { EditedWorld } from '../editor/overlay';
import { Saving, type WriteChanges } from '../editor/saving';
import type { EditedSite, EditorSession } from '../editor/session';

/** Changed files or diagnostics, changed pages, changed problems of pages. */
export type HostedEvent = 'edit:state' | 'site:data' | 'site:problems';

/** Browsers do not scale pictures. */
const siteOptions: LiveSiteOptions = {
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
  failed(error: unknown): void;
}

/** Checks the edited data, renders its pages, and saves it. */
export class Checks {
  readonly editing: Editing;
  readonly saving: Saving;
  readonly site: EditedSite;
  readonly #endWatch: () => void;
  #isFirst = true;

  constructor({ world, session, write, tell, failed }: ChecksParts) {
    const live = new LiveSite(() => (this.#isFirst ? world.disk() : world.systemNow()), siteOptions);
    this.site = editedSite(live);
    this.saving = new Saving(session, write, live.cache);
    this.editing = new Editing(
      live,
      world.systemNow,
      { report: () => undefined, corrected: () => undefined },
      {
        checking: () => {
          // The first check ignores drafts.
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

  /** Begins with the files without drafts, so that a page with an error in its draft is shown as before the error. */
  async begin(): Promise<void> {
    await this.editing.begin();
    this.#isFirst = false;
  }

  close(): void {
    this.#endWatch();
  }
}

/** The number of progress reports of a check. The page asks for the state after each. */
const progressSteps = 10;

/** The files that a check stores for the next one. */
const leftFiles = [cacheFiles.check, cacheFiles.stores, cacheFiles.rest];

/** Runs in a separate worker. `files` may contain those that an earlier check stored; returns those for the next. */
export async function checkForOthers(
  parts: Omit<MemoryParts, 'persist' | 'isPersisted'>,
  onProgress: (progress: CheckProgress) => void,
): Promise<readonly MemoryFile[]> {
  const memory = new MemorySystem({ ...parts, persist: () => undefined, isPersisted: () => false });
  const all = memory.systemNow().list('data').length;
  const step = Math.ceil(all / progressSteps);
  const counted = (): System =>
    countReads(memory.systemNow(), 'data/', (read) => {
      if (read % step === 0) onProgress({ done: Math.min(read, all), all });
    }).system;
  const site = new LiveSite(counted, { ...siteOptions, asBuilt: true });
  await site.refresh();
  site.keepCheck();
  const system: System = memory.systemNow();
  return leftFiles.map((path) => ({ path, bytes: system.read(path) }));
}
