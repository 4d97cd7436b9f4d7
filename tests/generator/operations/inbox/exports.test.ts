import { describe, expect, test } from 'vitest';
import { readInbox } from '../../../../generator/operations/inbox/inbox';
import { reportLine } from '../../../../src/domain/trust/report';
import { exports, reports } from './exports';

const expected = reports.map(reportLine).sort();

test('the sample has 40 exports', () => {
  expect(exports).toHaveLength(40);
});

describe('readInbox', () => {
  test.each(exports)('reads the same reports from $name', ({ files }) => {
    const inbox = readInbox(files.map(({ bytes }) => bytes));
    expect(inbox.reports.map(reportLine).sort()).toEqual(expected);
    expect(inbox.files.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(0);
  });
});
