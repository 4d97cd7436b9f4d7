import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldEdit } from '../../../../src/domain/editor-protocol';
import { startEditor, type EditorServer } from '../../../support/editor-server';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
let editor: EditorServer;

const temu = 'data/stores/temu.yaml';
const onDisk = (file: string): string => readFileSync(path.join(copy.root, file), 'utf8');
const edit = (edits: readonly FieldEdit[]) => editor.call('edit', { path: temu, edits });
const checked = async (): Promise<boolean> => (await editor.call('state')).json.isChecked;

/** Generous, because a busy machine takes several times as long. */
const patience = { timeout: 30_000 };

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  editor = await startEditor(copy.root);
});

afterAll(async () => {
  await editor?.stop();
  copy?.remove();
});

describe('npm run edit', () => {
  it('serves its page without the problem panel of the preview', async () => {
    const { status, text } = await editor.ask('/__edit/');
    expect(status).toBe(200);
    expect(text).toContain('/editor/main.tsx');
    expect(text).not.toContain('problem-panel');
    expect((await editor.ask('/__edit')).headers.location).toBe('/__edit/');
  });

  it('serves the last valid messages of the editor, even without the token', { tags: ['all'] }, async () => {
    const file = 'data/messages/editor.yaml';
    const messages = async (): Promise<string> => JSON.stringify((await editor.ask('/__edit/messages')).json);
    const first = await messages();
    expect(first).toContain('editor.errors');
    const write = async (text: string): Promise<void> => {
      await editor.call('text', { path: file, text });
      await expect.poll(checked, patience).toBe(true);
    };
    await write(onDisk(file).replace('    en: Editor\n', '    en: Writing desk\n'));
    const second = await messages();
    expect(second).toBe(first.replace('"Editor"', '"Writing desk"'));
    await write(onDisk(file).replace('{count, plural, one', '{count, plural one'));
    expect((await editor.call('state')).json.findings).toMatchObject([{ file, kind: 'error' }]);
    expect(await messages()).toBe(second);
    await write('messages: {');
    expect(await messages()).toBe(second);
    await editor.call('discard', { path: file });
    await expect.poll(messages, patience).toBe(first);
  });

  it('refuses to run twice in the same project', () => {
    const second = copy.run('edit', '--port', '0');
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('The editor runs already')]);
  });

  it('recovers the drafts after it was killed', async () => {
    await edit([{ kind: 'set', path: ['heading', 'en'], value: 'Kept ({month})' }]);
    await editor.stop('SIGKILL');
    editor = await startEditor(copy.root);
    const { json } = await editor.call('open', { path: temu });
    expect(json).toMatchObject({ draft: 'changed', value: { heading: { en: 'Kept ({month})' } } });
    const discarded = await editor.call('discard', { path: temu });
    expect([discarded.json.draft, discarded.json.text]).toEqual([undefined, onDisk(temu)]);
  });
});
