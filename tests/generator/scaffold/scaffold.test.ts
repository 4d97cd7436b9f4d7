import { describe, expect, test } from 'vitest';
import { load } from '../../../generator/load/load';
import { existingOf } from '../../../generator/scaffold/existing';
import { pageScaffolding } from '../../../generator/scaffold/page';
import { asDraft } from '../../../generator/scaffold/draft';
import { postScaffolding } from '../../../generator/scaffold/post';
import {
  answerAll,
  BadAnswer,
  type Answers,
  type NewFile,
  type Scaffolding,
} from '../../../generator/scaffold/question';
import { storeScaffolding } from '../../../generator/scaffold/store';
import { tileOf } from '../../../generator/scaffold/tile';
import { check, filesOf, sampleFiles, schemas, today } from '../support/sample-catalogue';

const existing = existingOf(load(filesOf(sampleFiles)).documents, Object.keys(sampleFiles), schemas);
const discard = (): void => {};

async function written(scaffolding: Scaffolding, given: Answers): Promise<readonly NewFile[]> {
  const answers = await answerAll(scaffolding, given, existing, undefined, discard);
  return scaffolding.write(answers, existing, today);
}

/** The report on the small catalogue with the new files in it. */
async function reportOn(
  scaffolding: Scaffolding,
  given: Answers,
): Promise<{ readonly codes: readonly string[]; readonly report: string }> {
  const files = await written(scaffolding, given);
  const { diagnostics, report } = check({
    ...sampleFiles,
    ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
  });
  return { codes: diagnostics.map(({ code }) => code), report };
}

async function problemOf(scaffolding: Scaffolding, given: Answers): Promise<string> {
  const error = await written(scaffolding, given).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof BadAnswer ? `${error.question.name}: ${error.problem}` : String(error);
}

const whole: Answers = {
  name: 'Silk Road',
  'name-ar': 'طريق الحرير',
  url: 'https://silk.example.net/',
  category: 'incense',
  code: 'SILK10',
  percent: '10',
};

describe('a new store', () => {
  test('whose facts are all given passes the check as it is', async () => {
    expect((await reportOn(storeScaffolding, whole)).report).toBe('');
  });

  test.each([
    ['store', storeScaffolding, { ...whole }],
    ['post', postScaffolding, { title: 'How to choose a lamp', category: 'Guides' }],
    ['page', pageScaffolding, { heading: 'Gift cards' }],
  ])('can be a draft: %s', async (_kind, scaffolding, answers) => {
    const [own, ...others] = await written(scaffolding, answers);
    if (!own) throw new Error('Nothing was written.');
    const files = asDraft([own, ...others]);
    const drafts = files.map(({ text }) => text).filter((text) => text.includes('draft: true'));
    expect(drafts).toEqual([expect.stringMatching(/^(slug|kind): .*\ndraft: true$/m)]);
    const { diagnostics } = check({
      ...sampleFiles,
      ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    });
    expect(diagnostics.filter(({ code }) => code !== 'unfinished-draft' && code !== 'missing-image')).toEqual([]);
  });

  test('without a code has a deal, and passes too', async () => {
    const { code: _code, ...rest } = whole;
    expect((await reportOn(storeScaffolding, rest)).report).toBe('');
  });

  test.each(['incense', 'Incense', 'بخور'])(
    'names the id of its category (%s), and takes the icon of a store of that category',
    async (category) => {
      const [file] = await written(storeScaffolding, { ...whole, category });
      expect(file?.text).toContain('category: incense\n');
      expect(file?.text).toContain('icon: leaf\n');
    },
  );

  test('has everything that editors and YAML need: the modeline, the code in quotes', async () => {
    const [file] = await written(storeScaffolding, { ...whole, code: '12E5' });
    expect(file?.text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/store\.schema\.json\n/);
    expect(file?.text).toContain('code: "12E5"');
  });

  test('of which little is known marks exactly what is left, each place once', async () => {
    const { codes, report } = await reportOn(storeScaffolding, { name: 'Silk Road', url: 'https://silk.example.net/' });
    expect(new Set(codes)).toEqual(new Set(['unfinished-text']));
    expect(codes.length).toBe((report.match(/TODO\n/g) ?? []).length);
  });

  test('has a tile of its own, which is drawn only if there is none', async () => {
    const names = (await written(storeScaffolding, whole)).map(({ path }) => path);
    expect(names).toEqual(['data/stores/silk-road.yaml', 'data/images/silk-road.svg']);
    const drawn = await storeScaffolding.write({ slug: 'luban', brand: '#000000' }, existing, today);
    expect(drawn.map(({ path }) => path)).toEqual(['data/stores/luban.yaml']);
  });

  test.each([
    ['the name of another store', { name: 'Luban' }, 'name: a store "Luban" exists already: data/stores/luban.yaml'],
    ['its name in other letters', { name: 'LUBAN' }, 'name: a store "LUBAN" exists already: data/stores/luban.yaml'],
    ['its Arabic name', { 'name-ar': 'لُبان' }, 'name-ar: a store "لُبان" exists already: data/stores/luban.yaml'],
    ['its slug', { slug: 'luban' }, 'slug: a store "luban" exists already: data/stores/luban.yaml'],
    [
      'a slug that is none',
      { slug: 'Silk Road' },
      'slug: a slug has lower-case Latin letters, digits and single hyphens, such as silk-road',
    ],
    ['an address that is taken', { path: '/about' }, 'path: the address /about belongs to data/pages/about.yaml'],
    [
      'an address with a language',
      { path: '/en/store/silk' },
      'path: write the address without a language, such as /store/silk-road',
    ],
    [
      'a website without https',
      { url: 'http://silk.example.net' },
      'url: the website must be a full https address, such as https://www.example.com/',
    ],
    [
      'the website of another store',
      { url: 'https://example.com/' },
      'url: a store with this website exists already: data/stores/luban.yaml',
    ],
    [
      'words where a code belongs',
      { code: 'not required' },
      'code: this means that there is no code: leave the answer empty',
    ],
    ['a code that is too long', { code: 'S'.repeat(65) }, 'code: a code is 1 to 64 printable characters'],
    [
      'a percentage beyond all bounds',
      { percent: '110' },
      'percent: a percentage is a number from 1 to 100, without %',
    ],
    [
      'a colour by its name',
      { brand: 'green' },
      'brand: a colour is # and six digits from 0 to 9 and a to f, such as #0f6e56',
    ],
    [
      'a category that is misspelt',
      { category: 'incence' },
      'category: there is no category "incence"; did you mean incense?',
    ],
    [
      'a category that does not exist',
      { category: 'Perfume' },
      'category: there is no category "Perfume"; choose one of incense, marketplace, or add it to data/categories.yaml first',
    ],
  ])('is refused %s', async (_name, answers, problem) => {
    expect(await problemOf(storeScaffolding, { ...whole, ...answers })).toBe(problem);
  });

  test('needs a name', async () => {
    expect(await problemOf(storeScaffolding, {})).toBe('name: an answer is required');
  });
});

