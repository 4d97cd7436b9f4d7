import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

describe('the rule for placeholders', () => {
  test.each([
    ['{code} of a featured code', 'featured: ten-percent\nsubtitle:\n  en: "{code}"\n  ar: "{code}"\n', []],
    ['{code} in the notice after a copy', 'copiedNotice:\n  en: "You copied {code}"\n  ar: "نسخت {code}"\n', []],
    [
      '{country} with a choice of countries',
      'countries:\n  choices: [SA, AE]\n  default: { en: AE, ar: SA }\nheading:\n  en: "In {country}"\n  ar: "في {country}"\n',
      [],
    ],
    [
      '{country} without a choice of countries',
      'heading:\n  en: "In {country}"\n  ar: "في البلد"\n',
      ['misplaced-placeholder'],
    ],
    [
      'a placeholder that only the Arabic text has',
      'heading:\n  en: Offers\n  ar: "عروض {store}"\n',
      ['placeholder-mismatch'],
    ],
  ])('checks %s', (_name, text, codes) => {
    expect(codesOn(store, text)).toEqual(codes);
  });

  test('reports a placeholder without a value once for the whole file', () => {
    const { diagnostics, report } = check(
      patched(store, 'heading:\n  en: "{code}"\n  ar: "{code}"\nsubtitle:\n  en: "{code}"\n  ar: "{code}"\n'),
    );
    expect(diagnostics).toHaveLength(1);
    expect(report).toContain('`{code}` has no value here, nor in 3 other places of this file');
  });

  test('requires the month of a check for {month}', () => {
    expect(reportOn(about, 'heading:\n  en: "About {month}"\n  ar: عنا\n')).toContain('fix: add `checked:`');
    expect(codesOn(about, 'checked: 2025-10\nheading:\n  en: "About {month}"\n  ar: "عنا {month}"\n')).toEqual([]);
  });
});
