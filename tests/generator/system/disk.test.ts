import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeSystem } from '../../../generator/system/system';

const real = fs.renameSync;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'data/site.yaml'), 'old');
});
afterEach(() => {
  fs.renameSync = real;
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

it('nodeSystem has no partial file in the data while it writes one', () => {
  const seen: string[][] = [];
  fs.renameSync = (from, to) => {
    seen.push(readdirSync(path.join(folder, 'data')));
    real(from, to);
  };
  syncBuiltinESMExports();
  const system = nodeSystem(folder, {});
  system.write('data/site.yaml', 'new');
  expect(seen).toEqual([['site.yaml']]);
  expect(new TextDecoder().decode(system.read('data/site.yaml'))).toBe('new');
});

it('nodeSystem writes a file to another disk than that of the cache', () => {
  fs.renameSync = (from, to) => {
    if (path.dirname(String(from)) !== path.dirname(String(to)))
      throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    real(from, to);
  };
  syncBuiltinESMExports();
  const system = nodeSystem(folder, {});
  system.write('data/site.yaml', 'new');
  expect(new TextDecoder().decode(system.read('data/site.yaml'))).toBe('new');
  expect(readdirSync(path.join(folder, 'data'))).toEqual(['site.yaml']);
});

it('nodeSystem writes a file where no cache can be written', () => {
  // A file where the folder should be refuses even an administrator.
  writeFileSync(path.join(folder, 'node_modules'), '');
  const system = nodeSystem(folder, {});
  system.write('data/site.yaml', 'new');
  expect(new TextDecoder().decode(system.read('data/site.yaml'))).toBe('new');
  expect(readdirSync(path.join(folder, 'data'))).toEqual(['site.yaml']);
});
