import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  utf8Text,
  unifiedDifference,
  writeChanges,
  type FileChange,
} from '../../../../generator/catalogue/amend/file-changes';
import { nodeSystem } from '../../../../generator/system/system';
import { TemporaryFolder } from '../../../support/temporary-folder';

const change = (before: string | undefined, after: string | undefined, file = 'data/a.yaml'): FileChange => ({
  path: file,
  before,
  after,
});

describe('unifiedDifference', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `k${index}: ${index}\n`);
  const text = lines.join('');

  test('shows the changed lines with three lines around them', () => {
    expect(unifiedDifference([change(text, text.replace('k6: 6', 'k6: six'))])).toBe(`--- data/a.yaml
+++ data/a.yaml
@@ -4,7 +4,7 @@
 k3: 3
 k4: 4
 k5: 5
-k6: 6
+k6: six
 k7: 7
 k8: 8
 k9: 9`);
  });

  test('shows a renamed file as one change, and new or removed files with all their lines', () => {
    const shown = unifiedDifference(
      [
        change(text, undefined, 'data/old.yaml'),
        change(undefined, text.replace('k0: 0', 'k0: zero'), 'data/new.yaml'),
        change(undefined, 'x: 1\n', 'data/x.yaml'),
        change('y: 1\n', undefined, 'data/y.yaml'),
      ],
      (file) => file.replace('data/', 'copy/'),
    );
    expect(shown.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '--- copy/old.yaml',
      '+++ copy/new.yaml',
      '@@ -1,4 +1,4 @@',
      '-k0: 0',
      '+k0: zero',
      '--- /dev/null',
      '+++ copy/x.yaml',
      '@@ -0,0 +1,1 @@',
      '+x: 1',
      '--- copy/y.yaml',
      '+++ /dev/null',
      '@@ -1,1 +0,0 @@',
      '-y: 1',
    ]);
  });

  test('spells out invisible characters', () => {
    expect(unifiedDifference([change('a: 1\n', 'a: 1\u202e  \u00a0\u001b[2J\n')])).toContain(
      '+a: 1<U+202E>··<U+00A0><U+001B>[2J',
    );
  });
});

describe('writeChanges', () => {
  let folder: TemporaryFolder;
  const write = (...changes: readonly FileChange[]) => writeChanges(nodeSystem(folder.root, {}), changes);

  beforeEach(() => {
    folder = new TemporaryFolder('changes');
    folder.write('a.yaml', '\ufeffa: 1\r\n');
  });
  afterEach(() => folder.remove());

  test('writes changes to files that are still as they were read', () => {
    const before = utf8Text(readFileSync(folder.at('a.yaml')));
    expect(
      write(change(before, '\ufeffa: 2\r\n', 'a.yaml'), change(undefined, 'b: 1\n', 'new/b.yaml')),
    ).toBeUndefined();
    expect([folder.read('a.yaml'), folder.read('new/b.yaml')]).toEqual(['\ufeffa: 2\r\n', 'b: 1\n']);
    expect(write(change('\ufeffa: 2\r\n', undefined, 'a.yaml'))).toBeUndefined();
    expect(existsSync(folder.at('a.yaml'))).toBe(false);
  });

  test.each([
    ['a file was changed', change('a: 1\n', 'a: 2\n', 'a.yaml'), { path: 'a.yaml', reason: 'changed' }],
    ['a file was removed', change('a: 1\n', 'a: 2\n', 'c.yaml'), { path: 'c.yaml', reason: 'changed' }],
    ['a new file exists already', change(undefined, 'a: 2\n', 'a.yaml'), { path: 'a.yaml', reason: 'exists' }],
    [
      'a file is a symbolic link',
      change('\ufeffa: 1\r\n', 'a: 2\n', 'link.yaml'),
      { path: 'link.yaml', reason: 'changed' },
    ],
  ])('writes nothing when %s', (_why, wrong, refusal) => {
    symlinkSync(folder.at('a.yaml'), folder.at('link.yaml'));
    expect(write(change(undefined, 'b: 1\n', 'b.yaml'), wrong)).toEqual(refusal);
    expect(readdirSync(folder.root).sort()).toEqual(['a.yaml', 'link.yaml']);
    expect(folder.read('a.yaml')).toBe('\ufeffa: 1\r\n');
  });
});

test('utf8Text returns undefined for a file that is not UTF-8', () => {
  expect(utf8Text(Buffer.from('a: \xe9\n', 'latin1'))).toBeUndefined();
});
