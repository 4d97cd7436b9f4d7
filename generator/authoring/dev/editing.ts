import { problemMessages, problemsOf } from './problems';
import type { Problem, Problems } from '../../../src/domain/editing/problems';
import type { Checked } from '../../catalogue/check/check';
import { spriteFile } from '../../catalogue/load/places';
import { StoreHasChanged } from '../../site/records/store-has-changed';
import type { System } from '../../system/system';
import { otherWork } from '../../system/turns';
import type { LiveFile, LiveSite } from './live-site';

export interface CheckReporter {
  report(findings: Pick<Checked, 'diagnostics' | 'sources'>): void;
  /** Called when the errors of the last check are corrected. */
  corrected(): void;
}

export interface CheckListener {
  checking(): void;
  checked(findings: Pick<Checked, 'diagnostics' | 'sources'>): void;
}

interface Listener {
  /** Called when pages have changed. */
  readonly shown: () => void;
  readonly checked: () => void;
  readonly failed: (error: unknown) => void;
}

/** In milliseconds. Text editors write a file in several steps; writes within this time are one change. */
const steps = 15;

/** In milliseconds: lets browsers load changed pages before a full check blocks the server. */
const loading = 150;

/** In milliseconds without a save, before the modules of pages are written. No browser waits for them. */
const quiet = 1000;

/** Checks the site after each save, one at a time. */
export class Editing {
  problems: readonly Problem[] = [];
  private hadErrors = false;
  /** The last report, so that an error is not repeated after each save of another file. */
  private printed = '';
  /** The files saved since the last check; undefined for all files. */
  private saved: Set<string> | undefined;
  private schemasToo = false;
  private pending: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** `systemNow`: see `site`. */
  constructor(
    readonly site: LiveSite,
    private readonly systemNow: () => System,
    private readonly reporter: CheckReporter,
    private readonly listener?: CheckListener,
  ) {}

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
    await otherWork();
    this.problems = problemsOf(findings, this.site.data, (file) => this.site.shownAs(file));
    this.listener?.checked(findings);
    const printed = JSON.stringify(findings.diagnostics);
    if (printed !== this.printed) this.reporter.report(findings);
    this.printed = printed;
    if (this.hadErrors && good) this.reporter.corrected();
    this.hadErrors = !good;
  }

  /** Shows saved files at once if no file with errors is affected. Returns true if no full check is needed. */
  private async showAtOnce({ shown }: Listener): Promise<boolean> {
    const saved = new Set(this.saved);
    if (this.schemasToo || this.saved === undefined || !(await this.site.show(saved))) return false;
    shown();
    await new Promise((resolve) => setTimeout(resolve, loading));
    // If another save is pending, the full check follows that save.
    return this.schemasToo || this.saved.size > saved.size;
  }

  /** Starts checking after each save. Returns a function that stops it. */
  watch(listener: Listener): () => void {
    let writing: ReturnType<typeof setTimeout> | undefined;
    const writeSoon = (): void => {
      clearTimeout(writing);
      writing = setTimeout(() => {
        this.last = this.last.then(() => this.site.writeCatalogue()).catch(listener.failed);
      }, quiet);
    };
    const checkSoon = (): void => {
      clearTimeout(this.pending);
      this.pending = setTimeout(() => {
        const checkNow = async (): Promise<void> => {
          if (await this.showAtOnce(listener)) return;
          await this.check();
          listener.shown();
          listener.checked();
        };
        // In sequence, because the check of an earlier save may take longer.
        this.last = this.last.then(checkNow).catch(listener.failed);
        writeSoon();
      }, steps);
    };
    const system = this.systemNow();
    writeSoon();
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
      // The file of all icons includes those of the interface.
      system.watch('src/ui', (file) => {
        if (file === spriteFile) anew();
      }),
    ];
    return () => {
      clearTimeout(writing);
      for (const end of ends) end();
    };
  }

  problemMessages(): Problems['messages'] {
    return problemMessages(this.site.data, this.systemNow());
  }

  source(file: string): string {
    return new TextDecoder().decode(this.systemNow().read(file));
  }

  /** As a build publishes it. */
  pictureAt(name: string): Promise<Uint8Array | undefined> {
    return this.site.picture(name);
  }

  /** The file at a path from the site's root, if it is generated from the data. */
  fileAt(path: string): LiveFile | undefined {
    try {
      return this.site.file(path);
    } catch (error) {
      // It was just saved and is not checked yet.
      if (error instanceof StoreHasChanged) return undefined;
      throw error;
    }
  }
}
