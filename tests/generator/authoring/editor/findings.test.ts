import { expect, it } from 'vitest';
import { fieldFinder } from '../../../../generator/authoring/editor/findings';

const text = `# A comment.
name:
  en: Luban
offers:
  - id: first
    title: {en: One, ar: واحد}
  - id: second
    codes: [A, B]
`;

it.each([
  ['Luban', ['name', 'en']],
  ['offers:', ['offers']],
  ['first', ['offers', 0, 'id']],
  ['واحد', ['offers', 0, 'title', 'ar']],
  ['id: second', ['offers', 1, 'id']],
  ['B]', ['offers', 1, 'codes', 1]],
  ['# A comment', []],
])('fieldFinder maps the position of %j to the field %j', (words, path) => {
  expect(fieldFinder(text)(text.indexOf(words))).toEqual(path);
});

it('fieldFinder returns undefined for a text that cannot be parsed or is empty', () => {
  expect(fieldFinder('a: [')(0)).toBeUndefined();
  expect(fieldFinder('')(0)).toBeUndefined();
});
