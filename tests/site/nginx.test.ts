/** @module-tag all */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../generator/catalogue/check/check';
import { siteOf } from '../support/site-of';
import { sitePath } from '../../src/domain/pages/paths';
import { ask, type Answer } from '../support/http';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { freePort } from '../support/free-port';
import { projectSystem } from '../support/catalogue';

const program = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file));

interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

async function untilItAnswers(url: string, child: ChildProcess, complaint: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`The server did not start: ${complaint()}`);
}

/** Runs nginx with the configuration given, and only that. */
async function startServer(installed: string, configuration: string, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = path.join(folder, 'site.conf');
  writeFileSync(site, configuration);
  const main = path.join(folder, 'nginx.conf');
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const isRoot = process.getuid?.() === 0;
  const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(
    (file) => existsSync(file),
  );
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${isRoot ? 'user root;' : ''} events {}
       http { include ${types ?? 'mime.types'}; access_log off; ${scratch.join(' ')} include ${site}; }`,
  );
  execFileSync(installed, ['-t', '-q', '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  const child = spawn(installed, ['-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(url, child, () => complaint);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

interface BuiltCopy {
  readonly copy: ProjectCopy;
  /** The folder of the site, and the root of the server. */
  readonly host: string;
  readonly root: string;
}

function built(basePath: string): BuiltCopy {
  const copy = copyProject({ SITE_HOST: 'server', SITE_BASE_PATH: basePath });
  const { code, err } = copy.run('build');
  expect(err).toBe('');
  expect(code).toBe(0);
  // The root of the host; with a base path, the site lies in a folder below it.
  const host = mkdtempSync(path.join(tmpdir(), 'host-'));
  symlinkSync(path.join(copy.root, 'dist'), path.join(host, basePath === '' ? 'site' : basePath.slice(1)));
  return { copy, host, root: basePath === '' ? path.join(host, 'site') : host };
}

const missing = program === undefined ? ' (not run: nginx is not installed on this machine)' : '';

describe.skipIf(program === undefined).each(['', '/coupons'])(`nginx with the base path "%s"${missing}`, (basePath) => {
  let site: BuiltCopy;
  let server: RunningServer;
  const get = (address: string, headers?: Readonly<Record<string, string>>): Promise<Answer> =>
    ask(server.url, basePath + address, headers);

  beforeAll(async () => {
    if (program === undefined) throw new Error('The tests are skipped without nginx.');
    site = built(basePath);
    const port = await freePort();
    const { out, err, code } = site.copy.run('hosts', 'nginx', '--root', site.root, '--listen', `127.0.0.1:${port}`);
    expect(err).toBe('');
    expect(code).toBe(0);
    server = await startServer(program, out, port);
  });
  afterAll(async () => {
    await server?.stop();
    site.copy.remove();
    rmSync(site.host, { recursive: true, force: true });
  });

  it.each([
    '/en/',
    '/ar/',
    '/en/stores',
    '/ar/store/iherb',
    '/en/blog',
    '/en/blog/is-temu-legit-and-safe',
    '/ar/namshi-coupon',
  ])('serves %s as HTML in the language of its address', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; *charset=utf-8$/i);
    expect(body).toContain(`<html lang="${address.slice(1, 3)}"`);
  });

  it('answers every page with 200 and every redirect with 301 to its target', async () => {
    const system = projectSystem({ SITE_BASE_PATH: basePath });
    const { catalogue } = check(system);
    if (!catalogue) throw new Error('The catalogue under test has errors.');
    const model = siteOf(system, catalogue);
    const wrong: string[] = [];
    for (const page of model.pages.filter(({ kind }) => kind !== 'not-found')) {
      const address = sitePath(page.language, page.path);
      const { status } = await get(address);
      if (status !== 200) wrong.push(`${address} ${status}`);
    }
    for (const { from, to } of model.redirectPages) {
      const { status, location } = await get(from);
      if (status !== 301 || location !== basePath + to) wrong.push(`${from} ${status} ${location}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/stores?from=mail', 301, '/en/stores?from=mail'],
    ['/store/noon?country=sa', 301, '/en/store/noon?country=sa'],
    ['/en/stores/?a=1', 301, '/en/stores?a=1'],
    ['/ar/blog/', 301, '/ar/blog'],
    ['/ar', 301, '/ar/'],
    ['/ar/blog/no-such-post', 302, '/ar/404'],
  ])('redirects %s with the status %i to %s', async (address, status, to) => {
    expect(await get(address)).toMatchObject({ status, location: basePath + to });
  });

  it.each([
    ['/en/no-such-page', 'en'],
    ['/ar/no-such-page', 'ar'],
    ['/ar/store/no-such-store', 'ar'],
    ['/no-such-page', 'en'],
    ['/en/404', 'en'],
    ['/ar/404', 'ar'],
    ['/404.html', 'en'],
    ['/ar/%D9%85%D8%AA%D8%AC%D8%B1', 'ar'],
    ['/assets/none.js', 'en'],
    ['/_headers', 'en'],
  ])('answers %s with the not-found page in the language %s', async (address, language) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${language}"`);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(body).toMatch(/<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-/);
  });

  it.each([
    '/%5fheaders',
    '/_%68eaders',
    '//_headers',
    '/%2f_headers',
    '/_headers/',
    '/en/..%2f_headers',
    '/_build.json',
    '/_build.json.gz',
    '/%5Fbuild.json.br',
  ])('serves no internal file as %s', async (address) => {
    const answers = [await get(address)];
    for (let last = answers[0]; last?.status === 301 && answers.length < 5; last = answers.at(-1))
      answers.push(await ask(server.url, String(last.location)));
    expect(answers.at(-1)?.status).toBe(404);
  });

  it.each([
    ['/en//stores?a=1', '/en/stores?a=1'],
    ['//en/stores', '/en/stores'],
    ['/en/%2Fstores', '/en/stores'],
    ['/ar/store%2f%2fnoon', '/ar/store/noon'],
    ['/en///', '/en/'],
  ])('serves no page as %s', async (address, page) => {
    const { status, location } = await get(address);
    expect([301, 404]).toContain(status);
    if (status === 301) expect(location).toBe(basePath + page);
  });

  it('never copies unsafe parts of an address into a header', async () => {
    const answer = await get('/store/a%0d%0aset-cookie:%20x=y');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const slash = await get('/en/a%0d%0aset-cookie:%20x=y/');
    expect(slash.headers['set-cookie']).toBeUndefined();
    for (const address of ['//evil.example/', '//evil.example//', '/en//evil.example/']) {
      expect((await get(address)).location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  it('lets pages be revalidated, and hashed files be cached forever', async () => {
    const page = await get('/en/');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.etag).toBeDefined();
    expect((await get('/en/', { 'If-None-Match': String(page.headers.etag) })).status).toBe(304);
    const entry = /data-entry="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const script = await ask(server.url, entry);
    expect(script.status).toBe(200);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const preview = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(page.body)?.[1] ?? '';
    const picture = await ask(server.url, preview);
    expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('sends files that were compressed at build time', async () => {
    const plain = await get('/ar/store/noon');
    const gzip = await get('/ar/store/noon', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(gzip.bytes.equals(readFileSync(path.join(site.root, basePath, 'ar/store/noon.html.gz')))).toBe(true);
  });

  it('sends the headers of the build', async () => {
    const { headers } = await get('/en/stores');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+; .*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect((await get('/api/v1/index.json')).headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('sends the content type of each kind of file', async () => {
    const type = async (address: string): Promise<unknown> => (await get(address)).headers['content-type'];
    expect(await type('/en/manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
    expect(await type('/ar/feed.xml')).toMatch(/^application\/atom\+xml/);
    expect(await type('/feeds/ar/temu.atom')).toMatch(/^application\/atom\+xml/);
    expect(await type('/sitemap.xml')).toMatch(/^(?:text|application)\/xml/);
    expect(await type('/en/stores.json')).toMatch(/^application\/json/);
    expect(await type('/icon.svg')).toMatch(/^image\/svg\+xml/);
  });
});
