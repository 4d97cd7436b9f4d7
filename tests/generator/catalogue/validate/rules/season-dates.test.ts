import { describe, expect, test } from 'vitest';
import { reportOn } from '../../../support/sample-catalogue';

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
  test('must not end before they begin', () => {
    expect(
      reportOn(file, season(`      - from: 2025-11-30\n        to: 2025-11-28\n${source}`)),
    ).toMatchInlineSnapshot(`
      "error[season-ends-early]: this season ends on \`2025-11-28\`, before it begins on \`2025-11-30\`
       --> data/seasons.yaml:8:13
        |
      8 |         to: 2025-11-28
        |             ^^^^^^^^^^
      fix: correct one of the two dates
      see: its first day
       --> data/seasons.yaml:7:15
        |
      7 |       - from: 2025-11-30
        |               ^^^^^^^^^^

      1 error in 1 file
      "
    `);
  });

  test('must have a source', () => {
    expect(reportOn(file, season('      - from: 2025-11-28\n        to: 2025-11-30\n'))).toMatchInlineSnapshot(`
      "error[missing-key]: the key \`source\` is missing in entry 1 of \`dates\`
       --> data/seasons.yaml:7:9
        |
      7 |       - from: 2025-11-28
        |         ^^^^
      why: it means: where it was announced. The page shows it beside the date
      fix: add \`source:\` with a mapping (keys with their values, indented below it)

      1 error in 1 file
      "
    `);
  });

  test('must have a source with the day on which it was seen, which is not in the future', () => {
    const unseen = source.replace('          seen: 2025-10-01\n', '');
    expect(
      reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${unseen}`)),
    ).toMatchInlineSnapshot(`
      "error[missing-key]: the key \`seen\` is missing in \`source\`
       --> data/seasons.yaml:9:9
        |
      9 |         source:
        |         ^^^^^^
      why: it means: the day on which a person last saw it there
      fix: add \`seen:\` with a day of the calendar, written YYYY-MM-DD, such as \`2026-12-31\`

      1 error in 1 file
      "
    `);
    const early = source.replace('2025-10-01', '2031-01-01');
    expect(reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${early}`))).toMatchInlineSnapshot(`
      "error[future-date]: \`2031-01-01\` is in the future: today is 2026-03-15
        --> data/seasons.yaml:11:17
         |
      11 |           seen: 2031-01-01
         |                 ^^^^^^^^^^
      why: a person cannot have seen it in the future
      fix: write the month or day when it was done

      1 error in 1 file
      "
    `);
  });

  test('must have a source with an https link', () => {
    const http = source.replace('https:', 'http:');
    expect(reportOn(file, season(`      - from: 2025-11-28\n        to: 2025-11-30\n${http}`))).toMatchInlineSnapshot(`
      "error[invalid-link]: \`address\` cannot be \`http://www.example.com/white-friday\`
        --> data/seasons.yaml:10:20
         |
      10 |           address: http://www.example.com/white-friday
         |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      why: others can read and change what is sent without https
      fix: write https:// if the site answers there; it must be a full web address with https, such as \`https://www.example.com/offers\`

      1 error in 1 file
      "
    `);
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
  expect(reportOn('data/stores/luban.yaml', offer)).toMatchInlineSnapshot(`
    "error[unknown-season]: there is no season \`white-fridy\`
      --> data/stores/luban.yaml:31:15
       |
    31 |     seasons: [white-fridy]
       |               ^^^^^^^^^^^
    fix: did you mean \`white-friday\`? listed: white-friday, ramadan; add a new one to data/seasons.yaml

    1 error in 1 file
    "
  `);
});

test('a post may name only existing stores', () => {
  expect(reportOn('data/posts/first-order.yaml', 'stores: [lubann]\n')).toMatchInlineSnapshot(`
    "error[unknown-reference]: there is no store \`lubann\`
      --> data/posts/first-order.yaml:15:10
       |
    15 | stores: [lubann]
       |          ^^^^^^
    fix: did you mean \`luban\`? stores: luban, souk

    1 error in 1 file
    "
  `);
});
