import type {
  Choices,
  EditorRefusal,
  EditorState,
  FeedLook,
  FieldEdit,
  FieldPath,
  NewFeed,
  NewKind,
  OpenFile,
  SavePreview,
} from '../domain/editor-protocol';

/** A request that the server did not carry out, with the reason as a sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly reason: EditorRefusal['refused'],
    message: string,
    readonly question?: string,
  ) {
    super(message);
  }
}

/** The server does not answer: its command has been stopped, or the computer was asleep. */
export class Unreachable extends Error {}

/** The JSON schemas by the names of their files. */
export type SchemaFiles = Readonly<Record<string, unknown>>;

function isRefusal(value: unknown): value is EditorRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'message' in value;
}

/** The requests of the editor. Edits reach the server in the order in which they were made. */
export class EditorServer {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  async #request<Answer>(route: string, body?: unknown): Promise<Answer> {
    const headers = { 'x-edit-token': this.token, 'content-type': 'application/json' };
    const request: RequestInit =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.address}/${route}`, request).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      if (isRefusal(answer)) throw new Refused(answer.refused, answer.message, answer.question);
      throw new Refused('failed', `${response.status} ${response.statusText}`);
    }
    // The server and this page are of one version, and share these types.
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

  schemas(): Promise<SchemaFiles> {
    return this.#request('schemas');
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

  edit(path: string, edits: readonly FieldEdit[], group?: string): Promise<OpenFile> {
    return this.#inTurn('edit', { path, edits, group });
  }

  writeText(path: string, text: string): Promise<OpenFile> {
    return this.#inTurn('text', { path, text });
  }

  undo(path: string): Promise<OpenFile> {
    return this.#inTurn('undo', { path });
  }

  redo(path: string): Promise<OpenFile> {
    return this.#inTurn('redo', { path });
  }

  discard(path: string): Promise<OpenFile> {
    return this.#inTurn('discard', { path });
  }

  create(kind: string, answers: Readonly<Record<string, string>>): Promise<{ readonly paths: readonly string[] }> {
    return this.#inTurn('new', { kind, answers });
  }

  addPicture(name: string, base64: string): Promise<{ readonly name: string }> {
    return this.#inTurn('picture', { name, base64 });
  }

  /** What becomes of the table of a feed. Not in turn: nothing is changed, and an edit does not wait for it. */
  feedLook(path: string): Promise<FeedLook> {
    return this.#request('feed', { path });
  }

  newFeed(name: string, base64: string, withoutPreset: boolean): Promise<NewFeed> {
    return this.#inTurn('new-feed', { name, base64, withoutPreset });
  }

  newerTable(path: string, name: string, base64: string): Promise<OpenFile> {
    return this.#inTurn('newer-table', { path, name, base64 });
  }

  previewSave(): Promise<SavePreview> {
    return this.#inTurn('preview-save', {});
  }

  save(withErrors: boolean): Promise<{ readonly saved: readonly string[] }> {
    return this.#inTurn('save', { withErrors });
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
