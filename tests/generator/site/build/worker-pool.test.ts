/** @module-tag all */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WorkerOptions } from '../../../../generator/site/build/worker-pool';
import { DiskError } from '../../../../generator/system/files';
import { build } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { storeFile, syntheticStore } from '../../../bench/synthetic-catalogue';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

// Several batches for each thread.
const stores = 60;
let copy: ProjectCopy;
let code: string;
const system = () => nodeSystem(copy.root, { SOURCE_DATE_EPOCH: '1795222800', SITE_PREVIEWS: 'off' });
const site = () => filesOf(copy.at('dist'));
const clearCache = (): void => rmSync(copy.at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
const built = (workers?: WorkerOptions) => build(system(), { workers });

/** A worker that does not build units. */
function otherWorker(name: string, handler: string): string {
  mkdirSync(copy.at('other'), { recursive: true });
  const file = copy.at(`other/${name}.mjs`);
  writeFileSync(file, `export default () => { ${handler} };\n`);
  return file;
}

/** The worker of a build, which also records the requested units. */
function notingWorker(): string {
  mkdirSync(copy.at('other'), { recursive: true });
  const file = copy.at('other/notes.mjs');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
import makeBatch from ${JSON.stringify(code)};
export default (ids) => {
  appendFileSync(${JSON.stringify(copy.at('other/made.txt'))}, ids.map((id) => id + '\\n').join(''));
  return makeBatch(ids);
};
`,
  );
  return file;
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
  // The launcher bundles the code, which worker threads load.
  copy.run('--help');
  const bundles = copy.at('node_modules/.cache/qaseema/generator');
  code = path.join(bundles, readdirSync(bundles)[0] ?? '', 'worker-thread.mjs');
  for (let index = 0; index < stores; index += 1) copy.write(storeFile(index), syntheticStore(index));
}, 120_000);
beforeEach(clearCache);
afterAll(() => copy.remove());

it('a build with several threads makes the same site as one thread, and the next build reuses it', async () => {
  const alone = await built();
  expect(alone.pages).toBeGreaterThan(2 * stores);
  const expected = site();
  clearCache();
  let units = 0;
  const { pages } = await build(system(), {
    workers: { code: notingWorker(), from: 1, threads: 2 },
    progress(phase) {
      // A slow main thread, so that the others start before all units are built.
      if (phase === 'Rendering') units += 1;
      if (units <= 50) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    },
  });
  expect(copy.read('other/made.txt').split('\n').length).toBeGreaterThan(25);
  expect(pages).toBe(alone.pages);
  expect(differences(expected, site())).toEqual([]);

  copy.write(storeFile(7), syntheticStore(7).replace(/percent: \d+/, 'percent: 99'));
  const { work } = await built({ code, from: 1, threads: 2 });
  // Besides its pages there are lists, categories, similar stores, feeds, the comparison of its category, and in each
  // language its details in the search.
  expect(work?.made).toBeLessThan(20);
  const incremental = site();
  clearCache();
  await built();
  expect(differences(incremental, site())).toEqual([]);
}, 240_000);

it('a build reports a broken store in the same words with threads and without', async () => {
  const good = copy.read(storeFile(3));
  copy.write(storeFile(3), good.replace('featured: offer-0', 'featured: offer-x'));
  const alone = await built();
  const together = await built({ code, from: 1, threads: 2 });
  copy.write(storeFile(3), good);
  expect(alone.diagnostics).toHaveLength(1);
  expect(together.diagnostics).toEqual(alone.diagnostics);
}, 120_000);

it('a build fails and keeps the last site if a thread dies, throws or may not use a file', async () => {
  await built();
  const before = site();
  const failing: readonly (readonly [string, unknown])[] = [
    [
      otherWorker('dies', "setTimeout(() => { throw new Error('out of memory'); });\nreturn new Promise(() => {});"),
      expect.objectContaining({ message: 'out of memory' }),
    ],
    [
      otherWorker('throws', "function slip() { throw new TypeError('a slip'); }\nslip();"),
      expect.objectContaining({
        name: 'TypeError',
        message: 'a slip',
        stack: expect.stringContaining('at slip') as unknown,
      }),
    ],
    [
      otherWorker(
        'refused',
        "return { refused: { path: 'dist/x', action: 'written', reason: 'the disk is full', fix: 'free some space' } };",
      ),
      new DiskError('dist/x', 'written', 'the disk is full', 'free some space'),
    ],
  ];
  for (const [worker, error] of failing) {
    clearCache();
    await expect(built({ code: worker, from: 1, threads: 1 })).rejects.toEqual(error);
    expect(differences(before, site())).toEqual([]);
    expect(system().exists('.dist-fresh')).toBe(false);
  }
}, 240_000);
