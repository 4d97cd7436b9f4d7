/** @module-tag all */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { killBuilds } from '../robustness/kills';
import { copyProject, type ProjectCopy } from '../support/project-copy';

/**
 * Loaded before the generator: from a given time on, operations on paths with certain words fail like in an operating
 * system. Real failures cannot be caused when the tests run as root.
 */
const refusal = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { REFUSE_CODE: code, REFUSE_CALLS: calls, REFUSE_PATH: part = '', REFUSE_AFTER: after = '0' } = process.env;
let count = 0;
for (const call of calls.split(',')) {
  const real = fs[call];
  fs[call] = (target, ...rest) => {
    const touched = [target, ...rest].filter((each) => typeof each === 'string').join(' ');
    if (touched.includes(part) && !touched.includes('qaseema/generator/') && (count += 1) > Number(after)) {
      throw Object.assign(new Error(code + ': refused, ' + call), { code, syscall: call, path: target });
    }
    return real(target, ...rest);
  };
}
syncBuiltinESMExports();
`;

interface Refusal {
  readonly code: string;
  /** The functions of `node:fs` that fail. */
  readonly calls: string;
  readonly path?: string;
  readonly after?: number;
}

let copy: ProjectCopy;
let outside: string;
const writes = 'writeFileSync,writeSync,appendFileSync';

function run(
  command: string,
  refuse?: Refusal,
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const environment = {
    SITE_PREVIEWS: 'off',
    SOURCE_DATE_EPOCH: '1795000000',
    ...(refuse && {
      NODE_OPTIONS: `--import ${path.join(outside, 'refusal.mjs')}`,
      REFUSE_CODE: refuse.code,
      REFUSE_CALLS: refuse.calls,
      REFUSE_PATH: refuse.path ?? '',
      REFUSE_AFTER: String(refuse.after ?? 0),
    }),
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['generator/cli/launcher/launch.js', ...command.split(' ')],
    {
      cwd: copy.root,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    },
  );
  return { code: status, out: stdout, err: stderr };
}

const dist = (): string => path.join(copy.root, 'dist');
const home = (): string => readFileSync(path.join(dist(), 'en/index.html'), 'utf8');
const projectFiles = (): readonly string[] => readdirSync(copy.root).sort();

let before: { readonly home: string; readonly files: readonly string[] };

beforeAll(() => {
  copy = copyProject();
  outside = mkdtempSync(path.join(tmpdir(), 'refusal-'));
  writeFileSync(path.join(outside, 'refusal.mjs'), refusal);
  expect(run('build')).toMatchObject({ code: 0 });
  before = { home: home(), files: projectFiles() };
});
afterAll(() => {
  copy.remove();
  rmSync(outside, { recursive: true, force: true });
});

/** Expects a message that names the machine's problem and a solution, and an unchanged site. */
function expectSentence({ code, err }: ReturnType<typeof run>, sentence: RegExp): void {
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/^\s+at /m);
  expect(err.trim().split('\n')).toHaveLength(2);
  expect(code).toBe(74);
}

describe('the report of a failed write, which leaves the site as it was', () => {
  beforeEach(() => {
    // A build with the cache of the last one would have nothing to write.
    rmSync(path.join(copy.root, 'node_modules/.cache/qaseema/build'), { recursive: true, force: true });
  });
  afterEach(() => {
    expect(home()).toBe(before.home);
  });

  test.each([0, 3, 40, 150])('states that the disk is full at write %i', (after) => {
    expectSentence(
      run('build', { code: 'ENOSPC', calls: writes, path: 'dist', after }),
      /dist.* cannot be written: the disk is full\.\nFree some space, then run the command again\./,
    );
  });

  test.each([
    ['EROFS', 'mkdirSync', /the disk is read-only\.\nCopy the project/],
    ['EACCES', 'mkdirSync', /you do not have permission\.\nGive yourself permission to write in /],
    ['EACCES', 'renameSync', /cannot be (?:moved|written): you do not have permission\.\n/],
    ['EBUSY', 'renameSync', /cannot be (?:moved|written): another program uses it, or it is a mounted disk\.\n/],
  ])('states why the finished site cannot be written: %s of %s', (code, calls, sentence) => {
    expectSentence(run('build', { code, calls, path: 'dist' }), sentence);
  });

  test('states that the typed modules cannot be written', () => {
    rmSync(path.join(copy.root, 'src/generated'), { recursive: true, force: true });
    expectSentence(
      run('generate', { code: 'EACCES', calls: 'writeFileSync', path: 'generated' }),
      /src\/generated\/.* cannot be written: you do not have permission\.\nGive yourself permission to write in src\/generated/,
    );
  });

  test('leaves no unfinished files, and lets a later build succeed', () => {
    expect(run('build')).toMatchObject({ code: 0, err: '' });
    expect(projectFiles()).toEqual(before.files);
  });
});

test('the check reports a data file without read permission at its place', () => {
  // Files that are unchanged since a successful check are not read.
  const moment = new Date();
  utimesSync(path.join(copy.root, 'data/stores/noon.yaml'), moment, moment);
  const { code, err } = run('check', { code: 'EACCES', calls: 'readFileSync', path: 'data/stores/noon.yaml' });
  expect(err).toMatch(
    /error\[unreadable-file\]: this cannot be read: you do not have permission to read it\n.*data\/stores\/noon\.yaml/,
  );
  expect(err).toContain('1 error in 1 file');
  expect(code).toBe(1);
});

describe('the check of entries in data/ that are not regular files', () => {
  const odd = (): string => path.join(copy.root, 'data/stores/odd.yaml');
  afterEach(() => rmSync(odd(), { recursive: true, force: true }));

  test.each([
    ['a link out of the project', () => symlinkSync('/etc/passwd', odd())],
    ['a link to a store', () => symlinkSync('noon.yaml', odd())],
    ['a link to itself', () => symlinkSync('odd.yaml', odd())],
    ['a link to nothing', () => symlinkSync('gone.yaml', odd())],
    ['a link to the folder that it is in', () => symlinkSync('.', odd())],
    ['a pipe, which would never end', () => spawnSync('mkfifo', [odd()])],
  ])('reports %s at its place and does not follow it', (_what, put) => {
    put();
    const { code, err } = run('check');
    expect(err).toMatch(/^error\[[a-z-]+\]: .*\n.*data\/stores\/odd\.yaml/m);
    expect(err).toContain('1 error in 1 file');
    expect(err).not.toContain('root:');
    expect(code).toBe(1);
  });

  test('reports the files in a folder with the name of a store file', () => {
    mkdirSync(odd());
    writeFileSync(path.join(odd(), 'deeper.yaml'), 'slug: deeper\n');
    const { code, err } = run('check');
    expect(err).toMatch(/data\/stores\/odd\.yaml\/deeper\.yaml/);
    expect(code).toBe(1);
  });
});

describe('the protection of what no build has made', () => {
  test('refuses to replace dist if it is a link to the folder that is served', () => {
    const served = path.join(outside, 'served');
    mkdirSync(served);
    writeFileSync(path.join(served, 'index.html'), 'served');
    rmSync(dist(), { recursive: true });
    symlinkSync(served, dist());
    expectSentence(run('build'), /^dist cannot be written: it is a link, .*\.\nRemove the link/);
    expect(lstatSync(dist()).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(served, 'index.html'), 'utf8')).toBe('served');
    rmSync(dist());
  });

  test('refuses to replace the site while another build is running, and ignores the lock of a killed build', () => {
    const lock = path.join(copy.root, '.dist-lock');
    // This process is certainly running.
    writeFileSync(lock, String(process.pid));
    expectSentence(
      run('build'),
      new RegExp(
        `^dist cannot be written: another build is running \\(process ${process.pid}\\)\\.\nWait until it ends\\.`,
      ),
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    // The lock of a killed build does not block others.
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(run('build')).toMatchObject({ code: 0, err: '' });
    expect(existsSync(lock)).toBe(false);
  });

  test('refuses to replace dist if it is a file', () => {
    rmSync(dist(), { recursive: true });
    writeFileSync(dist(), 'mine');
    expectSentence(
      run('build'),
      /^dist cannot be written: there is a file in the place of the folder of the finished site\.\nMove the file away\./,
    );
    expect(readFileSync(dist(), 'utf8')).toBe('mine');
    rmSync(dist());
    expect(run('build').code).toBe(0);
  });
});

// The long mode is `npm run fuzz -- --kills 100`.
test('a killed build loses nothing and leaves nothing behind', async () => {
  const { complaints, hit } = await killBuilds({ kills: 2, seed: 11 });
  expect(complaints).toEqual([]);
  expect(hit).toBe(2);
}, 300_000);
