import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEditor } from '../support/editor-server';
import { copyProject } from '../support/project-copy';
import { median, type Row } from './measure';
import { storeFile, syntheticStore } from './synthetic-catalogue';

const rounds = 9;

/** The response times of the form editor in milliseconds. */
export interface EditorFigures {
  readonly stores: number;
  /** From the request to the response with the diagnostics of the field. */
  readonly edit: { readonly right: number; readonly wrong: number; readonly page: number; readonly settings: number };
  readonly open: number;
  readonly state: number;
  readonly choices: number;
  /** The preview of a save, with the changes that shoppers see. */
  readonly previewSave: { readonly first: number; readonly later: number };
  /** From an edit to the end of the full check. */
  readonly checked: { readonly right: number; readonly wrong: number };
}

/** Measures the requests of the form editor over HTTP, on a catalogue with a number of stores. */
export async function measureEditor(stores: number): Promise<EditorFigures> {
  const copy = copyProject({}, { ownCache: true });
  for (let index = 0; index < stores; index += 1)
    writeFileSync(path.join(copy.root, storeFile(index)), syntheticStore(index));
  const editor = await startEditor(copy.root);
  const store = storeFile(Math.floor(stores / 2));
  const time = async (name: string, body?: object): Promise<number> => {
    const start = performance.now();
    const { status, text } = await editor.call(name, body);
    if (status !== 200) throw new Error(text);
    return performance.now() - start;
  };
  const isChecked = async (): Promise<boolean> => (await editor.call('state')).json.isChecked;
  const untilChecked = async (): Promise<number> => {
    const start = performance.now();
    // Reading the state of thousands of files takes time.
    while (!(await isChecked())) await new Promise((resolve) => setTimeout(resolve, 100));
    return performance.now() - start;
  };
  const set = (file: string, way: readonly (string | number)[], value: unknown) => ({
    path: file,
    edits: [{ kind: 'set', path: way, value }],
  });
  const each = async (
    edit: (round: number) => object,
  ): Promise<{ readonly answered: number; readonly checked: number }> => {
    const [answered, checked]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const took = await time('edit', edit(round));
      const until = await untilChecked();
      // The first request also loads code.
      if (round > 0) {
        answered.push(took);
        checked.push(until);
      }
    }
    return { answered: median(answered), checked: median(checked) };
  };
  try {
    await untilChecked();
    const right = await each((round) => set(store, ['heading'], { en: `Heading ${round}`, ar: `عنوان ${round}` }));
    // The first preview checks everything like a build.
    const firstPreviewSave = await time('preview-save', {});
    const previewSave = await time('preview-save', {});
    const wrong = await each((round) => set(store, ['offers', 0, 'kind'], `wrong-${round}`));
    await editor.call('discard', { path: store });
    await untilChecked();
    const { files } = (await editor.call('state')).json;
    const { path: post }: { readonly path: string } = files.find(
      ({ schema }: { readonly schema: string }) => schema === 'post',
    );
    const page = await each((round) => set(post, ['author'], `Author ${round}`));
    await editor.call('discard', { path: post });
    await untilChecked();
    const settings: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const name = ['categories', 'general-marketplace', 'name', 'en'];
      settings.push(await time('edit', set('data/categories.yaml', name, `Marketplace ${round}`)));
    }
    await editor.call('discard', { path: 'data/categories.yaml' });
    const repeated = async (name: string, body?: object): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await time(name, body));
      return median(times);
    };
    return {
      stores,
      edit: { right: right.answered, wrong: wrong.answered, page: page.answered, settings: median(settings.slice(1)) },
      open: await repeated('open', { path: store }),
      state: await repeated('state'),
      choices: await repeated('choices'),
      previewSave: { first: firstPreviewSave, later: previewSave },
      checked: { right: right.checked, wrong: wrong.checked },
    };
  } finally {
    await editor.stop();
    copy.remove();
  }
}

/** The figures as a table. */
export function editorRows({
  stores,
  edit,
  open,
  state,
  choices,
  previewSave,
  checked,
}: EditorFigures): readonly Row[] {
  const ms = (value: number): string => `${Math.round(value)} ms`;
  return [
    ['stores', String(stores)],
    ['edit of a store, with its findings: right / wrong', `${ms(edit.right)} / ${ms(edit.wrong)}`],
    ['edit of a post / of the categories', `${ms(edit.page)} / ${ms(edit.settings)}`],
    ['everything checked after that: right / wrong', `${ms(checked.right)} / ${ms(checked.wrong)}`],
    ['open / state / choices', `${ms(open)} / ${ms(state)} / ${ms(choices)}`],
    ['preview of a save: the first / later', `${ms(previewSave.first)} / ${ms(previewSave.later)}`],
  ];
}
