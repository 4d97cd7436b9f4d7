import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeKeyOf } from '../../../generator/system/code-key';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-'));
  write('generator/catalogue/validate/rule.ts', 'export const most = 3;');
  write('generator/catalogue/validate/codes/unknown-key.en.md', '# Every key is known');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('codeKeyOf returns the same key if a document is changed or added', () => {
  const before = codeKeyOf(root);
  write('generator/catalogue/validate/codes/unknown-key.en.md', '# Every key is one that the schema knows');
  write('generator/docs/new.md', 'A page.');
  expect(codeKeyOf(root)).toBe(before);
});

test.each([
  ['a module', 'generator/catalogue/validate/rule.ts', 'export const most = 4;'],
  ['data of the code', 'generator/catalogue/validate/names.json', '{}'],
])('codeKeyOf returns another key if %s changes', (_name, file, text) => {
  const before = codeKeyOf(root);
  write(file, text);
  expect(codeKeyOf(root)).not.toBe(before);
});
