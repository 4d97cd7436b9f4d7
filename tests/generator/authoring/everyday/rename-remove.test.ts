import { inEnglish } from '../../../support/english';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { exitCodes } from '../../../../generator/cli/commands/command';
import { nodeSystem } from '../../../../generator/system/system';
import { EverydayProject } from './sample';

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
  inEnglish(check({ ...nodeSystem(project.root, {}), now, present: now }).diagnostics).flatMap(
    ({ severity, message }) => (severity === 'error' ? [message] : []),
  );
/** A third store, to which only the additions of a test refer. */
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

describe('npm run rename for a store', () => {
  test('changes its file, its slug, its address and every reference to it', async () => {
    replace('data/posts/first-order.yaml', 'body: |', 'stores: [luban, souk]\nbody: |');
    append('data/posts/first-order.yaml', '  And [its tests](/store/luban/checks), and **[Luban](/store/luban)**.\n');
    replace('data/home.yaml', '[all stores](/stores)', '[all stores](/stores), [Luban](/store/luban)');
    expect(await project.written('rename luban oud-house')).toEqual([
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

  test('leaves no redirect loop if the store is renamed back', async () => {
    await project.written('rename luban oud');
    await project.written('rename oud luban');
    expect(errors()).toEqual([]);
    const redirects = project.read('data/redirects.yaml');
    expect(redirects).toContain('from: /{lang}/store/oud\n    to: /{lang}/store/luban\n');
    expect(redirects).not.toContain('from: /{lang}/store/luban\n');
  });

  test('changes the address alone, and keeps an address that does not contain the slug', async () => {
    expect((await project.written('rename luban /luban-codes')).filter((line) => line.startsWith('+'))).toEqual([
      '+++ data/redirects.yaml',
      '+  - from: /{lang}/store/luban',
      '+    to: /{lang}/luban-codes',
      '+  - from: /{lang}/store/luban/*',
      '+    to: /{lang}/luban-codes/*',
      '+++ data/stores/luban.yaml',
      '+path: /luban-codes',
    ]);
    const { out } = await project.agreed('rename luban oud');
    expect(out).toContain(
      'The address of the page stays /luban-codes. To change it too: npm run rename /luban-codes NEW-ADDRESS',
    );
    expect(out).not.toContain('data/redirects.yaml');
  });

  test('writes no redirect while the store is unpublished', async () => {
    addStore();
    replace('data/stores/oud.yaml', 'slug: oud\n', 'slug: oud\ndraft: true\n');
    const lines = await project.written('rename oud agarwood');
    expect(lines.slice(0, 2)).toEqual(['--- data/stores/oud.yaml', '+++ data/stores/agarwood.yaml']);
  });

  test('refuses a name or an address that another file has', async () => {
    const before = project.everything;
    const { code, out } = await project.agreed('rename luban /about');
    expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('duplicate-path')]);
    await expect(project.agreed('rename luban souk')).rejects.toThrow('exists already');
    expect(project.everything).toBe(before);
  });
});

describe('npm run rename for a page or post', () => {
  test('changes the address and the file of a page', async () => {
    expect(await project.written('rename about who-we-are')).toEqual([
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

  test('updates the redirects that lead to a renamed list', async () => {
    const lines = await project.written('rename /stores /shops');
    expect(lines).toEqual(
      expect.arrayContaining(['-    to: /en/stores', '+    to: /en/shops', '+    to: /{lang}/shops']),
    );
    expect(errors()).toEqual([]);
  });

  test('changes the slug of a post', async () => {
    expect(await project.written('rename first-order your-first-order')).toEqual([
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

describe('npm run rename for an offer', () => {
  beforeEach(() => {
    replace('data/stores/luban.yaml', 'offers:\n', 'featured: fifteen-percent\noffers:\n');
    replace(
      'data/stores/luban.yaml',
      '      ar: كل العروض\n',
      '      ar: كل العروض\n    offers: [gift, fifteen-percent]\n',
    );
  });

  test('updates every reference to the offer and keeps the old id as a former one', async () => {
    expect((await project.written('rename luban/fifteen-percent best')).slice(2)).toEqual([
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

  test('accepts a former id of the offer', async () => {
    const lines = await project.written('rename luban/fifteen-percent luban/fifteen-off');
    expect(lines).toEqual(
      expect.arrayContaining(['+  - id: fifteen-off', '+    formerly: [fifteen-percent]', '+featured: fifteen-off']),
    );
  });

  test('refuses to rename an offer of a feed', async () => {
    await expect(project.everyday('rename souk/1 five')).rejects.toThrow('souk/1 comes from a feed');
  });
});

describe('npm run rename for the site', () => {
  beforeEach(() => {
    replace('data/home.yaml', 'en: Codes that work\n  ar: أكواد مجرّبة', "en: Sample's codes\n  ar: وأكواد لعيّنة");
    replace('data/home.yaml', 'en: Tried by us.\n  ar: نجرّبها نحن.', 'en: Tried by us.\n  ar: لماذا عيّنة؟');
    replace('data/posts/first-order.yaml', 'author: The team', 'author: Sample team, www.Sample.com');
  });

  test('changes its name in every text of both languages, and names the places that a person must read', async () => {
    expect(await project.written(['rename', 'site', 'Tawfeer Plus', 'التوفير'])).toEqual([
      '--- data/home.yaml',
      '+++ data/home.yaml',
      "-  en: Sample's codes",
      '-  ar: وأكواد لعيّنة',
      "+  en: Tawfeer Plus's codes",
      '+  ar: وأكواد للتوفير',
      '--- data/posts/first-order.yaml',
      '+++ data/posts/first-order.yaml',
      '-author: Sample team, www.Sample.com',
      '+author: Tawfeer Plus team, www.Sample.com',
      '--- data/site.yaml',
      '+++ data/site.yaml',
      '-  en: Sample',
      '-  ar: عيّنة',
      '+  en: Tawfeer Plus',
      '+  ar: التوفير',
    ]);
    const { out } = await project.everyday(['rename', 'site', 'Kupon', 'كوبون'], { answers: ['n'] });
    expect(out).toContain('+  ar: وأكواد لكوبون\n');
    expect(errors()).toEqual([]);
  });

  test('lists what it does not change, and asks for what is missing', async () => {
    const { out } = await project.everyday('rename site Tawfeer', { answers: ['توفير', 'n'] });
    expect(out).toContain('What is the site called in Arabic?');
    expect(out).toMatch(
      /These places were not changed: .*\n(?: {2}data\/.*\n)* {2}data\/home\.yaml:\d+ {2}لماذا عيّنة؟\n/,
    );
    expect(out).toMatch(/ {2}data\/posts\/first-order\.yaml:\d+ {2}…?.*www\.Sample\.com\n/);
    await expect(project.everyday('rename site a b c')).rejects.toThrow('`c` is one word too many');
  });
});

test('npm run rename changes nothing while a file has an error', async () => {
  project.write('data/posts/unfinished.yaml', 'slug: unfinished\n');
  const before = project.everything;
  const { code, out } = await project.agreed('rename luban oud');
  expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('data/posts/unfinished.yaml')]);
  expect(project.everything).toBe(before);
});

test.each([
  ['', 'Repeat the command with the answer: npm run rename STORE|PAGE|OFFER|site NEW-NAME'],
  [
    'luban',
    'What is the new name? (of the site: that in English)\nRepeat the command with the answer: npm run rename luban NEW-NAME',
  ],
  [
    'luban Oud_House',
    '`Oud_House` cannot be a name: names have small Latin letters, digits and single hyphens, such as oud-house.',
  ],
  ['luban a b', '`b` is one word too many.'],
  ['lupan oud', 'There is no page `lupan`: did you mean `luban`?'],
  ['/ start', 'The home page keeps its name and its address.'],
])('npm run rename refuses the unclear words "%s"', async (words, message) => {
  await expect(project.agreed(`rename ${words}`)).rejects.toThrow(message);
});

describe('npm run remove for a store', () => {
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

  test('leads the address of the store and every link to it to the named page', async () => {
    const lines = await project.written('remove oud luban');
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

  test('removes the redirects of a store that was renamed before', async () => {
    await project.written('rename oud agarwood');
    await project.written('remove agarwood 404');
    expect(project.read('data/redirects.yaml')).not.toMatch(/oud|agarwood/);
  });

  test('turns links to the store into text and removes its redirects if its address leads nowhere', async () => {
    await project.written('remove oud 404');
    expect(project.read('data/posts/first-order.yaml')).toContain('  And its tests, and **Oud [1]**.\n');
    expect(project.read('data/redirects.yaml')).not.toMatch(/oud|agarwood/);
    expect(errors()).toEqual([]);
  });

  test('asks where the address of the store leads from now on', async () => {
    const { code, out } = await project.everyday('remove oud', { answers: ['/stores', 'y'] });
    expect(out).toContain('Where does its address lead from now on?');
    expect(code).toBe(exitCodes.good);
    expect(project.read('data/redirects.yaml')).toContain('from: /{lang}/store/oud\n    to: /{lang}/stores\n');
    await expect(project.everyday('remove about')).rejects.toThrow('npm run remove about /ADDRESS|404|none');
  });

  test('does not ask about the address of a store that was never published', async () => {
    await project.written('remove first-order 404');
    replace('data/redirects.yaml', '  - from: /{lang}/agarwood\n    to: /{lang}/store/oud\n', '');
    replace('data/stores/oud.yaml', 'slug: oud\n', 'slug: oud\ndraft: true\n');
    const { out } = await project.everyday('remove oud', { answers: ['n'] });
    expect(out).not.toMatch(/from: |Where does/);
    // A store that was taken off the site for a while had an address.
    expect((await project.written('remove oud luban')).join()).toContain('+  - from: /{lang}/store/oud,');
  });

  test('removes what only the store used, and names the texts and entries that still speak of it', async () => {
    replace('data/stores/oud.yaml', 'logo: luban.svg', 'logo: oud.svg');
    replace('data/stores/oud.yaml', 'category: incense', 'category: oud');
    append('data/categories.yaml', '  oud:\n    name:\n      en: Agarwood\n      ar: خشب\n');
    project.write('data/images/oud.svg', project.read('data/images/luban.svg'));
    replace('data/home.yaml', 'banner:\n  - store: luban', 'banner:\n  - store: oud');
    replace(
      'data/home.yaml',
      'en: Codes for stores.\n  ar: أكواد للمتاجر.',
      'en: Codes for Oud.\n  ar: أكواد للمتاجر وعود.',
    );
    replace('data/site.yaml', '  ar: خصم حتى 80%\n', '  ar: خصم حتى 80%\n  store: oud\n');
    append('data/redirects.yaml', '  - from: /{lang}/OUD10\n    to: /{lang}/stores\n');
    const { out } = await project.everyday('remove oud none', { answers: ['n'] });
    expect(out).toMatch(/-banner:|- {2}- store: oud/);
    expect(out).toContain('--- data/images/oud.svg\n+++ /dev/null\n');
    const notes = out.slice(out.indexOf('These places')).split('\n');
    expect(notes.slice(0, 8)).toEqual([
      'These places still speak of Oud (عود) or have a code of it. Change them by hand:',
      '  data/home.yaml:6  Codes for Oud.',
      '  data/home.yaml:7  أكواد للمتاجر وعود.',
      expect.stringMatching(/^ {2}data\/redirects\.yaml:\d+ {2}\/\{lang\}\/OUD10$/),
      expect.stringMatching(/^ {2}data\/posts\/first-order\.yaml:\d+ {2}.*Oud \[1\]/),
      'The line above the header was about this store and leads to all coupons now. Read its words: data/site.yaml:10',
      'No other store uses these. Remove what you do not need:',
      expect.stringMatching(/^ {2}data\/categories\.yaml:\d+ {2}the category `oud`$/),
    ]);
  });

  test('names the texts that still have a name with a hyphen', async () => {
    replace('data/stores/oud.yaml', 'en: Oud\n', 'en: Al-Oud\n');
    replace('data/home.yaml', 'en: Codes for stores.', 'en: Codes for Al-Oud.');
    const { out } = await project.everyday('remove oud none', { answers: ['n'] });
    expect(out).toMatch(/These places still speak of Al-Oud .*\n {2}data\/home\.yaml:\d+ {2}Codes for Al-Oud\./);
  });

  test('refuses to remove a store that is still needed, and lists the places', async () => {
    const before = project.everything;
    await expect(project.agreed('remove luban /stores')).rejects.toThrow(
      /data\/stores\/luban\.yaml is still needed in these places: (?:data\/home\.yaml:\d+(?:, |\. )){7}Write/,
    );
    expect(project.everything).toBe(before);
  });
});

describe('npm run remove for an offer', () => {
  test('removes the offer from the lists, and refuses one that a list still needs', async () => {
    replace('data/stores/luban.yaml', 'offers:\n', 'featured: gift\noffers:\n');
    replace(
      'data/stores/luban.yaml',
      '      ar: كل العروض\n',
      '      ar: كل العروض\n    offers: [five-percent, gift]\n',
    );
    await project.written('remove luban/gift');
    expect(project.read('data/stores/luban.yaml')).not.toContain('gift');
    await expect(project.agreed('remove luban/five-percent')).rejects.toThrow(
      /luban\/five-percent is still needed in these places: data\/stores\/luban\.yaml:\d+\./,
    );
    await expect(project.everyday('remove luban/ten-percent /stores')).rejects.toThrow(
      'An offer has no address of its own; leave out `/stores`.',
    );
  });

  test('hides an offer of a feed by a correction', async () => {
    expect((await project.written('remove souk/1')).slice(-3)).toEqual(['+rows:', '+  - row: "1"', '+    hide: true']);
  });
});
