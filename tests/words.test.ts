import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './support/catalogue';
import { commentsOf, hasVerb, testNamesOf, wornExpressions } from './prose';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

/** Files with texts of the catalogue, and outputs, which follow from other files. */
const withoutProse =
  /\/(?:generated|fixtures|golden|reports|results|catalogue\/[\w/-]+\.yaml)\b|^tests\/planted\/\w+\.md$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => !withoutProse.test(file));

const files = [
  ...['src', 'generator', 'schemas', 'tests'].flatMap(filesBelow),
  ...readdirSync(path.join(projectRoot, 'data/guide')).map((name) => `data/guide/${name}`),
  ...['data/README.md', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
];

/** What a file says to its readers: comments and names of tests, a document, or the descriptions of a schema. */
function proseOf(file: string): string {
  if (file.endsWith('.md')) return read(file);
  if (/^schemas\/.*\.json$/.test(file))
    return [...read(file).matchAll(/"(?:title|description|\$comment)": "(.*)"/g)].map(([, text]) => text).join('\n');
  if (!/\.(?:tsx?|js)$/.test(file)) return '';
  const code = read(file);
  const { groups, tests } = file.startsWith('tests/') ? testNamesOf(file, code) : { groups: [], tests: [] };
  return [commentsOf(file, code), ...groups, ...tests].join('\n');
}

it('comments, documents and names of tests contain at most ten expressions that read as translated', () => {
  const found = files.flatMap((file) => {
    const prose = proseOf(file);
    return wornExpressions.flatMap((expression) =>
      [...prose.matchAll(expression)].map(
        ({ index }) => `${file}: ${prose.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' ')}`,
      ),
    );
  });
  if (found.length > 10) expect(found).toEqual([]);
});

it('every name of a test contains a verb', () => {
  const names = files
    .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
    .flatMap((file) => testNamesOf(file, read(file)).tests.map((name) => ({ file, name })));
  expect(names.length).toBeGreaterThan(1500);
  // A name such as `%s` or `$name` is in the table of the test.
  const without = names.filter(({ name }) => !/^(?:%s|\$\w+)$/.test(name) && !hasVerb(name));
  expect(without.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

it.each([
  ['reports a store without offers', true],
  ['the guide names each of its pages', true],
  ['letterOf places %s under %s', true],
  ['never exceeds the basket', true],
  ['and nothing else', false],
  ['of a table with stores', false],
  ['both names of the store', false],
])('hasVerb tells whether %j has a finite verb', (name, expected) => {
  expect(hasVerb(name)).toBe(expected);
});
