import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, type TestOptions } from 'vitest';
import type { FieldEdit, Finding } from '../../../../src/domain/editing/editor-protocol';
import { startEditor } from '../../../support/editor-server';
import { catalogueBranch, hostedEditor } from '../../../support/hosted-editor';
import { copyProject } from '../../../support/project-copy';

/** An answer to a request of the page. */
interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test expects another shape.
  readonly json: any;
}

/** The form editor, wherever it runs. */
interface EditorUnderTest {
  /** Asks as the page does. */
  call(name: string, body?: object): Promise<Answer>;
  /** A file that pages of the preview load. */
  page(file: string): Promise<string | undefined>;
  /** The saved text of a file. Throws if the file does not exist. */
  saved(file: string): string;
  /** Another person or program saves a file; without a text, deletes it. */
  changeElsewhere(file: string, text: string | undefined): Promise<void>;
  /** Ends without warning, and starts again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** `npm run edit`, over HTTP. */
async function onComputer(): Promise<EditorUnderTest> {
  const copy = copyProject({}, { ownCache: 'filled' });
  let server = await startEditor(copy.root);
  return {
    call: (name, body) => server.call(name, body),
    page: async (file) => (await server.ask(`/${file}`)).text,
    saved: (file) => copy.read(file),
    changeElsewhere: async (file, text) => (text === undefined ? rmSync(copy.at(file)) : copy.write(file, text)),
    async restart() {
      await server.stop('SIGKILL');
      server = await startEditor(copy.root);
    },
    async stop() {
      await server.stop();
      copy.remove();
    },
  };
}

/** The program of the worker in the browser, over a repository. */
async function inBrowser(): Promise<EditorUnderTest> {
  const branch = catalogueBranch();
  const now = Date.now();
  let { editor, kept } = hostedEditor(branch, now);
  const call: EditorUnderTest['call'] = async (name, body) => {
    const answer = await editor.answer(body ? 'POST' : 'GET', name, body);
    // As the worker's messages carry it.
    return { status: answer.status, json: structuredClone(answer.body) };
  };
  await editor.begin();
  return {
    call,
    page: async (file) => (await editor.file(file))?.content,
    saved(file) {
      if (!branch.files.has(file)) throw new Error(`There is no file ${file}.`);
      return branch.text(file);
    },
    async changeElsewhere(file, text) {
      branch.commitElsewhere(file, text);
      await call('pull', {});
    },
    async restart() {
      editor.close();
      ({ editor, kept } = hostedEditor(branch, now, kept));
      await editor.begin();
    },
    stop: async () => editor.close(),
  };
}

const temu = 'data/stores/temu.yaml';

/** Generous, because a busy machine takes several times as long. */
const patience = { timeout: 30_000 };

describe.each([
  ['on a computer', onComputer],
  ['in the browser', inBrowser],
])('the form editor %s', (_place, start) => {
  let editor: EditorUnderTest;
  /** For what the session alone does: it is the same program in both places, and the browser's starts sooner. */
  const ofSession: TestOptions = start === onComputer ? { tags: ['all'] } : {};
  const edit = (edits: readonly FieldEdit[], group?: string) => editor.call('edit', { path: temu, edits, group });
  const checked = async (): Promise<boolean> => (await editor.call('state')).json.isChecked;

  beforeAll(async () => {
    editor = await start();
  });
  afterAll(() => editor?.stop());

  it('lists all files that can be edited, with names in both languages', async () => {
    const { files } = (await editor.call('state')).json;
    expect(files).toContainEqual({
      path: temu,
      schema: 'store',
      title: { en: 'Temu', ar: 'تيمو' },
      errors: 0,
      warnings: 0,
    });
    expect(files).toContainEqual(expect.objectContaining({ path: 'data/site.yaml', schema: 'site' }));
    expect(files.map(({ path: file }: { readonly path: string }) => file)).not.toContain('data/README.md');
  });

  it('returns the schemas, the choices and the kinds of new entries', async () => {
    expect(Object.keys((await editor.call('schemas')).json)).toContain('store.schema.json');
    const { lists, offers } = (await editor.call('choices')).json;
    expect(lists.store).toContainEqual({ value: 'temu', label: { en: 'Temu', ar: 'تيمو' } });
    expect(offers.temu.map(({ value }: { readonly value: string }) => value)).toContain('alb121108');
    expect([lists.icon, lists.picture, lists.country].every(({ length }) => length > 0)).toBe(true);
    const kinds = (await editor.call('new')).json.map(({ kind }: { readonly kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['store', 'post', 'page', 'offer', 'season']));
  });

  it('opens a file with its text and its parsed value', async () => {
    const { json } = await editor.call('open', { path: temu });
    expect(json).toMatchObject({
      path: temu,
      schema: 'store',
      text: editor.saved(temu),
      value: { slug: 'temu' },
      canUndo: false,
    });
    expect(json.pages[0]).toBe('/store/temu');
  });

  it('shows an edit on its page at once, and writes nothing into data/', async () => {
    const before = editor.saved(temu);
    const heading = 'Only a draft ({month})';
    const { json } = await edit([{ kind: 'set', path: ['heading', 'en'], value: heading }]);
    expect(json).toMatchObject({ draft: 'changed', canUndo: true, findings: [], value: { heading: { en: heading } } });
    await expect.poll(() => editor.page('en/store/temu.json'), patience).toContain('Only a draft');
    expect(editor.saved(temu)).toBe(before);
    await expect.poll(checked, patience).toBe(true);
  });

  it('adds the offers of a pasted message to a store as one change, and says which words it has taken', async () => {
    const before = (await editor.call('open', { path: temu })).json;
    const text = 'Code OUD20: 20% off in Kuwait. Code OUD30: 30% off';
    const { json } = await editor.call('paste-offers', { path: temu, text });
    expect(json.offers).toMatchObject([
      { id: 'oud20', words: { code: ['OUD20'], benefit: ['20%'], where: ['Kuwait'] } },
      { id: 'oud30', words: { code: ['OUD30'], benefit: ['30%'] } },
    ]);
    const { value } = (await editor.call('open', { path: temu })).json;
    expect(value.offers.slice(-2)).toMatchObject([
      { id: 'oud20', code: 'OUD20', title: { en: '', ar: '' }, where: ['KW'] },
      { id: 'oud30', code: 'OUD30' },
    ]);
    expect((await editor.call('undo', { path: temu })).json.text).toBe(before.text);
  });

  it('refuses a message in which it finds no offer', async () => {
    const refused = await editor.call('paste-offers', { path: temu, text: 'Good morning' });
    expect(refused).toMatchObject({ status: 409, json: { refused: 'answer', message: { ar: expect.any(String) } } });
  });

  it('reports the error that an edit causes, in the edited field', async () => {
    const { json } = await edit([{ kind: 'set', path: ['offers', 0, 'kind'], value: 'cod' }], 'kind');
    expect(json.findings).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        code: 'unknown-kind',
        path: ['offers', 0, 'kind'],
      } satisfies Partial<Finding>),
    );
    // The page shows the last good text, and the check of everything says the same.
    await expect.poll(checked, patience).toBe(true);
    const { findings } = (await editor.call('state')).json;
    expect(findings).toContainEqual(expect.objectContaining({ code: 'unknown-kind', path: ['offers', 0, 'kind'] }));
    const undone = (await editor.call('undo', { path: temu })).json;
    expect(undone).toMatchObject({ findings: [], canRedo: true });
  });

