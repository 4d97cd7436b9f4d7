import { expect, test } from 'vitest';
import { codesOn } from '../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

test('a start and an end on one day are no contradiction', () => {
  const offer = (starts: string, expires: string): string =>
    `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n    starts: ${starts}\n    expires: ${expires}\n`;
  expect(codesOn(store, offer('2026-01-01', '2026-01-01'))).toEqual([]);
  expect(codesOn(store, offer('2026-01-01', '2026-01-01T00:00:00+03:00'))).toEqual([]);
  expect(codesOn(store, offer('2026-01-01', '2025-12-31T23:59:59+03:00'))).toEqual(['starts-after-end']);
});
