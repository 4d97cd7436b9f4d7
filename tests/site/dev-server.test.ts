import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { copyProject, type ProjectCopy } from '../support/project-copy';

let copy: ProjectCopy;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url = '';

/** Starts `npm run dev`'s command and waits for the address it prints. */
async function startServer(root: string): Promise<string> {
  server = spawn(process.execPath, ['generator/launch.js', 'dev', '--port', '0'], { cwd: root });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /The site is at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
}

const store = (): string => path.join(copy.root, 'data/stores/noon.yaml');
const edit = (change: (text: string) => string): void => writeFileSync(store(), change(readFileSync(store(), 'utf8')));

beforeAll(async () => {
  copy = copyProject();
  url = await startServer(copy.root);
  browser = await launchChromium();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  copy?.remove();
});

describe('npm run dev', () => {
  let first = '';

  it('serves the site from the data', async () => {
    await page.goto(`${url}en/store/noon`);
    await page.locator('h1').waitFor();
    first = await page.innerText('h1');
    expect(first).not.toBe('');
    expect(await page.title()).toContain('NDX143');
  });

  it('serves the drawings that a printed sheet leads back to the page with', async () => {
    const drawn = await page.request.get(`${url}qr/en/store/noon.svg`);
    expect(drawn.headers()['content-type']).toBe('image/svg+xml');
    expect(await drawn.text()).toMatch(/^<svg /);
    expect((await page.request.get(`${url}qr/temu/alb121108.svg`)).ok()).toBe(true);
  });

  it('shows a saved change without a restart, and without losing the place in the page', async () => {
    await page.evaluate(() => {
      window.name = 'not reloaded';
    });
    edit((text) => text.replace(/^heading:\n {2}en: .*$/m, 'heading:\n  en: "A heading just saved, with {code}"'));
    await page.getByRole('heading', { level: 1, name: 'A heading just saved, with NDX143' }).waitFor();
    expect(await page.evaluate(() => window.name)).toBe('not reloaded');
  });

  it('shows the faults of a broken file in the browser, with file, line and a way out', async () => {
    edit((text) => text.replace('kind: faq', 'kind: fag'));
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor();
    const words = await overlay.locator('.message-body').innerText();
    expect(words).toMatch(/data\/stores\/noon\.yaml:\d+:\d+/);
    expect(words).toContain('did you mean `faq`?');
  });

  it('shows the site again as soon as the file is mended', async () => {
    edit((text) => text.replace('kind: fag', 'kind: faq').replace('A heading just saved', 'A mended heading'));
    await page.getByRole('heading', { level: 1, name: 'A mended heading, with NDX143' }).waitFor();
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
  });
});
