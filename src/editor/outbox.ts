import type { FieldEdit, FieldValue, OpenFile } from '../domain/editor-protocol';
import { afterEdit } from '../domain/edited-value';

/** A change of a file that was made in this window. */
export type Change = {
  readonly path: string;
  /** Given when it is sent for the first time: the server carries out a change with an id once. */
  readonly id?: string;
} & (
  | {
      /** Edits of fields. Those of the same group are one step for undo. */
      readonly edits: readonly FieldEdit[];
      readonly group: string;
    }
  /** Another text of the whole file. */
  | { readonly text: string }
  | { readonly step: 'undo' | 'redo' | 'discard' }
);

/** What became of a change that was sent. */
export type Sent =
  | { readonly answer: OpenFile }
  /** The server does not answer, or was started again and does not know this window: the change stays in the outbox. */
  | { readonly unanswered: 'no-answer' | 'other-start' }
  | { readonly refusal: string };

/** Where the changes are kept while the server does not have them. */
export interface OutboxStorage {
  read(): readonly Change[];
  /** Returns whether the changes are kept when the page is closed. */
  write(changes: readonly Change[]): boolean;
}

/** What became of a change. */
export interface Outcome {
  readonly change: Change;
  readonly result: Sent;
}

/** Called when other changes wait than before, with what became of the one that was sent. */
export type OutboxListener = (waiting: readonly Change[], outcome?: Outcome) => void;

/** A file as it is after the changes that the server does not have yet. */
export function withChanges(file: OpenFile, changes: readonly Change[]): OpenFile {
  let { text, value } = file;
  for (const change of changes) {
    if (change.path !== file.path) continue;
    if ('text' in change) ({ text } = change);
    else if ('edits' in change && value !== undefined) value = change.edits.reduce<FieldValue>(afterEdit, value);
  }
  return { ...file, text, value };
}

/** The place that a change alone sets; undefined for a change that must not be left out for a later one. */
function placeOf(change: Change): string | undefined {
  // The server may have carried it out, without an answer that has arrived.
  if (change.id !== undefined) return undefined;
  if ('text' in change) return change.path;
  if (!('edits' in change)) return undefined;
  const [edit] = change.edits;
  if (change.edits.length !== 1 || edit?.kind !== 'set' || typeof edit.value === 'object') return undefined;
  return JSON.stringify([change.path, change.group, edit.path]);
}

/** The last of several texts that were typed in one field, as an edit of what the field had before the first. */
function withBeginning(last: Change, first: Change): Change {
  if (last === first || !('edits' in last) || !('edits' in first)) return last;
  const [beginning] = first.edits;
  const was = beginning?.kind === 'set' ? beginning.was : undefined;
  return { ...last, edits: last.edits.map((edit) => (edit.kind === 'set' ? { ...edit, was } : edit)) };
}

/** The texts that a change gives to fields, in the words that were typed. */
export function typedIn(change: Change): readonly string[] {
  const textsOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return value === '' ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  if ('text' in change) return [change.text];
  return 'edits' in change ? change.edits.flatMap((edit) => ('value' in edit ? textsOf(edit.value) : [])) : [];
}

/**
 * The changes on their way to the server, in their order. A change leaves the outbox once the server has it or has refused it.
 * While the server does not answer they wait, also in the storage of the browser.
 */
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

  /** Whether the changes that wait are there again after the page was closed. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Sets the only listener. */
  listen(listener: OutboxListener): void {
    this.#listener = listener;
  }

  /** Adds changes and sends what waits. */
  add(...changes: readonly Change[]): void {
    this.#set([...this.#waiting, ...changes]);
    this.#listener(this.#waiting);
    void this.flush();
  }

  /** Sends what waits. Resolves when nothing waits any more, or when the server does not answer. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      // Of texts that were typed one after the other in one place, only the last one is sent.
      const place = placeOf(first);
      let count = 1;
      while (place !== undefined && this.#waiting[count] && placeOf(this.#waiting[count] ?? first) === place)
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
