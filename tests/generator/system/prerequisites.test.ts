import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { fileRefused, nodeTooOld, packageMissing } from '../../../generator/system/prerequisites.js';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['26.1.0-nightly', true],
  ['20.18.3', false],
  ['20.9.0', false],
  ['18.20.8', false],
  ['8.17.0', false],
])('nodeTooOld compares Node %s with >=20.19.0 (recent enough: %s)', (version, enough) => {
  const words = nodeTooOld('>=20.19.0', version);
  if (enough) expect(words).toBeUndefined();
  else
    expect(words).toBe(
      `The generator needs Node 20.19 or later. This is Node ${version}.\nInstall a later version (https://nodejs.org), then run the command again.`,
    );
});

/** The error that Node throws when it resolves a module. */
function thrownFor(name: string): unknown {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    return error;
  }
}

describe('fileRefused', () => {
  it('names a file that the operating system refuses, and what to do', () => {
    const tooLarge = Object.assign(new Error('EFBIG: file too large, write'), { code: 'EFBIG', syscall: 'write' });
    expect(fileRefused(tooLarge)).toContain('ulimit -f unlimited');
    expect(fileRefused(Object.assign(tooLarge, { code: 'ENOSPC', path: '/a/b.cjs' }))).toMatch(
      /^\/a\/b\.cjs cannot be/,
    );
    expect(fileRefused(new TypeError('a bug'))).toBeUndefined();
  });
});

describe('packageMissing', () => {
  it('names a missing package, however it was loaded, and what to do', () => {
    expect(packageMissing(thrownFor('@scope/no-such-package'))).toBe(
      'The package @scope/no-such-package is not installed.\nRun npm ci, which installs all packages of package-lock.json, then run the command again.',
    );
    const imported = Object.assign(new Error("Cannot find package 'no-such-package' imported from /a/b.js"), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    expect(packageMissing(imported)).toMatch(/^The package no-such-package is not installed/);
  });

  it('returns undefined for a missing file of the project and for other errors', () => {
    expect(packageMissing(thrownFor('./no-such-file.cjs'))).toBeUndefined();
    expect(
      packageMissing(
        Object.assign(new Error("Cannot find module '/a/b.js' imported from /a/c.js"), {
          code: 'ERR_MODULE_NOT_FOUND',
        }),
      ),
    ).toBeUndefined();
    expect(packageMissing(new Error("Cannot find package 'x'"))).toBeUndefined();
    expect(packageMissing('x')).toBeUndefined();
  });
});
