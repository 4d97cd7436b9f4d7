import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { twelfthStore } from '../support/twelfth-store';

let copy: ProjectCopy;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url = '';
/** What the server has printed. */
let printed = '';

/** Starts `npm run dev`'s command and waits for the address it prints. */
async function startServer(root: string): Promise<string> {
  server = spawn(process.execPath, ['generator/launcher/launch.js', 'dev', '--port', '0'], { cwd: root });
  return new Promise((resolve, reject) => {
    printed = '';
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /The site is at (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(printed)));
  });
}

const at = (file: string): string => path.join(copy.root, file);

function editFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(at(file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
}

const edit = (change: (text: string) => string): void => editFile('data/stores/noon.yaml', change);

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
    await expect.poll(() => printed).toContain('The data is good again.');
  });

  it('shows a store as soon as its file is there, on its page, in the directory and in the search', async () => {
    await page.goto(`${url}ar/stores`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    writeFileSync(at('data/stores/example-bazaar.yaml'), twelfthStore);
    await page.locator('main').getByRole('link', { name: 'بازار المثال' }).first().waitFor();
    await page.locator('header input[role="combobox"]').first().fill('بازار');
    await page.getByRole('option', { name: 'بازار المثال' }).click();
    await page.getByRole('heading', { level: 1, name: 'أكواد بازار المثال' }).waitFor();
  });

  it('says that a page is not there as soon as its store is gone', async () => {
    await page.goto(`${url}en/store/example-bazaar`);
    await page.getByRole('heading', { level: 1, name: 'Example Bazaar codes' }).waitFor();
    rmSync(at('data/stores/example-bazaar.yaml'));
    await page.getByRole('heading', { level: 1, name: /404/ }).waitFor();
  });

  it('shows saved words of the home page, of a post and of the interface', async () => {
    await page.goto(`${url}en/`);
    await page.getByRole('heading', { level: 1, name: 'Find a working code before you pay' }).waitFor();
    editFile('data/home.yaml', (text) => text.replace('Find a working code before you pay', 'A first line just saved'));
    await page.getByRole('heading', { level: 1, name: 'A first line just saved' }).waitFor();
    editFile('data/messages/pages.yaml', (text) => text.replace('en: See all stores', 'en: See every store there is'));
    await page.locator('main').getByRole('link', { name: 'See every store there is' }).first().waitFor();
    await page.goto(`${url}en/blog/is-temu-legit-and-safe`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    editFile('data/posts/is-temu-legit-and-safe.yaml', (text) =>
      text.replace(/^title: .*$/m, 'title: A post just saved'),
    );
    await page.getByRole('heading', { level: 1, name: 'A post just saved' }).waitFor();
  });

  it('shows a saved feed, and a saved picture with the next look at it', async () => {
    await page.goto(`${url}en/store/dhgate`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    editFile('data/feeds/dhgate.csv', (text) =>
      text
        .replace('Take $3 off when you spend $8 or more', 'A row just saved')
        .replaceAll('2025-09-30', '2027-09-30')
        .replaceAll('2025-10', '2027-10'),
    );
    await page.locator('main').getByText('A row just saved').first().waitFor();
    editFile('data/images/dhgate.svg', (text) => text.replace('<svg ', '<svg data-just-saved="" '));
    await expect
      .poll(async () => (await page.request.get(`${url}images/dhgate.svg`)).text())
      .toContain('data-just-saved');
  });

  it('shows what an editor saves by putting another file in the place of the former', async () => {
    await page.goto(`${url}en/store/temu`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const file = 'data/stores/temu.yaml';
    writeFileSync(
      at(`${file}.new`),
      readFileSync(at(file), 'utf8').replace(
        /^heading:\n {2}en: .*$/m,
        'heading:\n  en: A heading put in its place, {month}',
      ),
    );
    renameSync(at(`${file}.new`), at(file));
    await page.getByRole('heading', { level: 1, name: 'A heading put in its place' }).waitFor();
  });

  it('follows a folder that goes and comes back', async () => {
    cpSync(at('data/stores'), at('stores-kept'), { recursive: true });
    rmSync(at('data/stores'), { recursive: true });
    await page.locator('vite-error-overlay').waitFor();
    renameSync(at('stores-kept'), at('data/stores'));
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    editFile('data/stores/temu.yaml', (text) =>
      text.replace('A heading put in its place', 'A heading in a new folder'),
    );
    await page.getByRole('heading', { level: 1, name: 'A heading in a new folder' }).waitFor();
  });

  it('checks everything anew when a schema is saved', async () => {
    await page.goto(`${url}en/store/noon`);
    await page.getByRole('heading', { level: 1, name: 'A mended heading' }).waitFor();
    const before = readFileSync(at('schemas/store.schema.json'), 'utf8');
    editFile('schemas/store.schema.json', (text) => text.replace('"required": [', '"required": ["motto", '));
    await page.locator('vite-error-overlay').waitFor();
    writeFileSync(at('schemas/store.schema.json'), before);
    await page.getByRole('heading', { level: 1, name: 'A mended heading' }).waitFor();
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  });
});
