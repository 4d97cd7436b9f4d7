import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEditor, type EditorAnswer, type EditorServer } from '../../../support/editor-server';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
let outside: string;
let editor: EditorServer;
let plain: EditorServer;

const temu = 'data/stores/temu.yaml';
const secret = 'slug: secret\n';

/** Sends a request of the page with changed headers; null removes a header. */
function send(
  name: string,
  changed: Readonly<Record<string, string | null>> = {},
  { method = 'POST', body = '{}' } = {},
): Promise<EditorAnswer> {
  const headers = { 'x-edit-token': editor.token, 'content-type': 'application/json', ...changed };
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return editor.ask(`/__edit/${name}`, {
    method,
    headers: Object.fromEntries(sent),
    ...(method === 'POST' && { body }),
  });
}

/** Requests the socket that notifies a page of changes, and returns the first line of the response. */
async function openSocket(
  server: EditorServer,
  { host = '127.0.0.1:PORT', origin = 'http://127.0.0.1:PORT', protocol = 'vite-hmr', path: at = '/', token = '' } = {},
): Promise<string> {
  const client = (await server.ask('/@vite/client')).text;
  const known = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  expect(known).not.toBe('');
  const socket = connect(server.port, '127.0.0.1');
  const answer = await new Promise<string>((resolve, reject) => {
    socket.on('data', (chunk) => resolve(chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve('closed'));
    socket.write(
      `GET ${at}?token=${token || known} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`.replaceAll(
        'PORT',
        String(server.port),
      ),
    );
  });
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}

/** One address of each kind that both servers answer. */
const servedAddresses = [
  '/',
  '/en/store/temu',
  '/en/store/temu.json',
  '/images/temu.svg',
  '/__problems',
  '/__edit/',
  '/__edit',
  '/@vite/client',
  '/entry-client.tsx',
];
/** The body of an edit that would change a file. */
const anEdit = JSON.stringify({ path: temu, edits: [{ kind: 'set', path: ['heading', 'en'], value: 'Hacked' }] });
const isEdited = async (): Promise<boolean> => (await editor.call('open', { path: temu })).json.draft !== undefined;
const checked = async (): Promise<boolean> => (await editor.call('state')).json.isChecked;

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.yaml'), secret);
  symlinkSync(path.join(outside, 'secret.yaml'), copy.at('data/stores/secret.yaml'));
  [editor, plain] = await Promise.all([startEditor(copy.root), startEditor(copy.root, 'dev')]);
});

afterAll(async () => {
  await Promise.all([editor?.stop(), plain?.stop()]);
  copy?.remove();
  rmSync(outside, { recursive: true, force: true });
});

