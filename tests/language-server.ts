import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the tests read of the server's answers. */
export interface Completion {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
}
export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

/** Where the cursor is in a text of a test. */
const cursor = '⌶';

/** What is read of a message of the server. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly uri?: string;
    readonly diagnostics?: readonly EditorDiagnostic[];
    readonly items?: readonly { readonly section: string }[];
  };
  readonly result?: unknown;
}

/** An editor with the YAML language server behind it. */
export interface Editor {
  /** Opens a text as if it were the file, waits for the server's judgement, and gives it. */
  open(file: string, text: string): Promise<readonly EditorDiagnostic[]>;
  /** The completions at the cursor `⌶` in the text. */
  complete(file: string, text: string): Promise<readonly Completion[]>;
  /** The hover text at the cursor `⌶`. */
  hover(file: string, text: string): Promise<string>;
  close(): void;
}

/** Starts the language server as an editor does that has opened the project's folder. */
export async function startEditor(root: string, settings: Readonly<Record<string, unknown>>): Promise<Editor> {
  const packageFile = createRequire(import.meta.url).resolve('yaml-language-server/package.json');
  const server = spawn(
    process.execPath,
    [path.join(path.dirname(packageFile), 'bin/yaml-language-server'), '--stdio'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const answers = new Map<number, (result: unknown) => void>();
  const judgements = new Map<string, (diagnostics: readonly EditorDiagnostic[]) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  let version = 0;

  function send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    server.stdin.write(body);
  }

  function request(method: string, params: object): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      send({ id, method, params });
    });
  }

  function section(name: string): unknown {
    const prefix = `${name}.`;
    const own = Object.entries(settings).filter(([key]) => key.startsWith(prefix));
    const nested: Record<string, unknown> = {};
    for (const [key, value] of own) {
      const steps = key.slice(prefix.length).split('.');
      let at = nested;
      // Built here, so every step but the last is a record.
      for (const step of steps.slice(0, -1)) {
        at[step] ??= {};
        at = at[step] as Record<string, unknown>;
      }
      at[steps.at(-1) ?? ''] = value;
    }
    return nested;
  }

  function handle(message: Message): void {
    const { id, method, params } = message;
    if (method === undefined) {
      if (id !== undefined) answers.get(id)?.(message.result);
    } else if (method === 'textDocument/publishDiagnostics') {
      judgements.get(params?.uri ?? '')?.(params?.diagnostics ?? []);
    } else if (id !== undefined) {
      const result =
        method === 'workspace/configuration' ? (params?.items ?? []).map((item) => section(item.section)) : null;
      send({ id, result });
    }
  }

  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, end).toString())?.[1]);
      if (received.length < end + 4 + length) return;
      const body = received.subarray(end + 4, end + 4 + length).toString();
      received = received.subarray(end + 4 + length);
      // The shape is that of the protocol.
      handle(JSON.parse(body) as Message);
    }
  });

  const rootUri = pathToFileURL(root).href;
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'project' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown'], snippetSupport: false } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  send({ method: 'initialized', params: {} });
  send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml: section('yaml') } } });

  const opened = new Set<string>();
  async function open(file: string, text: string): Promise<readonly EditorDiagnostic[]> {
    const uri = pathToFileURL(path.join(root, file)).href;
    const judged = new Promise<readonly EditorDiagnostic[]>((resolve) => judgements.set(uri, resolve));
    version += 1;
    if (opened.has(uri))
      send({
        method: 'textDocument/didChange',
        params: { textDocument: { uri, version }, contentChanges: [{ text }] },
      });
    else send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version, text } } });
    opened.add(uri);
    return judged;
  }

  async function at(method: string, file: string, marked: string): Promise<unknown> {
    const offset = marked.indexOf(cursor);
    const before = marked.slice(0, offset).split('\n');
    const text = marked.slice(0, offset) + marked.slice(offset + cursor.length);
    await open(file, text);
    return request(method, {
      textDocument: { uri: pathToFileURL(path.join(root, file)).href },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    });
  }

  return {
    open,
    async complete(file, marked) {
      const result = await at('textDocument/completion', file, marked);
      // The server answers with a list, or with one wrapped in `items`.
      const items = Array.isArray(result) ? result : Reflect.get(Object(result), 'items');
      return Array.isArray(items) ? (items as readonly Completion[]) : [];
    },
    async hover(file, marked) {
      const contents: unknown = Reflect.get(Object(await at('textDocument/hover', file, marked)), 'contents');
      return String(Reflect.get(Object(contents), 'value') ?? '');
    },
    close: () => {
      server.kill();
    },
  };
}
