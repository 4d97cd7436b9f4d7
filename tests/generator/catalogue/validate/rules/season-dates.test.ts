import { describe, expect, test } from 'vitest';
import { brief, reportOn } from '../../../support/sample-catalogue';

const file = 'data/seasons.yaml';
const season = (dates: string): string => `seasons:
  white-friday:
    name:
      en: White Friday
      ar: الجمعة البيضاء
    dates:
${dates}`;
const source = `        source:
          address: https://www.example.com/white-friday
          seen: 2025-10-01
`;

describe('the announced dates of a season', () => {
  test('must have a source', () => {
    expect(brief(reportOn(file, season('      - from: 2025-11-28\n        to: 2025-11-30\n')))).toEqual([
      'error[missing-key]: the key `source` is missing in entry 1 of `dates`',
      '--> data/seasons.yaml:7:9 ^^^^',
      'why: it means: where it was announced. The page shows it beside the date',
      'fix: add `source:` with a mapping (keys with their values, indented below it)',
    ]);
  });

  test('must have a source with the day on which it was seen, which is not in the future', () => {
    const unseen = source.replace('          seen: 2025-10-01\n', '');
    expect(brief(reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${unseen}`)))).toEqual([
      'error[missing-key]: the key `seen` is missing in `source`',
      '--> data/seasons.yaml:9:9 ^^^^^^',
      'why: it means: the day on which a person last saw it there',
      'fix: add `seen:` with a day of the calendar, written YYYY-MM-DD, such as `2026-12-31`',
    ]);
    const early = source.replace('2025-10-01', '2031-01-01');
    expect(brief(reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${early}`)))).toEqual([
      'error[future-date]: `2031-01-01` is in the future: today is 2026-03-15',
      '--> data/seasons.yaml:11:17 ^^^^^^^^^^',
      'why: a person cannot have seen it in the future',
      'fix: write the month or day when it was done',
    ]);
  });

  test('must have a source with an https link', () => {
    const http = source.replace('https:', 'http:');
    expect(brief(reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${http}`)))).toEqual([
      'error[invalid-link]: `address` cannot be `http://www.example.com/white-friday`',
      '--> data/seasons.yaml:10:20 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      'why: others can read and change what is sent without https',
      'fix: write https:// if the site answers there; it must be a full web address with https, such as `https://www.example.com/offers`',
    ]);
  });
});

test('an offer may name only existing seasons', () => {
  const offer = `offers:
  - id: ten-percent
    kind: code
    code: "LUBAN10"
    seasons: [white-fridy]
    title:
      en: 10% off
      ar: خصم 10%
`;
  expect(brief(reportOn('data/stores/luban.yaml', offer))).toEqual([
    'error[unknown-season]: there is no season `white-fridy`',
    '--> data/stores/luban.yaml:31:15 ^^^^^^^^^^^',
    'fix: did you mean `white-friday`? listed: white-friday, ramadan; add a new one to data/seasons.yaml',
  ]);
});

test('a post may name only existing stores', () => {
  expect(brief(reportOn('data/posts/first-order.yaml', 'stores: [lubann]\n'))).toEqual([
    'error[unknown-reference]: there is no store `lubann`',
    '--> data/posts/first-order.yaml:15:10 ^^^^^^',
    'fix: did you mean `luban`? stores: luban, souk',
  ]);
});