describe('the request handler of the editor', () => {
  it('accepts a request with the token from its own page', async () => {
    const own = { origin: `http://127.0.0.1:${editor.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await send('state', own, { method: 'GET' })).status).toBe(200);
    const localhost = { host: `localhost:${editor.port}`, origin: `http://localhost:${editor.port}` };
    expect((await send('open', localhost, { body: JSON.stringify({ path: temu }) })).status).toBe(200);
  });

  it.each<[string, Readonly<Record<string, string | null>>, number]>([
    ['without the token', { 'x-edit-token': null }, 401],
    ['with an empty token', { 'x-edit-token': '' }, 401],
    ['with another token', { 'x-edit-token': 'x'.repeat(43) }, 401],
    ['with the token in a cookie', { 'x-edit-token': null, cookie: 'x-edit-token=token' }, 401],
    ['from the page of another site', { origin: 'https://evil.example' }, 403],
    ['from a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['from a page of a file or a sandbox', { origin: 'null' }, 403],
    ['that the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that the browser marks as same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['for another host', { host: 'evil.example' }, 403],
    ['for another host with this port', { host: 'evil.example:PORT' }, 403],
    ['for another port', { host: '127.0.0.1:1' }, 403],
    ['for a host name that begins with localhost', { host: 'localhost.evil.example:PORT' }, 403],
    ['with a content type that a form can send', { 'content-type': 'text/plain' }, 415],
    ['with a form content type that also names JSON', { 'content-type': 'text/plain; application/json' }, 415],
    ['without a content type', { 'content-type': null }, 415],
  ])('refuses a request %s', async (_, changed, status) => {
    const headers = Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [name, value?.replace('PORT', String(editor.port)) ?? null]),
    );
    const answer = await send('edit', headers, { body: anEdit });
    expect(answer.status).toBe(status);
    expect(await isEdited()).toBe(false);
    expect(answer.text).not.toContain(editor.token);
  });

  it('refuses the token in the query string', async () => {
    expect((await send(`state?token=${editor.token}`, { 'x-edit-token': null }, { method: 'GET' })).status).toBe(401);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses the method %s', async (method) => {
    expect((await send('edit', {}, { method })).status).toBe(405);
  });

  it.each([
    ['constructor', 'GET', 404],
    ['__proto__', 'GET', 404],
    ['toString', 'POST', 404],
    ['edit/', 'POST', 404],
    ['..%2fstate', 'GET', 404],
    // The page itself is at this address.
    ['', 'POST', 405],
  ])('refuses the unknown command "%s" (%s) with %i', async (name, method, status) => {
    expect((await send(name, {}, { method })).status).toBe(status);
  });

  it.each(['', '{', 'null', '[]', '"edit"', '{}', '{"path":"data/stores/temu.yaml","edits":1}'])(
    'refuses the malformed body %s with 400',
    async (body) => {
      expect((await send('edit', {}, { body })).status).toBe(400);
    },
  );

  it.each([4_100_000, 17_000_000])('refuses a body of %i characters', async (length) => {
    const body = JSON.stringify({ path: temu, text: 'x'.repeat(length) });
    expect((await send('text', {}, { body })).status).toBe(413);
    expect(await isEdited()).toBe(false);
  });

  it.each(['Content-Length: 99000000', 'Transfer-Encoding: chunked'])(
    'refuses an endless body (%s) while the sender is still sending',
    async (length) => {
      const socket = connect(editor.port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', (error) => {
        answer += error.message;
      });
      socket.write(
        `POST /__edit/text HTTP/1.1\r\nHost: 127.0.0.1:${editor.port}\r\nX-Edit-Token: ${editor.token}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
      );
      const chunk = 'x'.repeat(0x10000);
      const more = (): void => {
        const isTaken = socket.write(length.endsWith('chunked') ? `10000\r\n${chunk}\r\n` : chunk);
        if (answer !== '') return;
        if (isTaken) setImmediate(more);
        else socket.once('drain', more);
      };
      more();
      await expect.poll(() => answer, { timeout: 30_000 }).toContain('This is too large.');
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
      socket.destroy();
    },
  );

  it('prints no error if the sender closes the connection', async () => {
    const before = editor.printed();
    const socket = connect(editor.port, '127.0.0.1');
    await new Promise<void>((resolve) =>
      socket.write(
        `POST /__edit/text HTTP/1.1\r\nHost: 127.0.0.1:${editor.port}\r\nX-Edit-Token: ${editor.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
        () => resolve(),
      ),
    );
    await editor.call('state');
    socket.resetAndDestroy();
    await editor.call('state');
    expect(editor.printed().slice(before.length)).not.toMatch(/error/i);
  });
});

