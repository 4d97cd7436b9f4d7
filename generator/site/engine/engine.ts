import type { Instant } from '../../../src/domain/dates/calendar';
import type { Staging } from './staging';
import { keyOf, valuesOf } from './input';
import { joinPaths, splitPaths, type SiteState, type UnitRecord } from './site-state';
import type { Unit, UnitContext } from './unit';

/** The record of a built unit without its key. */
export type MadeUnit = Omit<UnitRecord, 'key'>;

export async function makeUnit(unit: Unit, context: UnitContext, staging: Staging): Promise<MadeUnit> {
  const { files, validFrom, validUntil } = await unit.make(valuesOf(unit.inputs), context);
  const written = staging.write(files);
  return {
    from: validFrom,
    until: validUntil,
    files: joinPaths(written.map(([path]) => path)),
    sizes: written.map(([, size]) => size).join(' '),
  };
}

/** Decides which units are built: those with a changed key or expired files. */
export class Engine {
  private readonly keys = new Map<string, string>();
  private readonly records = new Map<string, UnitRecord>();
  private readonly made = new Set<string>();
  private pages = 0;

  /**
   * @param former the units of the last build; empty for the first one
   * @param now the instant of this build
   * @param variant identifies options that affect the files of every unit, such as compressed copies
   */
  constructor(
    private readonly former: SiteState['units'],
    private readonly now: Instant,
    private readonly variant: string,
  ) {}

  /** Keeps the units whose files are still valid, and returns the others. */
  keep(units: Iterable<Unit>): readonly Unit[] {
    const due: Unit[] = [];
    for (const unit of units) {
      const { id, inputs, pageCount = 0 } = unit;
      if (this.keys.has(id) || this.records.has(id)) throw new Error(`There are two units ${id}.`);
      this.pages += pageCount;
      const key = keyOf(inputs) + this.variant;
      const record = this.former.get(id);
      if (record?.key === key && (record.from ?? -Infinity) <= this.now && (record.until ?? Infinity) > this.now) {
        this.records.set(id, record);
      } else {
        this.keys.set(id, key);
        due.push(unit);
      }
    }
    return due;
  }

  get pageCount(): number {
    return this.pages;
  }

  /** Adds a unit that was built here or in another thread. */
  add(id: string, made: MadeUnit): void {
    const key = this.keys.get(id);
    if (key === undefined) throw new Error(`The unit ${id} was not planned.`);
    this.records.set(id, { key, ...made });
    this.made.add(id);
  }

  /** Valid once all built units are added. */
  get units(): SiteState['units'] {
    return this.records;
  }

  get counts(): { readonly made: number; readonly kept: number } {
    return { made: this.made.size, kept: this.records.size - this.made.size };
  }

  /** Since the last build. */
  get hasChanged(): boolean {
    return this.made.size > 0 || this.records.size !== this.former.size;
  }

  /** The files of the last build that belong to no unit any more. */
  removedFiles(): readonly string[] {
    const candidates = new Set<string>();
    for (const [id, record] of this.former)
      if (this.records.get(id) !== record) for (const file of splitPaths(record.files)) candidates.add(file);
    for (const id of this.made)
      for (const file of splitPaths(this.records.get(id)?.files ?? '')) candidates.delete(file);
    // A file may have moved to another unit.
    if (candidates.size > 0)
      for (const { files } of this.records.values()) for (const file of splitPaths(files)) candidates.delete(file);
    return [...candidates];
  }
}
