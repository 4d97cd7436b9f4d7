import { expect, test } from 'vitest';
import { render } from '../../../../generator/catalogue/diagnostics/phrases';
import { impossibleDate } from '../../../../generator/catalogue/load/date-mistakes';
import { momentParts } from '../../../../generator/catalogue/load/moments';

test.each([
  ['2026-02-30', 'February 2026 has 28 days', '2026-02-28'],
  ['2026-02-29', 'February 2026 has 28 days', '2026-02-28'],
  ['2028-02-30', 'February 2028 has 29 days', '2028-02-29'],
  ['2100-02-29', 'February 2100 has 28 days', '2100-02-28'],
  ['2000-02-30', 'February 2000 has 29 days', '2000-02-29'],
  ['2026-04-31', 'April 2026 has 30 days', '2026-04-30'],
  ['2026-12-32', 'December 2026 has 31 days', '2026-12-31'],
  ['2026-09-31 23:59:59', 'September 2026 has 30 days', '2026-09-30 23:59:59'],
  ['2026-02-30T18:00:00+03:00', 'February 2026 has 28 days', '2026-02-28T18:00:00+03:00'],
  ['2026-13-01', 'there is no month 13: a year has 12', '2026-01-13'],
  ['2026-31-12', 'there is no month 31: a year has 12', '2026-12-31'],
  [
    '1448-07-21',
    '`1448-07-21` is a date of the Hijri calendar; dates here are Gregorian, and the day may differ by one where the moon decides',
    '2026-12-30',
  ],
  [
    '15 رمضان 1447',
    '`15 رمضان 1447` is a date of the Hijri calendar; dates here are Gregorian, and the day may differ by one where the moon decides',
    '2026-03-04',
  ],
  [
    '15/9/1447',
    '`15/9/1447` is a date of the Hijri calendar; dates here are Gregorian, and the day may differ by one where the moon decides',
    '2026-03-04',
  ],
  ['2026–12–31', 'dashes and quotes of a word processor are other characters', '2026-12-31'],
  ['12/31/2026', 'a date begins with the year, then month, then day', '2026-12-31'],
  ['31-12-26', 'a year has four digits; this can be `2026-12-31` or `2031-12-26`', undefined],
  ['2026-00-10', 'there is no month 00: a year has 12', undefined],
  ['2026-13', 'there is no month 13: a year has 12', undefined],
  ['13/2025', 'there is no month 13: a year has 12', undefined],
  ['2026-01-00', 'the days of a month begin with 01', undefined],
  ['0026-01-10', 'the year is before 1970', undefined],
  ['2026/12/31', 'month and day have two digits each, with hyphens between', '2026-12-31'],
  ['2026-2-3', 'month and day have two digits each, with hyphens between', '2026-02-03'],
  ['31.12.2026', 'a date begins with the year, then month, then day', '2026-12-31'],
  [
    '05/06/2026',
    'a date begins with the year, then month, then day; this can be `2026-06-05` or `2026-05-06`',
    undefined,
  ],
  [
    '2026-12-31T24:00:00+03:00',
    'the hours of a day are 00 to 23; a day without a time lasts through its end',
    '2026-12-31',
  ],
  ['2026-12-31 12:60', 'minutes go from 00 to 59', undefined],
])('impossibleDate explains %s: %s', (text, why, instead) => {
  expect(momentParts(text)).toBeUndefined();
  const found = impossibleDate(text);
  expect([found && render(found.why, 'en'), found?.instead]).toEqual([why, instead]);
  if (instead !== undefined) expect(momentParts(instead)).toBeDefined();
});

test('impossibleDate marks another form of the same date as safe to replace, but no guess', () => {
  const same = ['31/12/2026', '12/31/2026', '31 Dec 2026', '2026/12/31', '2026–12–31', '2026-2-3', 'أكتوبر 2025'];
  const guessed = ['2026-02-30', '2026-13-05', '2026-12-31T24:00', '05/06/2026', '31-12-26', '10/2025'];
  expect(same.filter((text) => !impossibleDate(text)?.isSame)).toEqual([]);
  expect(guessed.filter((text) => impossibleDate(text)?.isSame)).toEqual([]);
});

test('impossibleDate proposes the month that is written before its year', () => {
  expect(['10/2025', '9.2025'].map((text) => impossibleDate(text)?.instead)).toEqual(['2025-10', '2025-09']);
});

test.each(['2028-02-29', '2026-12-31T18:00:00+03:00', '2025-09-30 23:59:59', 'tomorrow', '', '9/1447', 'SAVE-10-20'])(
  'impossibleDate returns undefined for %j',
  (text) => {
    expect(impossibleDate(text)).toBeUndefined();
  },
);
