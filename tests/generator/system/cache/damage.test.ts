import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheEntries, damageEntry, damageKinds } from '../../../support/damaged-cache';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { randomOf } from '../../../support/random';
import { differences, filesOf } from '../../../support/site-files';

let copy: ProjectCopy;
let clean: ReadonlyMap<string, string>;

/** Builds the site without the published one, so that the build reads all of the cache. */
function built() {
  rmSync(path.join(copy.root, 'dist'), { recursive: true, force: true });
  const { code, out, err } = copy.run('build');
  return { code, err, repaired: /^Cache repaired \(.*\)\.$/m.exec(out)?.[0] };
}

const someEntries: unknown = expect.stringMatching(/^Cache repaired \((?:1 entry|\d+ entries)\)\.$/);

/** Expects that the next build writes the same files as a clean one. Returns what it says of the cache. */
function expectClean(): string | undefined {
  const { repaired, ...ended } = built();
  expect(ended).toEqual({ code: 0, err: '' });
  expect(differences(filesOf(path.join(copy.root, 'dist')), clean)).toEqual([]);
  return repaired;
}

function damage(files: readonly string[], how: number, random: () => number): void {
  const [file, kind] = [files[Math.floor(random() * files.length)], damageKinds[how % damageKinds.length]];
  if (file !== undefined && kind) damageEntry(copy.root, file, kind, random);
}

beforeAll(() => {
  // A host for which files are compressed.
  const now = String(Date.UTC(2026, 10, 21) / 1000);
  const environment = { SITE_HOST: 'server', SITE_PREVIEWS: 'off', SOURCE_DATE_EPOCH: now };
  copy = copyProject(environment, { ownCache: true });
  expect(built()).toEqual({ code: 0, err: '', repaired: undefined });
  clean = filesOf(path.join(copy.root, 'dist'));
});
afterAll(() => copy.remove());

test('a build with a damaged entry of each kind repairs them and equals a clean one', () => {
  const random = randomOf(2026);
  const entries = [...cacheEntries(copy.root)];
  for (const [index, [, files]] of entries.entries()) damage(files, index, random);
  expect(expectClean()).toEqual(someEntries);
  damage(cacheEntries(copy.root).get('pictures') ?? [], 2, random);
  expect(expectClean()).toBe('Cache repaired (1 entry).');
  expect(expectClean()).toBeUndefined();
});

test.each(damageKinds)(
  'a build in whose cache every entry is damaged (%s) equals a clean one',
  { tags: ['all'] },
  (how) => {
    for (const file of [...cacheEntries(copy.root).values()].flat()) damageEntry(copy.root, file, how, randomOf(1));
    expect(expectClean()).toEqual(someEntries);
  },
);

test('a build with a damaged entry of one kind equals a clean one', { tags: ['all'], timeout: 900_000 }, () => {
  const random = randomOf(7);
  for (const kind of cacheEntries(copy.root).keys()) {
    damage(cacheEntries(copy.root).get(kind) ?? [], Math.floor(random() * 3), random);
    expectClean();
  }
});
