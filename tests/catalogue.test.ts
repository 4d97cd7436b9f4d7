import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../generator/catalogue/check/check';
import { formatText } from '../generator/catalogue/diagnostics/reporters/text';
import { nodeSystem } from '../generator/system/system';
import { catalogueFolder, projectRoot, projectSystem } from './support/catalogue';

// A change of a schema or a rule must migrate `data/`, which `npm run check` checks, and this copy in the same commit.
test('the frozen catalogue passes check --strict', () => {
  const { diagnostics, sources } = check(nodeSystem(projectRoot, { SITE_DATA: 'tests/catalogue' }));
  expect(formatText(diagnostics, sources)).toBe('');
});

test('the frozen catalogue contains every kind of file', () => {
  const folders = readdirSync(path.join(projectRoot, catalogueFolder));
  for (const name of [
    'site.yaml',
    'home.yaml',
    'redirects.yaml',
    'countries.yaml',
    'currencies.yaml',
    'categories.yaml',
    'payments.yaml',
    'goods.yaml',
    'seasons.yaml',
    'rates.yaml',
    'networks.yaml',
    'stores',
    'pages',
    'posts',
    'messages',
    'feeds',
    'images',
    'icons',
  ])
    expect(folders).toContain(name);
  expect(projectSystem().list('data').length).toBeGreaterThan(40);
});

/** The test files that may read `data/`, with the reason. */
const readersOfData: Readonly<Record<string, string>> = {
  'tests/guide.test.ts':
    'the guide, data/README.md and data/guide/, whose examples it runs on the catalogue under test',
  'tests/words.test.ts': 'the guide, whose words it checks',
  'tests/visual/guide-pictures.ts': 'the guide, into which it writes the table of section kinds',
};

/** Matches code that accesses the project's own `data/`: by a path, an import, or a System without another folder. */
const reachesData = [
  /(?:projectRoot|\broot|dirname|cwd\(\))\b[^;\n]*,\s*[`'"]data\b/,
  /\.\.\/data\b/,
  /(?:readFileSync|readdirSync|cpSync|existsSync|statSync)\(\s*[`'"]data\b/,
  /nodeSystem\(\s*(?:projectRoot|process\.cwd\(\)|path\.resolve\(import\.meta)(?![^;]*SITE_DATA)/,
];

test('only the listed test files read data/, which may change without the code', () => {
  const sources = readdirSync(path.join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) => {
    // A copy of the project has the catalogue under test as its data.
    const code = readFileSync(path.join(projectRoot, file), 'utf8').replaceAll(
      /(?:changed|copy|other)\.root\b/g,
      'ofCopy',
    );
    return reachesData.some((pattern) => pattern.test(code));
  });
  expect(found.sort()).toEqual(Object.keys(readersOfData).sort());
});
