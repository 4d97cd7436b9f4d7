import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { cacheEntries, damageEntry, damageKinds } from '../../../support/damaged-cache';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { randomOf } from '../../../support/random';
import { differences, filesOf } from '../../../support/site-files';

let copy: ProjectCopy;
let clean: ReadonlyMap<string, string>;

/** Builds the site without the published one, so that the build reads all of the cache. */
function built() {
  rmSync(copy.at('dist'), { recursive: true, force: true });
  const { code, out, err } = copy.run('build');
  return { code, err, repaired: /^Cache repaired \(.*\)\.$/m.exec(out)?.[0] };
}

const someEntries: unknown = expect.stringMatching(/^Cache repaired \((?:1 entry|\d+ entries)\)\.$/);

/** Expects that the next build writes the same files as a clean one. Returns what it says of the cache. */
function expectClean(): string | undefined {
  const { repaired, ...ended } = built();
  expect(ended).toEqual({ code: 0, err: '' });
  expect(differences(filesOf(copy.at('dist')), clean)).toEqual([]);
  return repaired;
}

/** Builds a copy of the project. Its cache has the bundles of the project if it is `filled`. */
function begin(ownCache: 'filled' | true): void {
  // A host for which files are compressed.
  const now = String(Date.UTC(2026, 10, 21) / 1000);
  const environment = { SITE_HOST: 'server', SITE_PREVIEWS: 'off', SOURCE_DATE_EPOCH: now };
  copy = copyProject(environment, { ownCache });
  expect(built()).toEqual({ code: 0, err: '', repaired: undefined });
  clean = filesOf(copy.at('dist'));
}
afterEach(() => copy.remove());

test('a build with damaged entries in the cache repairs them and equals a clean one', () => {
  begin('filled');
  const random = randomOf(2026);
  // Bundles are slow to make. The launcher is tested with damaged ones.
  const kinds = [...cacheEntries(copy.root)].filter(([kind]) => !/^(?:bundle|generator)/.test(kind));
  for (const [, files] of kinds)
    for (const [index, file] of files.entries())
      damageEntry(copy.root, file, damageKinds[index % damageKinds.length] ?? 'zeroed', random);
  expect(expectClean()).toEqual(someEntries);
});

test('builds with damaged entries and bundles, and with a cache that cannot be written, equal a clean one', {
  tags: ['all'],
  timeout: 900_000,
}, () => {
  begin(true);
  const random = randomOf(7);
  for (const how of damageKinds) {
    for (const file of [...cacheEntries(copy.root).values()].flat()) damageEntry(copy.root, file, how, random);
    expect(expectClean()).toEqual(someEntries);
  }
  for (const [kind, [file = '']] of cacheEntries(copy.root)) {
    if (!/^(?:bundle|generator)/.test(kind)) continue;
    damageEntry(copy.root, file, 'with a flipped bit', random);
    expectClean();
  }
  rmSync(copy.at('node_modules/.cache'), { recursive: true });
  // A file where the folder should be refuses even an administrator.
  copy.write('node_modules/.cache', '');
  expect(expectClean()).toBeUndefined();
});
