/** @module-tag all */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
const bundles = (): readonly string[] => readdirSync(copy.at('node_modules/.cache/qaseema/generator'));
const explain = 'generator/cli/commands/explain.ts';
const source = (): string => copy.read(explain);
let original = '';
/** The folder of the commands for temporary files. */
let temporary = '';

beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'launch-'));
  copy = copyProject({ TMPDIR: temporary }, { ownCache: true, ownCode: true });
  original = source();
});
beforeEach(() => {
  rmSync(copy.at('node_modules/.cache'), { recursive: true, force: true });
  copy.write(explain, original);
});
afterAll(() => {
  copy.remove();
  rmSync(temporary, { recursive: true });
});

/** Runs `explain` for a rule, with the code from any source. */
const said = expect.stringContaining('duplicate-key') as unknown;

test('the launcher builds the bundle on the first start and reuses it afterwards', () => {
  expect(copy.run('explain')).toMatchObject({ code: 0, out: said, err: '' });
  const [bundle = '', ...others] = bundles();
  expect(others).toEqual([]);
  const main = copy.at(`node_modules/.cache/qaseema/generator/${bundle}/main.mjs`);
  const { mtimeMs } = statSync(main);
  expect(copy.run('explain').code).toBe(0);
  expect(statSync(main).mtimeMs).toBe(mtimeMs);
});

test('the launcher keeps the bundle that it has just made beside those that were used last', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const folder = copy.at(`node_modules/.cache/qaseema/generator/${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'used'), '');
  }
  expect(copy.run('explain')).toMatchObject({ code: 0, out: said, err: '' });
});

test('the launcher builds a damaged bundle again', () => {
  copy.run('explain');
  const main = copy.at(`node_modules/.cache/qaseema/generator/${bundles()[0] ?? ''}/main.mjs`);
  const good = readFileSync(main);
  writeFileSync(main, Buffer.alloc(good.length));
  expect(copy.run('explain')).toMatchObject({ code: 0, out: said, err: '' });
  expect(readFileSync(main).equals(good)).toBe(true);
});

test('the launcher uses a changed JSON file at the next start', () => {
  const file = copy.at('generator/catalogue/diagnostics/texts/terminal.en.json');
  const json = readFileSync(file, 'utf8');
  expect(copy.run('check').out).toContain('The data is good');
  writeFileSync(file, json.replace('The data is good', 'All is good'));
  const changed = copy.run('check');
  writeFileSync(file, json);
  expect(changed.out).toContain('All is good');
});

test('the launcher says what to do if the packages are not installed', () => {
  const packages = copy.at('node_modules');
  renameSync(packages, copy.at('away'));
  try {
    expect(copy.run('check')).toEqual({
      code: 74,
      out: '',
      err: 'The package vite is not installed.\nRun npm ci, which installs all packages of package-lock.json, then run the command again.\n',
    });
  } finally {
    // It has an empty cache.
    rmSync(packages, { recursive: true });
    renameSync(copy.at('away'), packages);
  }
});

test('the launcher says what to do if a package that only some commands need is not installed', () => {
  copy.run('check');
  const vite = copy.at('node_modules/vite');
  renameSync(vite, copy.at('vite-away'));
  try {
    expect(copy.run('check')).toMatchObject({ code: 0, err: '' });
    expect(copy.run('dev')).toMatchObject({
      code: 74,
      err: expect.stringMatching(/^The package vite is not installed\.\nRun npm ci/) as unknown,
    });
  } finally {
    renameSync(copy.at('vite-away'), vite);
  }
});

test('the launcher refuses a Node version that is too old', () => {
  const file = copy.at('package.json');
  const former = readFileSync(file, 'utf8');
  writeFileSync(file, former.replace(/"node": "[^"]*"/, '"node": ">=99.1.0"'));
  expect(copy.run('check')).toEqual({
    code: 74,
    out: '',
    err: `The generator needs Node 99.1 or later. This is Node ${process.versions.node}.\nInstall a later version (https://nodejs.org), then run the command again.\n`,
  });
  writeFileSync(file, former);
});

test('the launcher builds one bundle if two first starts happen at once', async () => {
  const start = (): Promise<number | null> =>
    new Promise((resolve) => {
      spawn(process.execPath, ['generator/cli/launcher/launch.js', 'explain'], {
        cwd: copy.root,
        stdio: 'ignore',
      }).once('exit', resolve);
    });
  expect(await Promise.all([start(), start()])).toEqual([0, 0]);
  expect(bundles()).toHaveLength(1);
});

test('the launcher runs a command even if it cannot keep a bundle, and leaves no file elsewhere', () => {
  // A file where the folder should be refuses even an administrator.
  copy.write('node_modules/.cache', '');
  expect(copy.run('explain')).toMatchObject({ code: 0, out: said, err: '' });
  expect(copy.read('node_modules/.cache')).toBe('');
  expect(readdirSync(temporary)).toEqual([]);
});

test('the launcher uses changed code at the next start, and the former bundle for the former code', () => {
  copy.run('explain');
  const [former] = bundles();
  copy.write(explain, original.replace("summary: 'explain", "summary: 'EXPLAIN"));
  expect(copy.run('explain', '--help').out).toContain('EXPLAIN');
  expect(bundles()).toHaveLength(2);
  expect(bundles()).toContain(former);
  copy.write(explain, original);
  expect(copy.run('explain', '--help').out).not.toContain('EXPLAIN');
  expect(bundles()).toHaveLength(2);
});

test('the launcher names the place of a bug in the source and exits with 70', () => {
  const line = original.split('\n').findIndex((text) => text.includes('async run(')) + 2;
  copy.write(
    explain,
    original.replace(/(async run\(.*\n)/, "$1    if (positionals.length === 0) throw new Error('a bug');\n"),
  );
  const { code, out, err } = copy.run('explain');
  expect([code, out]).toEqual([70, '']);
  expect(err).toContain('This is a bug in the generator');
  expect(err).toContain('Error: a bug');
  expect(err).toContain(`${explain}:${line}:`);
});

test('the launcher reports code that cannot be compiled as a bug and exits with 70', () => {
  copy.write(explain, `${original}\nconst = 1;\n`);
  const { code, err } = copy.run('explain');
  expect(code).toBe(70);
  expect(err).toContain('explain.ts');
  expect(existsSync(copy.at('node_modules/.cache/qaseema/generator')) ? bundles() : []).toEqual([]);
});
