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

describe('the rule for visible markup in a short text', () => {
  test.each(['Save<br>now', 'Save &amp; win', 'Save&nbsp;now', '&#39;Save&#39;', '<a href="x">Save</a>'])(
    'reports HTML: %s',
    (text) => {
      expect(codesOn(store, heading(text))).toEqual(['raw-html']);
    },
  );

  test.each(['Use **code**', 'Use __code__', '[noon](/stores)', 'Use `CODE`', '## Offers'])(
    'reports Markdown: %s',
    (text) => {
      expect(codesOn(store, heading(text))).toEqual(['visible-markup']);
    },
  );

  test.each([
    'a <b and c> d',
    '**On first orders',
    'snake_case_code, SAVE_10, __init',
    '#1 in the Gulf, # of codes',
    '~~~ 5 ~ 6 ~~~',
    '2 x 4 = 2 * 4',
    ':) ¯\\_(ツ)_/¯',
  ])('accepts similar characters: %s', (text) => {
    expect(codesOn(store, heading(text))).toEqual([]);
  });
});

describe('the rule for visible markup in Markdown', () => {
  test.each([
    '** bold ** text',
    '**Point:**text',
    '[words(/stores)',
    '[words](/stores',
    '[words] (/stores)',
    'Use `CODE now',
    '~~old~~ new',
    '__bold **mix',
    '**a** b **c',
  ])('reports unclosed markup: %s', (text) => {
    expect(codesOn(about, prose(text))).toEqual(['visible-markup']);
  });

  test.each([
    '**bold *both* bold** and ***both***',
    '**bold text\non two lines** end',
    '**Point:** text, «**word**», **"quoted"** text, text**bold**text',
    '\\*\\*text\\*\\*, `**`, snake__case__name',
    '[link](/stores) and [New] offer [1]',
    '| a **b** | c |\n| - | - |\n| 1 | **2** |',
  ])('accepts valid markup: %s', (text) => {
    expect(codesOn(about, prose(text))).toEqual([]);
  });

  test('reports unclosed markup at its beginning', () => {
    expect(reportOn(about, prose('We **try** codes. **Each day.'))).toContain(':15:30');
  });
});

describe('the rule for visible braces', () => {
  test.each([
    ['$'.concat('{store} codes'), '`{store}`'],
    ['{store codes', '`{store}`'],
    ['store} codes', '`{store}`'],
    ['[store] codes', '`{store}`'],
    ['%store% codes', '`{store}`'],
    ['codes }', 'remove the brace'],
  ])('reports %s', (text, fix) => {
    expect(codesOn(store, heading(text))).toEqual(['visible-brace']);
    expect(reportOn(store, heading(text))).toContain(fix);
  });

  test.each(['5% of stores, 2% off', 'codes: [LUBAN10]'])('accepts %s', (text) => {
    expect(codesOn(store, heading(text))).toEqual([]);
  });
});
