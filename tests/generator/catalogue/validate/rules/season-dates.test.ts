import { expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const seasons = (dates: string): string => `seasons:
  white-friday:
    name: { en: White Friday, ar: الجمعة البيضاء }
    dates:
      - from: 2025-11-28
        to: 2025-11-30
${dates}`;
const source = `        source:
          address: https://www.example.com/white-friday
          seen: 2025-10-01
`;

test.each([
  ['have a source', '', 'missing-key', 'the key `source` is missing in entry 1 of `dates`'],
  [
    'have a source with the day on which it was seen',
    source.replace(/ +seen: .*\n/, ''),
    'missing-key',
    'the key `seen` is missing in `source`',
  ],
  [
    'have been seen before today',
    source.replace('2025-10-01', '2031-01-01'),
    'future-date',
    'a person cannot have seen it in the future',
  ],
  ['have a source with an https link', source.replace('https:', 'http:'), 'invalid-link', 'fix: write https://'],
])('the announced dates of a season must %s', (_what, dates, code, words) => {
  expect(codesOn('data/seasons.yaml', seasons(source))).toEqual([]);
  expect(codesOn('data/seasons.yaml', seasons(dates))).toEqual([code]);
  expect(reportOn('data/seasons.yaml', seasons(dates))).toContain(words);
});

test('a post may name only existing stores', () => {
  expect(reportOn('data/posts/first-order.yaml', 'stores: [lubann]\n')).toContain(
    'fix: did you mean `luban`? stores: luban, souk',
  );
});
