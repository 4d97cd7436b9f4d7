import { bytesOfBase64 } from '#bytes';
import type { OpenFile } from '../../../src/domain/editing/editor-protocol';
import { fieldOf, textField } from '../../catalogue/load/fields';
import type { PictureTools } from '../../site/pictures/tools';
import { inBoth, type Phrase } from '../../catalogue/diagnostics/phrases';
import { diskErrorOf } from '../../system/disk-errors';
import { choicesOf } from './choices';
import { editorMessages } from './messages';
import { RequestRefused } from './refusal';
import { editsIn, fieldChoicesIn, markerChoicesIn, pathsIn, textIn } from './requests';
import type { LastSave } from './last-save';
import { largestTable, largestUpload } from './limits';
import type { Saving } from './saving';
import type { EditorSession } from './session';

/** In characters. A file has at most a million. */
const largestBody = 4_000_000;

/** In characters. Base64 has four characters for three bytes. */
function withFile(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 1000;
}

/** For requests with files. */
const largestBodies: Readonly<Record<string, number>> = {
  picture: withFile(largestUpload),
  'new-feed': withFile(largestTable),
  'newer-table': withFile(largestTable),
};

function fileIn(body: unknown): Uint8Array {
  return bytesOfBase64(textIn(body, 'base64'));
}

export interface EditorParts {
  readonly session: EditorSession;
  readonly lastSave: Pick<LastSave, 'paths'>;
  /** A promise, because its code may still be loading. */
  saving(): Promise<Saving>;
  readonly pictures: PictureTools;
  windows(): number;
}

type Handler = (body: unknown, parts: EditorParts) => unknown;

/** The maximum number of remembered ids. Each window sends one change at a time, and there are far fewer windows. */
const mostRemembered = 1000;

const reads: Readonly<Record<string, Handler>> = {
  state: (_, { session, lastSave, windows }) => session.state(lastSave.paths(), windows()),
  messages: (_, { session }) => editorMessages(session.site, session.system),
  start: async (_, { session }) => (await session.start()) ?? {},
  schemas: (_, { session }) => Object.fromEntries(session.schemas),
  choices: (_, { session }) => choicesOf(session.site.data, session.system, session.schemas),
  async 'to-try'(_, { session }) {
    const { offersToTry } = await import('./trying');
    return offersToTry(session);
  },
  async new(_, { session }) {
    const { newKinds } = await import('./creating');
    return newKinds(session.system, session.schemas, choicesOf(session.site.data, session.system, session.schemas));
  },
};

type Change = (body: unknown, session: EditorSession) => OpenFile;

const changes: Readonly<Record<string, Change>> = {
  edit: (body, session) => session.edit(fieldOf(body, 'path'), editsIn(body), textField(body, 'group')),
  text: (body, session) => session.text(fieldOf(body, 'path'), textIn(body, 'text'), textField(body, 'group')),
  undo: (body, session) => session.undo(fieldOf(body, 'path')),
  redo: (body, session) => session.redo(fieldOf(body, 'path')),
  discard: (body, session) => session.discard(fieldOf(body, 'path')),
};

