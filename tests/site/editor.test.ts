import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasFocus } from '../support/behaviour';
import { tryScripts } from '../robustness/editor-scripts';
import { violations } from '../support/axe';
import { startEditor, type EditorServer } from '../support/editor-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { isComplete } from '../support/extent';
import { workerBrowser } from '../support/visit';
import { bothLanguages, words } from '../support/words';
import { labelOf } from '../support/names';

let copy: ProjectCopy;
let editor: EditorServer;
let page: Page;
/** The errors of the page since the last test. */
const problems: string[] = [];

const at = (file: string): string => path.join(copy.root, file);
const onDisk = (file: string): string => readFileSync(at(file), 'utf8');

/** The input of a field by its path in the file. */
const field = (name: string): Locator => page.locator(`[id="field:${name}"]`);

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** The id of the focused element. */
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

const status = (text: string, where = page): Locator => where.getByRole('status').filter({ hasText: text });

/** Opens the dialog of a save and waits for the changed lines. */
async function openSave(language: 'en' | 'ar'): Promise<void> {
  await button(words(language, 'editor.save')).click();
  await page.locator('dialog pre[role="region"]').waitFor({ state: 'attached' });
}

async function confirmSave(): Promise<void> {
  await page.locator('dialog button').last().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** What is said while nothing answers, with code instead of its marks. */
const noAnswer = (language: 'en' | 'ar'): string => words(language, 'editor.lost-no-answer').replaceAll('`', '');

async function show(language: 'en' | 'ar'): Promise<void> {
  if ((await page.getAttribute('html', 'lang')) !== language) await page.locator('header button[lang]').click();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

async function open(store: string): Promise<void> {
  await page.locator('nav button', { hasText: store }).first().click();
  await page.locator('main h2', { hasText: store }).waitFor();
  await field('offers/+').waitFor();
}

/** Waits until the server has received the typed text. */
const drafted = (file: string, typed: string): Promise<void> =>
  expect.poll(async () => (await editor.call('open', { path: file })).json.text).toContain(typed);

/** Waits until the whole data is checked and without errors. */
const good = (language: 'en' | 'ar'): Promise<void> =>
  page.locator('header', { hasText: words(language, 'editor.good') }).waitFor();

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  editor = await startEditor(copy.root);
  const browser = await workerBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${editor.page}#token=${editor.token}`);
});

afterEach(() => {
  expect(problems.splice(0), 'errors that the page has thrown during the test').toEqual([]);
});

afterAll(async () => {
  await page?.context().close();
  await editor?.stop();
  copy?.remove();
});

/** One row is a code, one a deal, and one has ended. */
const feedTable = [
  'ref,title,voucher,url,until,customers',
  'A1,SUMMER,SAVE10,https://www.example.com/a,2099-01-31,friends',
  'A2,WINTER,,https://www.example.com/b,2099-02-28,friends',
  'A3,SPRING,OLD5,https://www.example.com/c,2024-01-31,friends',
  '',
].join('\n');

