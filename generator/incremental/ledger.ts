import { randomUUID } from 'node:crypto';
import type { System } from '../system/system';

type Table = ReadonlyMap<string, unknown>;
type Entries = readonly (readonly [name: string, record: unknown])[];

/** What can be written into a ledger: words, and tables of records, each of which is replaced and never changed. */
type Account<T> = { readonly [Field in keyof T]: string | Table };

/** The first line of a ledger: everything, as certain code made it. */
interface Opening {
  readonly id: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, string | Entries>>;
}

/** Of a table the records that are new or others than before, and the names of those that are gone. */
interface TableChange {
  readonly set: Entries;
  readonly gone: readonly string[];
}

/** A further line: what has changed since the line before, which it names. */
interface Change {
  readonly id: string;
  readonly upon: string;
  readonly fields: Readonly<Record<string, string | TableChange>>;
}

/** Changes are added until they are this part of the whole; then all is written anew. */
const mostChanges = 1 / 16;

function* linesOf(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
  // Whoever was killed while it wrote has left a line without an end.
  if (start < bytes.length) throw new SyntaxError('The last line has no end.');
}

function changeOf(now: Table, before: Table): TableChange | undefined {
  const set = [...now].filter(([name, record]) => before.get(name) !== record);
  const gone = now.size === before.size && set.length === 0 ? [] : [...before.keys()].filter((name) => !now.has(name));
  return set.length === 0 && gone.length === 0 ? undefined : { set, gone };
}

/** The fields in which an account is another than before. */
function changesOf<T extends Account<T>>(now: T, before: T): Change['fields'] {
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

/** The fields of an account, as its lines tell them. */
class Told {
  private readonly words: Record<string, string> = {};
  private readonly tables: Record<string, Map<string, unknown>> = {};

  open(fields: Opening['fields']): void {
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string') this.words[field] = value;
      else this.tables[field] = new Map(value);
    }
  }

  change(fields: Change['fields']): void {
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'string') {
        this.words[field] = value;
        continue;
      }
      for (const name of value.gone) this.tables[field]?.delete(name);
      for (const [name, record] of value.set) this.tables[field]?.set(name, record);
    }
  }

  get fields(): Readonly<Record<string, string | Table>> {
    return { ...this.words, ...this.tables };
  }
}

/**
 * A file that remembers an account of something large of which little changes: all of it in its first line, and in each
 * further one what has changed since. So an edit of one store among thousands writes a line, and not megabytes. Lines name the
 * one that they follow: what two processes add at once, or what is torn, is not believed.
 */
export class Ledger<T extends Account<T>> {
  private last: T;
  /** The line that the next change follows; none if all is to be written anew. */
  private id: string | undefined;
  /** How many bytes the first line has, and how many the file. */
  private opening = 0;
  private size = 0;

  /** `code` is a hash of what makes the account; that of other code is forgotten. `nothing` is the account of nothing. */
  constructor(
    private readonly system: Pick<System, 'read' | 'write' | 'append'>,
    private readonly file: string,
    private readonly code: string,
    nothing: T,
  ) {
    this.last = nothing;
  }

  /** What is remembered, as far as it can be believed. Whatever happened to the file: who does without it is only slower. */
  recall(): T {
    const bytes = Buffer.from(this.system.read(this.file) ?? '');
    const told = new Told();
    try {
      let id: string | undefined;
      for (const line of linesOf(bytes)) {
        // `remember` wrote the lines as values of these very types.
        if (id === undefined) {
          const opening = JSON.parse(line) as Opening;
          if (opening.code !== this.code) return this.last;
          told.open(opening.fields);
          ({ id } = opening);
        } else {
          const change = JSON.parse(line) as Change;
          if (change.upon !== id) throw new SyntaxError('Another process has added a line.');
          told.change(change.fields);
          ({ id } = change);
        }
      }
      this.id = id;
      this.opening = bytes.indexOf('\n') + 1;
      this.size = bytes.length;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.last = { ...this.last, ...told.fields };
    return this.last;
  }

  /** Writes down an account in place of the one that was recalled or written down last; nothing, if it is the same. */
  remember(now: T): void {
    const fields = changesOf(now, this.last);
    this.last = now;
    if (this.id === undefined) {
      this.begin(now);
      return;
    }
    if (Object.keys(fields).length === 0) return;
    const id = randomUUID();
    const line = `${JSON.stringify({ id, upon: this.id, fields } satisfies Change)}\n`;
    this.size += Buffer.byteLength(line);
    if (this.size > this.opening * (1 + mostChanges)) {
      this.begin(now);
      return;
    }
    this.system.append(this.file, line);
    this.id = id;
  }

  /** Writes all of an account in place of what was there. */
  private begin(now: T): void {
    const id = randomUUID();
    const whole = Object.entries<string | Table>(now).map(
      ([field, value]) => [field, typeof value === 'string' ? value : [...value]] as const,
    );
    const bytes = Buffer.from(
      `${JSON.stringify({ id, code: this.code, fields: Object.fromEntries(whole) } satisfies Opening)}\n`,
    );
    this.system.write(this.file, bytes);
    this.id = id;
    this.opening = bytes.length;
    this.size = bytes.length;
  }
}
