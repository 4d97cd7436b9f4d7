import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandLine } from '../../../support/command-line';
import { gitIn } from '../../../support/git';

let project: CommandLine;

const git = (...args: readonly string[]): string => gitIn(project.root, ...args);

beforeAll(() => {
  project = new CommandLine();
  git('init', '--quiet');
  git('add', 'data');
  git('commit', '--quiet', '--message', 'Data');
  cpSync(project.at('data'), project.at('former'), { recursive: true });
});
afterAll(() => project.remove());

const edit = (from: string, to: string): void => {
  const text = project.read('data/stores/noon.yaml');
  expect(text).toContain(from);
  project.write('data/stores/noon.yaml', text.replace(from, to));
};

test('npm run changes compares data/ with a commit, or two folders', { tags: ['all'] }, async () => {
  expect(await project.run('changes', 'HEAD')).toMatchObject({
    code: 0,
    out: '## What shoppers will see differently\n\nShoppers see no difference.\n',
    err: '',
  });
  edit('\nheading:\n  en: ', '\nheading:\n  en: New, ');
  const { code, out } = await project.run('changes', 'HEAD');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('### Texts changed (1)\n\n- \u2068heading\u2069, English\n'),
  ]);
  expect((await project.run('changes', 'former', 'data')).out).toBe(out);
  const asJson: unknown = JSON.parse((await project.run('changes', 'former', 'data', '--format', 'json')).out);
  expect(asJson).toMatchObject({ version: 1, texts: [{ field: 'heading', pages: ['/en/store/noon'] }] });
  expect(await project.run('changes', 'HEAD', '--links', 'https://preview.example.com')).toMatchObject({
    code: 0,
    out: 'https://preview.example.com/en/store/noon\n',
  });
  edit('en: New, ', 'en: ');
  expect(await project.run('changes', 'HEAD', '--links', '')).toMatchObject({ code: 0, out: '' });
});

test('npm run changes refuses to compare data with errors', async () => {
  edit('kind: faq', 'kind: fag');
  expect(await project.run('changes', 'HEAD')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('noon.yaml'),
  });
  edit('kind: fag', 'kind: faq');
});

test('npm run changes says that the earlier data has errors by the current rules', { tags: ['all'] }, async () => {
  project.write('former/site.yaml', project.read('former/site.yaml').replace(/^timeZone:.*\n/m, ''));
  expect(await project.run('changes', 'former', 'data')).toMatchObject({
    code: 0,
    out: 'The earlier data cannot be compared: it has 1 error by the rules and schemas of this version.\n',
  });
});

test.each([
  [['nowhere'], 'There is no commit "nowhere" in this repository.'],
  [['--help'], 'Usage:'],
  [['here', 'there'], 'There is no folder "there".'],
  [[], 'Give a commit to compare data/ with, or two folders to compare.'],
])('npm run changes explains what it expects for the arguments %j', async (words, sentence) => {
  const { out, err } = await project.run('changes', ...words);
  expect(out + err).toContain(sentence);
});
