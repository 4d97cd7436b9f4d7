import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;

const git = (...args: readonly string[]): void => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: copy.root, stdio: 'pipe' });
};

beforeAll(() => {
  copy = copyProject();
  git('init', '--quiet');
  git('add', 'data');
  git('commit', '--quiet', '--message', 'Data');
  cpSync(path.join(copy.root, 'data'), path.join(copy.root, 'former'), { recursive: true });
});
afterAll(() => {
  copy.remove();
});

const edit = (from: string, to: string): void => {
  const file = path.join(copy.root, 'data/stores/noon.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('npm run changes compares data/ with a commit, or two folders', { tags: ['all'], timeout: 240_000 }, () => {
  expect(copy.run('changes', 'HEAD')).toMatchObject({
    code: 0,
    out: '## What shoppers will see differently\n\nShoppers see no difference.\n',
    err: '',
  });
  edit('\nheading:\n  en: ', '\nheading:\n  en: New, ');
  const { code, out } = copy.run('changes', 'HEAD');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('### Texts changed (1)\n\n- \u2068heading\u2069, English\n'),
  ]);
  expect(copy.run('changes', 'former', 'data').out).toBe(out);
  const asJson: unknown = JSON.parse(copy.run('changes', 'former', 'data', '--format', 'json').out);
  expect(asJson).toMatchObject({ version: 1, texts: [{ field: 'heading', pages: ['/en/store/noon'] }] });
  expect(copy.run('changes', 'HEAD', '--links', 'https://preview.example.com')).toMatchObject({
    code: 0,
    out: 'https://preview.example.com/en/store/noon\n',
  });
  edit('en: New, ', 'en: ');
  expect(copy.run('changes', 'HEAD', '--links', '')).toMatchObject({ code: 0, out: '' });
});

test('npm run changes refuses to compare data with errors', () => {
  edit('kind: faq', 'kind: fag');
  expect(copy.run('changes', 'HEAD')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('noon.yaml') });
  edit('kind: fag', 'kind: faq');
});

test('npm run changes says that the earlier data has errors by the current rules', { tags: ['all'] }, () => {
  const file = path.join(copy.root, 'former/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^timeZone:.*\n/m, ''));
  expect(copy.run('changes', 'former', 'data')).toMatchObject({
    code: 0,
    out: 'The earlier data cannot be compared: it has 1 error by the rules and schemas of this version.\n',
  });
});

test.each([
  [['nowhere'], 'There is no commit "nowhere" in this repository.'],
  [['--help'], 'Usage:'],
  [['here', 'there'], 'There is no folder "there".'],
  [[], 'Give a commit to compare data/ with, or two folders to compare.'],
])('npm run changes explains what it expects for the arguments %j', (words, sentence) => {
  const { out, err } = copy.run('changes', ...words);
  expect(out + err).toContain(sentence);
});
