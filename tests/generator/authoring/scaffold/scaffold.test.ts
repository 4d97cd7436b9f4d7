import { render } from '../../../../generator/catalogue/diagnostics/phrases';
import { describe, expect, test } from 'vitest';
import type { AnyChange } from '../../../../generator/catalogue/amend/file-changes';
import { answered } from '../../../../generator/cli/commands/everyday';
import { nodeSystem } from '../../../../generator/system/system';
import { load } from '../../../../generator/catalogue/load/load';
import { existingOf, type Existing } from '../../../../generator/authoring/scaffold/existing';
import { planOf, resolveAnswers, type Action, type Answers } from '../../../../generator/authoring/everyday/action';
import { asDraft, pageKind, postKind } from '../../../../generator/authoring/scaffold/file-kinds';
import { storeKind } from '../../../../generator/authoring/scaffold/store';
import { tileOf } from '../../../../generator/authoring/scaffold/tile';
import { check, filesOf, sampleFiles, schemas, today } from '../../support/sample-catalogue';

const files = filesOf(sampleFiles);
const existing = existingOf(load(files).documents, files, schemas, today);

/** A new file, of answers that are all given at once. */
function written(kind: Action<Existing>, given: Answers): readonly AnyChange[] {
  const plan = planOf(kind, { words: [], options: given }, existing);
  if (plan.kind !== 'changes') throw new Error(JSON.stringify(plan));
  return plan.changes;
}

/** The diagnostics of new files. */
const contents = (changes: readonly AnyChange[]): Readonly<Record<string, string>> =>
  Object.fromEntries(changes.map(({ path, after }) => [path, typeof after === 'string' ? after : '']));

/** The report on the small catalogue with the new files in it. */
function reportOn(
  kind: Action<Existing>,
  given: Answers,
): { readonly codes: readonly string[]; readonly report: string } {
  const { diagnostics, report } = check({ ...sampleFiles, ...contents(written(kind, given)) });
  return { codes: diagnostics.map(({ code }) => code), report };
}

function problemOf({ questions }: Action<Existing>, given: Answers): string | undefined {
  const [fault] = resolveAnswers(questions, given, existing).faults;
  return fault && `${fault.question.name}: ${render(fault.problem, 'en')}`;
}

const whole: Answers = {
  name: 'Silk Road',
  'name-ar': 'طريق الحرير',
  url: 'https://silk.example.net/',
  category: 'incense',
  code: 'SILK10',
  percent: '10',
};

describe('a scaffolded store', () => {
  test('passes the check as it is if all facts are given', () => {
    expect(reportOn(storeKind, whole).report).toBe('');
  });

  test.each([
    ['store', storeKind, { ...whole }],
    ['post', postKind, { title: 'How to choose a lamp', category: 'Guides' }],
    ['page', pageKind, { heading: 'Gift cards' }],
  ])('passes the check as a draft, as every kind does: %s', (_kind, kind, answers) => {
    const drafts = contents(asDraft(written(kind, answers)));
    const marked = Object.values(drafts).filter((text) => text.includes('draft: true'));
    expect(marked).toEqual([expect.stringMatching(/^(slug|kind): .*\ndraft: true$/m)]);
    const { diagnostics } = check({ ...sampleFiles, ...drafts });
    expect(diagnostics.filter(({ code }) => code !== 'unfinished-draft' && code !== 'missing-image')).toEqual([]);
  });

  test('has a deal and passes the check if no code is given', () => {
    const { code: _code, ...rest } = whole;
    expect(reportOn(storeKind, rest).report).toBe('');
  });

  test.each(['incense', 'Incense', 'بخور'])(
    'has the id of its category (%s) and the icon of a store of that category',
    (category) => {
      const [file] = written(storeKind, { ...whole, category });
      expect(file?.after).toContain('category: incense\n');
      expect(file?.after).toContain('icon: leaf\n');
    },
  );

  test('has the modeline that editors need and the code in quotes', () => {
    const [file] = written(storeKind, { ...whole, code: '12E5' });
    expect(file?.after).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/store\.schema\.json\n/);
    expect(file?.after).toContain('code: "12E5"');
  });

  test('marks each missing text exactly once', () => {
    const { codes, report } = reportOn(storeKind, { name: 'Silk Road', url: 'https://silk.example.net/' });
    expect(new Set(codes)).toEqual(new Set(['unfinished-text']));
    expect(codes.length).toBe((report.match(/TODO\n/g) ?? []).length);
  });

  test('gets a tile of its own only if there is none', () => {
    const names = written(storeKind, whole).map(({ path }) => path);
    expect(names).toEqual(['data/stores/silk-road.yaml', 'data/images/silk-road.svg']);
    const { files: drawn } = storeKind.intend(existing, { slug: 'luban', brand: '#000000' });
    expect(drawn?.map(({ path }) => path)).toEqual(['data/stores/luban.yaml']);
  });

  test.each([
    ['the name of another store', { name: 'Luban' }, 'name: a store "Luban" exists already: data/stores/luban.yaml'],
    [
      'the name of another store in upper case',
      { name: 'LUBAN' },
      'name: a store "LUBAN" exists already: data/stores/luban.yaml',
    ],
    [
      'the Arabic name of another store',
      { 'name-ar': 'لُبان' },
      'name-ar: a store "لُبان" exists already: data/stores/luban.yaml',
    ],
    ['the slug of another store', { slug: 'luban' }, 'slug: a store "luban" exists already: data/stores/luban.yaml'],
    [
      'an invalid slug',
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
      'url: the website must be a full https address: write https://silk.example.net if you meant that',
    ],
    [
      'the website of another store',
      { url: 'https://example.com/' },
      'url: a store with this website exists already: data/stores/luban.yaml',
    ],
    [
      'a placeholder instead of a code',
      { code: 'not required' },
      'code: this means that there is no code: leave the answer empty',
    ],
    ['a code that is too long', { code: 'S'.repeat(65) }, 'code: a code is 1 to 64 printable characters'],
    ['a percentage above 100', { percent: '110' }, 'percent: a percentage is a number from 1 to 100, without %'],
    [
      'the name of a colour',
      { brand: 'green' },
      'brand: a colour is # and six digits from 0 to 9 and a to f, such as #0f6e56',
    ],
    ['a misspelt category', { category: 'incence' }, 'category: there is no category "incence"; did you mean incense?'],
    [
      'an unknown category',
      { category: 'Perfume' },
      'category: there is no category "Perfume"; choose one of incense, marketplace, or add it to data/categories.yaml first',
    ],
  ])('is refused for %s', (_name, answers, problem) => {
    expect(problemOf(storeKind, { ...whole, ...answers })).toBe(problem);
  });

  test('requires a name', () => {
    expect(problemOf(storeKind, {})).toBe('name: an answer is required');
  });
});

