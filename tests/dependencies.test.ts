import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './support/catalogue';
import { copyProject } from './support/project-copy';

/** The part of the lock file that this test reads (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

function packagesOf(file: string): readonly (readonly [name: string, each: Locked])[] {
  const lock = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return Object.entries(lock.packages).filter(([name]) => name !== '');
}

const packages = packagesOf('package-lock.json');
const which = (wanted: (each: Locked) => boolean, all = packages): readonly string[] =>
  all.filter(([, each]) => wanted(each)).map(([name]) => name.replace(/^.*node_modules\//, ''));

// A vulnerability service is not available everywhere; the lock file is.

test.each([
  'package-lock.json',
  'tests/bench/react-router/package-lock.json',
  'tests/mutation/packages/package-lock.json',
])('every package of %s has a SHA-512 hash and no download URL', (file) => {
  const all = packagesOf(file);
  expect(all.length).toBeGreaterThan(100);
  expect(which(({ integrity = '' }) => !integrity.startsWith('sha512-'), all)).toEqual([]);
  expect(which(({ resolved }) => resolved !== undefined, all)).toEqual([]);
});

test('no package is deprecated', () => {
  expect(which(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});

test('only esbuild, which also works without it, runs an install script', () => {
  expect(which(({ hasInstallScript = false }) => hasInstallScript)).toEqual(['esbuild']);
});

test('every production package has a free licence, except for the LGPL libraries of sharp', () => {
  const free =
    /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MIT AND OFL-1\.1|OFL-1\.1|MPL-2\.0|PSF-2\.0|Python-2\.0|CC0-1\.0|BlueOak-1\.0\.0)$/;
  const others = which(({ dev = false, license = '' }) => !dev && !free.test(license));
  // The binaries of sharp contain libvips, which is under the LGPL: builds use it unchanged, and no part of it is in
  // the site.
  expect(others.filter((name) => !/^@img\/sharp-/.test(name))).toEqual([]);
  const ofSharp = which(({ license = '' }) => /LGPL/.test(license));
  expect(ofSharp).toEqual(others);
});

test('the packages that `npm ci --omit=dev` installs suffice for a build', { tags: ['all'] }, () => {
  const copy = copyProject({ SITE_PREVIEWS: 'off' }, { ownCache: true });
  const at = (name: string): string => path.join(copy.root, name);
  try {
    rmSync(at('node_modules'), { recursive: true });
    for (const [name, { dev = false }] of packages) {
      const installed = path.join(projectRoot, name);
      // Packages for other systems are not installed. Those inside of a package have an entry of their own.
      if (dev || !existsSync(installed)) continue;
      const inside = path.join(installed, 'node_modules');
      cpSync(installed, at(name), { recursive: true, filter: (source) => source !== inside });
    }
    expect(existsSync(at('node_modules/vitest'))).toBe(false);
    expect(copy.run('build')).toMatchObject({ code: 0, err: '' });
    expect(existsSync(at('dist/en/index.html'))).toBe(true);
  } finally {
    copy.remove();
  }
});
