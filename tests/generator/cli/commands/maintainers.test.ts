import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) });
});
afterAll(() => {
  copy.remove();
});

const file = 'data/stores/silk-road.yaml';
const read = (name: string): string => readFileSync(path.join(copy.root, name), 'utf8');
const facts = [
  '--name',
  'Silk Road',
  '--name-ar',
  'طريق الحرير',
  '--url',
  'https://www.example.com/silk-road',
  '--category',
  'General marketplace',
];

test('npm run new store writes a store that passes the check, and refuses to write it again', () => {
  const first = copy.run('new', 'store', ...facts, '--code', 'SILK10', '--percent', '10');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain(`Written: ${file}, data/images/silk-road.svg`);
  expect(first.out).toContain('It passes the check.');
  const written = read(file);
  expect(copy.run('check', '--strict').code).toBe(0);

  const again = copy.run(
    'new',
    'store',
    '--slug',
    'silk-road',
    '--name',
    'Another',
    '--url',
    'https://another.example.net/',
  );
  expect(again).toMatchObject({
    code: 2,
    out: '',
    err: '--slug (Slug, used as the name of the file and of the page): a store "silk-road" exists already: data/stores/silk-road.yaml.\n',
  });
  expect(read(file)).toBe(written);
}, 60_000);

test('npm run new lists the texts that are left to write as JSON', () => {
  const { code, out } = copy.run('new', 'post', '--title', 'How to choose a lamp', '--format', 'json');
  expect(code).toBe(0);
  const answer: unknown = JSON.parse(out);
  expect(answer).toMatchObject({
    version: 1,
    written: ['data/posts/how-to-choose-a-lamp.yaml', 'data/images/post-how-to-choose-a-lamp.svg'],
  });
  expect(Reflect.get(Object(answer), 'left')).toContainEqual(
    expect.objectContaining({ code: 'unfinished-text', file: 'data/posts/how-to-choose-a-lamp.yaml', line: 7 }),
  );
}, 60_000);

test('npm run new refuses an option of another kind and an unknown kind', () => {
  expect(copy.run('new', 'page', '--code', 'X1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--code is not an option of "new page".'),
  });
  expect(copy.run('new', 'shop')).toMatchObject({ code: 2, err: expect.stringContaining('Name what to create') });
}, 60_000);

test('npm run report lists endings, old reviews and inactive feeds on a fixed day', {
  tags: ['all'],
  timeout: 60_000,
}, () => {
  const other = copyProject({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) });
  try {
    const { code, out } = other.run('report');
    expect(code).toBe(0);
    expect(out).toMatch(/^Freshness on 2026-11-21 \(Asia\/Riyadh\)$/m);
    expect(out).toMatch(/^ {2}2026-11-30 {2}in 9 days {2}Temu: alc460086 {2}data\/stores\/temu\.yaml:\d+$/m);
    expect(out).toMatch(/^ {2}2025-09-21 {2}426 days ago {2}AliExpress: fall-sale {2}/m);
    expect(out).toMatch(/^ {2}2025-10 {2}13 months old {2}checked {5}data\/home\.yaml:2$/m);
    expect(out).toMatch(/^ {2}dhgate {2}no active offer {2}\d+ rows, the last ended on 2025-10-05 {2}/m);
    expect(JSON.parse(other.run('report', '--format', 'json', '--days', '0').out)).toMatchObject({
      version: 1,
      today: '2026-11-21',
      within: 0,
      ending: [],
    });
  } finally {
    other.remove();
  }
});