describe('the protection against other sites', () => {
  it('sends no CORS headers', async () => {
    const asked = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-edit-token',
    };
    const answers = [
      await send('edit', asked, { method: 'OPTIONS' }),
      await send('state', asked, { method: 'GET' }),
      await editor.ask('/en/store/temu.json', { headers: asked }),
      await editor.ask('/entry-client.tsx', { method: 'OPTIONS', headers: asked }),
      await plain.ask('/entry-client.tsx', { headers: asked }),
    ];
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('forbids other sites to frame the pages', async () => {
    for (const address of ['/__edit/', '/__edit/state', '/en/store/temu', '/en/store/temu.json']) {
      const { headers } = await editor.ask(address, { headers: { accept: 'text/html' } });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('refuses every request for another host name, as after DNS rebinding', async () => {
    for (const server of [editor, plain])
      for (const address of servedAddresses) {
        const { status, text } = await server.ask(address, { headers: { host: 'evil.example', accept: 'text/html' } });
        expect(status).toBe(403);
        expect(text).not.toMatch(/temu|coupon|import/i);
      }
  });

  it.each([
    ['for another host name', 'evil.example:PORT', 'http://evil.example:PORT'],
    ['from a page of another site despite a valid token', '127.0.0.1:PORT', 'http://evil.example'],
    ['from a page of another port despite a valid token', '127.0.0.1:PORT', 'http://127.0.0.1:1'],
    ['from a sandbox despite a valid token', '127.0.0.1:PORT', 'null'],
  ])('refuses the WebSocket %s', async (_, host, origin) => {
    for (const server of [editor, plain]) expect(await openSocket(server, { host, origin })).toMatch(/ 403 /);
  });

  it('refuses a WebSocket with another protocol or path', async () => {
    for (const server of [editor, plain]) {
      expect(await openSocket(server, { protocol: 'chat' })).toMatch(/ 400 /);
      expect(await openSocket(server, { path: '/en/' })).toMatch(/ 400 /);
    }
  });

  it('opens the WebSocket only with its token', async () => {
    for (const server of [editor, plain]) {
      expect(await openSocket(server)).toMatch(/ 101 /);
      expect(await openSocket(server, { token: 'wrong' })).toMatch(/ 400 /);
    }
  });

  it('does not listen on other addresses of the machine', async () => {
    for (const { port } of [editor, plain]) {
      const reached = await new Promise<boolean>((resolve) => {
        // Another address of this machine.
        const socket = connect({ port, host: '127.0.0.2', timeout: 2000 });
        const done = (is: boolean): void => {
          socket.destroy();
          resolve(is);
        };
        socket.on('connect', () => done(true));
        socket.on('error', () => done(false));
        socket.on('timeout', () => done(false));
      });
      expect(reached).toBe(false);
    }
  });
});

describe('the handler of pages and files', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses the method %s with 405', async (method) => {
    for (const server of [editor, plain])
      for (const address of servedAddresses) {
        const { status, headers, text } = await server.ask(address, { method, headers: { accept: 'text/html' } });
        expect([address, status, headers.allow, text]).toEqual([address, 405, 'GET, HEAD', '']);
      }
  });

  it('answers HEAD like GET, but without a body', async () => {
    for (const server of [editor, plain])
      for (const address of ['/en/store/temu', '/en/store/temu.json', '/@vite/client', '/__problems']) {
        const { status, text } = await server.ask(address, { method: 'HEAD', headers: { accept: 'text/html' } });
        expect([address, status, text]).toEqual([address, 200, '']);
      }
  });
});

describe('the handler of malformed request targets', () => {
  it.each(['//', '//?x', 'http://[', 'http://a:99999/'])(
    'answers %s with 400 and leaves the server running',
    async (target) => {
      for (const server of [editor, plain]) {
        const answer = await new Promise<string>((resolve) => {
          const socket = connect(server.port, '127.0.0.1');
          let text = '';
          socket.on('data', (chunk) => (text += chunk.toString()));
          socket.on('error', () => resolve(text));
          socket.on('close', () => resolve(text));
          socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`);
        });
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect((await server.ask('/__problems')).status).toBe(200);
      }
    },
  );
});

describe('the protection of project files', () => {
  it.each(['none', 'cross-site', 'same-site', undefined])('refuses requests with Sec-Fetch-Site %s', async (site) => {
    const headers: Readonly<Record<string, string>> = site === undefined ? {} : { 'sec-fetch-site': site };
    for (const server of [editor, plain])
      for (const address of [
        `/@fs${copy.root}/data/site.yaml`,
        `/%40fs${copy.root}/package.json`,
        `/@fs${copy.root}/.qaseema/editor-lock`,
        '/__open-in-editor?file=package.json',
      ])
        expect((await server.ask(address, { headers })).status).toBe(403);
  });
});

describe('the protection of files outside data/', () => {
  it.each([
    '../secret.yaml',
    'data\\..\\package.json',
    'data/stores/%2e%2e/site.yaml',
    'data/stores/a\u0000.yaml',
    'data/stores/secret.yaml',
  ])('neither reads nor writes %j', async (file) => {
    const body = (rest: object): { readonly body: string } => ({ body: JSON.stringify({ path: file, ...rest }) });
    const answers = [
      await send('open', {}, body({})),
      await send('text', {}, body({ text: 'slug: hacked\n' })),
      await send('edit', {}, body({ edits: [{ kind: 'set', path: ['slug'], value: 'hacked' }] })),
      await send('discard', {}, body({})),
      await send('resolve', {}, body({ choices: [] })),
      await send('resolve-markers', {}, body({ take: [] })),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).not.toContain('secret\n');
    }
    expect(readFileSync(path.join(outside, 'secret.yaml'), 'utf8')).toBe(secret);
  });

  it('writes nothing if a folder of the data becomes a link after an edit', async () => {
    const file = 'data/posts/hacked.yaml';
    expect((await editor.call('text', { path: file, text: 'slug: hacked\n' })).status).toBe(200);
    const posts = copy.at('data/posts');
    const kept = path.join(outside, 'kept');
    renameSync(posts, kept);
    symlinkSync(outside, posts);
    expect((await editor.call('save', { withErrors: true, hash: '', paths: [file] })).status).toBe(404);
    expect(existsSync(path.join(outside, 'hacked.yaml'))).toBe(false);
    rmSync(posts);
    renameSync(kept, posts);
    await editor.call('discard', { path: file });
  });
});

describe('the token', () => {
  it('is printed once, in the fragment of the address, and appears nowhere else', async () => {
    await editor.call('state');
    await send('edit', { 'x-edit-token': 'wrong' });
    expect(editor.token).toMatch(/^[\w-]{43}$/);
    expect(editor.printed().split(editor.token)).toHaveLength(2);
    expect(editor.printed()).toContain(`/__edit/#token=${editor.token}`);
    for (const name of ['state', 'schemas', 'choices', 'new'])
      expect((await editor.call(name)).text).not.toContain(editor.token);
    expect((await editor.ask('/__edit/')).text).not.toContain(editor.token);
    const kept = copy.at('.qaseema');
    const files = existsSync(kept) ? readdirSync(kept, { recursive: true, withFileTypes: true }) : [];
    for (const file of files.filter((each) => each.isFile()))
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toContain(editor.token);
  });

  it('is served with headers that forbid caching and referrers', async () => {
    for (const { headers } of [await editor.call('state'), await editor.ask('/__edit/')]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });
});

describe('npm run edit', () => {
  it('serves its page without the problem panel of the preview', async () => {
    const { status, text } = await editor.ask('/__edit/');
    expect(status).toBe(200);
    expect(text).toContain('/editor/main.tsx');
    expect(text).not.toContain('problem-panel');
    expect((await editor.ask('/__edit')).headers.location).toBe('/__edit/');
  });

  it('serves the last valid messages of the editor, even without the token', { tags: ['all'] }, async () => {
    const file = 'data/messages/editor.yaml';
    const messages = async (): Promise<string> => JSON.stringify((await editor.ask('/__edit/messages')).json);
    const first = await messages();
    expect(first).toContain('editor.errors');
    const write = async (text: string): Promise<void> => {
      await editor.call('text', { path: file, text });
      await expect.poll(checked, { timeout: 30_000 }).toBe(true);
    };
    await write(copy.read(file).replace('    en: Editor\n', '    en: Writing desk\n'));
    const second = await messages();
    expect(second).toBe(first.replace('"Editor"', '"Writing desk"'));
    await write(copy.read(file).replace('{count, plural, one', '{count, plural one'));
    const { findings } = (await editor.call('state')).json;
    // Besides the link of these tests, which is no file of the data.
    expect(findings.filter((finding: { readonly file: string }) => finding.file === file)).toMatchObject([
      { kind: 'error' },
    ]);
    expect(await messages()).toBe(second);
    await write('messages: {');
    expect(await messages()).toBe(second);
    await editor.call('discard', { path: file });
    await expect.poll(messages, { timeout: 30_000 }).toBe(first);
  });

  it('refuses to run twice in the same project', () => {
    const second = copy.run('edit', '--port', '0');
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('The editor runs already')]);
  });
});
