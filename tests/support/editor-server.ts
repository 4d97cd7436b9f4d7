import { spawn } from 'node:child_process';
import { request } from 'node:http';

/** What the editor's server answered. */
export interface EditorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  /** What the text says, if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: each test expects another shape.
  readonly json: any;
}

/** A request as a test sends it. */
export interface EditorRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `npm run edit` in a project. */
export interface EditorServer {
  /** The address of the page, without the token. */
  readonly page: string;
  readonly port: number;
  readonly token: string;
  /** Everything that it has printed. */
  printed(): string;
  /** Sends a request exactly as it is given, to an address from the root of the server. */
  ask(path: string, request?: EditorRequest): Promise<EditorAnswer>;
  /** Asks as the page does. */
  call(name: string, body?: object): Promise<EditorAnswer>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts the editor, or another server of the development, at a port, and waits for the address that it prints. */
export async function startEditor(root: string, command = 'edit', wanted = 0): Promise<EditorServer> {
  const server = spawn(process.execPath, ['generator/cli/launcher/launch.js', command, '--port', String(wanted)], {
    cwd: root,
    env: { ...process.env, SITE_DATA: '' },
  });
  let printed = '';
  const url = await new Promise<URL>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+\S*(?=\s)/.exec(printed) ?? [];
      if (found) resolve(new URL(found));
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(printed)));
  });
  const port = Number(url.port);
  const token = url.hash.replace('#token=', '');
  const ask: EditorServer['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parsed(text) });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    page: `${url.origin}${url.pathname}`,
    port,
    token,
    printed: () => printed,
    ask,
    call: (name, body) =>
      ask(`${url.pathname}${name}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-edit-token': token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async stop(signal = 'SIGTERM') {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null && server.signalCode === null) server.kill(signal);
      else return;
      await ended;
    },
  };
}
