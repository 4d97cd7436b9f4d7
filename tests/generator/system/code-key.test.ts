import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeKeyOf } from '../../../generator/system/code-key';
import { TemporaryFolder } from '../../support/temporary-folder';

let folder: TemporaryFolder;

beforeAll(() => {
  folder = new TemporaryFolder('code');
  folder.write('generator/catalogue/validate/rule.ts', 'export const most = 3;');
  folder.write('generator/catalogue/validate/codes/unknown-key.en.md', '# Every key is known');
});
afterAll(() => folder.remove());

test('codeKeyOf returns the same key if a document is changed or added', () => {
  const before = codeKeyOf(folder.root);
  folder.write('generator/catalogue/validate/codes/unknown-key.en.md', '# Every key is one that the schema knows');
  folder.write('generator/docs/new.md', 'A page.');
  expect(codeKeyOf(folder.root)).toBe(before);
});

test.each([
  ['a module', 'generator/catalogue/validate/rule.ts', 'export const most = 4;'],
  ['data of the code', 'generator/catalogue/validate/names.json', '{}'],
])('codeKeyOf returns another key if %s changes', (_name, file, text) => {
  const before = codeKeyOf(folder.root);
  folder.write(file, text);
  expect(codeKeyOf(folder.root)).not.toBe(before);
});
