import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockOf } from './guard';
import { answerTo, refusal, type Answer, type EditorProtocol } from './protocol';
import { badRequest } from './requests';

/** The page sends requests to paths below its own. */
export const editorPath = '/__edit/';

/** Undefined as soon as the body exceeds the limit. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Otherwise the connection would close at the limit, before the client gets the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largest) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The client may still be sending: the connection closes after the whole request has arrived. */
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
  // Closing a connection with unread data resets it, and the client may lose the response.
  request.once('close', () => response.end()).resume();
}

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

/** Handles the requests of the editor's page over HTTP. */
export class EditorRoutes {
  constructor(
    private readonly protocol: EditorProtocol,
    private readonly token: string,
  ) {}

  /** `name` is the path below that of the editor. */
  async answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      send(request, response, await this.#answerOf(name, request));
    } catch (error) {
      if (!request.errored) throw error;
    }
  }

  async #answerOf(name: string, request: IncomingMessage): Promise<Answer> {
    const blocked = blockOf(request, this.token);
    if (blocked) return refusal(blocked.status, 'not-allowed', blocked.phrase);
    const method = request.method === 'GET' ? 'GET' : 'POST';
    if (method === 'GET' || !this.protocol.has(method, name)) return this.protocol.answer(method, name);
    const text = await bodyOf(request, this.protocol.largestBody(name));
    if (text === undefined) return refusal(413, 'bad-request', { id: 'refused.too-large' });
    try {
      return await this.protocol.answer(method, name, parsedBody(text));
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      return answer;
    }
  }
}
