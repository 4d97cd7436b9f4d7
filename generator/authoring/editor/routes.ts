import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenFile } from '../../../src/domain/editor-protocol';
import { fieldOf, textField } from '../../catalogue/load/fields';
import { diskErrorOf } from '../../system/disk-errors';
import { choicesOf } from './choices';
import { created, newKinds } from './creating';
import { largestTable, newerTable, newFeed } from './feed-table';
import { blockOf } from './guard';
import { RequestRefused } from './refusal';
import { badRequest, editsIn, fieldChoicesIn, markerChoicesIn, pathsIn, textIn } from './requests';
import { Saving } from './saving';
import type { EditorSession } from './session';
import { largestUpload, pictureOf } from './upload';

/** The address of the editor's page; its requests go to the addresses below it. */
export const editorPath = '/__edit/';

/** How large a body may be: a file has at most a million characters. */
const largestBody = 4_000_000;

/** How large the body of a request with a file may be: Base64 has four characters for three bytes. */
function withFile(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 1000;
}

/** How large the bodies of requests with files may be. */
const largestBodies: Readonly<Record<string, number>> = {
  picture: withFile(largestUpload),
  'new-feed': withFile(largestTable),
  'newer-table': withFile(largestTable),
};

function fileIn(body: unknown): Uint8Array {
  return Buffer.from(textIn(body, 'base64'), 'base64');
}

type Handler = (body: unknown, session: EditorSession, saving: Saving, windows: number) => unknown;

/** How many changes are remembered as carried out: many more than there are windows, each of which sends one at a time. */
const mostRemembered = 1000;

const reads: Readonly<Record<string, Handler>> = {
  state: (_, session, saving, windows) => session.state(saving.lastSave(), windows),
  start: (_, session) => session.start() ?? {},
  schemas: (_, session) => Object.fromEntries(session.schemas),
  choices: (_, session) => choicesOf(session.site.data, session.system, session.schemas),
  new: (_, session) =>
    newKinds(session.system, session.schemas, choicesOf(session.site.data, session.system, session.schemas)),
};

type Change = (body: unknown, session: EditorSession) => OpenFile;

/** The changes of a file, each of which answers with the file. */
const changes: Readonly<Record<string, Change>> = {
  edit: (body, session) => session.edit(fieldOf(body, 'path'), editsIn(body), textField(body, 'group')),
  text: (body, session) => session.text(fieldOf(body, 'path'), textIn(body, 'text'), textField(body, 'group')),
  undo: (body, session) => session.undo(fieldOf(body, 'path')),
  redo: (body, session) => session.redo(fieldOf(body, 'path')),
  discard: (body, session) => session.discard(fieldOf(body, 'path')),
};

const writes: Readonly<Record<string, Handler>> = {
  ...changes,
  open: (body, session) => session.open(fieldOf(body, 'path')),
  confirm(body, session) {
    session.confirm({ code: textIn(body, 'code'), file: textIn(body, 'file'), text: textIn(body, 'text') });
    return {};
  },
  async new(body, session) {
    const wanted = { kind: textIn(body, 'kind'), answers: fieldOf(body, 'answers') };
    const files = created(wanted, session.system, session.schemas);
    session.putAll(files);
    return { paths: files.map(({ path }) => path) };
  },
  async picture(body, session) {
    const file = await pictureOf(textIn(body, 'name'), fileIn(body), session.system);
    session.putAll([file]);
    return { name: file.path.slice('data/images/'.length), ...(file.scaled && { scaled: file.scaled }) };
  },
  feed: (body, session) => session.feedLook(fieldOf(body, 'path')),
  'new-feed'(body, session) {
    const withoutPreset = fieldOf(body, 'withoutPreset') === true;
    const { files, feed } = newFeed(
      textIn(body, 'name'),
      fileIn(body),
      withoutPreset,
      session.system,
      session.world.disk(),
    );
    session.putAll(files);
    return feed;
  },
  'newer-table'(body, session) {
    const path = textIn(body, 'path');
    session.putAll([newerTable(path, textIn(body, 'name'), fileIn(body), session.system, session.schemas)]);
    return session.open(path);
  },
  'preview-save': (body, _session, saving) => saving.preview(pathsIn(body)),
  save: (body, _session, saving) =>
    saving.save({
      withErrors: fieldOf(body, 'withErrors') === true,
      hash: textIn(body, 'hash'),
      paths: pathsIn(body) ?? [],
    }),
  resolve: (body, _session, saving) => saving.resolve(fieldOf(body, 'path'), fieldChoicesIn(body)),
  'resolve-markers': (body, session) => session.resolveMarkers(fieldOf(body, 'path'), markerChoicesIn(body)),
  'undo-save': (_, _session, saving) => saving.undoSave(),
};

