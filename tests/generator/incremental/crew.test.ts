import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nodeSystem } from '../../../generator/system/system';
import type { CrewOptions, HelperCode } from '../../../generator/incremental/threads/crew';
import { turnsOf, workOf } from '../../../generator/incremental/threads/work';
import { DiskError } from '../../../generator/load/files';
import { build } from '../../../generator/pipeline';
import { syntheticStore } from '../../bench/synthetic-catalogue';
import { copyProject, type ProjectCopy } from '../../support/project-copy';
import { differences, filesOf } from '../../support/site-files';

// With the shipped ones more than two threads take in one turn each.
const stores = 60;
let copy: ProjectCopy;
let code: HelperCode;
const at = (file: string): string => path.join(copy.root, file);
const system = () => nodeSystem(copy.root, { SOURCE_DATE_EPOCH: '1795222800', SITE_PREVIEWS: 'off' });
const site = () => filesOf(at('dist'));
const forget = (): void => rmSync(at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
const built = (crew?: CrewOptions) => build(system(), { crew });
const storeFile = (index: number): string => at(`data/stores/store-${String(index).padStart(5, '0')}.yaml`);

/** A thread that does something else than to help. */
function other(name: string, words: string): HelperCode {
  mkdirSync(at('other'), { recursive: true });
  const file = at(`other/${name}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${words}\n`);
  return { file };
}

/** Waits, as only a test may, until another thread than this one has staged pages of stores. */
function untilHelped(): void {
  const folder = at('.dist-fresh/en/store');
  const pages = (): number =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')).length : 0;
  for (let tries = 0; pages() < 10; tries += 1) {
    if (tries === 2000) throw new Error('Nobody helps.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
  // Whatever it is asked, the launcher bundles the code first, for threads too.
  copy.run('--help');
  const bundles = at('node_modules/.cache/qaseema/generator');
  code = {
    file: at('generator/launcher/helper.js'),
    argv: [path.join(bundles, readdirSync(bundles)[0] ?? '', 'main.cjs')],
  };
  for (let index = 0; index < stores; index += 1) writeFileSync(storeFile(index), syntheticStore(index));
}, 120_000);
beforeEach(forget);
afterAll(() => copy.remove());

it('several threads make exactly the site that one makes, and it is remembered in the same way', async () => {
  const alone = await built();
  expect(alone.pages).toBeGreaterThan(2 * stores);
  const expected = site();
  forget();
  let waited = false;
  const { pages } = await build(system(), {
    crew: { code, from: 1, helpers: 2 },
    progress(phase, done) {
      if (phase !== 'Rendering' || done === undefined || waited) return;
      waited = true;
      untilHelped();
    },
  });
  expect(waited).toBe(true);
  expect(pages).toBe(alone.pages);
  expect(differences(expected, site())).toEqual([]);

  writeFileSync(storeFile(7), syntheticStore(7).replace(/percent: \d+/, 'percent: 99'));
  await built({ code, from: 1, helpers: 2 });
  const warm = site();
  forget();
  await built();
  expect(differences(warm, site())).toEqual([]);
}, 240_000);

it('a broken store is told in the same words, whoever would have helped', async () => {
  const good = readFileSync(storeFile(3), 'utf8');
  writeFileSync(storeFile(3), good.replace('featured: offer-0', 'featured: offer-x'));
  const alone = await built();
  const together = await built({ code, from: 1, helpers: 2 });
  writeFileSync(storeFile(3), good);
  expect(alone.diagnostics).toHaveLength(1);
  expect(together.diagnostics).toEqual(alone.diagnostics);
}, 120_000);

it('a thread that dies, throws or may not use a file fails the build, and the last site stays', async () => {
  await built();
  const before = site();
  const failing: readonly (readonly [HelperCode, unknown])[] = [
    [
      other('dies', 'process.exit(9);'),
      expect.objectContaining({ message: 'A thread that helped to build ended with 9.' }),
    ],
    [
      other('throws', "function slip() { throw new TypeError('a slip'); }\nslip();"),
      expect.objectContaining({
        name: 'TypeError',
        message: 'a slip',
        stack: expect.stringContaining('at slip') as unknown,
      }),
    ],
    [
      other(
        'refused',
        "parentPort.postMessage({ refused: { path: 'dist/x', action: 'written', reason: 'the disk is full', fix: 'free some space' } });",
      ),
      new DiskError('dist/x', 'written', 'the disk is full', 'free some space'),
    ],
  ];
  for (const [helper, error] of failing) {
    forget();
    await expect(built({ code: helper, from: 1, helpers: 1 })).rejects.toEqual(error);
    expect(differences(before, site())).toEqual([]);
    expect(system().exists('.dist-fresh')).toBe(false);
  }
}, 240_000);

it('no store is taken twice, and none is left', () => {
  const orders = workOf(Array.from({ length: 130 }, (_, index) => index * 2));
  const taken: number[] = [];
  for (const turn of turnsOf(orders)) taken.push(...turn);
  expect(taken).toEqual(orders.due);
});