test('resolveAnswers reports all faults at once and suggests the full web address', () => {
  const given = { name: '', 'name-ar': 'لُبان', url: 'www.example.com', category: 'nothing', percent: '10%' };
  const { faults } = resolveAnswers(storeKind.questions, { ...given, slug: 'silk-road' }, existing);
  expect(faults.map(({ question }) => question.name)).toEqual(['name', 'name-ar', 'url', 'category', 'percent']);
  expect(faults[2] && render(faults[2].problem, 'en')).toContain('write https://www.example.com if you meant that');
});

/** The questions and messages on a terminal, and the files from the answers. */
async function asked(kind: Action<Existing>, typed: readonly string[], given: Answers = {}) {
  const left = [...typed];
  const shown: string[] = [];
  const say = (text: string): void => void shown.push(text);
  const planned = await answered({ name: 'new', action: kind, given: { options: given } }, existing, {
    system: nodeSystem('/', {}),
    options: { format: 'text', quiet: false },
    values: {},
    positionals: [],
    print: say,
    say,
    terminal: {
      colour: false,
      async ask(prompt) {
        say(prompt);
        return left.shift();
      },
    },
    report: () => false,
  });
  return { shown, text: planned?.changes[0]?.after };
}

test('a question is repeated after an invalid answer and accepts an empty answer for a suggestion', async () => {
  const typed = ['Luban', 'Silk Road', '', '', 'https://silk.example.net/', 'Incense', '', '', ''];
  const { shown, text } = await asked(storeKind, typed);
  for (const line of ['slug: silk-road', 'path: /store/silk-road', 'category: incense', 'icon: leaf', '  ar: TODO'])
    expect(text).toContain(`${line}\n`);
  expect(text).not.toContain('code:');
  expect(shown.slice(0, 5)).toEqual([
    'Name in English: ',
    'a store "Luban" exists already: data/stores/luban.yaml.',
    'Name in English: ',
    'Name in Arabic (empty means: write it later): ',
    'Short name, used in the address of the page and as the name of its file [silk-road]: ',
  ]);
  expect(shown).toContain('Category (for example: incense, marketplace; empty means: write it later): ');
});

test('planNew skips questions that options answer, and refuses an invalid option before it asks', async () => {
  expect((await asked(storeKind, [], { name: 'Silk Road' })).shown).toEqual([
    'Name in Arabic (empty means: write it later): ',
  ]);
  await expect(asked(storeKind, [], { category: 'Perfume' })).rejects.toThrow(
    '--category (Category): there is no category "Perfume"',
  );
});

test('a scaffolded post marks the texts that its author must write', () => {
  const { codes } = reportOn(postKind, { title: 'How to: save' });
  expect(new Set(codes)).toEqual(new Set(['unfinished-text']));
  const [file, picture] = written(postKind, { title: 'How to: save' });
  expect(file?.after).toContain('title: "How to: save"\n');
  expect(file?.after).toContain('author: The team\n');
  expect(picture?.path).toBe('data/images/post-how-to-save.svg');
  expect(problemOf(postKind, { title: 'your first order' })).toBe(
    'title: a post with this title exists already: data/posts/first-order.yaml',
  );
});

test('a scaffolded page marks the texts that its author must write', () => {
  const { codes } = reportOn(pageKind, { heading: 'Press' });
  expect(codes).toContain('unfinished-text');
  expect(codes.filter((code) => code !== 'unfinished-text' && code !== 'unreachable-page')).toEqual([]);
  expect(problemOf(pageKind, { heading: 'About' })).toBe('path: the address /about belongs to data/pages/about.yaml');
  expect(problemOf(pageKind, { heading: 'X', path: '/store/x' })).toBe(
    'path: addresses below /store belong to other kinds of page',
  );
});

test('tileOf draws Latin initials, with dark ink on a bright colour', () => {
  expect(tileOf('Silk Road', '#1d5c56').match(/<path transform/g)).toHaveLength(2);
  expect(tileOf('Silk Road', '#1d5c56')).toContain('stroke="#ffffff"');
  expect(tileOf('Silk Road', '#febe10')).toContain('stroke="#2a2118"');
  expect(tileOf('سوق', '#1d5c56')).not.toContain('transform');
});