// A sequence of steps. Each begins with the state that the previous one has left.
describe('the form editor', () => {
  const { name, arabic, slug } = { name: 'Amber Market', arabic: 'سوق العنبر', slug: 'amber-market' };
  const file = `data/stores/${slug}.yaml`;
  const temu = 'تيمو';
  const temuFile = 'data/stores/temu.yaml';

  it('creates a store from the dialog alone, after it has reported invalid input', async () => {
    await show('ar');
    await button(words('ar', 'editor.create')).click();
    await page.locator('#new-percent').fill('10%');
    await page.locator('#new-url').fill('www.example.com');
    await button(words('ar', 'editor.apply')).click();
    await page.locator('#new-url-problem', { hasText: 'https://www.example.com' }).waitFor();
    // All errors are reported at once.
    expect(await page.locator('dialog [id$="-problem"]').count()).toBe(3);
    const category = 'أزياء الشرق الأوسط';
    expect(await page.locator('#new-category option[value="fashion"]').innerText()).toBe(category);
    await page.route('**/__edit/new', (route) => route.abort(), { times: 1 });
    await button(words('ar', 'editor.apply')).click();
    await page.locator('dialog [role="alert"]', { hasText: noAnswer('ar') }).waitFor();
    await page.locator('#new-name').fill(name);
    await page.locator('#new-name-ar').fill(arabic);
    await page.locator('#new-url').fill('https://www.example.com/');
    await page.locator('#new-category').selectOption('fashion');
    await page.locator('#new-code').fill(`${slug.slice(0, 4)}10`.toUpperCase());
    await page.locator('#new-percent').fill('10');
    await button(words('ar', 'editor.apply')).click();
    await expect.poll(() => page.locator('main h2').innerText()).toBe(arabic);
    await good('ar');
    const preview = page.frameLocator('aside iframe:last-of-type');
    await preview.locator('h1', { hasText: arabic }).waitFor();
  });

  it('keeps the focus in a field while its text grows and the preview follows', { tags: ['all'] }, async () => {
    const input = field('name/ar');
    const before = await input.inputValue();
    const title = page.frameLocator('aside iframe:last-of-type').locator('h1');
    await input.focus();
    await page.keyboard.press('End');
    let typed = before;
    for (const more of [' A', ` ${'long '.repeat(14)}B`]) {
      typed += more;
      await page.keyboard.type(more);
      await title.getByText(typed).waitFor();
      expect(await focused()).toBe('field:name/ar');
    }
    expect(await input.inputValue()).toBe(typed);
    await input.fill(before);
    await title.getByText(before, { exact: false }).waitFor();
  });

  it('shows an error at its field, and links to it from the list of errors', async () => {
    await field('name/ar').fill('');
    await page.locator('[id="field:name/ar-problem"] [data-kind="error"]').waitFor();
    expect(await field('name/ar').getAttribute('aria-invalid')).toBe('true');
    await field('name/en').focus();
    await page.locator('main summary', { hasText: words('ar', 'editor.findings') }).click();
    await page.locator('main details li[data-kind="error"] button').first().click();
    await expect.poll(focused).toBe('field:name/ar');
    await button(words('ar', 'editor.undo')).click();
    await expect.poll(() => field('name/ar').inputValue()).toBe(arabic);
    await good('ar');
  });

  it('corrects a text with one press, and writes down that a warning is right', { tags: ['all'] }, async () => {
    const input = field('heading/ar');
    const right = await input.inputValue();
    const problem = page.locator('[id="field:heading/ar-problem"]');
    await input.fill(`${right} في المملكه`);
    await problem.getByRole('button', { name: words('ar', 'editor.correct'), exact: true }).click();
    await expect.poll(() => input.inputValue()).toBe(`${right} في المملكة`);
    await input.fill(`${right} في المملكه`);
    await problem.getByRole('button', { name: words('ar', 'editor.confirm'), exact: true }).click();
    await page.getByRole('status').getByText(words('ar', 'editor.confirmed')).waitFor();
    await problem.waitFor({ state: 'detached' });
    const { json } = await editor.call('open', { path: 'data/confirmed.yaml' });
    expect(json.value.confirmed).toEqual([{ code: 'arabic-spelling', file, text: `${right} في المملكه` }]);
    await input.fill(right);
    await editor.call('discard', { path: 'data/confirmed.yaml' });
    await drafted(file, right);
  });

  it('counts a warning in its head, and links to it above the button of a save', async () => {
    const input = field('subtitle/ar');
    const right = await input.inputValue();
    // The feed of an earlier language has a warning.
    const count = (await editor.call('state')).json.findings.length + 1;
    await input.fill(`${right} في المملكه`);
    const head = [words('ar', 'editor.good'), words('ar', 'editor.warnings', { count })].join(' ');
    await page.locator('header', { hasText: head }).waitFor();
    await button(words('ar', 'editor.save')).click();
    const said = words('ar', 'editor.refused', { count });
    await page.locator('dialog').getByRole('status').getByText(said).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('dialog li[data-kind] button').first().click();
    await expect.poll(focused).toBe('field:subtitle/ar');
    expect(await page.locator('dialog').count()).toBe(0);
    await input.fill(right);
    await drafted(file, right);
  });

  it('shows the changed lines and the effect for shoppers before it saves', async () => {
    await openSave('ar');
    expect(await page.locator('dialog pre[role="region"]').textContent()).toContain(`+++ ${file}`);
    expect(await page.locator('dialog div[lang]').innerText()).toContain(name);
    await confirmSave();
    await page
      .getByRole('status')
      .getByText(words('ar', 'editor.saved', { count: 2 }))
      .waitFor();
    expect(onDisk(file)).toContain(arabic);
    if (isComplete) expect(copy.run('check').code).toBe(0);
  });

  it('undoes the save of a new store, which removes its file', { tags: ['all'] }, async () => {
    await button(words('ar', 'editor.undo-save')).click();
    await expect.poll(() => page.locator('nav button', { hasText: arabic }).count()).toBe(0);
    expect(() => onDisk(file)).toThrow('ENOENT');
  });

  it('creates a feed from a table, and shows the resulting offers for each choice of columns', {
    tags: ['all'],
  }, async () => {
    const shown = (codes: number, deals: number): string =>
      words('ar', 'editor.feed-shown', { shown: codes + deals, codes, deals });
    await button(words('ar', 'editor.create')).click();
    await page.getByRole('combobox', { name: words('ar', 'editor.create-what') }).selectOption('feed');
    await page.getByLabel(words('ar', 'editor.feed-choose')).setInputFiles({
      name: `${slug}-feed.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(feedTable),
    });
    await page.locator('dialog li', { hasText: 'friends' }).waitFor();
    await button(words('ar', 'editor.feed-open')).click();
    await status(shown(1, 1)).waitFor();
    expect(await page.locator('main section').first().innerText()).toContain(
      words('ar', 'editor.feed-left-out', { rows: 1 }),
    );
    expect(await violations(page)).toEqual([]);
    // The mapping takes codes from the column of titles: now all active rows have one.
    await field('columns/code').selectOption('title');
    await status(shown(2, 0)).waitFor();
    await button(words('ar', 'editor.undo')).click();
    await status(shown(1, 1)).waitFor();
    await page.getByLabel(words('ar', 'editor.feed-newer')).setInputFiles({
      name: 'newer.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(feedTable.replaceAll('A3', 'A4')),
    });
    await status(shown(1, 1)).waitFor();
    await good('ar');
    await openSave('ar');
    await confirmSave();
    expect(onDisk(`data/feeds/${slug}-feed.csv`)).toContain('A4');
    expect(onDisk(`data/feeds/${slug}-feed.yaml`)).toContain('code: voucher');
    expect(copy.run('check').code).toBe(0);
  });

  it('fills in the form from a pasted message, and says before a save what its fields say', async () => {
    const pasted = 'مرحبًا، كود OUD20: خصم ٢٠٪ للعملاء الجدد في الكويت حتى ٣١ ديسمبر ٢٠٩٩. تحياتنا';
    const title = { en: '20% off your order', ar: 'خصم 20% على طلبك' };
    await show('ar');
    await open(temu);
    await button(words('ar', 'editor.create')).click();
    await page.getByRole('combobox', { name: words('ar', 'editor.create-what') }).selectOption('pasted');
    expect(await page.locator('#paste-store').inputValue()).toBe(temuFile);
    await page.getByLabel(words('ar', 'editor.paste-text')).fill(pasted);
    await button(words('ar', 'editor.paste-read')).press('Enter');
    // The focus announces the result once.
    const result = page.getByRole('heading', { name: words('ar', 'editor.pasted', { count: 1 }) });
    await expect.poll(() => hasFocus(result)).toBe(true);
    expect((await page.getByRole('status').allInnerTexts()).filter(Boolean)).toEqual([]);
    expect(await page.locator('mark').allInnerTexts()).toEqual([
      'OUD20',
      '٢٠٪',
      'للعملاء الجدد',
      'الكويت',
      '٣١ ديسمبر ٢٠٩٩',
    ]);
    await page.locator('section', { has: result }).getByRole('button', { name: 'OUD20' }).press('Enter');
    await expect.poll(focused).toMatch(/^field:offers\/\d+\/title\/en$/);
    const [, index] = /(\d+)/.exec(await focused()) ?? [];
    const own = (name: string): Locator => field(`offers/${index}/${name}`);
    const described = (await own('code').getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"] q`).allInnerTexts()).toEqual(['OUD20']);
    for (const each of bothLanguages) await own(`title/${each}`).fill(title[each]);
    await drafted(temuFile, title.ar);
    await good('ar');
    expect(await violations(page)).toEqual([]);
    await button(words('ar', 'editor.save')).click();
    const sentences = page.locator('dialog div[lang]');
    await sentences.getByText('20% off with code OUD20 for new customers in Kuwait, until 31 December 2099').waitFor();
    await sentences.getByText('خصم 20% بالكود OUD20 للعملاء الجدد في الكويت، حتى 31 ديسمبر 2099').waitFor();
    await page.keyboard.press('Escape');
    await button(words('ar', 'editor.pasted-close')).click();
    await result.waitFor({ state: 'detached' });
    page.once('dialog', (question) => void question.accept());
    await button(words('ar', 'editor.discard')).click();
    await expect.poll(async () => (await editor.call('open', { path: temuFile })).json.text).toBe(onDisk(temuFile));
  });

  it('moves, adds and removes an item with the keyboard, and discards the changes', async () => {
    await open('تيمو');
    const names = async (): Promise<readonly string[]> =>
      page.locator('[id^="field:offers/"][aria-expanded]').allInnerTexts();
    const before = await names();
    await field('offers/0:down').focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
    await button(words('ar', 'editor.undo')).click();
    await expect.poll(names).toEqual(before);
    const add = field('offers/+');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toHaveLength(before.length + 1);
    await expect.poll(focused).toBe(`field:offers/${before.length}/kind`);
    const added = (await names()).at(-1) ?? '';
    const first = page.locator('[id="field:offers/0:body"]');
    await first.getByRole('button', { name: words('ar', 'editor.remove', { name: before[0] ?? '' }) }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual([...before.slice(1), added]);
    await expect.poll(focused).toBe('field:offers/+');
    await expect.poll(() => button(words('ar', 'editor.discard')).getAttribute('aria-disabled')).toBe('false');
    page.once('dialog', (question) => void question.accept());
    await button(words('ar', 'editor.discard')).click();
    await expect.poll(names).toEqual(before);
  });

  it('asks before it removes a whole list, and keeps the list on Escape', { tags: ['all'] }, async () => {
    await open(temu);
    const label = labelOf('offers', 'ar');
    const remove = button(words('ar', 'editor.remove', { name: label }));
    const ask = page.getByRole('group', { name: words('ar', 'editor.remove-all', { name: label }) });
    const before = (await editor.call('open', { path: temuFile })).json.text;
    await remove.click();
    expect(await hasFocus(ask.getByRole('button', { name: words('ar', 'editor.remove-no') }))).toBe(true);
    await page.keyboard.press('Escape');
    await ask.waitFor({ state: 'detached' });
    expect(await hasFocus(remove)).toBe(true);
    expect((await editor.call('open', { path: temuFile })).json.text).toBe(before);
    await remove.press('Enter');
    await ask.getByRole('button', { name: words('ar', 'editor.remove-yes') }).click();
    await expect
      .poll(async () => (await editor.call('open', { path: temuFile })).json.text)
      .not.toContain('id: alb121108');
    await button(words('ar', 'editor.undo')).click();
    await drafted(temuFile, 'id: alb121108');
  });

  it('uses a date field for a day, and a text field for a day with a time', { tags: ['all'] }, async () => {
    await open(temu);
    const expires = field('offers/0/expires');
    if (!(await expires.isVisible())) await field('offers/0').click();
    expect(await expires.getAttribute('type')).toBe('date');
    expect(await expires.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expires.fill('2099-05-31');
    await drafted(temuFile, 'expires: 2099-05-31');
    await editor.call('discard', { path: temuFile });
    writeFileSync(at(temuFile), onDisk(temuFile).replace(/expires: (\S+)/, 'expires: "$1T20:00:00+03:00"'));
    await expect.poll(() => expires.getAttribute('type')).toBeNull();
    expect(await expires.inputValue()).toContain('T20:00:00+03:00');
    writeFileSync(at(temuFile), onDisk(temuFile).replace(/"(\S+)T20:00:00\+03:00"/, '$1'));
    await expect.poll(() => expires.inputValue()).not.toContain('T20');
  });

  it('shows the fields that most offers have, in their order, in an offer without them', async () => {
    await open(temu);
    if (!(await field('offers/0/id').isVisible())) await field('offers/0').click();
    const usual = ['expires', 'minimumSpend', 'who', 'where/+', 'deepLink'];
    const tops = await Promise.all(usual.map(async (each) => (await field(`offers/0/${each}`).boundingBox())?.y ?? 0));
    expect(tops.every((top) => top !== 0)).toBe(true);
    expect(tops).toEqual(tops.toSorted((one, another) => one - another));
  });

  it('shows the preview in the language of the focused text', async () => {
    await open(temu);
    const address = (): Promise<string | null> => page.locator('aside iframe:last-of-type').getAttribute('src');
    await field('name/ar').focus();
    await expect.poll(address).toContain('/ar/');
    await field('name/en').focus();
    await expect.poll(address).toContain('/en/');
    await field('name/ar').focus();
  });

  it('reports how it scaled a picture that was too large', { tags: ['all'] }, async () => {
    await open(temu);
    const buffer = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#0f6e56' } })
      .png()
      .toBuffer();
    const picture = { name: 'large-ar.png', mimeType: 'image/png', buffer };
    await page.getByLabel(words('ar', 'editor.add-picture')).first().setInputFiles(picture);
    await page.locator('main').getByRole('status').filter({ hasText: '1280' }).waitFor();
    await drafted(temuFile, picture.name);
    for (const path of [temuFile, `data/images/${picture.name}`]) await editor.call('discard', { path });
  });

  it('labels its fields in the language and has no axe violations', async () => {
    await page
      .locator('main label', { hasText: labelOf('category', 'ar') })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await button(words('ar', 'editor.create')).click();
    await page.locator('#new-name').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#new-name').press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('starts with a list of tasks that link to their fields', { tags: ['all'] }, async () => {
    await button(words('ar', 'editor.title')).click();
    const list = page.locator('main section', { hasText: words('ar', 'editor.start-test') });
    const first = list.getByRole('button').first();
    await first.waitFor();
    expect(await violations(page)).toEqual([]);
    await first.click();
    await expect.poll(focused).toMatch(/^field:offers\/\d+\//);
  });

  it('fits each of its parts into 320 px', { tags: ['all'] }, async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const part of [words('ar', 'editor.files'), words('ar', 'editor.form'), words('ar', 'editor.page')]) {
      await page
        .getByRole('group', { name: words('ar', 'editor.view') })
        .getByRole('button', { name: part, exact: true })
        .click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('the editor with a file that changes on the disk', () => {
  const file = 'data/stores/noon.yaml';
  const change = (from: RegExp, to: string): void => {
    const before = onDisk(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(at(file), after);
  };

  it('writes nothing before one of two texts is chosen if the same field has changed', async () => {
    await show('en');
    await open('Noon');
    // After a save, the form has what that has joined.
    await expect.poll(() => field('brand').inputValue()).toBe(/^brand: "(.*)"$/m.exec(onDisk(file))?.[1]);
    await field('brand').fill('#654321');
    await drafted(file, '#654321');
    await good('en');
    change(/^brand: .*$/m, 'brand: "#abcdef"');
    await button(words('en', 'editor.save')).click();
    await page.locator('dialog fieldset').waitFor();
    expect(await page.locator('dialog fieldset pre').allInnerTexts()).toEqual(['#654321', '#abcdef']);
    expect(onDisk(file)).toContain('#abcdef');
    await page.locator('dialog fieldset input').first().check();
    await page
      .locator('dialog section')
      .getByRole('button', { name: words('en', 'editor.apply') })
      .click();
    await page.locator('dialog pre[role="region"]').waitFor({ state: 'attached' });
    await confirmSave();
    expect(onDisk(file)).toContain('brand: "#654321"');
  });
});

describe('text typed in the editor', () => {
  const namshi = 'data/stores/namshi.yaml';

  it('moves nothing above itself on a phone, whatever the check and the connection say', async () => {
    await show('en');
    await open('Noon');
    await good('en');
    await page.setViewportSize({ width: 360, height: 740 });
    const title = field('heading/ar');
    const right = await title.inputValue();
    // The feed of another test has a warning.
    const warnings = (await editor.call('state')).json.findings.length;
    /** Types a text, and waits until the header says something. */
    const typed = async (text: string, said: string): Promise<void> => {
      await title.fill('');
      await title.pressSequentially(text, { delay: 100 });
      await page.locator('header', { hasText: said }).waitFor();
    };
    await page.evaluate(() => {
      const [header, main] = [document.querySelector('header'), document.querySelector('main')];
      const form = document.querySelector('[id="field:offers/0"]');
      const places = () => [
        header?.getBoundingClientRect().height,
        main?.getBoundingClientRect().top,
        (form?.getBoundingClientRect().top ?? 0) + (main?.scrollTop ?? 0),
      ];
      const seen = new Set<string>();
      setInterval(
        () =>
          seen.add(
            places()
              .map((each = 0) => Math.round(each))
              .join(' '),
          ),
        20,
      );
      Object.assign(window, { seen });
    });
    await typed('', words('en', 'editor.errors', { count: 2 }));
    await typed(`${right} في المملكه`, words('en', 'editor.warnings', { count: warnings + 1 }));
    await page.route('**/__edit/**', (route) => route.abort());
    await typed(right, words('en', 'editor.unknown'));
    await page.unroute('**/__edit/**');
    await drafted('data/stores/noon.yaml', right);
    expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toHaveLength(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await good('en');
  });

  it('goes into a new entry at once without losing the focus', async () => {
    await show('en');
    await open('Namshi');
    await page.evaluate(() => {
      document.addEventListener('focusout', ({ target }) => {
        if (target instanceof HTMLElement) target.dataset['left'] = '';
      });
    });
    const { sections } = (await editor.call('open', { path: namshi })).json.value;
    const faq = sections.findIndex(({ kind }: { readonly kind: string }) => kind === 'faq');
    await field(`sections/${faq}`).click();
    await button('Add: Questions').focus();
    await page.keyboard.press('Enter');
    const id = await focused();
    expect(id).toMatch(/\/question\/en$/);
    const sentence = isComplete ? 'Can I pay with mada at this store, and in instalments?' : 'In instalments?';
    // Slow enough for whatever comes after the answers of the server.
    await page.keyboard.type(sentence, { delay: 110 });
    expect(await focused()).toBe(id);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-left'))).toBeNull();
    await drafted(namshi, sentence);
  });

  it('is still sent to the server when another file is opened', async () => {
    const input = page.locator('[id$="/question/en"]').last();
    await input.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Yes.');
    await open('Ubuy');
    await drafted(namshi, 'nstalments? Yes.');
  });

  it('is sent again without another key after the server answered an earlier request only', async () => {
    const ubuy = 'data/stores/ubuy.yaml';
    const name = await field('name/en').inputValue();
    await field('name/en').focus();
    await page.keyboard.press('End');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = page.waitForRequest(/\/state$/);
    await page.route(/\/state$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.type(' first');
    await drafted(ubuy, `${name} first`);
    await asked;
    await page.route(/\/edit$/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.type(' second');
    await failed;
    answer();
    await drafted(ubuy, `${name} first second`);
    await page.unroute(/\/state$/);
    await field('name/en').fill(name);
    await expect.poll(async () => (await editor.call('open', { path: ubuy })).json.text).not.toContain(`${name} first`);
  });

  it('is kept in the browser while the server is down, and sent to the next one at the same address', {
    tags: ['all'],
  }, async () => {
    const { port } = editor;
    await field('name/en').focus();
    await page.keyboard.press('End');
    await editor.stop('SIGKILL');
    await page.keyboard.type(' typed meanwhile', { delay: 20 });
    await page
      .getByRole('alert')
      .filter({ hasText: words('en', 'editor.kept-browser') })
      .waitFor();
    expect(await page.locator('header').innerText()).toContain(words('en', 'editor.unknown'));
    let questions = 0;
    page.on('dialog', (question) => {
      questions += 1;
      void question.accept();
    });
    editor = await startEditor(copy.root, 'edit', port);
    // Vite loads the page again.
    await page.locator('main [role="alert"]', { hasText: words('en', 'editor.lost-other-start') }).waitFor();
    expect(questions).toBe(0);
    page.removeAllListeners('dialog');
    // The preview could not load its parts.
    problems.length = 0;
    await page.goto('about:blank');
    await page.goto(`${editor.page}#token=${editor.token}`);
    await drafted('data/stores/ubuy.yaml', 'typed meanwhile');
    // The server had this before it was killed.
    await drafted(namshi, 'nstalments? Yes.');
  });

  it('is kept when the server does not answer a save, which the dialog reports', { tags: ['all'] }, async () => {
    await open('Ubuy');
    await openSave('en');
    await page
      .locator('dialog label', { hasText: words('en', 'editor.save-anyway') })
      .locator('input')
      .check();
    await page.route(/\/save$/, (route) => route.abort());
    await page.locator('dialog button').last().click();
    await page.locator('dialog [role="alert"]', { hasText: noAnswer('en') }).waitFor();
    await page.unroute(/\/save$/);
    await button(words('en', 'editor.cancel')).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(onDisk('data/stores/ubuy.yaml')).not.toContain('typed meanwhile');
  });

  it('is not saved together with unseen changes from a second window', {
    tags: ['all'],
    timeout: 120_000,
  }, async () => {
    await open('Ubuy');
    const other = await page.context().newPage();
    await other.goto(`${editor.page}#token=${editor.token}`);
    await status(words('en', 'editor.other-window')).waitFor();
    await status(words('en', 'editor.other-window'), other).waitFor();
    await openSave('en');
    const noon = 'data/stores/noon.yaml';
    await other.locator('nav button', { hasText: 'Noon' }).first().click();
    await other.locator('[id="field:name/en"]').fill('Noon of the other window');
    await drafted(noon, 'Noon of the other window');
    await other.locator('nav button', { hasText: 'Ubuy' }).first().click();
    await other.locator('main h2', { hasText: 'Ubuy' }).waitFor();
    await other.locator('[id="field:name/ar"]').fill('يوباي الأخرى');
    await drafted('data/stores/ubuy.yaml', 'يوباي الأخرى');
    await other.close({ runBeforeUnload: false });
    const saveButton = page.locator('dialog button').last();
    for (const box of await page.locator('dialog fieldset input').all()) expect(await box.isChecked()).toBe(true);
    // The new question has no Arabic text.
    await page
      .locator('dialog label', { hasText: words('en', 'editor.save-anyway') })
      .locator('input')
      .check();
    await saveButton.click();
    await page.locator('dialog [role="alert"]', { hasText: words('en', 'editor.shown-again') }).waitFor();
    expect(onDisk(noon)).not.toContain('Noon of the other window');
    await page.locator('dialog fieldset').getByLabel('Noon of the other window').uncheck();
    // Until the lines are those of the chosen files, the button does nothing.
    await expect.poll(() => page.locator('dialog pre[role="region"]').textContent()).not.toContain(noon);
    await expect.poll(() => saveButton.getAttribute('aria-disabled')).toBe('false');
    await saveButton.press('Enter');
    // A dialog that stays says why.
    await expect.poll(() => page.locator('dialog').allInnerTexts(), { timeout: 40_000 }).toEqual([]);
    expect(onDisk(noon)).not.toContain('Noon of the other window');
    expect(onDisk('data/stores/ubuy.yaml')).toContain('typed meanwhile');
    await status(words('en', 'editor.other-window')).waitFor({ state: 'detached' });
  });
});

// In this file, which is one of the largest: Vitest starts large files first, and the scripts take minutes.
it('loses no typed word in twenty scripts of random actions in one or two windows', {
  tags: ['all'],
  timeout: 900_000,
}, async () => {
  const { typed, complaints } = await tryScripts({ scripts: 20, seed: 1 });
  expect(complaints).toEqual([]);
  expect(typed).toBeGreaterThan(40);
});
