import { expect, test } from 'vitest';
import { letterOf } from '../../../src/domain/directory';

test.each([
  ['Temu', 'T'],
  ['noon', 'N'],
  ['6thStreet', '#'],
  ['+91', '#'],
  ['Émile', 'E'],
  ['أمازون', 'ا'],
  ['إيكيا', 'ا'],
  ['“Quoted”', 'Q'],
])(
  '%s is under %s: the letter under accents and under the forms of alef, and # for digits and signs',
  (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  },
);
