import { afterEach, describe, expect, it } from 'vitest';
import type { HostedEditor } from '../../../../generator/authoring/hosted/hosted-editor';
import { checkForOthers } from '../../../../generator/authoring/hosted/checks';
import type {
  CheckProgress,
  EditorState,
  OffersToTry,
  OpenFile,
  SavePreview,
  TriedResult,
} from '../../../../src/domain/editing/editor-protocol';
import { buildFiles } from '../../../../generator/authoring/hosted/build-files';
import { projectSystem } from '../../../support/catalogue';
import { catalogueBranch, firstProgress, hostedEditor, type HostedUnderTest } from '../../../support/hosted-editor';

const now = Date.UTC(2026, 9, 20);
const path = 'data/stores/noon.yaml';

let open: HostedEditor[] = [];

afterEach(() => {
  for (const editor of open) editor.close();
  open = [];
});

function editorOf(
  branch: ReturnType<typeof catalogueBranch>,
  kept?: Map<string, Uint8Array>,
  mayCheck?: Promise<void>,
): HostedUnderTest {
  const made = hostedEditor(branch, now, kept, mayCheck);
  open.push(made.editor);
  return made;
}

/** Asks as the page does. */
async function ask<Answer>(editor: HostedEditor, name: string, body?: object): Promise<Answer> {
  const answer = await editor.answer(body ? 'POST' : 'GET', name, body);
  expect(answer).toMatchObject({ status: 200 });
  // The response to this request.
  return answer.body as Answer;
}

const edit = (editor: HostedEditor, field: string, value: string): Promise<OpenFile> =>
  ask(editor, 'edit', { path, edits: [{ kind: 'set', path: [field], value }] });

/** Waits until everything is checked since the last edit. */
const checked = (editor: HostedEditor): Promise<void> =>
  expect.poll(async () => (await ask<EditorState>(editor, 'state')).isChecked, { timeout: 60_000 }).toBe(true);

it('checkForOthers reports ten times how many files it has read', async () => {
  const data = [...catalogueBranch().files].map(([file, bytes]) => ({ path: file, bytes }));
  const project = projectSystem();
  const files = [
    ...data,
    ...[...buildFiles(project)].map(([file, text]) => ({ path: file, bytes: new TextEncoder().encode(text) })),
  ];
  const clock = () => ({ now, present: now, stopwatch: () => 0 });
  const reported: CheckProgress[] = [];
  await checkForOthers({ files, environment: {}, code: 'test', clock }, (progress) => reported.push(progress));
  expect(reported.length).toBeGreaterThan(5);
  expect(reported.every(({ done, all }) => done <= all && all === data.length)).toBe(true);
});

