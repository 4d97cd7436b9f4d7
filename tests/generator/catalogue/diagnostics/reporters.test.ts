import { inEnglish, saying } from '../../../support/english';
import { describe, expect, test } from 'vitest';
import { diagnostic, sortDiagnostics, type Diagnostic } from '../../../../generator/catalogue/diagnostics/diagnostic';
import { formatGithub, formatGithubSummary } from '../../../../generator/catalogue/diagnostics/reporters/github';
import { formatJson, toJson } from '../../../../generator/catalogue/diagnostics/reporters/json';
import { formatText, locationOf } from '../../../../generator/catalogue/diagnostics/reporters/text';

const text = 'slug: luban\nicon: leef\n';
const sources = new Map([['data/stores/luban.yaml', { path: 'data/stores/luban.yaml', text }]]);

function fault(message = '`icon` cannot be `leef`', start = 18): Diagnostic {
  return diagnostic(
    'unknown-value',
    'data/stores/luban.yaml',
    { start, end: start + 4 },
    { ...saying(message), fix: saying('did you mean `leaf`?') },
  );
}

const skipped = diagnostic(
  'feed-row-skipped',
  'data/feeds/gone.csv',
  { start: 0, end: 0 },
  { ...saying('a row is left out'), fix: saying('fill it'), why: saying('it counts for nothing') },
);

describe('formatText', () => {
  test('shows the message, the place with a code frame, and the fix', () => {
    expect(formatText([fault()], sources)).toBe(`error[unknown-value]: \`icon\` cannot be \`leef\`
 --> data/stores/luban.yaml:2:7
  |
2 | icon: leef
  |       ^^^^
fix: did you mean \`leaf\`?

1 error in 1 file
`);
  });

  test('names only the file when its text is not available', () => {
    expect(formatText([skipped], sources)).toBe(
      'warning[feed-row-skipped]: a row is left out\n --> data/feeds/gone.csv\nwhy: it counts for nothing\nfix: fill it\n\n1 warning in 1 file\n',
    );
    expect(locationOf(skipped, sources)).toBe('data/feeds/gone.csv');
    expect(locationOf(fault(), sources)).toBe('data/stores/luban.yaml:2:7');
  });

  test('writes Arabic on request, with the same code frame as in English', () => {
    const twice = diagnostic(
      'duplicate-key',
      'data/stores/luban.yaml',
      { start: 12, end: 16 },
      { id: 'duplicate-key', values: { key: '`icon`' }, fix: { id: 'duplicate-key.keep' } },
    );
    expect(formatText([twice], sources, { language: 'ar' })).toBe(
      [
        'خطأ[duplicate-key]: المفتاح \u2068`icon`\u2069 مكتوب هنا مرتين',
        ' --> data/stores/luban.yaml:2:1',
        '  |',
        '2 | icon: leef',
        '  | ^^^^',
        'السبب: لن تُستخدم إلا إحدى القيمتين',
        'الحل: أبقِ أحدهما',
        '',
        'خطأ واحد في ملف واحد',
        '',
      ].join('\n'),
    );
  });

  test('uses colours only on request', () => {
    expect(formatText([fault()], sources)).not.toContain('\u001b');
    expect(formatText([fault()], sources, { colour: true })).toContain('\u001b[31m');
  });

  test('shows the first diagnostics of a frequent code, the number of the rest and how to print all', () => {
    const many = Array.from({ length: 23 }, (_, index) => fault(`fault ${index}`, index % 12));
    const report = formatText([...many, skipped], sources, { mostOfCode: 20 });
    expect(report.match(/^error\[unknown-value\]/gm)).toHaveLength(20);
    expect(report).toContain('and 3 more of unknown-value: `npm run check -- --warnings` prints all\n');
    expect(report).toContain('warning[feed-row-skipped]');
    expect(report).toContain('23 errors, 1 warning in 2 files');
    expect(formatText(many, sources).match(/^error\[unknown-value\]/gm)).toHaveLength(23);
  });

  test('returns an empty text without diagnostics', () => {
    expect(formatText([], sources)).toBe('');
  });
});

test('sortDiagnostics sorts by file and place and removes duplicates', () => {
  const later = fault('later', 20);
  expect(inEnglish(sortDiagnostics([later, fault(), skipped, fault()])).map(({ message }) => message)).toEqual([
    'a row is left out',
    '`icon` cannot be `leef`',
    'later',
  ]);
});

test('the JSON report contains lines, columns and counts', () => {
  const report = toJson([fault(), skipped], sources);
  expect(report).toMatchObject({ version: 1, errors: 1, warnings: 1 });
  expect(report.diagnostics[1]).toEqual({
    code: 'unknown-value',
    severity: 'error',
    message: '`icon` cannot be `leef`',
    file: 'data/stores/luban.yaml',
    line: 2,
    column: 7,
    endLine: 2,
    endColumn: 11,
    fix: 'did you mean `leaf`?',
  });
  expect(JSON.parse(formatJson([fault()], sources))).toMatchObject({ errors: 1 });
});

describe('the reports for GitHub', () => {
  test('escape the special characters of annotations', () => {
    expect(formatGithub([fault('100% wrong:\r\nsee, here')], sources)).toBe(
      '::error file=data/stores/luban.yaml,line=2,endLine=2,col=7,endColumn=11,title=unknown-value::100%25 wrong:⏎see, here%0Afix: did you mean `leaf`?\n',
    );
  });

  test('contain at most ten annotations, errors first, and a line that counts the rest', () => {
    const many = Array.from({ length: 12 }, (_, index) => fault(`fault ${index}`));
    const lines = formatGithub([skipped, ...many], sources)
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toContain('::error');
    expect(lines[10]).toBe('and 3 more (12 errors, 1 warning in 2 files): the job summary lists them all');
  });

  test('include a table for the job summary', () => {
    expect(formatGithubSummary([fault('a | b <i>')], sources)).toMatchInlineSnapshot(`
      "### Errors and warnings in the data

      1 error in 1 file

      | | Where | What | Fix | Code |
      | --- | --- | --- | --- | --- |
      | error | \`data/stores/luban.yaml:2:7\` | a \\| b \\<i\\> | did you mean \`leaf\`? | \`unknown-value\` |
      "
    `);
    expect(formatGithubSummary([], sources)).toContain('no errors or warnings');
  });
});
