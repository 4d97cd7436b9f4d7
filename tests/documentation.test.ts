import { commands } from '../generator/cli/main';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files of a folder with one of these endings, from the project's root. */
function filesBelow(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => ending.test(name) && !/\/(?:generated|fixtures|golden)\//.test(name));
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  // The documents of codes quote possible content of data/, such as links of the site.
  ...filesBelow('generator', /\.md$/).filter((name) => !name.startsWith('generator/catalogue/validate/codes/')),
  ...filesBelow('src', /\.md$/),
];

test('the README has at most 100 lines and begins with the two commands of a newcomer', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(100);
  expect(
    /```sh\n([\s\S]*?)```/
      .exec(readme)?.[1]
      ?.split('\n')
      .map((line) => line.split('#')[0]?.trim()),
  ).toEqual(['npm ci && npm start', 'npm ci && npm test', '']);
});

/** The files that the links of a page refer to. */
const linksOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, target = '']) =>
    path.join(root, path.dirname(page), target),
  );

/** The files and folders that a page mentions. */
const mentionsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/`((?:src|generator|tests|schemas)\/[\w./-]+)`/g)].map(([, file = '']) => file);

test('the pages of the documentation have links to files, and mention files', () => {
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(100);
  expect(pages.flatMap(mentionsOf).length).toBeGreaterThan(100);
});

test.each(pages)('%s links only to files that exist', (page) => {
  expect(linksOf(page).filter((target) => !existsSync(target))).toEqual([]);
});

test.each(pages.filter((page) => page !== 'CHANGELOG.md' && !page.includes('/decisions/')))(
  '%s mentions only files and folders that exist',
  (page) => {
    const endings = ['', '.ts', '.test.ts'];
    expect(
      mentionsOf(page).filter((file) => !endings.some((ending) => existsSync(path.join(root, file + ending)))),
    ).toEqual([]);
  },
);

test('every cited product rule exists, and every rule has a unique number', () => {
  const numbers = [...read('generator/docs/product-rules.md').matchAll(/^- \*\*(R\d+)\. /gm)].map(([, id = '']) => id);
  expect(numbers.length).toBeGreaterThan(30);
  expect(new Set(numbers).size).toBe(numbers.length);
  const cited = ['generator', 'src', 'tests']
    .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|js|md)$/))
    .flatMap((file) =>
      [...read(file).matchAll(/product rules? ((?:R\d+(?:, | and | to )?)+)/gi)].flatMap(([, ids = '']) =>
        (ids.match(/R\d+/g) ?? []).map((id) => ({ file, id })),
      ),
    );
  expect(cited.filter(({ id }) => !numbers.includes(id))).toEqual([]);
});

describe('npm scripts for commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const launched = Object.keys(scripts).filter(
    (name) => scripts[name] === `node generator/cli/launcher/launch.js ${name}`,
  );

  test('exist for every command', () => {
    expect(Object.keys(commands).sort()).toEqual([...launched].sort());
  });

  test.each(launched)('include %s, which operations.md describes', (name) => {
    expect(read('generator/docs/operations.md')).toMatch(
      new RegExp(`\`npm run ${name}\\b|\`SITE_HOST=server npm run ${name}`),
    );
  });
});

describe('decision records', () => {
  const records = readdirSync(path.join(root, 'generator/decisions')).filter((name) => /^\d{4}-/.test(name));

  test.each(records)('keep to the four required headings and 500 words: %s', (name) => {
    const text = read(`generator/decisions/${name}`);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. .+\n`));
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
    expect(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(500);
  });

  test('appear once each in the index', () => {
    const named = [...read('generator/decisions/README.md').matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(
      ([, file]) => file,
    );
    expect(named).toEqual(records);
  });
});
