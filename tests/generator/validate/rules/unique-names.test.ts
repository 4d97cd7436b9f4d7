import { expect, test } from 'vitest';
import { codesOn } from '../../support/sample-catalogue';

const codesOf = (en: string, ar: string): readonly string[] =>
  codesOn('data/stores/luban.yaml', `name:\n  en: ${en}\n  ar: ${ar}\n`);

test('a name that differs only in capitals or spelling variants is the same name', () => {
  expect(codesOf('SOUK', 'لبان')).toEqual(['duplicate-name']);
  expect(codesOf('Luban', 'سُوق')).toEqual(['duplicate-name']);
  expect(codesOf('Souk Outlet', 'سوق التخفيضات')).toEqual([]);
});
