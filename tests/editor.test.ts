import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectionKindsOf } from '../generator/site/emit/section-kinds';
import { loadSchemas } from '../generator/catalogue/load/schemas';
import { catalogueFiles, projectSystem } from './support/catalogue';
import { startEditor, type Completion, type Editor, type EditorDiagnostic } from './language-server';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

// Checked by the first test below.
const settings = JSON.parse(read('.vscode/settings.json')) as Readonly<Record<string, unknown>> & {
  readonly 'yaml.schemas': Readonly<Record<string, string>>;
};

const dataFiles = catalogueFiles.filter((name) => name.endsWith('.yaml'));
const { realPath } = projectSystem();
const readData = (file: string): string => read(realPath(file));

function matches(glob: string, file: string): boolean {
  return new RegExp(`^${glob.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*')}$`).test(file);
}

test.each(dataFiles)('%s has the same single schema in the editor settings and in its first line', (file) => {
  const mapped = Object.entries(settings['yaml.schemas']).filter(([, glob]) => matches(glob, file));
  expect(mapped).toHaveLength(1);
  const [schema = ''] = mapped[0] ?? [];
  const modeline = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readData(file))?.[1] ?? '';
  expect(path.posix.join(path.posix.dirname(file), modeline)).toBe(path.posix.normalize(schema));
  expect(read(path.posix.normalize(schema))).toContain('"description"');
});

test('the recommended extensions cover YAML, the formatter, the tests and the types', () => {
  expect(JSON.parse(read('.vscode/extensions.json'))).toEqual({
    recommendations: expect.arrayContaining([
      'redhat.vscode-yaml',
      'biomejs.biome',
      'vitest.explorer',
      'typescriptteam.native-preview',
    ]),
  });
});

test('every property of every schema has a description', () => {
  const silent: string[] = [];
  function visit(node: unknown, at: string): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'properties' && typeof child === 'object' && child !== null) {
        for (const [name, property] of Object.entries(child)) {
          const explained =
            typeof property === 'object' && property !== null && ('description' in property || '$ref' in property);
          if (!explained) silent.push(`${at}/${name}`);
        }
      }
      visit(child, `${at}/${key}`);
    }
  }
  for (const name of readdirSync(path.join(root, 'schemas')).filter((file) => file.endsWith('.json')))
    visit(JSON.parse(read(`schemas/${name}`)), name);
  expect(silent).toEqual([]);
});

