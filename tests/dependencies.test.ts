import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What this test reads of the lock file (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

const lock = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
const which = (wanted: (each: Locked) => boolean): readonly string[] =>
  packages.filter(([, each]) => wanted(each)).map(([name]) => name.replace(/^.*node_modules\//, ''));

// A service that knows of weaknesses is not there for everybody who installs this; what the lock file tells is.

test('every package is pinned by its content, and none names the host that it came from', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(which(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
  expect(which(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('no package is given up by its makers', () => {
  expect(which(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});

test('no package runs code of its own when it is installed, but for one that does without if it may not', () => {
  expect(which(({ hasInstallScript = false }) => hasInstallScript)).toEqual(['esbuild']);
});

test('what the site and the generator are made of may be used by everybody', () => {
  const free =
    /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MIT AND OFL-1\.1|OFL-1\.1|MPL-2\.0|PSF-2\.0|Python-2\.0|CC0-1\.0|BlueOak-1\.0\.0)$/;
  const others = which(({ dev = false, license = '' }) => !dev && !free.test(license));
  // The binaries of sharp have libvips in them, which is under the LGPL: builds use it unchanged, and nothing of it is in the site.
  expect(others.filter((name) => !/^@img\/sharp-/.test(name))).toEqual([]);
  const ofSharp = which(({ license = '' }) => /LGPL/.test(license));
  expect(ofSharp).toEqual(others);
});
