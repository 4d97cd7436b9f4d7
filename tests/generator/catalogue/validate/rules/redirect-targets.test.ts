import { describe, expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

describe('redirects', () => {
  const on = (text: string): readonly string[] => codesOn('data/redirects.yaml', `redirects:\n${text}`);

  test.each([
    ['a chain that ends on a page', '  - from: /a\n    to: /b\n  - from: /b\n    to: /en/stores\n', []],
    ['a circle of two', '  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n', ['redirect-loop']],
    ['the rest of an address', '  - from: /store/*\n    to: /en/store/*\n', []],
    ['a rest that comes back', '  - from: /store/*\n    to: /store/x/*\n', ['redirect-loop']],
    ['a rest that hides pages', '  - from: /en/store/*\n    to: /en/stores\n', ['redirect-shadows-page']],
    ['a rest out of nothing', '  - from: /a\n    to: /en/*\n', ['invalid-value']],
    ['a language for each', '  - from: /{lang}/old\n    to: /{lang}/stores\n', []],
    ['a language out of nothing', '  - from: /old\n    to: /{lang}/stores\n', ['invalid-value']],
    ['a placeholder that is none', '  - from: /{language}/old\n    to: /en/stores\n', ['invalid-value']],
    ['home', '  - from: /\n    to: /en/\n', []],
    ['home to home', '  - from: /en\n    to: /en/\n', ['redirect-loop']],
  ])('%s', (_name, text, codes) => {
    expect(on(text)).toEqual(codes);
  });
});
