import { inEnglish } from '../../../support/english';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { exitCodes } from '../../../../generator/cli/commands/command';
import { planRemove } from '../../../../generator/authoring/everyday/remove';
import { planRename } from '../../../../generator/authoring/everyday/rename';
import { nodeSystem } from '../../../../generator/system/system';
import { EverydayProject } from './sample';

const rename = { name: 'rename', plan: planRename, needsAll: true };
const remove = { name: 'remove', plan: planRemove, needsAll: true };
const now = Date.UTC(2026, 10, 24, 9);
let project: EverydayProject;
beforeEach(() => {
  project = new EverydayProject();
});
afterEach(() => project.remove());

const append = (file: string, text: string): void => project.write(file, project.read(file) + text);
const replace = (file: string, from: string, to: string): void =>
  project.write(file, project.read(file).replace(from, to));
const errors = (): readonly string[] =>
  inEnglish(check({ ...nodeSystem(project.folder, {}), now, present: now }).diagnostics).flatMap(
    ({ severity, message }) => (severity === 'error' ? [message] : []),
  );
/** A third store, which only what a test adds refers to. */
function addStore(): void {
  const text = project.read('data/stores/luban.yaml');
  project.write(
    'data/stores/oud.yaml',
    text
      .replaceAll('luban', 'oud')
      .replaceAll('LUBAN', 'OUD')
      .replaceAll('Luban', 'Oud')
      .replaceAll('لبان', 'عود')
      .replace('logo: oud.svg', 'logo: luban.svg')
      .replace(/^rating:[\s\S]*/m, ''),
  );
}

describe('another name of a store', () => {
  test('is that of its file, its slug and its address, and everything refers to it', async () => {
    replace('data/posts/first-order.yaml', 'body: |', 'stores: [luban, souk]\nbody: |');
    append('data/posts/first-order.yaml', '  And [its tests](/store/luban/checks), and **[Luban](/store/luban)**.\n');
    replace('data/home.yaml', '[all stores](/stores)', '[all stores](/stores), [Luban](/store/luban)');
    expect(await project.written(rename, 'luban oud-house')).toEqual([
      '--- data/claims.yaml',
      '+++ data/claims.yaml',
      '-    ratings: [luban]',
      '+    ratings: [oud-house]',
      '--- data/home.yaml',
      '+++ data/home.yaml',
      ...Array.from({ length: 7 }, () => ['-  - store: luban', '+  - store: oud-house']).flat(),
      '-      en: See [all stores](/stores), [Luban](/store/luban).',
      '+      en: See [all stores](/stores), [Luban](/store/oud-house).',
      '--- data/posts/first-order.yaml',
      '+++ data/posts/first-order.yaml',
      '-stores: [luban, souk]',
      '+stores: [oud-house, souk]',
      '-  And [its tests](/store/luban/checks), and **[Luban](/store/luban)**.',
      '+  And [its tests](/store/oud-house/checks), and **[Luban](/store/oud-house)**.',
      '--- data/redirects.yaml',
      '+++ data/redirects.yaml',
      '+  - from: /{lang}/store/luban',
      '+    to: /{lang}/store/oud-house',
      '+  - from: /{lang}/store/luban/*',
      '+    to: /{lang}/store/oud-house/*',
      '--- data/stores/luban.yaml',
      '+++ data/stores/oud-house.yaml',
      '-slug: luban',
      '-path: /store/luban',
      '+slug: oud-house',
      '+path: /store/oud-house',
    ]);
    expect(project.everything).not.toContain('data/stores/luban.yaml\n');
    expect(errors()).toEqual([]);
  });

  test('and back again leaves no circle', async () => {
    await project.written(rename, 'luban oud');
    await project.written(rename, 'oud luban');
    expect(errors()).toEqual([]);
    const redirects = project.read('data/redirects.yaml');
    expect(redirects).toContain('from: /{lang}/store/oud\n    to: /{lang}/store/luban\n');
    expect(redirects).not.toContain('from: /{lang}/store/luban\n');
  });

  test('can be another address alone, or leave an address that is not made of it', async () => {
    expect((await project.written(rename, 'luban /luban-codes')).filter((line) => line.startsWith('+'))).toEqual([
      '+++ data/redirects.yaml',
      '+  - from: /{lang}/store/luban',
      '+    to: /{lang}/luban-codes',
      '+  - from: /{lang}/store/luban/*',
      '+    to: /{lang}/luban-codes/*',
      '+++ data/stores/luban.yaml',
      '+path: /luban-codes',
    ]);
    const { out } = await project.everyday(rename, { words: 'luban oud', yes: true });
    expect(out).toContain(
      'The address of the page stays /luban-codes. To change it too: npm run rename /luban-codes NEW-ADDRESS',
    );
    expect(out).not.toContain('data/redirects.yaml');
  });

  test('needs no redirect while readers cannot see the store', async () => {
    addStore();
    replace('data/stores/oud.yaml', 'slug: oud\n', 'slug: oud\ndraft: true\n');
    const lines = await project.written(rename, 'oud agarwood');
    expect(lines.slice(0, 2)).toEqual(['--- data/stores/oud.yaml', '+++ data/stores/agarwood.yaml']);
  });

  test('is refused if another file has it', async () => {
    const before = project.everything;
    const { code, out } = await project.everyday(rename, { words: 'luban /about', yes: true });
    expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('duplicate-path')]);
    await expect(project.everyday(rename, { words: 'luban souk', yes: true })).rejects.toThrow('exists already');
    expect(project.everything).toBe(before);
  });
});

