import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, reportOn, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

describe('the rule for internal links', () => {
  test('suggests the target when a link leads to a redirect', () => {
    expect(
      check({
        ...patched('data/redirects.yaml', 'redirects:\n  - from: /shops\n    to: /en/stores\n'),
        [about]: (sampleFiles[about] ?? '').replace('We try **every** code.', 'See [this](/shops).'),
      }).report,
    ).toContain('it only redirects; write `/stores`');
  });

  test('reports a mistyped page address once, at the page, instead of at each link', () => {
    const { report, diagnostics } = check({
      ...sampleFiles,
      [about]: (sampleFiles[about] ?? '').replace('path: /about', 'path: /abuot'),
      'data/home.yaml': (sampleFiles['data/home.yaml'] ?? '').replaceAll('(/stores)', '(/about)'),
    });
    expect(diagnostics.map(({ code, file }) => `${code} in ${file}`)).toEqual([`unknown-link in ${about}`]);
    expect(report).toContain('no link leads to `/abuot`, and 4 lead to `/about`, which is no page');
    expect(report).toContain('fix: write `path: /about`, or correct the links');
  });

  test('reports a single mistyped link at the link', () => {
    const home = (sampleFiles['data/home.yaml'] ?? '').replace('(/stores)', '(/abuot)');
    expect(check({ ...sampleFiles, 'data/home.yaml': home }).diagnostics.map(({ file }) => file)).toEqual([
      'data/home.yaml',
    ]);
  });

  test('checks links to sections of the same page', () => {
    expect(codesOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#guide"\n')).toEqual([]);
    expect(reportOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#giude"\n')).toContain(
      'did you mean `#guide`?',
    );
  });

  test('offers no choice for a link to a section of a page whose sections have no id', () => {
    const linked = (sampleFiles[about] ?? '').replace('We try **every** code.', 'See [this](#guide).');
    const { report } = check({ ...sampleFiles, [about]: linked });
    expect(report).toContain('no section of this page is called `guide`');
    expect(report).toMatch(/fix: give the section `id: guide`$/m);
  });
});
