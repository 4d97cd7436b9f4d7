import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../generator/diagnostics/codes';
import { rules } from '../../../../generator/validate/rules';

const folder = path.resolve(import.meta.dirname, '../../../../generator/validate/rules');
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('every folder of a rule is in the index, under its name', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(folders.sort());
});

describe.each(folders)('the rule %s', (name) => {
  test('reports only codes that it declares, with examples', async () => {
    // A dynamic import types a module of an unknown name as `any`.
    const codes: Readonly<Record<string, object>> = await import(path.join(folder, name, 'codes.ts'));
    const own = Object.values(codes).flatMap((group) => Object.keys(group));
    const declared: readonly string[] = rules.find((rule) => rule.name === name)?.codes ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(declared).toEqual(expect.arrayContaining(own));
    expect(Object.keys(registry)).toEqual(expect.arrayContaining(own));
  });

  test('consists of the rule and its codes', () => {
    expect(existsSync(path.join(folder, name, 'rule.ts'))).toBe(true);
  });
});
