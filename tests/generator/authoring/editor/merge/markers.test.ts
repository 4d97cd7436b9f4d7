import { describe, expect, it } from 'vitest';
import { conflictsIn, resolved } from '../../../../../generator/authoring/editor/merge/markers';

const text = `name: Luban
<<<<<<< HEAD
title: Ours
=======
title: Theirs
>>>>>>> branch
url: https://luban.example
<<<<<<< HEAD
||||||| merged common ancestors
logo: base.png
=======
logo: theirs.png
>>>>>>> branch
`;

describe('the conflict markers of Git', () => {
  it('are split into two versions per conflict, without the common ancestor', () => {
    expect(conflictsIn(text).map(({ ours, theirs }) => [ours, theirs])).toEqual([
      ['title: Ours\n', 'title: Theirs\n'],
      ['', 'logo: theirs.png\n'],
    ]);
  });

  it('are resolved by one choice per conflict, and not if a choice is missing', () => {
    expect(resolved(text, ['ours', 'theirs'])).toBe(
      'name: Luban\ntitle: Ours\nurl: https://luban.example\nlogo: theirs.png\n',
    );
    expect(resolved(text, ['theirs', 'ours'])).toBe('name: Luban\ntitle: Theirs\nurl: https://luban.example\n');
    expect(resolved(text, ['ours'])).toBeUndefined();
  });

  it('are resolved in a file with Windows line endings', () => {
    const windows = text.replaceAll('\n', '\r\n');
    expect(resolved(windows, ['theirs', 'ours'])).toBe(
      'name: Luban\r\ntitle: Theirs\r\nurl: https://luban.example\r\n',
    );
  });

  it('are not found in texts with incomplete or indented markers', () => {
    expect(conflictsIn('a: 1\n=======\n>>>>>>> x\n')).toEqual([]);
    expect(conflictsIn('text: |\n  <<<<<<< not at the beginning of a line\n')).toEqual([]);
  });
});
