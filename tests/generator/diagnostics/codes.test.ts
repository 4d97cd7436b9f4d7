import { describe, expect, test } from 'vitest';
import { diagnosticCodes, registry } from '../../../generator/diagnostics/codes';
import {
  check,
  checkFreshness,
  checkLaunch,
  sampleFiles,
  withExample,
  type Checked,
} from '../support/sample-catalogue';

test('the small catalogue that holds the examples has no fault', () => {
  const { report, catalogue } = check(sampleFiles);
  expect(report).toBe('');
  expect(catalogue).toBeDefined();
});

describe.each(diagnosticCodes)('%s', (code) => {
  const { wrong, right, severity, explanation, title, fix, asOf, launch } = registry[code];
  const judge = (files: Parameters<typeof check>[0]): Checked =>
    launch ? checkLaunch(files) : asOf === undefined ? check(files) : checkFreshness(files, asOf);

  test('its wrong example gives this one fault, with a way out', () => {
    const { diagnostics, report, catalogue } = judge(withExample(wrong));
    expect(
      diagnostics.map((fault) => fault.code),
      report,
    ).toEqual([code]);
    const [fault] = diagnostics;
    expect(fault?.severity).toBe(severity);
    expect(fault?.fix).toBeTruthy();
    expect(report).toMatchSnapshot();
    expect(catalogue === undefined, 'an error leaves no catalogue').toBe(severity === 'error');
  });

  test('its right example gives none', () => {
    expect(judge(withExample(right)).report).toBe('');
  });

  test('its page is written in sentences', () => {
    expect(title).toMatch(/^([A-Z]|site\.yaml).*[^.]$/);
    // The end of a sentence that begins with "fix:".
    expect(fix).toMatch(/^[a-z`].*[^.]$/);
    expect(explanation).toMatch(/^[A-Z{`].*\.$/);
  });
});
