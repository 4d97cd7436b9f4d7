import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildManifestFile } from '../../../../generator/site/render/build-manifest';
import { headerRules } from '../../../../generator/site/render/headers';
import { serve, type ServedSite } from '../../../../generator/site/serve/serve';
import { nodeSystem } from '../../../../generator/system/system';
import { TemporaryFolder } from '../../../support/temporary-folder';

const folder = new TemporaryFolder('served');
let served: ServedSite;
const ask = (address: string) => fetch(new URL(address, served.url), { redirect: 'manual' });

/** Writes the manifest of a finished site. */
function writeManifest(redirects: readonly { readonly from: string; readonly to: string }[]): void {
  const headers = headerRules('/coupons', "default-src 'none'");
  const { path: file, content } = buildManifestFile({ basePath: '/coupons', redirects, headers });
  folder.write(`dist/${file}`, content);
}

beforeAll(async () => {
  folder.write('dist/en/about.html', 'About');
  writeManifest([{ from: '/old', to: '/en/about' }]);
  // Without data/: the server uses only the files of the build.
  served = await serve(nodeSystem(folder.root, {}), { folder: 'dist', port: 0 });
});
afterAll(async () => {
  await served.close();
  folder.remove();
});

it('serve uses the base path, the redirects and the headers of the build, without reading data/', async () => {
  expect(served.url).toMatch(/\/coupons\/$/);
  const page = await ask('/coupons/en/about');
  expect([page.status, await page.text()]).toEqual([200, 'About']);
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  const redirect = await ask('/coupons/old?a=1');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/coupons/en/about?a=1']);
});

it('serve follows the next build', async () => {
  writeManifest([{ from: '/older', to: '/en/about' }]);
  expect((await ask('/coupons/older')).status).toBe(301);
  expect((await ask('/coupons/old')).status).toBe(404);
});

/** The status and headers of the response to a request with an unmodified target. */
function sendTarget(target: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  });
}

it.each(['//', '//?x', 'http://[', 'http://a:99999/'])(
  'serve answers the invalid target %s with 400 and keeps running',
  async (target) => {
    expect(await sendTarget(target)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/coupons/en/about')).status).toBe(200);
  },
);

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
  'serve answers %s with 405 and the allowed methods',
  async (method) => {
    const answer = await sendTarget('/coupons/en/about', method);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  },
);

it.each([
  '/coupons/_build.json',
  '/coupons/%5fbuild.json',
  '/coupons/%5Fbuild.json',
  '/coupons/%2f_build.json',
  '/coupons/en%2f..%2f_build.json',
])('serve hides a file that is for servers as %s', async (address) => {
  expect(await sendTarget(address)).toMatch(/^HTTP\/1\.1 404 /);
});

it.each(['/coupons//en/about', '//coupons/en/about', '/coupons/en//about'])(
  'serve redirects from %s to the address with single slashes',
  async (address) => {
    const answer = await sendTarget(`${address}?a=1`);
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toMatch(/^location: \/coupons\/en\/about\?a=1\r$/im);
  },
);