describe('the YAML language server, on a store file', () => {
  const file = 'data/stores/temu.yaml';
  const text = readData(file);
  let editor: Editor;

  beforeAll(async () => {
    editor = await startEditor(root, settings);
  });
  afterAll(() => {
    editor.close();
  });

  /** Replaces one part of the text. Throws if it is missing. */
  function edited(from: string, to: string): string {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }
  const labels = (offered: readonly Completion[]): readonly string[] => offered.map(({ label }) => label);
  const marked = ({ range }: EditorDiagnostic, whole: string): string =>
    (whole.split('\n')[range.start.line] ?? '').slice(range.start.character).trim();

  test('reports nothing for the unchanged store', async () => {
    expect(await editor.open(file, text)).toEqual([]);
  });

  test('reports nothing for any file of the catalogue', { tags: ['all'], timeout: 60_000 }, async () => {
    for (const name of dataFiles) expect([name, await editor.open(name, readData(name))]).toEqual([name, []]);
  });

  test('completes the keys that the store does not have yet', async () => {
    const offered = labels(await editor.complete(file, `${text}⌶`));
    expect(offered).toEqual(expect.arrayContaining(['rating', 'countries', 'offersFrom', 'checkEvery']));
    expect(offered).not.toContain('slug');
  });

  test('completes different keys for a code and for a deal', async () => {
    const ofCode = labels(
      await editor.complete(file, edited('    expires: 2026-12-31\n', '    expires: 2026-12-31\n    ⌶\n')),
    );
    expect(ofCode).toEqual(expect.arrayContaining(['who', 'where', 'minimumSpend']));
    const ofDeal = labels(
      await editor.complete(file, edited('\nsections:', '\n  - id: sale\n    kind: deal\n    ⌶\nsections:')),
    );
    expect(ofDeal).toEqual(expect.arrayContaining(['url', 'title', 'where']));
    expect(ofDeal).not.toContain('code');
  });

  test('completes the kinds of section and the keys of the chosen kind', async () => {
    const ofStores = sectionKindsOf(loadSchemas(projectSystem())).filter(([, { pages }]) => pages.includes('store'));
    expect(ofStores.length).toBeGreaterThan(5);
    expect(labels(await editor.complete(file, `${text}  - kind: ⌶`))).toEqual(ofStores.map(([kind]) => kind));
    const ofSteps = labels(await editor.complete(file, `${text}  - kind: steps\n    ⌶\n`));
    expect(ofSteps).toEqual(expect.arrayContaining(['heading', 'steps', 'intro']));
    expect(ofSteps).not.toContain('questions');
  });

  test('completes the values of a closed list', async () => {
    expect(labels(await editor.complete(file, edited('icon: bag', 'icon: ⌶')))).toEqual(
      expect.arrayContaining(['bag', 'sofa', 'leaf']),
    );
    expect(labels(await editor.complete(file, edited('feedback: votes', 'feedback: ⌶')))).toEqual([
      'votes',
      'thanks',
      'unfinished',
    ]);
    expect(labels(await editor.complete(file, edited('currency: USD', 'currency: ⌶')))).toEqual(
      expect.arrayContaining(['SAR', 'AED']),
    );
  });

  test.each([
    ['checked', 'The month in which a person last went through this page'],
    ['brand', "The store's colour"],
    ['featured', 'The id of the offer shown first'],
    ['    expires', 'The last day (through its end'],
    ['    deepLink', 'the page shows it as a QR code'],
    ['    layout', '`table` for all of them in columns'],
    ['      - question', 'as a shopper would ask it'],
  ])('explains %s on hover', async (key, words) => {
    const hover = await editor.hover(file, edited(`${key}:`, `${key}⌶:`));
    // Markdown escapes its special characters.
    expect(hover.replace(/\\/g, '')).toContain(words);
  });

  test.each([
    ['an unknown kind of section', '- kind: steps', '- kind: stepz', 'stepz', /^Value must be/],
    [
      'a value outside its closed list',
      'feedback: votes',
      'feedback: vote',
      'vote',
      /^Value is not accepted\. Valid values: "votes"/,
    ],
    ['an unknown key', 'aliases:', 'alias:', 'alias:', /^Property alias is not allowed/],
    ['a code without quotes', 'code: "alb121108"', 'code: 12E5', '12E5', /^Incorrect type\. Expected "string"/],
    [
      'a link without https',
      'url: https://www.temu.com/',
      'url: http://www.temu.com/',
      'http://www.temu.com/',
      /A full web address\. Only https|does not match/,
    ],
    [
      'a month that does not exist',
      'checked: 2025-10',
      'checked: 2025-13',
      '2025-13',
      /written YYYY-MM|does not match/,
    ],
    ['a store without a required key', 'icon: bag\n', '', 'slug: temu', /^Missing property "icon"/],
    ['a list in place of a text', 'slug: temu', 'slug: [temu]', '[temu]', /^Incorrect type\. Expected "string"/],
    [
      'a text without its Arabic translation',
      '\nname:\n  en: Temu\n  ar: تيمو\n',
      '\nname:\n  en: Temu\n',
      'name:',
      /Missing property "ar"/,
    ],
  ])('marks %s', async (_what, from, to, place, message) => {
    const wrong = edited(from, to);
    const diagnostics = await editor.open(file, wrong);
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([expect.stringMatching(message)]);
    expect(diagnostics.map((diagnostic) => marked(diagnostic, wrong))).toEqual([place]);
  });
});