describe('HostedEditor', () => {
  it('answers before the first check, and finds errors of edited files before all are checked', async () => {
    let allowCheck = (): void => undefined;
    const mayCheck = new Promise<void>((resolve) => {
      allowCheck = resolve;
    });
    const { editor, events } = editorOf(catalogueBranch(), undefined, mayCheck);
    expect((await ask<OpenFile>(editor, 'open', { path })).value).toMatchObject({ slug: 'noon' });
    expect((await edit(editor, 'brand', 'rot')).findings).toEqual([]);
    const first = editor.begin();
    const findings = async (): Promise<OpenFile['findings']> =>
      (await ask<OpenFile>(editor, 'open', { path })).findings;
    const wrongField = expect.objectContaining({ kind: 'error', path: ['brand'] });
    // Edited files are checked against their schema before the full check, and by all rules after it.
    await expect.poll(findings, { timeout: 20_000 }).toContainEqual(wrongField);
    expect(await ask<EditorState>(editor, 'state')).toMatchObject({ isChecked: false, progress: firstProgress });
    allowCheck();
    await first;
    expect((await ask<EditorState>(editor, 'state')).progress).toBeUndefined();
    expect(await findings()).toContainEqual(wrongField);
    await ask(editor, 'discard', { path });
    await checked(editor);
    expect(events).toContain('edit:state');
    expect(await editor.picture('noon.svg')).toBeDefined();
  });

  it('commits with the comment, and nothing if the repository has moved since the preview', async () => {
    const branch = catalogueBranch();
    const { editor } = editorOf(branch);
    await editor.begin();
    await edit(editor, 'category', 'fashion');
    const shown = await ask<SavePreview>(editor, 'preview-save', {});
    branch.commitElsewhere(path, branch.text(path).replace('brand: "#feee00"', 'brand: "#0f6e56"'));
    const save = { paths: [path], hash: shown.hash, withErrors: false, comment: 'Another category' };
    expect(await editor.answer('POST', 'save', save)).toMatchObject({ status: 409, body: { refused: 'not-shown' } });
    expect(branch.commits).toEqual([]);
    const { hash } = await ask<SavePreview>(editor, 'preview-save', {});
    await ask(editor, 'save', { ...save, hash });
    expect(branch.commits).toEqual([{ comment: 'Another category', paths: [path] }]);
    expect((await ask<EditorState>(editor, 'state')).files.filter(({ draft }) => draft)).toEqual([]);
  });

  it('has the changes that are not saved again after a crash, and shows what the repository has taken since', async () => {
    const branch = catalogueBranch();
    const { editor, kept } = editorOf(branch);
    await edit(editor, 'brand', '#333333');
    editor.close();
    const { editor: again } = editorOf(branch, kept);
    expect((await ask<OpenFile>(again, 'open', { path })).value).toMatchObject({ brand: '#333333' });
    await again.begin();
    branch.commitElsewhere(path, branch.text(path).replace('#feee00', '#333333'));
    branch.commitElsewhere('data/stores/temu.yaml', undefined);
    expect(await ask(again, 'pull', {})).toEqual({ pulled: [path, 'data/stores/temu.yaml'] });
    expect((await ask<OpenFile>(again, 'open', { path })).draft).toBeUndefined();
    expect(kept.size).toBe(0);
    await checked(again);
    const { files, findings } = await ask<EditorState>(again, 'state');
    expect(files.map((file) => file.path)).not.toContain('data/stores/temu.yaml');
    // Other files refer to the removed store.
    expect(findings.some(({ kind }) => kind === 'error')).toBe(true);
  });

  it('lists what should be tested next, and writes results from a shop into the logs of their offers', async () => {
    const branch = catalogueBranch();
    const { editor } = editorOf(branch);
    await editor.begin();
    const { offers, questions, money } = await ask<OffersToTry>(editor, 'to-try');
    expect(offers.length).toBeGreaterThan(10);
    expect(offers[0]).toMatchObject({ due: true, url: expect.stringMatching(/^https:/) });
    expect(questions.find(({ name }) => name === 'country')?.choices?.map(({ value }) => value)).toContain('SA');
    expect(money.currencyOf.KW).toBe('KWD');
    const noon = offers.find(({ code }) => code === 'NDX143');
    const temu = offers.find(({ store }) => store === 'temu');
    const results: readonly TriedResult[] = [
      {
        store: 'noon',
        offer: noon?.offer ?? '',
        date: '2026-10-20',
        country: 'SA',
        channel: 'app',
        result: 'worked',
        basket: { before: 250, after: 212.5, currency: 'SAR' },
      },
      { store: 'temu', offer: temu?.offer ?? '', date: '2026-10-20', result: 'failed', reason: 'minimum' },
    ];
    expect(await ask(editor, 'tried', { results })).toEqual({ paths: [path, 'data/stores/temu.yaml'] });
    expect((await ask<OpenFile>(editor, 'open', { path })).text).toContain(
      '- date: 2026-10-20\n        country: SA\n        channel: app\n        result: worked\n',
    );
    const { diff, errors, hash } = await ask<SavePreview>(editor, 'preview-save', {});
    expect(errors).toBe(0);
    expect(diff).toContain('reason: minimum');
    const paths = [path, 'data/stores/temu.yaml'];
    await ask(editor, 'save', { paths, hash, withErrors: false, comment: 'Two tests' });
    expect(branch.commits).toEqual([{ comment: 'Two tests', paths }]);
    const unknown = [{ store: 'noon', offer: 'no-such-offer', date: '2026-10-20', result: 'worked' }];
    expect(await editor.answer('POST', 'tried', { results: unknown })).toMatchObject({ status: 409 });
  });
});
