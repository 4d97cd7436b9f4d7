import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, reportOn, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

describe('links', () => {
  test('to an address that only redirects name the page itself', () => {
    expect(
      check({
        ...patched('data/redirects.yaml', 'redirects:\n  - from: /shops\n    to: /en/stores\n'),
        [about]: (sampleFiles[about] ?? '').replace('We try **every** code.', 'See [this](/shops).'),
      }).report,
    ).toContain('it only redirects; write `/stores`');
  });

  test('to a page whose own address is mistyped are one mistake, which is there', () => {
    const { report, diagnostics } = check({
      ...sampleFiles,
      [about]: (sampleFiles[about] ?? '').replace('path: /about', 'path: /abuot'),
      'data/home.yaml': (sampleFiles['data/home.yaml'] ?? '').replaceAll('(/stores)', '(/about)'),
    });
    expect(diagnostics.map(({ code, file }) => `${code} in ${file}`)).toEqual([`unknown-link in ${about}`]);
    expect(report).toContain('no link leads to `/abuot`, and 4 lead to `/about`, which is no page');
    expect(report).toContain('fix: write `path: /about`, or correct the links');
  });

  test('of which only one is wrong are that one', () => {
    const home = (sampleFiles['data/home.yaml'] ?? '').replace('(/stores)', '(/abuot)');
    expect(check({ ...sampleFiles, 'data/home.yaml': home }).diagnostics.map(({ file }) => file)).toEqual([
      'data/home.yaml',
    ]);
  });

  test('to a section of the page are found', () => {
    expect(codesOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#guide"\n')).toEqual([]);
    expect(reportOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#giude"\n')).toContain(
      'did you mean `#guide`?',
    );
  });
});
