import type {
  AnswerProblem,
  AddedPicture,
  Choices,
  Confirmation,
  EditorMessages,
  EditorRefusal,
  EditorState,
  FeedLook,
  FieldEdit,
  FieldPath,
  MessageOffers,
  NewFeed,
  NewKind,
  OffersToTry,
  OpenFile,
  SavePreview,
  StartLists,
  TriedResult,
} from '../../domain/editing/editor-protocol';
import { isLanguage, type Language } from '../../domain/language/language';
import type { SchemaNodes } from '../fields/field-model';

/** A request that the server refused, with the reason as a sentence in the user's language. */
export class Refused extends Error {
  constructor(
    readonly reason: EditorRefusal['refused'],
    message: string,
    readonly problems: readonly AnswerProblem[] = [],
  ) {
    super(message);
  }
}

/** The server does not answer: its command was stopped, or the computer was asleep. */
export class Unreachable extends Error {}

function isRefusal(value: unknown): value is EditorRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'message' in value;
}

export interface Reply {
  readonly status: number;
  readonly statusText?: string;
  /** Absent if the response cannot be parsed. */
  readonly body: unknown;
}

function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Delivers requests to a server, or to a worker of the page. */
export interface Transport {
  /** Sends a request; without a body it only reads. Throws `Unreachable` if nothing answers. */
  request(route: string, body?: unknown): Promise<Reply>;
}

/** Edits reach the server in the order in which they were made; it applies those with the same id only once. */
export class EditorServer {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    /** Called when the server does not know the token, because it was restarted. */
    private readonly onUnknown: () => void,
    private readonly language: () => Language = pageLanguage,
  ) {}

  async #request<Answer>(route: string, body?: unknown): Promise<Answer> {
    const { status, statusText = '', body: answer } = await this.transport.request(route, body);
    if (status !== 200) {
      if (isRefusal(answer) && answer.refused === 'not-allowed') this.onUnknown();
      if (isRefusal(answer)) throw new Refused(answer.refused, answer.message[this.language()], answer.problems);
      throw new Refused('failed', `${status} ${statusText}`);
    }
    // The assertion is sound: the server and this page have the same version and share these types.
    return answer as Answer;
  }

  #inTurn<Answer>(route: string, body: unknown): Promise<Answer> {
    const answer = this.#last.then(() => this.#request<Answer>(route, body));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  state(): Promise<EditorState> {
    return this.#request('state');
  }

  messages(): Promise<EditorMessages> {
    return this.#request('messages');
  }

  schemas(): Promise<SchemaNodes> {
    return this.#request('schemas');
  }

  /** The lists of the start page; empty if creating them would take seconds. */
  start(): Promise<Partial<StartLists>> {
    return this.#request('start');
  }

  choices(): Promise<Choices> {
    return this.#request('choices');
  }

  newKinds(): Promise<readonly NewKind[]> {
    return this.#request('new');
  }

  open(path: string): Promise<OpenFile> {
    return this.#inTurn('open', { path });
  }

  edit(path: string, edits: readonly FieldEdit[], group?: string, id?: string): Promise<OpenFile> {
    return this.#inTurn('edit', { path, edits, group, id });
  }

  writeText(path: string, text: string, id?: string): Promise<OpenFile> {
    return this.#inTurn('text', { path, text, id });
  }

  undo(path: string, id?: string): Promise<OpenFile> {
    return this.#inTurn('undo', { path, id });
  }

  redo(path: string, id?: string): Promise<OpenFile> {
    return this.#inTurn('redo', { path, id });
  }

  discard(path: string, id?: string): Promise<OpenFile> {
    return this.#inTurn('discard', { path, id });
  }

  /** Adds the offers that a message of a network or shop names to the file of a store. */
  pasteOffers(path: string, text: string): Promise<MessageOffers> {
    return this.#inTurn('paste-offers', { path, text });
  }

  /** Records that the data is right despite a warning. */
  confirm({ code, file, text }: Confirmation): Promise<unknown> {
    return this.#inTurn('confirm', { code, file, text });
  }

  /** The offers to test next in the shops. Refused before the first check. */
  offersToTry(): Promise<OffersToTry> {
    return this.#request('to-try');
  }

  /** Adds test results to the logs of their offers, as drafts. Returns the changed files. */
  takeResults(results: readonly TriedResult[]): Promise<{ readonly paths: readonly string[] }> {
    return this.#inTurn('tried', { results });
  }

  create(kind: string, answers: Readonly<Record<string, string>>): Promise<{ readonly paths: readonly string[] }> {
    return this.#inTurn('new', { kind, answers });
  }

  addPicture(name: string, base64: string): Promise<AddedPicture> {
    return this.#inTurn('picture', { name, base64 });
  }

  /** The result of reading a feed's table. Not queued: it changes nothing, and edits need not wait for it. */
  feedLook(path: string): Promise<FeedLook> {
    return this.#request('feed', { path });
  }

  newFeed(name: string, base64: string, withoutPreset: boolean): Promise<NewFeed> {
    return this.#inTurn('new-feed', { name, base64, withoutPreset });
  }

  newerTable(path: string, name: string, base64: string): Promise<OpenFile> {
    return this.#inTurn('newer-table', { path, name, base64 });
  }

  /** The result of a save of some files, or of all if none are given, before anything is written. */
  previewSave(paths?: readonly string[]): Promise<SavePreview> {
    return this.#inTurn('preview-save', { paths });
  }

  /** Saves what `hash` identifies. Refuses with the reason `not-shown` if the changes have become different. */
  save(
    paths: readonly string[],
    hash: string,
    withErrors: boolean,
    comment?: string,
  ): Promise<{ readonly saved: readonly string[] }> {
    return this.#inTurn('save', { paths, hash, withErrors, comment });
  }

  undoSave(): Promise<{ readonly restored: readonly string[] }> {
    return this.#inTurn('undo-save', {});
  }

  resolve(
    path: string,
    choices: readonly { readonly path: FieldPath; readonly take: 'mine' | 'theirs' }[],
  ): Promise<OpenFile> {
    return this.#inTurn('resolve', { path, choices });
  }

  resolveMarkers(path: string, take: readonly ('ours' | 'theirs')[]): Promise<OpenFile> {
    return this.#inTurn('resolve-markers', { path, take });
  }
}
