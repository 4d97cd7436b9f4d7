import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../../../../generator/catalogue/validate/rules';

const folder = path.resolve(import.meta.dirname, '../../../../../generator/catalogue/validate/rules');
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('the index of rules contains every folder under its name', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test.each(folders)('the rule %s has a module rule.ts', (name) => {
  expect(existsSync(path.join(folder, name, 'rule.ts'))).toBe(true);
});
