import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, type TestOptions } from 'vitest';
import { languages } from '../../../../src/domain/language/language';
import { diagnosticCodes, registry } from '../../../../generator/catalogue/diagnostics/codes';
import { documentFile, parseDocument } from '../../../../generator/catalogue/diagnostics/code-documents';
import { pageOf } from '../../../../generator/catalogue/diagnostics/explain';
import { kinds } from '../../../planted/cases/index';
import { projectRoot, readProject } from '../../../support/catalogue';
import {
  check,
  checkFreshness,
  checkLaunch,
  sampleFiles,
  withExample,
  type Checked,
} from '../../support/sample-catalogue';

/** The codes with a stored report of a planted mistake. */
const hasStoredReport = new Set(
  kinds.flatMap(({ cases }) => cases.flatMap(({ reported }) => reported.map(({ code }) => code))),
);

test('the sample catalogue that the examples build on has no diagnostics', () => {
  const { report, catalogue } = check(sampleFiles);
  expect(report).toBe('');
  expect(catalogue).toBeDefined();
});

test('every code has its documents, and every document belongs to a code', () => {
  const files = readdirSync(path.join(projectRoot, 'generator/catalogue/validate/codes'));
  const needed = diagnosticCodes.flatMap((code) => languages.map((language) => documentFile(code, language)));
  expect(files.map((name) => `generator/catalogue/validate/codes/${name}`).sort()).toEqual([...needed].sort());
});

describe.each(diagnosticCodes)('the diagnostic %s', (code) => {
  const { severity, asOf, launch } = registry[code];
  const { wrong, right, title, explanation, fix } = pageOf(code, readProject);
  const judge = (files: Parameters<typeof check>[0]): Checked =>
    launch ? checkLaunch(files) : asOf === undefined ? check(files) : checkFreshness(files, asOf);

  // A planted mistake proves most codes with each commit.
  const ofExamples: TestOptions = hasStoredReport.has(code) ? { tags: ['all'] } : {};

  test('is the only one that its wrong example causes, and offers a fix', ofExamples, () => {
    const { diagnostics, report, catalogue } = judge(withExample(wrong));
    expect(
      diagnostics.map((fault) => fault.code),
      report,
    ).toEqual([code]);
    const [fault] = diagnostics;
    expect(fault?.severity).toBe(severity);
    expect(fault?.fix).toBeTruthy();
    if (!hasStoredReport.has(code)) expect(report).toMatchSnapshot();
    expect(catalogue === undefined, 'an error leaves no catalogue').toBe(severity === 'error');
  });

  test('is not caused by its right example', ofExamples, () => {
    expect(judge(withExample(right)).report).toBe('');
  });

  test('has a page of complete sentences', () => {
    expect(title).toMatch(/^([A-Z]|site\.yaml).*[^.]$/);
    // The end of a sentence that begins with "fix:".
    expect(fix).toMatch(/^[a-z`].*[^.]$/);
    expect(explanation).toMatch(/^[A-Z{`].*\.$/);
  });
  test('has an Arabic document with the same keys and figures and no examples of its own', () => {
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