/** The body of a request; undefined if it is larger than allowed, as soon as that is known. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without this option the connection would be closed at the limit, and its sender would not get the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largest) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What a request is answered with. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends an answer, also to a sender that is still sending: the connection is closed once it has sent everything. */
function send(request: IncomingMessage, response: ServerResponse, { status, body }: Answer): void {
  const text = Buffer.from(JSON.stringify(body));
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', text.length);
  if (request.complete) {
    response.end(text);
    return;
  }
  response.setHeader('connection', 'close');
  response.write(text);
  // Closing a connection that still receives something resets it, and the sender may lose the answer.
  request.once('close', () => response.end()).resume();
}

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

function refusal(status: number, refused: string, message: string): Answer {
  return { status, body: { refused, message } };
}

/** The answer to what was thrown; undefined for what should not happen. */
function answerTo(error: unknown): Answer | undefined {
  if (error instanceof RequestRefused)
    return {
      status: error.reason === 'bad-request' ? 400 : error.reason === 'unknown-file' ? 404 : 409,
      body: error.answer,
    };
  const disk = diskErrorOf(error);
  return disk && refusal(409, 'disk', disk.message);
}

/** Answers the requests of the editor's page. */
export class EditorRoutes {
  readonly #saving: Saving;
  /** The ids of the last changes that were carried out. */
  readonly #done = new Set<string>();

  constructor(
    private readonly session: EditorSession,
    private readonly token: string,
    /** How many windows show the editor. */
    private readonly windows: () => number,
  ) {
    this.#saving = new Saving(session);
  }

  /** Answers a request to an address below the editor's; `name` is the rest of the address. */
  async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      send(request, response, await this.#answerOf(name, request));
    } catch (error) {
      // The client has gone away, and reads no answer.
      if (!request.errored) throw error;
    }
  }

  async #answerOf(name: string, request: IncomingMessage): Promise<Answer> {
    const blocked = blockOf(request, this.token);
    if (blocked) return refusal(blocked.status, 'not-allowed', blocked.message);
    const handlers = request.method === 'GET' ? reads : writes;
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) return refusal(404, 'bad-request', 'There is no such address.');
    try {
      if (request.method === 'GET')
        return { status: 200, body: await handler(undefined, this.session, this.#saving, this.windows()) };
      const text = await bodyOf(request, largestBodies[name] ?? largestBody);
      if (text === undefined) return refusal(413, 'bad-request', 'This is too large.');
      const body = parsedBody(text);
      const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
      if (change) return { status: 200, body: this.#once(change, body) };
      return { status: 200, body: await handler(body, this.session, this.#saving, this.windows()) };
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      return answer;
    }
  }

  /**
   * Carries out a change with an id once: a window whose request was cut off, because it was loaded again or the connection was lost,
   * sends it again.
   */
  #once(change: Change, body: unknown): OpenFile {
    const id = textField(body, 'id');
    if (id !== undefined && this.#done.has(id)) return this.session.open(fieldOf(body, 'path'));
    const file = change(body, this.session);
    if (id !== undefined) this.#done.add(id);
    const [oldest] = this.#done;
    if (this.#done.size > mostRemembered && oldest !== undefined) this.#done.delete(oldest);
    return file;
  }
}