const writes: Readonly<Record<string, Handler>> = {
  open: (body, { session }) => session.open(fieldOf(body, 'path')),
  confirm(body, { session }) {
    session.confirm({ code: textIn(body, 'code'), file: textIn(body, 'file'), text: textIn(body, 'text') });
    return {};
  },
  async new(body, { session }) {
    const { created } = await import('./creating');
    const wanted = { kind: textIn(body, 'kind'), answers: fieldOf(body, 'answers') };
    const files = created(wanted, session.system, session.schemas);
    session.putAll(files);
    return { paths: files.map(({ path }) => path) };
  },
  async 'paste-offers'(body, { session }) {
    const { pasteOffers } = await import('./pasting');
    return pasteOffers(session, textIn(body, 'path'), textIn(body, 'text'));
  },
  async picture(body, { session, pictures }) {
    const { pictureOf } = await import('./upload');
    const file = await pictureOf(textIn(body, 'name'), fileIn(body), session.system, pictures);
    session.putAll([file]);
    return { name: file.path.slice('data/images/'.length), scaled: file.scaled };
  },
  feed: (body, { session }) => session.feedLook(fieldOf(body, 'path')),
  async 'new-feed'(body, { session }) {
    const { newFeed } = await import('./feed-table');
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
  async 'newer-table'(body, { session }) {
    const { newerTable } = await import('./feed-table');
    const path = textIn(body, 'path');
    session.putAll([newerTable(path, textIn(body, 'name'), fileIn(body), session.system, session.schemas)]);
    return session.open(path);
  },
  async tried(body, { session }) {
    const { takeResults } = await import('./trying');
    return takeResults(session, fieldOf(body, 'results'));
  },
  'preview-save': async (body, { saving }) => (await saving()).preview(pathsIn(body)),
  save: async (body, { saving }) =>
    (await saving()).save({
      withErrors: fieldOf(body, 'withErrors') === true,
      hash: textIn(body, 'hash'),
      paths: pathsIn(body) ?? [],
      comment: textField(body, 'comment'),
    }),
  resolve: async (body, { saving }) => (await saving()).resolve(fieldOf(body, 'path'), fieldChoicesIn(body)),
  'resolve-markers': (body, { session }) => session.resolveMarkers(fieldOf(body, 'path'), markerChoicesIn(body)),
  'undo-save': async (body, { saving }) => (await saving()).undoSave(textField(body, 'comment')),
};

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** For a refused request. */
export function refusal(status: number, refused: string, phrase: Phrase): Answer {
  return { status, body: { refused, message: inBoth(phrase) } };
}

/** Undefined for errors that are no refusal. */
export function answerTo(error: unknown): Answer | undefined {
  if (error instanceof RequestRefused)
    return {
      status: error.reason === 'bad-request' ? 400 : error.reason === 'unknown-file' ? 404 : 409,
      body: error.answer,
    };
  const disk = diskErrorOf(error);
  return disk && refusal(409, 'disk', { id: 'refused.disk', values: { problem: disk.message } });
}

export type Method = 'GET' | 'POST';

/** Handles the requests of the editor's page, independent of the transport. */
export class EditorProtocol {
  /** The ids of the last completed changes. */
  readonly #done = new Set<string>();

  constructor(private readonly parts: EditorParts) {}

  has(method: Method, name: string): boolean {
    return this.#handlerOf(method, name) !== undefined;
  }

  /** In characters. */
  largestBody(name: string): number {
    return largestBodies[name] ?? largestBody;
  }

  /** Throws unexpected errors; refusals become responses. */
  async answer(method: Method, name: string, body?: unknown): Promise<Answer> {
    const handler = this.#handlerOf(method, name);
    if (!handler) return refusal(404, 'bad-request', { id: 'refused.bad-request' });
    try {
      return { status: 200, body: await handler(body, this.parts) };
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      return answer;
    }
  }

  #handlerOf(method: Method, name: string): Handler | undefined {
    if (method === 'GET') return Object.hasOwn(reads, name) ? reads[name] : undefined;
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (change) return (body) => this.#once(change, body);
    return Object.hasOwn(writes, name) ? writes[name] : undefined;
  }

  /** Executes a change with an id once: a reloaded or disconnected window repeats its request. */
  #once(change: Change, body: unknown): OpenFile {
    const id = textField(body, 'id');
    if (id !== undefined && this.#done.has(id)) return this.parts.session.open(fieldOf(body, 'path'));
    const file = change(body, this.parts.session);
    if (id !== undefined) this.#done.add(id);
    const [oldest] = this.#done;
    if (this.#done.size > mostRemembered && oldest !== undefined) this.#done.delete(oldest);
    return file;
  }
}
