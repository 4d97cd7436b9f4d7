import { describe, expect, it } from 'vitest';
import { mergeFiles } from '../../../../generator/authoring/editor/merge-files';

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

describe('a file that was changed on the disk while it had changes that are not saved', () => {
  it('has the lines and comments of both', () => {
    const mine = base.replace('Luban', 'Luban Store');
    const theirs = base.replace('icon: bag', '# Theirs.\nicon: cart');
    expect(merged(base, mine, theirs)).toBe(theirs.replace('Luban', 'Luban Store'));
  });

  it('has the fields of both where they are in the same lines', () => {
    expect(merged('size: {a: 1, b: 1}\n', 'size: {a: 2, b: 1}\n', 'size: {a: 1, b: 3} # theirs\n')).toBe(
      'size: {a: 2, b: 3} # theirs\n',
    );
  });

  it('is as it is where the disk has what the draft has', () => {
    expect(merged('a: 1\n', 'a: 2\n', 'a: 2\n')).toBe('a: 2\n');
    expect(merged('a: 1\n', 'a: 2\n', 'a: 1\n')).toBe('a: 2\n');
  });

  it('has conflicts where the same field was changed', () => {
    expect(merged('a: 1\n', 'a: 2\n', 'a: 3\n')).toEqual([{ path: ['a'], base: 1, mine: 2, theirs: 3 }]);
    expect(merged('a: 1\n', 'a: 2\n', 'a: 3\n', { path: ['a'], take: 'mine' })).toBe('a: 2\n');
  });

  it('is a conflict as a whole where one has removed it', () => {
    expect(merged('a: 1\n', undefined, 'a: 3\n')).toEqual([{ path: [] }]);
    expect(merged('a: 1\n', 'a: 2\n', undefined)).toEqual([{ path: [] }]);
    expect(merged('a: 1\n', 'a: 2\n', undefined, { path: [], take: 'theirs' })).toBeUndefined();
    expect(merged('a: 1\n', 'a: 2\n', undefined, { path: [], take: 'mine' })).toBe('a: 2\n');
  });

  it('that both have created has the fields of both', () => {
    expect(merged(undefined, 'a: 1\n', 'b: 2\n')).toBe('a: 1\nb: 2\n');
  });

  it('that is a table or cannot be read has the lines of both, or is a conflict as a whole', () => {
    expect(merged('a,b\n1,2\n3,4\n', 'a,b\n1,2\n3,5\n', 'x\na,b\n1,2\n3,4\n')).toBe('x\na,b\n1,2\n3,5\n');
    expect(merged('a,b\n1,2\n', 'a,b\n1,3\n', 'a,b\n1,4\n')).toEqual([{ path: [] }]);
    expect(merged('a: [\n', 'a: [x\n', 'a: [y\n')).toEqual([{ path: [] }]);
  });

  it('that is no text is a conflict as a whole', () => {
    const picture = (last: number): Uint8Array => Uint8Array.of(0x89, 0xff, last);
    expect(mergeFiles({ base: picture(1), mine: picture(2), theirs: picture(3) }, {})).toEqual({
      conflicts: [{ path: [] }],
    });
  });
});
