import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const codesOf = (en: string, ar: string): readonly string[] =>
  codesOn('data/stores/luban.yaml', `name:\n  en: ${en}\n  ar: ${ar}\n`);

test('an alias must not be the name of another store', () => {
  const alias = (name: string) => codesOn('data/stores/luban.yaml', `aliases: [${name}]\n`);
  expect(alias('سُوق')).toEqual(['duplicate-name']);
  expect(alias('souk')).toEqual(['duplicate-name']);
  expect(alias('Lubaan')).toEqual([]);
  // Another rule may report its own name.
  expect(alias('Luban')).not.toContain('duplicate-name');
});

test('a store name that differs only in case or spelling variants is reported as a duplicate', () => {
  expect(codesOf('SOUK', 'لبان')).toEqual(['duplicate-name']);
  expect(codesOf('Luban', 'سُوق')).toEqual(['duplicate-name']);
  expect(codesOf('Souk Outlet', 'سوق التخفيضات')).toEqual([]);
});
