import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../src/editor/words';
import { feedWords } from '../../src/editor/feed-words';
import { labelOf } from '../../src/editor/labels';
import { violations } from '../support/axe';
import { launchChromium } from '../support/chromium';
import { startEditor, type EditorServer } from '../support/editor-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';

let copy: ProjectCopy;
let editor: EditorServer;
let browser: Browser;
let page: Page;
/** What went wrong in the page. */
const problems: string[] = [];

const at = (file: string): string => path.join(copy.root, file);
const onDisk = (file: string): string => readFileSync(at(file), 'utf8');

/** The input of a field by its path in the file. */
const field = (name: string): Locator => page.locator(`[id="field:${name}"]`);

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

async function show(language: 'en' | 'ar'): Promise<void> {
  if ((await page.getAttribute('html', 'lang')) !== language) await page.locator('.top button[lang]').click();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

async function open(store: string): Promise<void> {
  await page.locator('.files button', { hasText: store }).first().click();
  await page.locator('main h2', { hasText: store }).waitFor();
  await field('slug').waitFor();
}

async function save(language: 'en' | 'ar'): Promise<void> {
  await button(words[language].save).click();
  await page.locator('dialog .diff').waitFor();
  await page.locator('dialog button.strong').last().click();
  await page.getByRole('status').getByText(words[language].saved(1).slice(0, 4)).waitFor();
}

/** Waits until the server has what was typed. */
const drafted = (file: string, typed: string): Promise<void> =>
  expect.poll(async () => (await editor.call('open', { path: file })).json.text).toContain(typed);

/** Waits until the whole data is checked and without errors. */
const good = (language: 'en' | 'ar'): Promise<void> =>
  page.locator('.top .mark', { hasText: words[language].good }).waitFor();

beforeAll(async () => {
  copy = copyProject({}, { ownCache: true });
  editor = await startEditor(copy.root);
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${editor.page}#token=${editor.token}`);
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  copy?.remove();
});

const stores = {
  en: { name: 'Silk Road', arabic: 'طريق الحرير', slug: 'silk-road' },
  ar: { name: 'Amber Market', arabic: 'سوق العنبر', slug: 'amber-market' },
} as const;

/** One row is a code, one a deal, and one has ended. */
const feedTable = [
  'ref,title,voucher,url,until,customers',
  'A1,SUMMER,SAVE10,https://www.example.com/a,2099-01-31,friends',
  'A2,WINTER,,https://www.example.com/b,2099-02-28,friends',
  'A3,SPRING,OLD5,https://www.example.com/c,2024-01-31,friends',
  '',
].join('\n');

describe.each(['en', 'ar'] as const)('the form editor in the language %s', (language) => {
  const text = words[language];
  const { name, arabic, slug } = stores[language];
  const file = `data/stores/${slug}.yaml`;

  it('makes a store from nothing, with a check without errors, and no line of YAML', async () => {
    await show(language);
    await button(text.create).click();
    await page.locator('#new-name').fill(name);
    await page.locator('#new-name-ar').fill(arabic);
    await page.locator('#new-url').fill('https://www.example.com/');
    await page.locator('#new-category').selectOption('fashion');
    await page.locator('#new-code').fill(`${slug.slice(0, 4)}10`.toUpperCase());
    await page.locator('#new-percent').fill('10');
    await button(text.apply).click();
    await expect.poll(() => page.locator('main h2').innerText()).toBe(language === 'ar' ? arabic : name);
    await good(language);
    const preview = page.frameLocator('.preview iframe');
    await preview.locator('h1', { hasText: language === 'ar' ? arabic : name }).waitFor();
  });

  it('leaves the focus in a field while its text grows and the page next to it follows', async () => {
    const input = field(`name/${language}`);
    const before = await input.inputValue();
    const title = page.frameLocator('.preview iframe').locator('h1');
    await input.focus();
    await page.keyboard.press('End');
    let typed = before;
    for (const more of [' A', ` ${'long '.repeat(14)}B`]) {
      typed += more;
      await page.keyboard.type(more);
      await title.getByText(typed).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`field:name/${language}`);
    }
    expect(await input.inputValue()).toBe(typed);
    await input.fill(before);
    await title.getByText(before, { exact: false }).waitFor();
  });

  it('shows an error in its field, in the words of the check, and the list of errors leads there', async () => {
    await field('name/ar').fill('');
    await page.locator('[id="field:name/ar-problem"] .error').waitFor();
    expect(await field('name/ar').getAttribute('aria-invalid')).toBe('true');
    await field('slug').focus();
    await page.locator('.findings li.error button').first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field:name/ar');
    await button(text.undo).click();
    await expect.poll(() => field('name/ar').inputValue()).toBe(arabic);
    await good(language);
  });

  it('saves after it has shown the lines and what shoppers will see', async () => {
    await button(text.save).click();
    await page.locator('dialog .diff').waitFor();
    expect(await page.locator('dialog .diff').innerText()).toContain(`+++ ${file}`);
    expect(await page.locator('dialog .markdown').innerText()).toContain(name);
    await page.locator('dialog button.strong').last().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('status').first().innerText()).not.toBe('');
    expect(onDisk(file)).toContain(arabic);
    expect(copy.run('check').code).toBe(0);
  });

  it('takes the save back, and saves again', async () => {
    await button(text.undoSave).click();
    await expect
      .poll(() => page.locator('.files button', { hasText: language === 'ar' ? arabic : name }).count())
      .toBe(0);
    expect(() => onDisk(file)).toThrow('ENOENT');
  });

  it('makes a feed of a table, says what becomes of its rows, and of each other column that is chosen', async () => {
    const counts = feedWords[language];
    await button(text.create).click();
    await page.getByRole('combobox', { name: text.createWhat }).selectOption('feed');
    await page.getByLabel(counts.choose).setInputFiles({
      name: `${slug}-feed.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(feedTable),
    });
    await page.locator('dialog li', { hasText: 'friends' }).waitFor();
    await button(counts.open).click();
    await page.locator('.feed-counts', { hasText: counts.shown(2, 1, 1) }).waitFor();
    expect(await page.locator('.feed-view').innerText()).toContain(counts.leftOut(1));
    expect(await violations(page)).toEqual([]);
    // The codes are in the column of titles, says the mapping: now all active rows have one.
    await field('columns/code').selectOption('title');
    await page.locator('.feed-counts', { hasText: counts.shown(2, 2, 0) }).waitFor();
    await button(text.undo).click();
    await page.locator('.feed-counts', { hasText: counts.shown(2, 1, 1) }).waitFor();
    await page.getByLabel(counts.newer).setInputFiles({
      name: 'newer.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(feedTable.replaceAll('A3', 'A4')),
    });
    await page.locator('.feed-counts', { hasText: counts.shown(2, 1, 1) }).waitFor();
    await good(language);
    await button(text.save).click();
    await page.locator('dialog .diff').waitFor();
    await page.locator('dialog button.strong').last().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(onDisk(`data/feeds/${slug}-feed.csv`)).toContain('A4');
    expect(onDisk(`data/feeds/${slug}-feed.yaml`)).toContain('code: voucher');
    expect(copy.run('check').code).toBe(0);
  });

  it('adds, moves and removes an item by the keyboard', async () => {
    await open(language === 'ar' ? 'تيمو' : 'Temu');
    const names = async (): Promise<readonly string[]> =>
      page.locator('[id^="field:offers/"][aria-expanded]').allInnerTexts();
    const before = await names();
    await field('offers/0:down').focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
    await button(text.undo).click();
    await expect.poll(names).toEqual(before);
    const add = field('offers/+');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toHaveLength(before.length + 1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`field:offers/${before.length}/kind`);
    await button(text.discard).waitFor();
    page.once('dialog', (question) => void question.accept());
    await button(text.discard).click();
    await expect.poll(names).toEqual(before);
  });

  it('names every field in the language, and axe finds nothing', async () => {
    await page
      .locator('.form label', { hasText: labelOf('category', language) })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await button(text.create).click();
    await page.locator('#new-name').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#new-name').press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('is as narrow as a phone, part by part', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const part of [text.files, text.form, text.preview]) {
      await page.locator('.parts').getByRole('button', { name: part, exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('a file that changes on the disk', () => {
  const file = 'data/stores/noon.yaml';
  const change = (from: RegExp, to: string): void => {
    const before = onDisk(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(at(file), after);
  };

  it('another field: both changes are in the file after the save', async () => {
    await show('en');
    await open('Noon');
    await field('name/ar').fill('نون السوق');
    await drafted(file, 'نون السوق');
    await good('en');
    change(/^brand: .*$/m, 'brand: "#123456"');
    await save('en');
    expect(onDisk(file)).toContain('نون السوق');
    expect(onDisk(file)).toContain('brand: "#123456"');
  });

  it('the same field: nothing is written before one of the two texts is chosen', async () => {
    await field('brand').fill('#654321');
    await drafted(file, '#654321');
    await good('en');
    change(/^brand: .*$/m, 'brand: "#abcdef"');
    await button(words.en.save).click();
    await page.locator('dialog .conflicts').waitFor();
    expect(await page.locator('dialog .conflicts pre').allInnerTexts()).toEqual(['#654321', '#abcdef']);
    expect(onDisk(file)).toContain('#abcdef');
    await page.locator('dialog .conflicts input').first().check();
    await page.locator('dialog .conflicts').getByRole('button', { name: words.en.apply }).click();
    await page.locator('dialog .diff').waitFor();
    await page.locator('dialog button.strong').last().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(onDisk(file)).toContain('brand: "#654321"');
  });

  it('what is not saved is there after the editor was killed', async () => {
    await field('url').fill('https://www.example.com/noon');
    await drafted(file, 'https://www.example.com/noon');
    await editor.stop('SIGKILL');
    editor = await startEditor(copy.root);
    page.once('dialog', (question) => void question.accept());
    await page.goto(`${editor.page}#token=${editor.token}`);
    await open('Noon');
    await expect.poll(() => field('url').inputValue()).toBe('https://www.example.com/noon');
  });
});

it('nothing went wrong in the page', () => {
  expect(problems).toEqual([]);
});
