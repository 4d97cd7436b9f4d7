import { code, environment, files } from 'virtual:editor-build';
import validators from 'virtual:editor-validators';
import type { EditedBranch, HostedMessage, HostedRefusal, HostedRequest } from '../../../../src/domain/hosted-protocol';
import { encoded } from '../../../system/bytes/common';
import { machineClock } from '../../../system/clock';
import { GitHub } from '../github/github';
import { GitHubRefused } from '../github/refusal';
import { GitHubRepository } from '../github-repository';
import { HostedEditor } from '../hosted-editor';
import { browserPictureTools } from './pictures';
import { Storage } from './storage';

// The worker of the hosted editor: it answers the page as the server of `npm run edit` does.

const tell = (message: HostedMessage): void => self.postMessage(message);

const failed = (error: unknown): void =>
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** How long the page has to ask for its first form: nothing is answered while everything is checked. In milliseconds. */
const formFirst = 250;

let connection: Pick<Extract<HostedRequest, { kind: 'begin' }>, 'token' | 'tokenEnds' | 'api'> = { token: '' };
let editor: Promise<HostedEditor> | undefined;

async function begin({ owner, name, branch }: EditedBranch): Promise<HostedEditor> {
  const storage = await Storage.open(`editor:${owner}/${name}:${branch}`);
  const github = (): GitHub =>
    new GitHub({
      ...connection,
      repository: { owner, name },
      blobs: storage,
      fetch: (input, init) => self.fetch(input, init),
      now: () => machineClock({}).present,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onWait: (until) => tell({ kind: 'waiting', until }),
    });
  const repository = new GitHubRepository(github, branch, (done, all) => tell({ kind: 'progress', done, all }));
  const [data, kept] = await Promise.all([repository.pull(), storage.kept()]);
  const hosted = new HostedEditor({
    files: [...Object.entries(files).map(([path, text]) => ({ path, bytes: encoded(text) })), ...data],
    kept,
    validators,
    repository,
    pictures: browserPictureTools,
    clock: () => machineClock({}),
    environment,
    code,
    persist: (path, bytes) => void storage.persist(path, bytes).catch(failed),
    tell: (event) => tell({ kind: 'event', event }),
    failed,
  });
  setTimeout(() => void hosted.begin().catch(failed), formFirst);
  return hosted;
}

async function answerTo(request: HostedRequest): Promise<HostedMessage> {
  const { id } = request;
  if (request.kind === 'begin') {
    const { edited, token, tokenEnds, api } = request;
    connection = { token, tokenEnds, api };
    editor ??= begin(edited);
    await editor.catch((error: unknown) => {
      editor = undefined;
      throw error;
    });
    return { kind: 'answer', id, status: 200, body: {} };
  }
  if (!editor) throw new Error('The editor has not begun.');
  const hosted = await editor;
  switch (request.kind) {
    case 'ask': {
      const { route, body } = request;
      return { kind: 'answer', id, ...(await hosted.answer(body === undefined ? 'GET' : 'POST', route, body)) };
    }
    case 'file': {
      const file = hosted.file(request.path);
      return { kind: 'content', id, ...file };
    }
    case 'picture': {
      const content = await hosted.picture(request.name);
      return { kind: 'content', id, ...(content && { content }) };
    }
  }
}

function refusalOf({ reason, message, until, permission }: GitHubRefused): HostedRefusal {
  return { reason, message, until, permission };
}

self.addEventListener('message', ({ data }: MessageEvent<HostedRequest>) => {
  answerTo(data).then(tell, (error: unknown) => {
    if (error instanceof GitHubRefused) tell({ kind: 'refused', id: data.id, refusal: refusalOf(error) });
    else {
      failed(error);
      tell({ kind: 'answer', id: data.id, status: 500, body: undefined });
    }
  });
});
