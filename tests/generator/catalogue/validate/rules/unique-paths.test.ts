import { expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

test('the addresses of further pages of a list are reserved', () => {
  expect(reportOn(store, 'path: /stores/12\n')).toContain(
    'the address `/stores/12` is kept for the further pages of the list `/stores`',
  );
  expect(codesOn('data/redirects.yaml', 'redirects:\n  - from: /en/stores/*\n    to: /en/stores\n')).toEqual([
    'redirect-shadows-page',
  ]);
});

test('the addresses of further pages of a store are reserved, even if the store has few offers', () => {
  expect(reportOn('data/pages/about.yaml', 'path: /store/luban/2\n')).toContain(
    'the address `/store/luban/2` is kept for the further pages of the store `/store/luban`',
  );
  expect(codesOn('data/redirects.yaml', 'redirects:\n  - from: /en/store/luban/7\n    to: /en/stores\n')).toEqual([
    'redirect-shadows-page',
  ]);
});

test('the addresses of the comparison files are reserved', () => {
  expect(reportOn(store, 'path: /compare/luban\n')).toContain(
    'the address `/compare/luban` is kept for the files of the comparison of stores',
  );
});

test.each(['/category/incense', '/season/white-friday'])('the address %s is reserved', (path) => {
  expect(reportOn('data/pages/about.yaml', `path: ${path}\n`)).toContain(
    `the address \`${path}\` is kept for the pages of categories and seasons`,
  );
  expect(codesOn('data/redirects.yaml', `redirects:\n  - from: /en${path}\n    to: /en/stores\n`)).toEqual([
    'redirect-shadows-page',
  ]);
});

test('the address of a former category may be redirected', () => {
  expect(codesOn('data/redirects.yaml', 'redirects:\n  - from: /en/category/oud\n    to: /en/stores\n')).toEqual([]);
});
