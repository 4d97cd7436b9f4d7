import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

function heading(en: string): string {
  return `heading:\n  en: ${JSON.stringify(en)}\n  ar: عروض\n`;
}

function prose(en: string): string {
  return `sections:\n  - kind: prose\n    body:\n      en: ${JSON.stringify(en)}\n      ar: نص\n`;
}

describe('a short text', () => {
  test.each([
    '<b>Save</b>',
    'Save<br>now',
    'Save &amp; win',
    'Save&nbsp;now',
    '&#39;Save&#39;',
    '<a href="x">Save</a>',
  ])('has no HTML: %s', (text) => {
    expect(codesOn(store, heading(text))).toEqual(['raw-html']);
  });

  test.each(['Use **code**', 'Use __code__', '[noon](/stores)', 'Use `CODE`', '## Offers'])(
    'has no signs of Markdown: %s',
    (text) => {
      expect(codesOn(store, heading(text))).toEqual(['visible-markup']);
    },
  );

  test.each([
    'Save $5 & more',
    'AT&T; and others',
    'a <b and c> d',
    'I <3 this',
    'Price*',
    '**On first orders',
    '5* hotels',
    'snake_case_code, SAVE_10, __init',
    '#1 in the Gulf, # of codes',
    '[New] offer',
    '~~~ 5 ~ 6 ~~~',
    '2 x 4 = 2 * 4',
    'example.com/uae-en?a=1&b=2',
    ':) ¯\\_(ツ)_/¯',
  ])('may have other signs: %s', (text) => {
    expect(codesOn(store, heading(text))).toEqual([]);
  });
});

describe('Markdown', () => {
  test.each([
    'We **try it.',
    '** bold ** text',
    '**Point:**text',
    '[words(/stores)',
    '[words](/stores',
    '[words] (/stores)',
    'Use `CODE now',
    '~~old~~ new',
    '__bold **mix',
    '**a** b **c',
  ])('shows no signs that are not closed: %s', (text) => {
    expect(codesOn(about, prose(text))).toEqual(['visible-markup']);
  });

  test.each([
    '**bold *both* bold** and ***both***',
    '**bold text\non two lines** end',
    '**Point:** text, «**word**», **"quoted"** text, text**bold**text',
    '\\*\\*text\\*\\*, `**`, snake__case__name',
    '[link](/stores) and [New] offer [1]',
    '| a **b** | c |\n| - | - |\n| 1 | **2** |',
  ])('may have them: %s', (text) => {
    expect(codesOn(about, prose(text))).toEqual([]);
  });

  test('that is not closed is reported where it begins', () => {
    expect(reportOn(about, prose('We **try** codes. **Each day.'))).toContain(':15:30');
  });
});

describe('braces that are shown', () => {
  test.each([
    ['{{store}} codes', '`{store}`'],
    ['$'.concat('{store} codes'), '`{store}`'],
    ['{store codes', '`{store}`'],
    ['store} codes', '`{store}`'],
    ['[store] codes', '`{store}`'],
    ['%store% codes', '`{store}`'],
    ['codes }', 'remove the brace'],
  ])('%s', (text, fix) => {
    expect(codesOn(store, heading(text))).toEqual(['visible-brace']);
    expect(reportOn(store, heading(text))).toContain(fix);
  });

  test.each(['[New] codes', '5% of stores, 2% off', 'codes: [LUBAN10]'])('are none: %s', (text) => {
    expect(codesOn(store, heading(text))).toEqual([]);
  });
});
