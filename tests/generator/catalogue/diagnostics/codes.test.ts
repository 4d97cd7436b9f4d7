import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/domain/language';
import { diagnosticCodes, registry } from '../../../../generator/catalogue/diagnostics/codes';
import { documentFile, parseDocument } from '../../../../generator/catalogue/diagnostics/code-documents';
import { pageOf } from '../../../../generator/catalogue/diagnostics/explain';
import { projectRoot, readProject } from '../../../support/catalogue';
import {
  check,
  checkFreshness,
  checkLaunch,
  sampleFiles,
  withExample,
  type Checked,
} from '../../support/sample-catalogue';

test('the small catalogue that holds the examples has no fault', () => {
  const { report, catalogue } = check(sampleFiles);
  expect(report).toBe('');
  expect(catalogue).toBeDefined();
});

test('every code has its documents, and every document its code', () => {
  const files = readdirSync(path.join(projectRoot, 'generator/catalogue/validate/codes'));
  const needed = diagnosticCodes.flatMap((code) => languages.map((language) => documentFile(code, language)));
  expect(files.map((name) => `generator/catalogue/validate/codes/${name}`).sort()).toEqual([...needed].sort());
});

describe.each(diagnosticCodes)('%s', (code) => {
  const { severity, asOf, launch } = registry[code];
  const { wrong, right, title, explanation, fix } = pageOf(code, readProject);
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
  test('its Arabic document says it in Arabic, with the same keys and figures, and has no example of its own', () => {
    const arabic = parseDocument(readProject(documentFile(code, 'ar')));
    expect(arabic).toMatchObject({ wrong: [], right: [] });
    for (const text of [arabic.title, arabic.explanation, arabic.fix]) expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(arabic.title).toMatch(/[^.]$/);
    expect(arabic.fix).toMatch(/[^.]$/);
    expect(arabic.explanation).toMatch(/\.$/);
    const words = `${arabic.title} ${arabic.explanation} ${arabic.fix}`;
    for (const [part] of `${title} ${explanation} ${fix}`.matchAll(/`[^`]+`|\d+/g)) expect(words).toContain(part);
  });
});
