import { describe, expect, test } from 'vitest';
import { codeGroups, diagnosticCodes } from '../../../../generator/catalogue/diagnostics/codes';
import { readProject } from '../../../support/catalogue';
import { codeFor, formatList, formatPage, pageOf } from '../../../../generator/catalogue/diagnostics/explain';

describe('the explain page of a code', () => {
  test.each([
    'tab-indentation',
    'missing-page',
    'file-too-large',
    'unknown-file',
    'offer-expired',
    'feed-row-invalid',
  ] as const)('shows title, explanation, examples and fix of %s', (code) => {
    expect(formatPage(code, readProject)).toMatchSnapshot();
  });

  test.each(diagnosticCodes)('fits all parts of %s into lines of at most 110 characters', (code) => {
    const page = formatPage(code, readProject);
    const { title, explanation, fix } = pageOf(code, readProject);
    const words = page.replace(/\s+/g, ' ');
    for (const part of [code, title, explanation, `fix: ${fix}`]) expect(words).toContain(part);
    expect(page).toMatch(/\nwrong: .*\n[\s\S]*\nright: /);
    const prose = page.split('\n').filter((line) => !line.startsWith('  '));
    expect(Math.max(...prose.map(({ length }) => length))).toBeLessThanOrEqual(110);
  });

  test('is in Arabic on request, with the examples of the English page', () => {
    const page = formatPage('offer-expired', readProject, { language: 'ar' });
    expect(page).toMatchSnapshot();
    expect(pageOf('offer-expired', readProject, 'ar').wrong).toEqual(pageOf('offer-expired', readProject).wrong);
  });

  test('spells out invisible characters', () => {
    expect(formatPage('hidden-character', readProject)).toContain('Luban<U+202E> House');
  });

  test('has colours only on request', () => {
    expect(formatPage('tag', readProject)).not.toContain('\u001b');
    expect(formatPage('tag', readProject, { colour: true })).toContain('\u001b');
  });

  test('is available as data', () => {
    expect(pageOf('offer-expired', readProject)).toMatchObject({
      code: 'offer-expired',
      severity: 'warning',
      ofTime: true,
      wrong: [{ file: 'data/stores/luban.yaml' }],
    });
  });
});

describe('the explain list of codes', () => {
  test('is in Arabic on request', () => {
    expect(formatList(readProject, { language: 'ar' })).toContain('تُزاح الأسطر بمسافات');
  });

  test('contains every code once', () => {
    expect(codeGroups.flatMap(({ codes }) => codes)).toEqual(diagnosticCodes);
    const list = formatList(readProject);
    for (const code of diagnosticCodes) expect(list.match(new RegExp(`^  ${code} `, 'gm'))).toHaveLength(1);
  });
});

describe('codeFor', () => {
  test.each([
    ['on its own', 'unknown-key'],
    ['as in a report', 'error[unknown-key]'],
    ['with the colon of a report', 'error[unknown-key]:'],
    ['in brackets', '[unknown-key]'],
    ['in capitals', 'UNKNOWN-KEY'],
  ])('finds a code written %s', (_name, word) => {
    expect(codeFor(word)).toEqual({ code: 'unknown-key' });
  });

  test.each([
    ['unknwon-key', 'There is no code "unknwon-key". Did you mean "unknown-key"? "npm run explain" lists them all.'],
    ['expired', 'There is no code "expired". Did you mean "offer-expired"? "npm run explain" lists them all.'],
    ['E1234', 'There is no code "E1234". "npm run explain" lists them all.'],
    ['__proto__', 'There is no code "__proto__". "npm run explain" lists them all.'],
  ])('suggests the nearest code for %s', (word, message) => {
    expect(codeFor(word)).toEqual({ message });
  });
});
