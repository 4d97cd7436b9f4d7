import { problemMessages } from './problem-messages';
import { problemsOf } from './problems';
import type { Problem, Problems } from '../../../src/domain/problems';
import type { Checked } from '../../catalogue/check/check';
import { spriteFile } from '../../catalogue/load/places';
import { StoreHasChanged } from '../../site/records/store-has-changed';
import type { System } from '../../system/system';
import type { LiveFile, LiveSite } from './live-site';

/** Who is told what checks have found. */
export interface CheckReporter {
  report(findings: Pick<Checked, 'diagnostics' | 'sources'>): void;
  /** Called when the errors of the last check have been corrected. */
  corrected(): void;
}

/** What is told when checks begin and end. */
export interface CheckListener {
  /** Called before each check. */
  checking(): void;
  /** Called after it. */
  checked(findings: Pick<Checked, 'diagnostics' | 'sources'>): void;
}

/** What hears of checks. */
interface Listener {
  /** The pages have changed. */
  readonly shown: () => void;
  /** The problems are known. */
  readonly checked: () => void;
  /** Something that should not happen. */
  readonly failed: (error: unknown) => void;
}

/** Editors write a file in several steps; they are one change. In milliseconds. */
const steps = 15;

/** How long browsers have to load what has changed, before a check of everything keeps the server busy. In milliseconds. */
const loading = 150;

/** The site as it is edited: what is saved is checked, one save after the other. */
export class Editing {
  problems: readonly Problem[] = [];
  private hadErrors = false;
  /** What was last reported: while an error stays, each save of another file would repeat it. */
  private printed = '';
  /** What was saved since the last check; everything, if absent. */
  private saved: Set<string> | undefined;
  private schemasToo = false;
  private pending: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** `systemNow` as for `site`. */
  constructor(
    readonly site: LiveSite,
    private readonly systemNow: () => System,
    private readonly reporter: CheckReporter,
    private readonly listener?: CheckListener,
  ) {}

  /** Checks everything. */
  begin(): Promise<void> {
    const first = this.check();
    this.last = first.catch(() => undefined);
    return first;
  }

  private async check(): Promise<void> {
    if (this.schemasToo) this.site.reloadSchemas();
    const saved = this.schemasToo ? undefined : this.saved;
    this.schemasToo = false;
    this.saved = new Set();
    this.listener?.checking();
    const { good, ...findings } = await this.site.refresh(saved);
    this.problems = problemsOf(findings, this.site.data, (file) => this.site.shownAs(file));
    this.listener?.checked(findings);
    const printed = JSON.stringify(findings.diagnostics);
    if (printed !== this.printed) this.reporter.report(findings);
    this.printed = printed;
    if (this.hadErrors && good) this.reporter.corrected();
    this.hadErrors = !good;
  }

  /** Shows what was saved at once, where files with errors are not concerned. Gives whether all is said before it is checked whole. */
  private async showAtOnce({ shown }: Listener): Promise<boolean> {
    const saved = new Set(this.saved);
    if (this.schemasToo || this.saved === undefined || !(await this.site.show(saved))) return false;
    shown();
    await new Promise((resolve) => setTimeout(resolve, loading));
    // The next save follows; everything is checked after the last one.
    return this.schemasToo || this.saved.size > saved.size;
  }

  /** Checks whatever is saved from now on. Returns what ends it. */
  watch(listener: Listener): () => void {
    const checkSoon = (): void => {
      clearTimeout(this.pending);
      this.pending = setTimeout(() => {
        const checkNow = async (): Promise<void> => {
          if (await this.showAtOnce(listener)) return;
          await this.check();
          listener.shown();
          listener.checked();
        };
        // One after the other: what was saved first may take longer.
        this.last = this.last.then(checkNow).catch(listener.failed);
      }, steps);
    };
    const system = this.systemNow();
    const anew = (): void => {
      this.schemasToo = true;
      checkSoon();
    };
    const ends = [
      system.watch('data', (file) => {
        this.saved?.add(file);
        checkSoon();
      }),
      system.watch('schemas', anew),
      // The file of all icons begins with those of the interface.
      system.watch('src/ui', (file) => {
        if (file === spriteFile) anew();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** The messages with which problems are shown. */
  problemMessages(): Problems['messages'] {
    return problemMessages(this.site.data, this.systemNow());
  }

  /** A file of the project. */
  source(file: string): string {
    return new TextDecoder().decode(this.systemNow().read(file));
  }

  /** A picture of data/images by its name, as a build would publish it. */
  pictureAt(name: string): Promise<Uint8Array | undefined> {
    return this.site.picture(name);
  }

  /** The file at an address from the site's root, if it is one that the data makes. */
  fileAt(path: string): LiveFile | undefined {
    try {
      return this.site.file(path);
    } catch (error) {
      // It was saved a moment ago, and has not been checked yet.
      if (error instanceof StoreHasChanged) return undefined;
      throw error;
    }
  }
}
