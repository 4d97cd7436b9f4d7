import { describe, expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

describe('the rule for redirects', () => {
  const on = (text: string): readonly string[] => codesOn('data/redirects.yaml', `redirects:\n${text}`);

  test.each([
    ['a chain that ends on a page', '  - from: /a\n    to: /b\n  - from: /b\n    to: /en/stores\n', []],
    ['a wildcard on both sides', '  - from: /store/*\n    to: /en/store/*\n', []],
    ['a wildcard that loops', '  - from: /store/*\n    to: /store/x/*\n', ['redirect-loop']],
    ['a wildcard that hides pages', '  - from: /en/store/*\n    to: /en/stores\n', ['redirect-shadows-page']],
    ['a wildcard only in the target', '  - from: /a\n    to: /en/*\n', ['invalid-value']],
    ['a language placeholder on both sides', '  - from: /{lang}/old\n    to: /{lang}/stores\n', []],
    ['a language placeholder only in the target', '  - from: /old\n    to: /{lang}/stores\n', []],
    ['a target that leads on from the root', '  - from: /old\n    to: /\n', []],
    ['an unknown placeholder', '  - from: /{language}/old\n    to: /en/stores\n', ['invalid-value']],
    ['a redirect of the root to a home page', '  - from: /\n    to: /en/\n', []],
    ['a redirect of a home page to itself', '  - from: /en\n    to: /en/\n', ['redirect-loop']],
  ])('checks %s', (_name, text, codes) => {
    expect(on(text)).toEqual(codes);
  });
});
