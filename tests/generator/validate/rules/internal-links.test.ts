import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, reportOn, sampleFiles } from '../../support/sample-catalogue';

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

  test('to a section of the page are found', () => {
    expect(codesOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#guide"\n')).toEqual([]);
    expect(reportOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#giude"\n')).toContain(
      'did you mean `guide`?',
    );
  });
});
