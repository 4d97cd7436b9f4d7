import { expect, test } from 'vitest';
import { keyOfBundle } from '../../../../generator/site/bundle/bundle';
import { filesOf } from '../../support/sample-catalogue';

const keyOf = (files: Readonly<Record<string, string>>): string =>
  keyOfBundle({ ...filesOf({ 'src/App.tsx': 'export {};', ...files }), environment: {} }, '', 'site');

test('stores that are added to the catalogue leave the scripts of the site as they are', () => {
  const routes = 'export const routes = [{ path: "/store/temu" }];';
  expect(keyOf({ 'src/generated/catalogue/routes.ts': routes })).toBe(keyOf({}));
  expect(keyOf({ 'src/generated/settings.ts': 'export {};' })).not.toBe(keyOf({}));
});