  it('reports an error of a store in no other file and keeps its last valid page', ofSession, async () => {
    const { findings } = (await edit([{ kind: 'set', path: ['heading', 'ar'], value: '' }], 'heading')).json;
    expect(findings.length).toBeGreaterThan(0);
    await expect.poll(checked, patience).toBe(true);
    const { findings: ofAll } = (await editor.call('state')).json;
    expect(ofAll).toEqual(expect.arrayContaining(findings));
    expect(new Set(ofAll.map(({ file }: Finding) => file))).toEqual(new Set([temu]));
    expect(await editor.page('ar/store/temu.json')).toContain('"heading":"أكواد');
    await editor.call('undo', { path: temu });
    await expect.poll(checked, patience).toBe(true);
  });

  it('applies a repeated request only once, even after another edit', ofSession, async () => {
    const edits: readonly FieldEdit[] = [{ kind: 'insert', path: ['aliases'], at: 0, value: 'Sent twice' }];
    const send = () => editor.call('edit', { path: temu, edits, id: 'one' });
    await send();
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Typed meanwhile ({month})' }]);
    const { json } = await send();
    expect(json.text.split('Sent twice')).toHaveLength(2);
    expect(json.value.heading.en).toBe('Typed meanwhile ({month})');
    await editor.call('discard', { path: temu });
  });

  it('accepts a text that the field already has, whatever the field had before', ofSession, async () => {
    const typed = (was: string) => edit([{ kind: 'set', path: ['heading', 'en'], value: 'Typed once ({month})', was }]);
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Typed once ({month})' }]);
    expect((await typed('Something older')).status).toBe(200);
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Of another window ({month})' }]);
    expect((await typed('Something older')).json).toMatchObject({ refused: 'conflict' });
    await editor.call('discard', { path: temu });
  });