describe('another name of a page or post', () => {
  test('is its address and its file', async () => {
    expect(await project.written(rename, 'about who-we-are')).toEqual([
      '--- data/pages/about.yaml',
      '+++ data/pages/who-we-are.yaml',
      '-path: /about',
      '+path: /who-we-are',
      '--- data/posts/first-order.yaml',
      '+++ data/posts/first-order.yaml',
      '-  Read [about us](/about).',
      '+  Read [about us](/who-we-are).',
      '--- data/redirects.yaml',
      '+++ data/redirects.yaml',
      '+  - from: /{lang}/about',
      '+    to: /{lang}/who-we-are',
      '--- data/site.yaml',
      '+++ data/site.yaml',
      '-      to: /about',
      '+      to: /who-we-are',
    ]);
  });

  test('of a list that redirects lead to changes these redirects', async () => {
    const lines = await project.written(rename, '/stores /shops');
    expect(lines).toEqual(
      expect.arrayContaining(['-    to: /en/stores', '+    to: /en/shops', '+    to: /{lang}/shops']),
    );
    expect(errors()).toEqual([]);
  });

  test('of a post is its slug', async () => {
    expect(await project.written(rename, 'first-order your-first-order')).toEqual([
      '--- data/posts/first-order.yaml',
      '+++ data/posts/your-first-order.yaml',
      '-slug: first-order',
      '+slug: your-first-order',
      '--- data/redirects.yaml',
      '+++ data/redirects.yaml',
      '+  - from: /{lang}/blog/first-order',
      '+    to: /{lang}/blog/your-first-order',
    ]);
  });
});

describe('another id of an offer', () => {
  beforeEach(() => {
    replace('data/stores/luban.yaml', 'offers:\n', 'featured: fifteen-percent\noffers:\n');
    replace(
      'data/stores/luban.yaml',
      '      ar: كل العروض\n',
      '      ar: كل العروض\n    offers: [gift, fifteen-percent]\n',
    );
  });

  test('is written wherever the offer is named, and the old one stays known', async () => {
    expect((await project.written(rename, 'luban/fifteen-percent best')).slice(2)).toEqual([
      '-featured: fifteen-percent',
      '+featured: best',
      '-  - id: fifteen-percent',
      '-    formerly: [fifteen-off]',
      '+  - id: best',
      '+    formerly: [fifteen-percent, fifteen-off]',
      '-    offers: [gift, fifteen-percent]',
      '+    offers: [gift, best]',
    ]);
  });

  test('can be a former one', async () => {
    const lines = await project.written(rename, 'luban/fifteen-percent luban/fifteen-off');
    expect(lines).toEqual(
      expect.arrayContaining(['+  - id: fifteen-off', '+    formerly: [fifteen-percent]', '+featured: fifteen-off']),
    );
  });

  test('that comes from a feed stays', async () => {
    await expect(project.everyday(rename, { words: 'souk/1 five' })).rejects.toThrow('souk/1 comes from a feed');
  });
});

test('nothing gets another name while a file has an error: what refers to it may be in that file', async () => {
  project.write('data/posts/unfinished.yaml', 'slug: unfinished\n');
  const before = project.everything;
  const { code, out } = await project.everyday(rename, { words: 'luban oud', yes: true });
  expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('data/posts/unfinished.yaml')]);
  expect(project.everything).toBe(before);
});

test.each([
  ['', 'Repeat the command with the answer: npm run rename STORE|PAGE|OFFER NEW-NAME'],
  ['luban', 'What is the new name of luban?\nRepeat the command with the answer: npm run rename luban NEW-NAME'],
  [
    'luban Oud_House',
    '`Oud_House` cannot be a name: names have small Latin letters, digits and single hyphens, such as oud-house.',
  ],
  ['luban a b', '`b` is one word too many.'],
  ['lupan oud', 'There is no page `lupan`: did you mean `luban`?'],
  ['/ start', 'The home page keeps its name and its address.'],
])('a rename that is unclear is refused: %s', async (words, message) => {
  await expect(project.everyday(rename, { words, yes: true })).rejects.toThrow(message);
});

