import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staging } from '../../../../generator/site/engine/staging';
import { nodeSystem, type System } from '../../../../generator/system/system';

const root = mkdtempSync(path.join(tmpdir(), 'staging-'));
let system: System;
const staged = (file: string): string | undefined => {
  const bytes = system.read(`.dist-fresh/${file}`);
  return bytes && new TextDecoder().decode(bytes);
};

beforeEach(() => {
  for (const folder of ['dist', '.dist-fresh']) rmSync(path.join(root, folder), { recursive: true, force: true });
  system = nodeSystem(root, {}, { code: '' });
  system.write('dist/same.html', 'same');
  system.write('dist/changed.html', 'old');
});
afterAll(() => rmSync(root, { recursive: true }));

const files = [
  { path: 'same.html', content: 'same' },
  { path: 'changed.html', content: 'new' },
  { path: 'added.html', content: new TextEncoder().encode('نص') },
];
const sizes = [
  ['same.html', 4],
  ['changed.html', 3],
  ['added.html', 4],
];

describe('Staging', () => {
  it('writes only the files that differ from a published site that stays, and gives the sizes of all', () => {
    const staging = new Staging(system, { compressed: false, stays: true });
    expect(staging.write(files)).toEqual(sizes);
    expect([staged('same.html'), staged('changed.html'), staged('added.html')]).toEqual([undefined, 'new', 'نص']);
    expect([...staging.paths]).toEqual(['changed.html', 'added.html']);
    expect(staging.written).toEqual({ files: 2, bytes: 7 });
  });

  it('writes all files if they replace the published site', () => {
    const staging = new Staging(system, { compressed: false, stays: false });
    expect(staging.write(files)).toEqual(sizes);
    expect(staged('same.html')).toBe('same');
    expect(staging.written).toEqual({ files: 3, bytes: 11 });
  });

  it('adds compressed copies for servers that serve them', () => {
    const content = 'word '.repeat(1000);
    const staging = new Staging(system, { compressed: true, stays: false });
    const written = staging.write([{ path: 'long.html', content }]);
    expect(written.map(([file]) => file)).toEqual(['long.html', 'long.html.br', 'long.html.gz']);
    expect(written.map(([, size]) => size < 100)).toEqual([false, true, true]);
    expect(staging.written.files).toBe(3);
  });

  it('counts the files that another thread has written', () => {
    const staging = new Staging(system, { compressed: false, stays: false });
    staging.write([{ path: 'a.html', content: 'a' }]);
    staging.count(['b.html', 'c.html'], 10);
    expect([...staging.paths]).toEqual(['a.html', 'b.html', 'c.html']);
    expect(staging.written).toEqual({ files: 3, bytes: 11 });
  });
});
