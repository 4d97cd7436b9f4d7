import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { startDevServer, type DevServer } from '../support/dev-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { twelfthStore } from '../support/twelfth-store';
import { workerBrowser } from '../support/visit';
import { words } from '../support/words';

let copy: ProjectCopy;
let server: DevServer;
let page: Page;
let url = '';

const at = (file: string): string => path.join(copy.root, file);

function editFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(at(file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
}

const edit = (change: (text: string) => string): void => editFile('data/stores/noon.yaml', change);

/** The preview's report of errors over a page. */
const panel = (on: Page) => on.locator('[data-problem-panel="shown"] [data-problems]');
const onThisPage = words('ar', 'problems.on-page', { counts: words('ar', 'problems.errors', { count: 1 }) });
const noProblem = (on: Page) => on.locator('[data-problem-panel="empty"]').waitFor({ state: 'attached' });

beforeAll(async () => {
  copy = copyProject();
  server = await startDevServer(copy.root);
  ({ url } = server);
  const browser = await workerBrowser();
  page = await (await browser.newContext()).newPage();
});

afterAll(async () => {
  await page?.context().close();
  server?.stop();
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

  it('shows a saved change without a restart or a reload', async () => {
    await page.evaluate(() => {
      window.name = 'not reloaded';
    });
    edit((text) => text.replace(/^heading:\n {2}en: .*$/m, 'heading:\n  en: "A heading just saved, with {code}"'));
    await page.getByRole('heading', { level: 1, name: 'A heading just saved, with NDX143' }).waitFor();
    expect(await page.evaluate(() => window.name)).toBe('not reloaded');
  });

  it('shows an error in a file on its page, with file, line and a suggestion', async () => {
    edit((text) => text.replace('kind: faq', 'kind: fag'));
    await panel(page).getByText('1 error on this page').waitFor();
    const shown = await panel(page).innerText();
    expect(shown).toMatch(/data\/stores\/noon\.yaml, line \d+/);
    expect(shown).toContain('did you mean faq?');
    expect(shown).toContain('as it was before the error');
    expect(shown).not.toMatch(/plugin|stack|\bat .*\.ts/i);
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    expect(await page.innerText('h1')).toBe('A heading just saved, with NDX143');
  });

  it('updates all other pages meanwhile, and shows that there is an error elsewhere', { tags: ['all'] }, async () => {
    const text = 'عنوان بجانب خطأ';
    const other = await page.context().newPage();
    await other.goto(`${url}ar/store/temu`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    editFile('data/stores/temu.yaml', (before) =>
      before.replace(/^(heading:\n(?: {2}.*\n)*? {2}ar: ).*$/m, `$1"${text} ({month})"`),
    );
    await other.getByRole('heading', { level: 1, name: text }).waitFor();
    await panel(other)
      .getByRole('link', { name: words('ar', 'problems.elsewhere', { count: 1 }) })
      .waitFor();
    await other.goto(`${url}ar/store/noon`);
    await panel(other).getByText(onThisPage).waitFor();
    await other.close();
  });

  it('lists the errors of all files at one address, with links to their pages', { tags: ['all'] }, async () => {
    const list = await page.context().newPage();
    await list.goto(`${url}__problems`);
    await list.getByRole('heading', { level: 1, name: '1 error' }).waitFor();
    editFile('data/posts/is-temu-legit-and-safe.yaml', (text) => text.replace(/^title:/m, 'titel:'));
    await list.getByRole('heading', { level: 1, name: '2 errors' }).waitFor();
    const groups = list.getByRole('heading', { level: 2 });
    expect(await groups.allInnerTexts()).toEqual(['data/posts/is-temu-legit-and-safe.yaml', 'data/stores/noon.yaml']);
    expect(await violations(list)).toEqual([]);
    await list.getByRole('link', { name: 'Arabic page' }).last().click();
    await panel(list).getByText(onThisPage).waitFor();
    expect(new URL(list.url()).pathname).toBe('/ar/store/noon');
    await list.close();
    editFile('data/posts/is-temu-legit-and-safe.yaml', (text) => text.replace(/^titel:/m, 'title:'));
  });

  it('removes the error as soon as the file is fixed', async () => {
    edit((text) => text.replace('kind: fag', 'kind: faq').replace('A heading just saved', 'A mended heading'));
    await page.getByRole('heading', { level: 1, name: 'A mended heading, with NDX143' }).waitFor();
    await noProblem(page);
    await expect.poll(server.printed).toContain('The data is good again.');
  });

  it('shows the error in place of a page that has never been valid', { tags: ['all'] }, async () => {
    await page.goto(`${url}ar/store/example-bazaar`);
    await page.getByRole('heading', { level: 1, name: /404/ }).waitFor();
    writeFileSync(at('data/stores/example-bazaar.yaml'), twelfthStore.replace('slug: example', 'slug: "example'));
    await panel(page)
      .getByRole('heading', { level: 1, name: words('ar', 'problems.missing') })
      .waitFor();
    // Opened later, there is no page for unknown addresses below it.
    await page.goto(`${url}en/store/example-bazaar`);
    await page.getByRole('heading', { level: 1, name: 'This page cannot be shown yet' }).waitFor();
    writeFileSync(at('data/stores/example-bazaar.yaml'), twelfthStore);
    await page.getByRole('heading', { level: 1, name: 'Example Bazaar codes' }).waitFor();
    await noProblem(page);
    rmSync(at('data/stores/example-bazaar.yaml'));
    await page.getByRole('heading', { level: 1, name: /404/ }).waitFor();
  });

  it('shows saved texts of the home page, of the interface and of a post', { tags: ['all'] }, async () => {
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

  it('shows a saved feed at once, and a saved picture on the next request', { tags: ['all'] }, async () => {
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

  it('shows a change that an editor saves by replacing the file', { tags: ['all'] }, async () => {
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

  it('follows a folder that is removed and restored', { tags: ['all'] }, async () => {
    cpSync(at('data/stores'), at('stores-kept'), { recursive: true });
    rmSync(at('data/stores'), { recursive: true });
    await panel(page).waitFor();
    renameSync(at('stores-kept'), at('data/stores'));
    await noProblem(page);
    editFile('data/stores/temu.yaml', (text) =>
      text.replace('A heading put in its place', 'A heading in a new folder'),
    );
    await page.getByRole('heading', { level: 1, name: 'A heading in a new folder' }).waitFor();
  });
});