describe('a removed store', () => {
  beforeEach(() => {
    addStore();
    replace('data/posts/first-order.yaml', 'body: |', 'stores: [oud, souk]\nbody: |');
    append('data/posts/first-order.yaml', '  And [its tests](/store/oud/checks), and **[Oud [1]](/store/oud)**.\n');
    append(
      'data/claims.yaml',
      '  - id: oud\n    says: [oud]\n    in: [data/stores/oud.yaml]\n    source: { kind: document, seen: 2025-10 }\n',
    );
    append('data/redirects.yaml', '  - from: /{lang}/agarwood\n    to: /{lang}/store/oud\n');
  });

  test('leads to the page that is named, with everything that led to it', async () => {
    const lines = await project.written(remove, 'oud luban');
    expect(lines.filter((line) => !/^-(?!--)/.test(line))).toEqual([
      '--- data/claims.yaml',
      '+++ data/claims.yaml',
      '--- data/posts/first-order.yaml',
      '+++ data/posts/first-order.yaml',
      '+stores: [souk]',
      '+  And [its tests](/store/luban), and **[Oud [1]](/store/luban)**.',
      '--- data/redirects.yaml',
      '+++ data/redirects.yaml',
      '+    to: /{lang}/store/luban',
      '+  - from: /{lang}/store/oud',
      '+    to: /{lang}/store/luban',
      '+  - from: /{lang}/store/oud/*',
      '+    to: /{lang}/store/luban',
      '--- data/stores/oud.yaml',
      '+++ /dev/null',
    ]);
    expect(errors()).toEqual([]);
    expect(project.read('data/claims.yaml')).not.toContain('oud');
  });

  test('that had another name leaves no redirect behind', async () => {
    await project.written(rename, 'oud agarwood');
    await project.written(remove, 'agarwood 404');
    expect(project.read('data/redirects.yaml')).not.toMatch(/oud|agarwood/);
  });

  test('or nowhere: then its links are words, and redirects to it go', async () => {
    await project.written(remove, 'oud 404');
    expect(project.read('data/posts/first-order.yaml')).toContain('  And its tests, and **Oud [1]**.\n');
    expect(project.read('data/redirects.yaml')).not.toMatch(/oud|agarwood/);
    expect(errors()).toEqual([]);
  });

  test('has a question: where does its address lead?', async () => {
    const { code, out } = await project.everyday(remove, { words: 'oud', answers: ['/stores', 'y'] });
    expect(out).toContain('Where does /store/oud lead from now on?');
    expect(code).toBe(exitCodes.good);
    expect(project.read('data/redirects.yaml')).toContain('from: /{lang}/store/oud\n    to: /{lang}/stores\n');
    await expect(project.everyday(remove, { words: 'about' })).rejects.toThrow('npm run remove about /ADDRESS|404');
  });

  test('that readers never saw has no question', async () => {
    await project.written(remove, 'first-order 404');
    replace('data/redirects.yaml', '  - from: /{lang}/agarwood\n    to: /{lang}/store/oud\n', '');
    replace('data/stores/oud.yaml', 'slug: oud\n', 'slug: oud\ndraft: true\n');
    const { out } = await project.everyday(remove, { words: 'oud', answers: ['n'] });
    expect(out).not.toMatch(/from: |Where does/);
    // A store that was taken off the site for a while had an address.
    expect((await project.written(remove, 'oud luban')).join()).toContain('+  - from: /{lang}/store/oud,');
  });

  test('is refused where a place needs another in its stead: each place is named', async () => {
    const before = project.everything;
    await expect(project.everyday(remove, { words: 'luban /stores', yes: true })).rejects.toThrow(
      /data\/stores\/luban\.yaml is still needed in these places\..*\n(?: {2}data\/home\.yaml:\d+\n?){7}$/,
    );
    expect(project.everything).toBe(before);
  });
});

describe('a removed offer', () => {
  test('is taken out of the lists, and leaves nothing', async () => {
    replace('data/stores/luban.yaml', 'offers:\n', 'featured: gift\noffers:\n');
    replace(
      'data/stores/luban.yaml',
      '      ar: كل العروض\n',
      '      ar: كل العروض\n    offers: [five-percent, gift]\n',
    );
    await project.written(remove, 'luban/gift');
    expect(project.read('data/stores/luban.yaml')).not.toContain('gift');
    await expect(project.everyday(remove, { words: 'luban/five-percent', yes: true })).rejects.toThrow(
      /luban\/five-percent is still needed in these places\..*\n {2}data\/stores\/luban\.yaml:\d+$/,
    );
    await expect(project.everyday(remove, { words: 'luban/ten-percent /stores' })).rejects.toThrow(
      'An offer has no address of its own; leave out `/stores`.',
    );
  });

  test('of a feed is hidden by a correction', async () => {
    expect((await project.written(remove, 'souk/1')).slice(-3)).toEqual(['+rows:', '+  - row: "1"', '+    hide: true']);
  });
});
