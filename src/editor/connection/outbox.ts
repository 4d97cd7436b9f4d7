import type { FieldEdit, FieldValue, OpenFile } from '../../domain/editing/editor-protocol';
import { afterEdit } from '../../domain/editing/edited-value';
import { Refused, Unreachable, type EditorServer } from './server';

export type Change = {
  readonly path: string;
  /** Set when the change is first sent. The server applies a change with a given id only once. */
  readonly id?: string;
} & (
  | {
      /** Edits of fields. Edits of the same group are one undo step. */
      readonly edits: readonly FieldEdit[];
      readonly group: string;
    }
  | { readonly text: string }
  | { readonly step: 'undo' | 'redo' | 'discard' }
);

export type Sent =
  | { readonly answer: OpenFile }
  /** The server does not answer, or was restarted and does not know this window. The change stays in the outbox. */
  | { readonly unanswered: 'no-answer' | 'other-start' }
  | { readonly refusal: string };

export async function sendTo(server: EditorServer, change: Change): Promise<Sent> {
  const { path, id } = change;
  try {
    if ('text' in change) return { answer: await server.writeText(path, change.text, id) };
    if ('edits' in change) return { answer: await server.edit(path, change.edits, change.group, id) };
    return { answer: await server[change.step](path, id) };
  } catch (error) {
    if (error instanceof Unreachable) return { unanswered: 'no-answer' };
    if (!(error instanceof Refused)) throw error;
    return error.reason === 'not-allowed' ? { unanswered: 'other-start' } : { refusal: error.message };
  }
}

/** Stores the changes that the server does not have yet. */
export interface OutboxStorage {
  read(): readonly Change[];
  /** Returns whether the changes survive closing the page. */
  write(changes: readonly Change[]): boolean;
}

export interface Outcome {
  readonly change: Change;
  readonly result: Sent;
}

/** Called when the waiting changes differ, with the result of the one that was sent. */
export type OutboxListener = (waiting: readonly Change[], outcome?: Outcome) => void;

export function withChanges(file: OpenFile, changes: readonly Change[]): OpenFile {
  let { text, value } = file;
  for (const change of changes) {
    if (change.path !== file.path) continue;
    if ('text' in change) ({ text } = change);
    else if ('edits' in change && value !== undefined) value = change.edits.reduce<FieldValue>(afterEdit, value);
  }
  return { ...file, text, value };
}

/** A key for the field or file that a change overwrites; undefined if a later change cannot replace it. */
function overwrittenBy(change: Change): string | undefined {
  // The server may have applied it although its answer did not arrive.
  if (change.id !== undefined) return undefined;
  if ('text' in change) return change.path;
  if (!('edits' in change)) return undefined;
  const [edit] = change.edits;
  if (change.edits.length !== 1 || edit?.kind !== 'set' || typeof edit.value === 'object') return undefined;
  return JSON.stringify([change.path, change.group, edit.path]);
}

/** The last of several changes to one field, with the field's value before the first of them. */
function withBeginning(last: Change, first: Change): Change {
  if (last === first || !('edits' in last) || !('edits' in first)) return last;
  const [beginning] = first.edits;
  const was = beginning?.kind === 'set' ? beginning.was : undefined;
  return { ...last, edits: last.edits.map((edit) => (edit.kind === 'set' ? { ...edit, was } : edit)) };
}

/** The texts that a change sets, as they were typed. */
export function typedIn(change: Change): readonly string[] {
  const textsOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return value === '' ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  if ('text' in change) return [change.text];
  return 'edits' in change ? change.edits.flatMap((edit) => ('value' in edit ? textsOf(edit.value) : [])) : [];
}

/** A change leaves the outbox when the server has applied or refused it; until then, it is in the browser's storage. */
export class Outbox {
  #waiting: readonly Change[];
  #isKept = true;
  #sending: Promise<void> | undefined;
  #listener: OutboxListener = () => undefined;

  constructor(
    private readonly storage: OutboxStorage,
    private readonly send: (change: Change) => Promise<Sent>,
    private readonly newId: () => string = () => crypto.randomUUID(),
  ) {
    this.#waiting = storage.read();
  }

  get waiting(): readonly Change[] {
    return this.#waiting;
  }

  /** Whether waiting changes survive closing the page. */
  get isKept(): boolean {
    return this.#isKept;
  }

  listen(listener: OutboxListener): void {
    this.#listener = listener;
  }

  add(...changes: readonly Change[]): void {
    this.#set([...this.#waiting, ...changes]);
    this.#listener(this.#waiting);
    void this.flush();
  }

  /** Sends the waiting changes. Resolves when none is left, or when the server does not answer. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      // Of consecutive changes to the same field or file, only the last one is sent.
      const place = overwrittenBy(first);
      let count = 1;
      while (place !== undefined && this.#waiting[count] && overwrittenBy(this.#waiting[count] ?? first) === place)
        count += 1;
      const last = withBeginning(this.#waiting[count - 1] ?? first, first);
      const change = { ...last, id: last.id ?? this.newId() };
      this.#set([change, ...this.#waiting.slice(count)]);
      const result = await this.send(change);
      if ('unanswered' in result) {
        this.#listener(this.#waiting, { change, result });
        return;
      }
      this.#set(this.#waiting.slice(1));
      this.#listener(this.#waiting, { change, result });
    }
  }

  #set(waiting: readonly Change[]): void {
    this.#waiting = waiting;
    this.#isKept = this.storage.write(waiting);
  }
}