  it('refuses impossible requests with a full sentence', async () => {
    const answers = [
      await edit([{ kind: 'set', path: ['offers', 999, 'kind'], value: 'code' }]),
      await editor.call('edit', { path: temu, edits: [{ kind: 'explode', path: [] }] }),
      await editor.call('open', { path: 'data/stores/none.yaml' }),
      await editor.call('new', { kind: 'store', answers: {} }),
      await editor.call('new', { kind: 'galaxy', answers: {} }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(json.message.en).toMatch(/\.$/);
      expect(json.message.ar).toMatch(/\p{Script=Arabic}.*\.$/u);
    }
    expect(answers[3]?.json.problems[0].question).toBe('name');
  });

  it('creates a store and an entry as drafts', ofSession, async () => {
    const named = { name: 'Silk Bazaar', 'name-ar': 'سوق الحرير', url: 'https://silk.example', category: 'fashion' };
    const { questions } = (await editor.call('new')).json[0];
    const known = new Set(questions.map(({ name }: { readonly name: string }) => name));
    const answers = Object.fromEntries(Object.entries(named).filter(([name]) => known.has(name)));
    const store = await editor.call('new', { kind: 'store', answers });
    expect(store.json).toMatchObject({ paths: expect.arrayContaining(['data/stores/silk-bazaar.yaml']) });
    const season = await editor.call('new', { kind: 'season', answers: { NAME: 'Spring', 'ARABIC-NAME': 'الربيع' } });
    expect(season.json).toEqual({ paths: ['data/seasons.yaml'] });
    const { files } = (await editor.call('state')).json;
    expect(files).toContainEqual(expect.objectContaining({ path: 'data/stores/silk-bazaar.yaml', draft: 'new' }));
    expect(() => editor.saved('data/stores/silk-bazaar.yaml')).toThrow();
    for (const file of [...store.json.paths, 'data/seasons.yaml']) await editor.call('discard', { path: file });
  });

  it('opens a file with a syntax error as text, explains the error, and parses it once it is corrected', async () => {
    const text = editor.saved(temu);
    const broken = await editor.call('text', { path: temu, text: text.replace('name:', 'name: [') });
    expect(broken.json.value).toBeUndefined();
    expect(broken.json.unreadable.en).toMatch(/^Line \d+: .*\.$/);
    const marked = `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`;
    expect((await editor.call('text', { path: temu, text: marked })).json.conflicts).toEqual([
      { ours: text, theirs: text },
    ]);
    expect((await editor.call('text', { path: temu, text })).json).toMatchObject({
      value: { slug: 'temu' },
      findings: [],
    });
  });

  it('reports that a file was changed on the disk in the meantime', async () => {
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Mine ({month})' }]);
    const before = editor.saved(temu);
    await editor.changeElsewhere(temu, `# Theirs.\n${before}`);
    expect((await editor.call('open', { path: temu })).json.changedOnDisk).toBe(true);
    await editor.changeElsewhere(temu, before);
    await editor.call('discard', { path: temu });
  });

  it('says before a save which warnings the check on GitHub refuses, and which were there before', async () => {
    const preview = async () => (await editor.call('preview-save', {})).json;
    await edit([{ kind: 'set', path: ['heading', 'ar'], value: 'عروض في المملكه ({month})' }]);
    const { warnings, hash, drafts: paths } = await preview();
    const listed = [expect.objectContaining({ code: 'arabic-spelling', file: temu, path: ['heading', 'ar'] })];
    expect(warnings).toEqual({ count: 1, fromBefore: 0, listed });
    await editor.call('save', { hash, paths });
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Other ({month})' }]);
    expect((await preview()).warnings).toEqual({ count: 1, fromBefore: 1, listed });
    await edit([{ kind: 'set', path: ['icon'], value: 'leaff' }]);
    expect((await preview()).warnings).toBeUndefined();
    await editor.call('discard', { path: temu });
    await editor.call('undo-save', {});
    await expect.poll(checked, patience).toBe(true);
  });

  it('previews a save, saves, and undoes the save', async () => {
    await editor.call('text', { path: temu, text: editor.saved(temu) });
    const before = editor.saved(temu);
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Saved ({month})' }]);
    const preview = (await editor.call('preview-save', {})).json;
    expect(preview).toMatchObject({ errors: 0, merged: [], conflicts: [] });
    expect(preview.diff).toContain('Saved ({month})');
    expect(preview.changes.en).toContain('Saved');
    expect(preview.changes.ar).toMatch(/^### صفحات|^### نصوص|^### عروض/);
    expect(editor.saved(temu)).toBe(before);
    const { hash, drafts: paths } = preview;
    expect((await editor.call('save', { hash, paths })).json).toEqual({ saved: [temu] });
    expect(editor.saved(temu)).toContain('Saved ({month})');
    const { files, lastSave } = (await editor.call('state')).json;
    expect(lastSave).toEqual([temu]);
    expect(files.every((file: { readonly draft?: string }) => file.draft === undefined)).toBe(true);
    expect((await editor.call('undo-save', {})).json).toEqual({ restored: [temu] });
    expect(editor.saved(temu)).toBe(before);
    expect((await editor.call('undo-save', {})).status).toBe(409);
    await expect.poll(checked, patience).toBe(true);
  });

  it('refuses to save errors unless they are allowed', ofSession, async () => {
    const before = editor.saved(temu);
    await edit([{ kind: 'set', path: ['offers', 0, 'kind'], value: 'cod' }]);
    const { hash, drafts: paths } = (await editor.call('preview-save', {})).json;
    expect((await editor.call('save', { hash, paths })).json).toMatchObject({ refused: 'errors' });
    expect(editor.saved(temu)).toBe(before);
    expect((await editor.call('save', { hash, paths, withErrors: true })).json).toEqual({ saved: [temu] });
    await editor.call('undo-save', {});
    expect(editor.saved(temu)).toBe(before);
  });

  it('merges what another person has saved, and asks which value stays of a field that both have changed', async () => {
    const preview = async () => (await editor.call('preview-save', {})).json;
    const set = (field: string, value: string) => edit([{ kind: 'set', path: [field], value }]);
    const savedElsewhere = (brand: string): Promise<void> =>
      editor.changeElsewhere(temu, editor.saved(temu).replace(/^brand: .*$/m, `brand: "${brand}"`));
    await set('icon', 'leaf');
    await savedElsewhere('#0f6e56');
    const merged = await preview();
    expect(merged).toMatchObject({ merged: [temu], conflicts: [], errors: 0 });
    expect(merged.diff).toContain('+icon: leaf');
    expect(merged.diff).not.toContain('0f6e56"\n+');
    await editor.call('save', { hash: merged.hash, paths: [temu] });
    expect(editor.saved(temu)).toContain('brand: "#0f6e56"\nicon: leaf\n');

    await set('brand', '#111111');
    await savedElsewhere('#222222');
    const { conflicts, hash: unresolved } = await preview();
    expect(conflicts).toMatchObject([
      { path: temu, fields: [{ path: ['brand'], base: '#0f6e56', mine: '#111111', theirs: '#222222' }] },
    ]);
    expect((await editor.call('save', { hash: unresolved, paths: [temu] })).status).toBe(409);
    expect((await editor.call('resolve', { path: temu, choices: [] })).status).toBe(409);
    expect(editor.saved(temu)).toContain('#222222');
    const choices = [{ path: ['brand'], take: 'mine' }];
    expect((await editor.call('resolve', { path: temu, choices })).json).toMatchObject({ changedOnDisk: false });
    expect((await editor.call('undo', { path: temu })).json.canRedo).toBe(true);
    await editor.call('redo', { path: temu });
    const { hash } = await preview();
    expect((await editor.call('save', { hash, paths: [temu] })).json).toEqual({ saved: [temu] });
    expect(editor.saved(temu)).toContain('brand: "#111111"');
    await editor.call('undo-save', {});
    expect(editor.saved(temu)).toContain('brand: "#222222"');
  });

  it('has its drafts again after it was killed, and asks what stays of a file that another person has deleted', async () => {
    const before = editor.saved(temu);
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Kept ({month})' }]);
    await editor.restart();
    const kept = { draft: 'changed', value: { heading: { en: 'Kept ({month})' } } };
    expect((await editor.call('open', { path: temu })).json).toMatchObject(kept);
    await editor.changeElsewhere(temu, undefined);
    const { conflicts } = (await editor.call('preview-save', {})).json;
    expect(conflicts).toMatchObject([{ path: temu, mine: expect.stringContaining('Kept'), theirs: '' }]);
    await editor.changeElsewhere(temu, before);
    const discarded = (await editor.call('discard', { path: temu })).json;
    expect([discarded.draft, discarded.text]).toEqual([undefined, before]);
  });
});
