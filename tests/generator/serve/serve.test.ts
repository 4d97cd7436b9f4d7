import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildManifestFile } from '../../../generator/render/build-manifest';
import { headerRules } from '../../../generator/render/headers';
import { serve, type ServedSite } from '../../../generator/serve/serve';
import { nodeSystem } from '../../../generator/system/system';

const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
const at = (file: string): string => path.join(folder, file);
let served: ServedSite;
const ask = (address: string) => fetch(new URL(address, served.url), { redirect: 'manual' });

/** Writes the manifest of a finished site. */
function writeManifest(redirects: readonly { readonly from: string; readonly to: string }[]): void {
  const headers = headerRules('/coupons', "default-src 'none'");
  const { path: file, content } = buildManifestFile({ basePath: '/coupons', redirects, headers });
  writeFileSync(at(`dist/${file}`), content);
}

beforeAll(async () => {
  mkdirSync(at('dist/en'), { recursive: true });
  writeFileSync(at('dist/en/about.html'), 'About');
  writeManifest([{ from: '/old', to: '/en/about' }]);
  // There is no data/ at all: what is served is what the build wrote.
  served = await serve(nodeSystem(folder, {}), { folder: 'dist', port: 0 });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves a finished site below the base path and with the redirects and headers of its build, whatever is in data/', async () => {
  expect(served.url).toMatch(/\/coupons\/$/);
  const page = await ask('/coupons/en/about');
  expect([page.status, await page.text()]).toEqual([200, 'About']);
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  const redirect = await ask('/coupons/old?a=1');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/coupons/en/about?a=1']);
});

it('follows the next build', async () => {
  writeManifest([{ from: '/older', to: '/en/about' }]);
  expect((await ask('/coupons/older')).status).toBe(301);
  expect((await ask('/coupons/old')).status).toBe(404);
});

it('does not serve the files that are for servers', async () => {
  expect((await ask('/coupons/_build.json')).status).toBe(404);
});
