import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const feed = 'data/feeds/souk.yaml';
const store = 'data/stores/luban.yaml';

test('a date of the current day is not in the future', () => {
  expect(codesOn(store, 'checked: 2026-03\nupdated: 2026-03-15\n')).toEqual([]);
  expect(codesOn(store, 'updated: 2026-03-16\n')).toEqual(['future-date']);
});

test('the day on which a table was fetched must not be in the future', () => {
  expect(codesOn(feed, 'fetched: 2026-03-15\n')).toEqual([]);
  expect(codesOn(feed, 'fetched: 2026-03-16\n')).toEqual(['future-date']);
});
