import { expect, test } from 'vitest';
import { letterOf } from '../../../../src/domain/pages/directory';

test.each([
  ['Temu', 'T'],
  ['noon', 'N'],
  ['6thStreet', '#'],
  ['+91', '#'],
  ['Émile', 'E'],
  ['أمازون', 'ا'],
  ['إيكيا', 'ا'],
  ['“Quoted”', 'Q'],
])('letterOf places %s under %s, ignoring accents and forms of alef, with # for digits and symbols', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
