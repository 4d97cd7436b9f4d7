/** @module-tag all */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedWorker } from '../../../../generator/authoring/hosted/bundle';
import type { WorkerFiles } from '../../../../generator/site/bundle/make-admin';
import type {
  AddedPicture,
  EditorRefusal,
  OpenFile,
  SavePreview,
} from '../../../../src/domain/editing/editor-protocol';
import type { HostedMessage, HostedRequests, SaveMode } from '../../../../src/domain/editing/hosted-protocol';
import { pictureOf } from '../../../../generator/authoring/editor/upload';
import { nodePictureTools } from '../../../../generator/site/pictures/tools';
import { projectSystem } from '../../../support/catalogue';
import { launchChromium } from '../../../support/chromium';
import { startGitHub, type GitHubStandIn } from '../../../support/github/stand-in';

const project = projectSystem({});
const picture = 'data/images/photo.jpg';

/** A picture whose pixels differ by chance. */
function noise(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  // In parts: more at once is refused.
  for (let at = 0; at < pixels.length; at += 65_536) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The arguments of the request that adds a picture. */
function addition(name: string, bytes: Uint8Array): [route: string, body: object] {
  return ['picture', { name, base64: Buffer.from(bytes).toString('base64') }];
}

let github: GitHubStandIn;
let program: WorkerFiles;
let server: Server;
let browser: Browser;
let page: Page;

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a request to the worker of the page. Returns its answer, or the refusal of GitHub. */
function send<Name extends keyof HostedRequests>(
  name: Name,
  ...given: Parameters<HostedRequests[Name]>
): Promise<Awaited<ReturnType<HostedRequests[Name]>>> {
  return page.evaluate(
    (request) =>
      // `askWorker` is defined by the page below.
      (Reflect.get(window, 'askWorker') as (request: readonly unknown[]) => Promise<never>)(request),
    [name, ...given],
  );
}

/** Sends a request of the editor. Returns the body of its answer. */
async function ask<Body>(route: string, body?: object, mode?: SaveMode): Promise<Body> {
  // The answer to this request.
  return (await send('ask', route, body, mode)).body as Body;
}

const pageScript = (worker: string): string => `
  import { wrap } from './comlink.js';
  const worker = new Worker('/${worker}', { type: 'module' });
  const remote = wrap(worker);
  window.messages = [];
  worker.addEventListener('message', ({ data }) => data.kind && window.messages.push(data));
  worker.onerror = ({ message }) => window.messages.push({ kind: 'failed', message });
  window.askWorker = ([name, ...given]) => remote[name](...given).catch((refusal) => refusal);`;

const scripts: Readonly<Record<string, () => string | undefined>> = {
  '/page.js': () => pageScript(program.entry),
  '/comlink.js': () => readFileSync(path.join(project.root, 'node_modules/comlink/dist/esm/comlink.mjs'), 'utf8'),
};

beforeAll(async () => {
  const files = new Map(project.list('data').map((file) => [file, project.read(file) ?? new Uint8Array()] as const));
  github = await startGitHub(Object.fromEntries(files));
  program = await hostedWorker(project);
  server = createServer(({ url = '/' }, response) => {
    // As strict as the policy of the page: no evaluation of texts as code.
    response.setHeader('content-security-policy', `default-src 'none'; script-src 'self'; connect-src ${github.url}`);
    const script = scripts[url]?.() ?? program.files.get(url.slice(1));
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(origin());
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await github?.stop();
});

describe('the worker of the hosted editor, in a browser that runs no code made of texts', () => {
  it('begins with the part that forms need, which is small, and loads the rest by import()', () => {
    const bytesOf = (name: string): number => brotliCompressSync(program.files.get(name) ?? '').length;
    // The entry imports nothing: a phone has everything for the first form after one request.
    expect(program.files.get(program.entry)).not.toMatch(/(?:^|;)import[ {*"'`]|from ?["'`]\.\//);
    expect(bytesOf(program.entry)).toBeLessThan(140_000);
    const all = [...program.files.keys()];
    expect(all.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(520_000);
    expect(all.filter((name) => !/^[a-z-]+-[\w-]{8}\.js$/.test(name))).toEqual([]);
  });

  it('scales a photo like the local editor, commits it, refuses damaged pictures with the same message, and finds errors', async () => {
    await send('signIn', {
      token: github.addToken(),
      edited: { owner: 'shop', name: 'site', branch: 'main' },
      store: 'editor:',
      api: github.url,
    });
    expect(await send('begin', 'main')).toEqual({ hasNewerSchemas: false });
    // A photo of about 10 MB.
    const photo = await noise(4000, 3000).jpeg({ quality: 91 }).toBuffer();
    expect(photo.length).toBeGreaterThan(9_500_000);
    const added = await ask<AddedPicture>(...addition('Photo.JPG', photo));
    expect(added).toMatchObject({
      name: 'photo.jpg',
      scaled: { from: { width: 4000, height: 3000 }, to: { width: 1280, height: 960 } },
    });
    const shown = await ask<SavePreview>('preview-save', {});
    expect(shown).toMatchObject({ errors: 0, conflicts: [], drafts: [picture] });
    const save = { paths: [picture], hash: shown.hash, withErrors: false, comment: 'A photo' };
    expect(await ask('save', save, 'direct')).toEqual({ saved: [picture] });
    const kept = github.state.git.file('main', picture) ?? new Uint8Array();
    expect(kept.length).toBe(added.scaled?.to.bytes);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
    const [jpeg, png, webp] = await Promise.all([
      noise(300, 200).jpeg().toBuffer(),
      noise(300, 200).png().toBuffer(),
      noise(300, 200).webp().toBuffer(),
    ]);
    const damaged = [
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2)],
      ['cut.png', png.subarray(0, png.length / 2)],
      ['cut.webp', webp.subarray(0, webp.length / 2)],
      ['zeros.png', Uint8Array.from(png).fill(0, png.length * 0.4, png.length * 0.6)],
    ] as const;
    for (const [name, bytes] of damaged) {
      const answer = await ask<EditorRefusal>(...addition(name, bytes));
      await expect(pictureOf(name, bytes, project, nodePictureTools(project))).rejects.toThrow(answer.message.en);
    }
    const wrong = { path: 'data/stores/noon.yaml', edits: [{ kind: 'set', path: ['brand'], value: 'rot' }] };
    expect((await ask<OpenFile>('edit', wrong)).findings).toMatchObject([{ kind: 'error', path: ['brand'] }]);
    const messages = await page.evaluate(() => Reflect.get(window, 'messages'));
    expect(messages.filter(({ kind }: HostedMessage) => kind === 'failed')).toEqual([]);
  });
});
