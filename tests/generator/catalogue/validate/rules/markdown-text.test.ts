import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

function prose(en: string, ar = 'نص'): string {
  const block = (text: string): string =>
    `|\n${text
      .split('\n')
      .map((line) => `        ${line}`)
      .join('\n')}\n`;
  return `sections:\n  - kind: prose\n    body:\n      en: ${block(en)}      ar: ${block(ar)}`;
}

describe('the rule for Markdown texts', () => {
  test.each([
    ['paragraphs, lists, emphasis, code', 'One **two** *three* `four`.\n\n- a\n- b\n\n1. c', []],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', []],
    ['a comparison with < and >', 'Spend < 5 and > 3.', []],
    ['a link in angle brackets', 'See <https://www.example.com>.', []],
    ['a link with http', 'See [this](http://www.example.com).', ['invalid-link']],
    ['a link with a script', 'See [this](javascript:alert(1)).', ['invalid-link']],
    ['a link to no page', 'See [this](/nowhere).', ['unknown-link']],
    ['a link with a language', 'See [this](/ar/stores).', ['unknown-link']],
    ['a link to a missing section', 'See [this](#nowhere).', ['unknown-link']],
    ['a comment', 'One <!-- two --> three', ['raw-html']],
    ['a block of HTML', '<div>\nOne\n</div>', ['raw-html']],
    ['indented code', 'One\n\n    two', ['unsupported-markdown']],
  ])('checks %s', (_name, text, codes) => {
    expect(codesOn(about, prose(text))).toEqual(codes);
  });

  test('shows a mistake in the third line of a text at its line', () => {
    expect(reportOn(about, prose('One.\n\nTwo [three](http://www.example.com) four.'))).toContain(
      '18 |         Two [three](http://www.example.com) four.\n   |                     ^^^^^^^^^^^^^^^^^^^^^^',
    );
  });

  test('ignores plain texts', () => {
    expect(codesOn(store, 'heading:\n  en: Price <5 and [x]\n  ar: سعر\n')).toEqual([]);
  });
});
