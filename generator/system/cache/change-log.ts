import { encoded } from '../bytes/common';
import type { System } from '../system';
import { ifPossible, sealOf, unsealed } from './entries';

type Table = ReadonlyMap<string, unknown>;
type Entries = readonly (readonly [name: string, record: unknown])[];

/** A state that can be logged: scalars, and tables of immutable records. */
type State<T> = { readonly [Field in keyof T]: string | Table };

/** The first line of a log: the whole state, and the key of the code that wrote it. */
interface Snapshot {
  readonly id: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string | Entries>>;
}

/** The added or replaced records of a table, and the names of removed ones. */
interface TableChange {
  readonly set: Entries;
  readonly removed: readonly string[];
}

/** Any further line: the changes since the line with the id `previous`. */
interface Change {
  readonly id: string;
  readonly previous: string;
  readonly fields: Readonly<Record<string, string | TableChange>>;
}

/** If the changes exceed this share of the snapshot, the log is compacted. */
const maximalChanges = 1 / 16;

const lineEnd = 0x0a;

class DamagedLine extends Error {}

/** Throws at the first damaged line. */
function* valuesOf(bytes: Uint8Array): Generator<unknown> {
  const decoder = new TextDecoder();
  let start = 0;
  do {
    const end = bytes.indexOf(lineEnd, start) + 1;
    // A process that was killed while writing leaves an incomplete line.
    const json = end > 0 && unsealed(bytes.subarray(start, end));
    if (!json) throw new DamagedLine();
    yield JSON.parse(decoder.decode(json));
    start = end;
  } while (start < bytes.length);
}

function lineOf(value: Snapshot | Change): string {
  const json = `${JSON.stringify(value)}\n`;
  return sealOf(json) + json;
}

function changeOf(now: Table, before: Table): TableChange | undefined {
  const set = [...now].filter(([name, record]) => before.get(name) !== record);
  const removed =
    now.size === before.size && set.length === 0 ? [] : [...before.keys()].filter((name) => !now.has(name));
  return set.length === 0 && removed.length === 0 ? undefined : { set, removed };
}

function changesOf<T extends State<T>>(now: T, before: T): Change['fields'] {
  const former = new Map(Object.entries<string | Table>(before));
  const fields: Record<string, string | TableChange> = {};
  for (const [field, value] of Object.entries<string | Table>(now)) {
    const old = former.get(field);
    if (value === old) continue;
    const change = typeof value === 'string' ? value : typeof old === 'object' ? changeOf(value, old) : undefined;
    if (change !== undefined) fields[field] = change;
  }
  return fields;
}

/** A state that is rebuilt from the lines of its log. */
class ReplayedState {
  private readonly scalars: Record<string, string> = {};
  private readonly tables: Record<string, Map<string, unknown>> = {};

  load(fields: Snapshot['fields']): void {
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string') this.scalars[field] = value;
      else this.tables[field] = new Map(value);
    }
  }

  apply(fields: Change['fields']): void {
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string') {
        this.scalars[field] = value;
        continue;
      }
      for (const name of value.removed) this.tables[field]?.delete(name);
      for (const [name, record] of value.set) this.tables[field]?.set(name, record);
    }
  }

  get fields(): Readonly<Record<string, string | Table>> {
    return { ...this.scalars, ...this.tables };
  }
}

/**
 * A file for a large state that changes little at a time: the first line is a snapshot, each further line has the
 * changes since the previous one. Changing one store among thousands appends a line instead of writing megabytes. Each
 * line is sealed like an entry of the cache, and names the previous one, so that lines from two processes are detected.
 */
export class ChangeLog<T extends State<T>> {
  private last: T;
  /** The id of the last line; undefined if the next write must be a snapshot. */
  private id: string | undefined;
  /** In bytes: the size of the snapshot, and of the whole file. */
  private snapshotSize = 0;
  private size = 0;

  /**
   * @param code the key of the code that writes the state; a state of other code is ignored
   * @param empty the state without a log
   */
  constructor(
    private readonly system: Pick<System, 'read' | 'write' | 'append' | 'damagedEntries'>,
    private readonly file: string,
    private readonly code: string,
    empty: T,
  ) {
    this.last = empty;
  }

  /** A damaged log yields the state before its first damaged line, which only costs time. */
  read(): T {
    const bytes = ifPossible(() => this.system.read(this.file));
    if (!bytes) return this.last;
    const replayed = new ReplayedState();
    try {
      let id: string | undefined;
      for (const value of valuesOf(bytes)) {
        // `write` wrote the lines as values of these types.
        if (id === undefined) {
          const snapshot = value as Snapshot;
          if (snapshot.code !== this.code) return this.last;
          replayed.load(snapshot.fields);
          ({ id } = snapshot);
        } else {
          const change = value as Change;
          // Another process has appended a line.
          if (change.previous !== id) throw new DamagedLine();
          replayed.apply(change.fields);
          ({ id } = change);
        }
      }
      this.id = id;
      this.snapshotSize = bytes.indexOf(lineEnd) + 1;
      this.size = bytes.length;
    } catch (error) {
      if (!(error instanceof DamagedLine)) throw error;
      this.system.damagedEntries.add(this.file);
    }
    this.last = { ...this.last, ...replayed.fields };
    return this.last;
  }

  /** Replaces the state that was last read or written. Writes nothing if it is equal. */
  write(now: T): void {
    const fields = changesOf(now, this.last);
    this.last = now;
    if (this.id === undefined) {
      this.writeSnapshot(now);
      return;
    }
    if (Object.keys(fields).length === 0) return;
    const id = crypto.randomUUID();
    const line = lineOf({ id, previous: this.id, fields });
    this.size += encoded(line).length;
    if (this.size > this.snapshotSize * (1 + maximalChanges)) {
      this.writeSnapshot(now);
      return;
    }
    this.id = undefined;
    ifPossible(() => {
      this.system.append(this.file, line);
      this.id = id;
    });
  }

  private writeSnapshot(now: T): void {
    const id = crypto.randomUUID();
    const whole = Object.entries<string | Table>(now).map(
      ([field, value]) => [field, typeof value === 'string' ? value : [...value]] as const,
    );
    const bytes = encoded(lineOf({ id, code: this.code, fields: Object.fromEntries(whole) }));
    ifPossible(() => {
      this.system.write(this.file, bytes);
      this.id = id;
    });
    this.snapshotSize = bytes.length;
    this.size = bytes.length;
  }
}
