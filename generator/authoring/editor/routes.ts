import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockOf } from './guard';
import { answerTo, refusal, type Answer, type EditorProtocol } from './protocol';
import { badRequest } from './requests';

/** The address of the editor's page; its requests go to the addresses below it. */
export const editorPath = '/__edit/';

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

/** Answers the requests of the editor's page over HTTP. */
export class EditorRoutes {
  constructor(
    private readonly protocol: EditorProtocol,
    private readonly token: string,
  ) {}

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
    const method = request.method === 'GET' ? 'GET' : 'POST';
    if (method === 'GET' || !this.protocol.has(method, name)) return this.protocol.answer(method, name);
    const text = await bodyOf(request, this.protocol.largestBody(name));
    if (text === undefined) return refusal(413, 'bad-request', 'This is too large.');
    try {
      return await this.protocol.answer(method, name, parsedBody(text));
    } catch (error) {
      const answer = answerTo(error);
      if (!answer) throw error;
      return answer;
    }
  }
}