test('a person is asked again after a bad answer, and can take what is suggested', async () => {
  const typed = ['Luban', 'Silk Road', '', '', 'https://silk.example.net/', 'Incense', '', '', ''];
  const asked: string[] = [];
  const messages: string[] = [];
  const answers = await answerAll(
    storeScaffolding,
    {},
    existing,
    (words) => {
      asked.push(words);
      return Promise.resolve(typed.shift() ?? '');
    },
    (text) => messages.push(text),
  );
  expect(answers).toMatchObject({
    name: 'Silk Road',
    slug: 'silk-road',
    path: '/store/silk-road',
    category: 'Incense',
    icon: 'leaf',
  });
  expect(answers).not.toHaveProperty('name-ar');
  expect(answers).not.toHaveProperty('code');
  expect(messages).toEqual(['  a store "Luban" exists already: data/stores/luban.yaml.']);
  expect(asked.slice(0, 4)).toEqual([
    'Name in English: ',
    'Name in English: ',
    'Name in Arabic (empty means: write it later): ',
    'Slug, used as the name of the file and of the page [silk-road]: ',
  ]);
  expect(asked).toContain('Category (for example: incense, marketplace; empty means: write it later): ');
});

test('a new post marks what only its author can write', async () => {
  const { codes } = await reportOn(postScaffolding, { title: 'How to: save' });
  expect(new Set(codes)).toEqual(new Set(['unfinished-text']));
  const [file, picture] = await written(postScaffolding, { title: 'How to: save' });
  expect(file?.text).toContain('title: "How to: save"\n');
  expect(file?.text).toContain('author: The team\n');
  expect(picture?.path).toBe('data/images/post-how-to-save.svg');
  expect(await problemOf(postScaffolding, { title: 'your first order' })).toBe(
    'title: a post with this title exists already: data/posts/first-order.yaml',
  );
});

test('a new page marks what only its author can write', async () => {
  const { codes } = await reportOn(pageScaffolding, { heading: 'Press' });
  expect(codes).toContain('unfinished-text');
  expect(codes.filter((code) => code !== 'unfinished-text' && code !== 'unreachable-page')).toEqual([]);
  expect(await problemOf(pageScaffolding, { heading: 'About' })).toBe(
    'path: the address /about belongs to data/pages/about.yaml',
  );
  expect(await problemOf(pageScaffolding, { heading: 'X', path: '/store/x' })).toBe(
    'path: addresses below /store belong to other kinds of page',
  );
});

test('a tile has the initials, and dark ink on a bright colour', () => {
  expect(tileOf('Silk Road', '#1d5c56').match(/<path transform/g)).toHaveLength(2);
  expect(tileOf('Silk Road', '#1d5c56')).toContain('stroke="#ffffff"');
  expect(tileOf('Silk Road', '#febe10')).toContain('stroke="#2a2118"');
  expect(tileOf('سوق', '#1d5c56')).not.toContain('transform');
});
