/** @module-tag all */
import { brotliCompressSync } from 'node:zlib';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedWorker } from '../../../../generator/authoring/hosted/bundle';
import type { WorkerFiles } from '../../../../generator/site/bundle/make-admin';
import type {
  AddedPicture,
  EditorRefusal,
  EditorState,
  OpenFile,
  SavePreview,
} from '../../../../src/domain/editing/editor-protocol';
import type { HostedMessage } from '../../../../src/domain/editing/hosted-protocol';
import { pictureOf } from '../../../../generator/authoring/editor/upload';
import { nodePictureTools } from '../../../../generator/site/pictures/tools';
import { projectSystem } from '../../../support/catalogue';
import { launchChromium } from '../../../support/chromium';
import { startGitHub, type GitHubStandIn } from '../../../support/github/stand-in';

const project = projectSystem({});
const path = 'data/stores/noon.yaml';
const picture = 'data/images/photo.jpg';

/** A picture whose pixels differ by chance. */
function noise(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  // In parts: more at once is refused.
  for (let at = 0; at < pixels.length; at += 65_536) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The request that adds a picture. */
function addition(name: string, bytes: Uint8Array): object {
  return { kind: 'ask', route: 'picture', body: { name, base64: Buffer.from(bytes).toString('base64') } };
}

let github: GitHubStandIn;
let program: WorkerFiles;
let server: Server;
let browser: Browser;
let page: Page;

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a request to the worker of the page, and returns its response. */
function ask<Body>(request: object): Promise<Extract<HostedMessage, { id: number }> & { readonly body: Body }> {
  return page.evaluate(
    (given) =>
      // `askWorker` is defined by the page below.
      (Reflect.get(window, 'askWorker') as (request: object) => Promise<never>)(given),
    request,
  );
}

const pageScript = (worker: string): string => `
  const worker = new Worker('/${worker}', { type: 'module' });
  const waiting = new Map();
  let last = 0;
  window.messages = [];
  worker.onmessage = ({ data }) => {
    if ('id' in data) waiting.get(data.id)(data);
    else window.messages.push(data);
  };
  worker.onerror = ({ message }) => window.messages.push({ kind: 'failed', message });
  window.askWorker = (request) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ ...request, id: last });
    });`;

beforeAll(async () => {
  const files = new Map(project.list('data').map((file) => [file, project.read(file) ?? new Uint8Array()] as const));
  github = await startGitHub(Object.fromEntries(files));
  program = await hostedWorker(project);
  server = createServer(({ url = '/' }, response) => {
    // As strict as the policy of the page: no evaluation of texts as code.
    response.setHeader('content-security-policy', `default-src 'none'; script-src 'self'; connect-src ${github.url}`);
    const script = url === '/page.js' ? pageScript(program.entry) : program.files.get(url.slice(1));
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><script src="/page.js"></script>');
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
  const signIn = (token: string): object => ({
    kind: 'sign-in',
    token,
    edited: { owner: 'shop', name: 'site', branch: 'main' },
    store: 'editor:',
    api: github.url,
  });

  it('begins with the part that forms need, which is small, and loads the rest by import()', () => {
    const bytesOf = (name: string): number => brotliCompressSync(program.files.get(name) ?? '').length;
    // The entry imports nothing: a phone has everything for the first form after one request.
    expect(program.files.get(program.entry)).not.toMatch(/(?:^|;)import[ {*"'`]|from ?["'`]\.\//);
    expect(bytesOf(program.entry)).toBeLessThan(135_000);
    const all = [...program.files.keys()];
    expect(all.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(480_000);
    expect(all.filter((name) => !/^[a-z-]+-[\w-]{8}\.js$/.test(name))).toEqual([]);
  });

  it('says why GitHub refuses, loads the files, finds errors, shows pages, takes pictures and commits', async () => {
    expect(await ask(signIn('wrong'))).toMatchObject({ kind: 'refused', refusal: { reason: 'bad-token' } });
    expect(await ask(signIn(github.addToken({ contents: 'read' })))).toMatchObject({ body: { missing: ['contents'] } });
    expect(await ask(signIn(github.addToken()))).toMatchObject({
      body: { login: 'editor', canWrite: true, missing: [] },
    });
    expect(await ask({ kind: 'begin', base: 'main' })).toMatchObject({ body: { hasNewerSchemas: false } });
    const opened = await ask<OpenFile>({ kind: 'ask', route: 'open', body: { path } });
    expect(opened.body.value).toMatchObject({ slug: 'noon' });
    const edit = (value: string): Promise<{ readonly body: OpenFile }> =>
      ask<OpenFile>({ kind: 'ask', route: 'edit', body: { path, edits: [{ kind: 'set', path: ['brand'], value }] } });
    const wrongField = expect.objectContaining({ kind: 'error', path: ['brand'] });
    await edit('rot');
    const findings = async (): Promise<OpenFile['findings']> =>
      (await ask<OpenFile>({ kind: 'ask', route: 'open', body: { path } })).body.findings;
    // The check is loaded after the first form.
    await expect.poll(findings, { timeout: 120_000 }).toContainEqual(wrongField);
    expect((await edit('#0f6e56')).body.findings).not.toContainEqual(wrongField);
    expect((await edit('red')).body.findings).toContainEqual(wrongField);
    await edit('#0f6e56');
    const isChecked = async (): Promise<boolean> =>
      (await ask<EditorState>({ kind: 'ask', route: 'state' })).body.isChecked;
    await expect.poll(isChecked, { timeout: 120_000 }).toBe(true);
    expect(await ask({ kind: 'file', path: 'ar/store/noon.json' })).toMatchObject({ type: 'application/json' });
    expect(await ask({ kind: 'picture', name: 'noon.svg' })).toHaveProperty('content');

    // A photo of about 10 MB.
    const photo = await noise(4000, 3000).jpeg({ quality: 91 }).toBuffer();
    expect(photo.length).toBeGreaterThan(9_500_000);
    const added = await ask<AddedPicture>(addition('Photo.JPG', photo));
    expect(added.body).toMatchObject({
      name: 'photo.jpg',
      scaled: { from: { width: 4000, height: 3000 }, to: { width: 1280, height: 960 } },
    });
    const shown = await ask<SavePreview>({ kind: 'ask', route: 'preview-save', body: {} });
    expect(shown.body).toMatchObject({ errors: 0, conflicts: [], drafts: [picture, path] });
    const save = { paths: [picture, path], hash: shown.body.hash, withErrors: false, comment: 'Colour of Noon' };
    expect(await ask({ kind: 'ask', route: 'save', body: save, mode: 'direct' })).toMatchObject({
      status: 200,
      body: { saved: [picture, path] },
    });
    const kept = github.state.git.file('main', picture) ?? new Uint8Array();
    expect(kept.length).toBe(added.body.scaled?.to.bytes);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
    expect(String(github.state.git.file('main', path))).toContain('brand: "#0f6e56"');
    const [jpeg, png, webp] = await Promise.all([
      noise(300, 200).jpeg().toBuffer(),
      noise(300, 200).png().toBuffer(),
      noise(300, 200).webp().toBuffer(),
    ]);
    // The local editor refuses it as damaged with the same message.
    const damaged = [
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2)],
      ['cut.png', png.subarray(0, png.length / 2)],
      ['cut.webp', webp.subarray(0, webp.length / 2)],
      ['zeros.png', Uint8Array.from(png).fill(0, png.length * 0.4, png.length * 0.6)],
    ] as const;
    for (const [name, bytes] of damaged) {
      const answer = await ask<EditorRefusal>(addition(name, bytes));
      await expect(pictureOf(name, bytes, project, nodePictureTools(project))).rejects.toThrow(answer.body.message.en);
    }
    const messages = await page.evaluate(() => Reflect.get(window, 'messages'));
    expect(messages.filter(({ kind }: HostedMessage) => kind === 'failed')).toEqual([]);
  });
});
