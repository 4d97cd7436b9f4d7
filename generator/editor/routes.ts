import type { IncomingMessage, ServerResponse } from 'node:http';
import { fieldOf, textField } from '../load/fields';
import { diskErrorOf } from '../system/disk-errors';
import { choicesOf } from './choices';
import { created, newKinds } from './creating';
import { largestTable, newerTable, newFeed } from './feed-table';
import { blockOf } from './guard';
import { RequestRefused } from './refusal';
import { badRequest, editsIn, fieldChoicesIn, markerChoicesIn, textIn } from './requests';
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

type Handler = (body: unknown, session: EditorSession, saving: Saving) => unknown;

const reads: Readonly<Record<string, Handler>> = {
  state: (_, session, saving) => session.state(saving.lastSave()),
  schemas: (_, session) => Object.fromEntries(session.schemas),
  choices: (_, session) => choicesOf(session.site.data, session.system, session.schemas),
  new: (_, session) => newKinds(session.system, session.schemas),
};

const writes: Readonly<Record<string, Handler>> = {
  open: (body, session) => session.open(fieldOf(body, 'path')),
  edit: (body, session) => session.edit(fieldOf(body, 'path'), editsIn(body), textField(body, 'group')),
  text: (body, session) => session.text(fieldOf(body, 'path'), textIn(body, 'text'), textField(body, 'group')),
  undo: (body, session) => session.undo(fieldOf(body, 'path')),
  redo: (body, session) => session.redo(fieldOf(body, 'path')),
  discard: (body, session) => session.discard(fieldOf(body, 'path')),
  async new(body, session) {
    const wanted = { kind: textIn(body, 'kind'), answers: fieldOf(body, 'answers') };
    const files = await created(wanted, session.system, session.schemas);
    session.putAll(files);
    return { paths: files.map(({ path }) => path) };
  },
  async picture(body, session) {
    const file = await pictureOf(textIn(body, 'name'), fileIn(body), session.system);
    session.putAll([file]);
    return { name: file.path.slice('data/images/'.length) };
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
  'preview-save': (_, _session, saving) => saving.preview(),
  save: (body, _session, saving) => saving.save(fieldOf(body, 'withErrors') === true),
  resolve: (body, _session, saving) => saving.resolve(fieldOf(body, 'path'), fieldChoicesIn(body)),
  'resolve-markers': (body, session) => session.resolveMarkers(fieldOf(body, 'path'), markerChoicesIn(body)),
  'undo-save': (_, _session, saving) => saving.undoSave(),
};

/** The body of a request; undefined if it is larger than allowed. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largest) chunks.push(bytes);
    // Far beyond the limit nothing more is read; up to there the sender gets an answer.
    else if (size > 4 * largest) request.destroy();
  }
  return size > largest ? undefined : Buffer.concat(chunks).toString('utf8');
}

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

/** What a request is answered with. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
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

  constructor(
    private readonly session: EditorSession,
    private readonly token: string,
  ) {
    this.#saving = new Saving(session);
  }

  /** Answers a request to an address below the editor's; `name` is the rest of the address. */
  async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answerOf(name, request);
    response.statusCode = status;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  }

  async #answerOf(name: string, request: IncomingMessage): Promise<Answer> {
    const blocked = blockOf(request, this.token);
    if (blocked) return refusal(blocked.status, 'not-allowed', blocked.message);
    const handlers = request.method === 'GET' ? reads : writes;
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) return refusal(404, 'bad-request', 'There is no such address.');
    try {
      if (request.method === 'GET') return { status: 200, body: await handler(undefined, this.session, this.#saving) };
      const text = await bodyOf(request, largestBodies[name] ?? largestBody);
      if (text === undefined) return refusal(413, 'bad-request', 'This is too large.');
      return { status: 200, body: await handler(parsedBody(text), this.session, this.#saving) };
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      return answer;
    }
  }
}
