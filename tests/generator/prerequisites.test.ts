import { describe, expect, it, test } from 'vitest';
import { nodeTooOld, packageMissing } from '../../generator/prerequisites.js';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['26.1.0-nightly', true],
  ['20.18.3', false],
  ['20.9.0', false],
  ['18.20.8', false],
  ['8.17.0', false],
])('Node %s is recent enough for >=20.19.0: %s', (version, enough) => {
  const words = nodeTooOld('>=20.19.0', version);
  if (enough) expect(words).toBeUndefined();
  else expect(words).toBe(`This needs Node 20.19 or later, and this is Node ${version}.\nInstall a later one (https://nodejs.org), then run the command again.`);
});

/** What loading something really throws. */
async function thrownBy(load: () => unknown): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    return error;
  }
}

describe('a package that is missing', () => {
  const nowhere = 'no-such-package';

  it('is named, however it was loaded, with what to do', async () => {
    const { createRequire } = await import('node:module');
    const required = await thrownBy(() => createRequire(import.meta.url)('@scope/no-such-package'));
    expect(packageMissing(required)).toBe('The package @scope/no-such-package is not installed.\nRun npm ci, which installs all that package-lock.json names, then run the command again.');
    const imported = Object.assign(new Error(`Cannot find package '${nowhere}' imported from /a/b.js`), { code: 'ERR_MODULE_NOT_FOUND' });
    expect(packageMissing(imported)).toMatch(/^The package no-such-package is not installed/);
  });

  it('is neither a file of ours that is missing nor any other error', async () => {
    const { createRequire } = await import('node:module');
    expect(packageMissing(await thrownBy(() => createRequire(import.meta.url)('./no-such-file.cjs')))).toBeUndefined();
    expect(packageMissing(Object.assign(new Error("Cannot find module '/a/b.js' imported from /a/c.js"), { code: 'ERR_MODULE_NOT_FOUND' }))).toBeUndefined();
    expect(packageMissing(new Error("Cannot find package 'x'"))).toBeUndefined();
    expect(packageMissing('x')).toBeUndefined();
  });
});
