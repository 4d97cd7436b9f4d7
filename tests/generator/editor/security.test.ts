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
import { startEditor, type EditorAnswer, type EditorServer } from '../../support/editor-server';
import { copyProject, type ProjectCopy } from '../../support/project-copy';

let copy: ProjectCopy;
let outside: string;
let editor: EditorServer;
let plain: EditorServer;

const temu = 'data/stores/temu.yaml';
const secret = 'slug: secret\n';

/** Sends a request that the page could send, with other headers; null takes one out. */
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

/** The body of an edit that would change a file. */
const anEdit = JSON.stringify({ path: temu, edits: [{ kind: 'set', path: ['heading', 'en'], value: 'Hacked' }] });
const isEdited = async (): Promise<boolean> => (await editor.call('open', { path: temu })).json.draft !== undefined;

beforeAll(async () => {
  copy = copyProject({}, { ownCache: true });
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.yaml'), secret);
  symlinkSync(path.join(outside, 'secret.yaml'), path.join(copy.root, 'data/stores/secret.yaml'));
  [editor, plain] = await Promise.all([startEditor(copy.root), startEditor(copy.root, 'dev')]);
});

afterAll(async () => {
  await Promise.all([editor?.stop(), plain?.stop()]);
  copy?.remove();
  rmSync(outside, { recursive: true, force: true });
});

describe('a request of the editor is answered', () => {
  it('with the token, from its own page', async () => {
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
    ['that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that a browser calls same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['under the name of another host', { host: 'evil.example' }, 403],
    ['under the name of another host with this port', { host: 'evil.example:PORT' }, 403],
    ['under another port', { host: '127.0.0.1:1' }, 403],
    ['under a name that begins like ours', { host: 'localhost.evil.example:PORT' }, 403],
    ['that a form can send', { 'content-type': 'text/plain' }, 415],
    ['that a form can send, with JSON in its type', { 'content-type': 'text/plain; application/json' }, 415],
    ['without a type', { 'content-type': null }, 415],
  ])('not %s', async (_, changed, status) => {
    const headers = Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [name, value?.replace('PORT', String(editor.port)) ?? null]),
    );
    const answer = await send('edit', headers, { body: anEdit });
    expect(answer.status).toBe(status);
    expect(await isEdited()).toBe(false);
    expect(answer.text).not.toContain(editor.token);
  });

  it('not with the token in its address', async () => {
    expect((await send(`state?token=${editor.token}`, { 'x-edit-token': null }, { method: 'GET' })).status).toBe(401);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('not with %s', async (method) => {
    expect((await send('edit', {}, { method })).status).toBe(405);
  });

  it('not by what no object of ours has', async () => {
    for (const name of ['constructor', '__proto__', 'toString', '', 'edit/', '..%2fstate'])
      expect((await send(name, {}, { method: name === '' ? 'POST' : 'GET' })).status).not.toBe(500);
    expect((await send('edit', {}, { body: '{' })).status).toBe(400);
    expect((await send('edit', {}, { body: 'null' })).status).toBeGreaterThanOrEqual(400);
  });

  it('not if its body is too large', async () => {
    const body = JSON.stringify({ path: temu, text: 'x'.repeat(4_100_000) });
    expect((await send('text', {}, { body })).status).toBe(413);
    expect(await isEdited()).toBe(false);
  });
});

describe('other pages', () => {
  it('are not allowed to read an answer: no header of CORS', async () => {
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

  it('cannot show these pages inside of their own', async () => {
    for (const address of ['/__edit/', '/__edit/state', '/en/store/temu', '/en/store/temu.json']) {
      const { headers } = await editor.ask(address, { headers: { accept: 'text/html' } });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('that let their own name lead to this machine see nothing, nor of plain `npm run dev`', async () => {
    for (const server of [editor, plain])
      for (const address of [
        '/',
        '/en/store/temu',
        '/en/store/temu.json',
        '/__problems',
        '/__edit/',
        '/@vite/client',
        '/images/temu.svg',
      ]) {
        const { status, text } = await server.ask(address, { headers: { host: 'evil.example', accept: 'text/html' } });
        expect(status).toBe(403);
        expect(text).not.toMatch(/temu|coupon|import/i);
      }
  });

  it('cannot open the socket that tells of changes', async () => {
    for (const server of [editor, plain]) {
      const socket = connect(server.port, '127.0.0.1');
      const first = await new Promise<string>((resolve) => {
        socket.on('data', (chunk) => resolve(chunk.toString()));
        socket.on('error', () => resolve(''));
        socket.on('close', () => resolve(''));
        socket.write(
          `GET / HTTP/1.1\r\nHost: evil.example:${server.port}\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
      });
      socket.destroy();
      expect(first).not.toContain('101 ');
    }
  });

  it('and other machines do not reach it', async () => {
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

describe('files that are not of the data', () => {
  it.each([
    'data/../package.json',
    'data/stores/../../package.json',
    '../secret.yaml',
    '/etc/passwd',
    'package.json',
    'data\\..\\package.json',
    'data/stores/%2e%2e/site.yaml',
    'data/stores/a\u0000.yaml',
    'data/stores/secret.yaml',
    'node_modules/vite/package.json',
  ])('%j is neither read nor written', async (file) => {
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

  it('stay as they are where a folder of the data becomes a link after an edit', async () => {
    const file = 'data/messages/hacked.yaml';
    expect((await editor.call('text', { path: file, text: 'slug: hacked\n' })).status).toBe(200);
    const messages = path.join(copy.root, 'data/messages');
    const kept = path.join(outside, 'kept');
    renameSync(messages, kept);
    symlinkSync(outside, messages);
    expect((await editor.call('save', { withErrors: true })).status).toBe(404);
    expect(existsSync(path.join(outside, 'hacked.yaml'))).toBe(false);
    rmSync(messages);
    renameSync(kept, messages);
    await editor.call('discard', { path: file });
  });
});

describe('the token', () => {
  it('is printed once, in the part of the address that is never sent, and nowhere else', async () => {
    await editor.call('state');
    await send('edit', { 'x-edit-token': 'wrong' });
    expect(editor.token).toMatch(/^[\w-]{43}$/);
    expect(editor.printed().split(editor.token)).toHaveLength(2);
    expect(editor.printed()).toContain(`/__edit/#token=${editor.token}`);
    for (const name of ['state', 'schemas', 'choices', 'new'])
      expect((await editor.call(name)).text).not.toContain(editor.token);
    expect((await editor.ask('/__edit/')).text).not.toContain(editor.token);
    const cache = path.join(copy.root, 'node_modules/.cache/qaseema/editor');
    const files = existsSync(cache) ? readdirSync(cache, { recursive: true, withFileTypes: true }) : [];
    for (const file of files.filter((each) => each.isFile()))
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toContain(editor.token);
  });

  it('and what it opens are kept by no browser and told to no other page', async () => {
    for (const { headers } of [await editor.call('state'), await editor.ask('/__edit/')]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });
});
