import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandLine } from '../../../support/command-line';

let project: CommandLine;

beforeEach(() => {
  // After midnight in the time zone of the site, at the beginning of a month.
  project = new CommandLine({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 30, 21, 30) / 1000) });
});
afterEach(() => project.remove());

const file = 'data/stores/silk-road.yaml';
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

test('npm run new store writes a store that passes the check, and refuses to write it again', async () => {
  const first = await project.run('new', 'store', ...facts, '--code', 'SILK10', '--percent', '10');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain(`Written: ${file}, data/images/silk-road.svg`);
  expect(first.out).toContain('It passes the check.');
  const written = project.read(file);
  expect(written).toContain('\nchecked: 2026-12\n');
  expect((await project.run('check', '--strict')).code).toBe(0);

  const again = await project.run(
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
    err: '--slug (Short name, used in the address of the page and as the name of its file): a store "silk-road" exists already: data/stores/silk-road.yaml.\n',
  });
  expect(project.read(file)).toBe(written);
});

test('a new store takes offers before its texts are written, and is removed without a trace', async () => {
  const store = await project.run(
    'new',
    'store',
    ...facts.filter((_word, index) => index < 2 || index === 4 || index === 5),
  );
  expect(store.out).toContain(`${file}:12:11  \`category\` is still to be written`);
  const [offer, end, remove] = [
    await project.run('new', 'offer', 'silk-road', 'SILK20', '20', '2026-12-31', '--yes'),
    await project.run('end', 'silk-road/silk20', '2026-12-24', '--yes'),
    await project.run('remove', 'silk-road', 'none', '--yes'),
  ];
  expect([offer.code, end.code, remove.code]).toEqual([0, 0, 0]);
  expect(end.out).toContain('+    expires: 2026-12-24');
  expect(`${remove.out}${remove.err}`).not.toMatch(/Remove what you do not need|`TODO`/);
});

test('npm run new lists the texts that are left to write as JSON', async () => {
  const { code, out } = await project.run('new', 'post', '--title', 'How to choose a lamp', '--format', 'json');
  expect(code).toBe(0);
  const answer: unknown = JSON.parse(out);
  expect(answer).toMatchObject({
    version: 1,
    written: ['data/posts/how-to-choose-a-lamp.yaml', 'data/images/post-how-to-choose-a-lamp.svg'],
  });
  expect(Reflect.get(Object(answer), 'left')).toContainEqual(
    expect.objectContaining({ code: 'unfinished-text', file: 'data/posts/how-to-choose-a-lamp.yaml', line: 7 }),
  );
});

test('npm run new without a terminal names the options whose answers are missing', async () => {
  expect(await project.run('new', 'store', '--name', 'Some')).toMatchObject({
    code: 2,
    err: '--url (Website of the store (https://…)): an answer is required.\n',
  });
});

test('npm run new refuses an option of another kind and an unknown kind', async () => {
  expect(await project.run('new', 'page', '--code', 'X1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--code is not an option of "new page".'),
  });
  expect(await project.run('new', 'shop')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name what to create'),
  });
});

test('npm run report lists endings, old reviews and inactive feeds on a fixed day', { tags: ['all'] }, async () => {
  const { code, out } = await project.run('report');
  expect(code).toBe(0);
  expect(out).toMatch(/^Freshness on 2026-12-01 \(Asia\/Riyadh\)$/m);
  expect(out).toMatch(/^ {2}2026-12-15 {2}in 14 days {2}Temu: ali460086 {2}data\/stores\/temu\.yaml:\d+$/m);
  expect(out).toMatch(/^ {2}2025-09-21 {2}436 days ago {2}AliExpress: fall-sale {2}/m);
  expect(out).toMatch(/^ {2}2025-10 {2}14 months old {2}checked {5}data\/home\.yaml:2$/m);
  expect(out).toMatch(/^ {2}dhgate {2}no active offer {2}\d+ rows, the last ended on 2025-10-05 {2}/m);
  expect(JSON.parse((await project.run('report', '--format', 'json', '--days', '0')).out)).toMatchObject({
    version: 1,
    today: '2026-12-01',
    within: 0,
    ending: [],
  });
});
