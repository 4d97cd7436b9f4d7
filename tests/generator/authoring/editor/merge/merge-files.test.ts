import { describe, expect, it } from 'vitest';
import { mergeFiles } from '../../../../../generator/authoring/editor/merge/merge-files';

const bytes = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : Buffer.from(text);
const merged = (
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  ...choices: Parameters<typeof mergeFiles>[2] & object
) => {
  const result = mergeFiles({ base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) }, {}, choices);
  return 'content' in result ? result.content && Buffer.from(result.content).toString() : result.conflicts;
};

const base = 'name: Luban # the name\n\nurl: https://a.example\n\nbrand: red\n\nicon: bag\n';

describe('mergeFiles', () => {
  it('keeps the changed lines and comments of both versions', () => {
    const mine = base.replace('Luban', 'Luban Store');
    const theirs = base.replace('icon: bag', '# Theirs.\nicon: cart');
    expect(merged(base, mine, theirs)).toBe(theirs.replace('Luban', 'Luban Store'));
  });

  it('keeps the changed fields of both versions on the same line', () => {
    expect(merged('size: {a: 1, b: 1}\n', 'size: {a: 2, b: 1}\n', 'size: {a: 1, b: 3} # theirs\n')).toBe(
      'size: {a: 2, b: 3} # theirs\n',
    );
  });

  it('returns the draft if the disk has the same change or no change', () => {
    expect(merged('a: 1\n', 'a: 2\n', 'a: 2\n')).toBe('a: 2\n');
    expect(merged('a: 1\n', 'a: 2\n', 'a: 1\n')).toBe('a: 2\n');
  });

  it('reports a conflict for a field that both versions changed and applies a choice', () => {
    expect(merged('a: 1\n', 'a: 2\n', 'a: 3\n')).toEqual([{ path: ['a'], base: 1, mine: 2, theirs: 3 }]);
    expect(merged('a: 1\n', 'a: 2\n', 'a: 3\n', { path: ['a'], take: 'mine' })).toBe('a: 2\n');
  });

  it('reports a conflict of the whole file if one version removed it, and applies a choice', () => {
    expect(merged('a: 1\n', undefined, 'a: 3\n')).toEqual([{ path: [] }]);
    expect(merged('a: 1\n', 'a: 2\n', undefined)).toEqual([{ path: [] }]);
    expect(merged('a: 1\n', 'a: 2\n', undefined, { path: [], take: 'theirs' })).toBeUndefined();
    expect(merged('a: 1\n', 'a: 2\n', undefined, { path: [], take: 'mine' })).toBe('a: 2\n');
  });

  it('combines the fields of a file that both versions created', () => {
    expect(merged(undefined, 'a: 1\n', 'b: 2\n')).toBe('a: 1\nb: 2\n');
  });

  it('merges tables and unparsable files by lines, or reports a conflict of the whole file', () => {
    expect(merged('a,b\n1,2\n3,4\n', 'a,b\n1,2\n3,5\n', 'x\na,b\n1,2\n3,4\n')).toBe('x\na,b\n1,2\n3,5\n');
    expect(merged('a,b\n1,2\n', 'a,b\n1,3\n', 'a,b\n1,4\n')).toEqual([{ path: [] }]);
    expect(merged('a: [\n', 'a: [x\n', 'a: [y\n')).toEqual([{ path: [] }]);
  });

  it('reports a conflict of the whole file for binary content', () => {
    const picture = (last: number): Uint8Array => Uint8Array.of(0x89, 0xff, last);
    expect(mergeFiles({ base: picture(1), mine: picture(2), theirs: picture(3) }, {})).toEqual({
      conflicts: [{ path: [] }],
    });
  });
});
