import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';
const post = 'data/posts/first-order.yaml';
const messages = 'data/messages/interface.yaml';

function subtitle(en: string, ar = 'وفّر على البخور'): string {
  return `subtitle:\n  en: ${en}\n  ar: ${ar}\n`;
}

describe('a # after an unquoted text', () => {
  test.each([
    ['in Arabic', store, subtitle('Save on incense', 'وفّر #عرض_اليوم')],
    ['in an entry', store, 'aliases:\n  - Luban #1\n'],
    [
      'in a code',
      store,
      'offers:\n  - id: a\n    kind: code\n    code: LUBAN #1\n    title:\n      en: A\n      ar: أ\n',
    ],
    ['in a file of one language', post, 'title: Your order #1\n'],
    ['in a message', messages, 'messages:\n  search.label:\n    en: Search #1\n    ar: بحث\n    note: A name.\n'],
  ])('is an error %s', (_place, file, text) => {
    expect(codesOn(file, text)).toEqual(['lost-text']);
  });

  test.each([
    ['a text in quotes', subtitle('"Save #1" # checked')],
    ['a slug', 'category: incense # the main one\n'],
    ['a month', 'checked: 2025-10 # by hand\n'],
    ['a number', 'rating:\n  score: 4.5 # of 5\n  count: 10\n'],
    ['an address', 'url: https://www.example.com/luban # the shop\n'],
    ['a key with keys below it', 'subtitle: # short\n  en: Save\n  ar: وفّر\n'],
  ])('is a comment when it follows %s', (_value, text) => {
    expect(codesOn(store, text)).toEqual([]);
  });

  test.each(['|', '|-', '>'])('belongs to a block text that begins with %s', (mark) => {
    const text = `sections:\n  - kind: prose\n    body:\n      en: ${mark}\n        The #1 shop, and #2\n      ar: المتجر\n`;
    expect(codesOn(about, text)).toEqual([]);
  });

  test('is not part of the suggested text when a space follows it', () => {
    const report = reportOn(store, subtitle('Save on incense   # checked by hand'));
    expect(report).toContain('leave the comment behind them: "Save on incense"');
    expect(report).not.toContain('"Save on incense   #');
  });

  test.each([
    ['SILK10   #always', '`code` ends before the #', 'leave the comment behind them: "SILK10"'],
    ['SILK10 #always', '`code` ends before the #', 'leave the comment behind them: "SILK10"'],
    ['#SILK10 # note', 'a # after a space begins a comment', 'put the value in quotes: "#SILK10"\n'],
    ['#SILK10   #note', 'a # after a space begins a comment', 'put the value in quotes: "#SILK10"\n'],
  ])('is not part of the suggested code: %s', (written, cause, fix) => {
    const offer = `offers:\n  - id: a\n    kind: code\n    code: ${written}\n`;
    const report = reportOn(store, `${offer}    title:\n      en: A\n      ar: أ\n`);
    expect(report).toContain(cause);
    expect(report).toContain(fix);
    expect(report).toContain('1 error in 1 file');
  });

  test('does not hide the error about curly quotes', () => {
    const report = reportOn(store, subtitle('“Save on incense”   # always in quotes'));
    expect(report).toContain('is in curly quotes');
    expect(report).toContain('use straight quotes: "Save on incense"');
    expect(report).not.toContain('ends before the #');
  });

  test('causes no second error for a code in curly quotes', () => {
    const offer = 'offers:\n  - id: a\n    kind: code\n    code: “SILK10”   # in quotes\n';
    const report = reportOn(store, `${offer}    title:\n      en: A\n      ar: أ\n`);
    expect(report).toContain('use straight ones: "SILK10"');
    expect(report).not.toContain('ends before the #');
  });

  test.each([
    ['aliases:\n  - Luban\n  -Oud   # the second name\n', '`- Oud`'],
    ['subtitle:\n  en: Save: now   # short\n  ar: وفّر\n', '"Save: now"'],
    ['subtitle:\n  en: - Save   # short\n  ar: وفّر\n', '"- Save"'],
  ])('is not part of the suggested line when the line is invalid: %s', (text, proposed) => {
    expect(reportOn(store, text)).toContain(proposed);
  });

  test.each(['aliases: [Luban, Gulf #1]\n', 'subtitle: { en: Gulf #1, ar: نص }\n'])(
    'is reported as the cause of unclosed brackets: %s',
    (text) => {
      expect(reportOn(store, text)).toContain('the brackets are not closed before the #');
    },
  );
});

describe('a line that YAML joins to the text above', () => {
  test.each([
    [
      'a key in a text of several lines',
      'subtitle:\n  en: |\n    Save\n    ar: وفّر\n',
      'write `ar: وفّر` with 2 spaces',
    ],
    [
      'a key of the outer mapping',
      'category: incense\n  featured ten-percent\n',
      'write `featured: ten-percent` without spaces before it, like `category` above',
    ],
    [
      'an entry',
      'aliases:\n  - Luban House\n    - Incense House\n',
      'with as many spaces before it as the entry above',
    ],
    [
      'an entry without its dash',
      'aliases:\n  - Luban House\n    Incense House\n',
      'write it with `- ` below the dash above',
    ],
    ['a second line', 'subtitle:\n  en: Save\n    on all\n  ar: وفّر\n', 'if it belongs to it, write both on one line'],
  ])('is a single error: %s', (_name, text, fix) => {
    expect(codesOn(store, text)).toEqual(['merged-lines']);
    expect(reportOn(store, text)).toContain(fix);
  });

  test('is accepted where a program wrapped a long line', () => {
    const long = 'A text that a program broke where its line was longer than eighty characters,';
    expect(
      codesOn(store, subtitle(`${long}\n    as programs do`, 'نص كتبه برنامج على سطرين لأن سطره أطول من اللازم')),
    ).toEqual([]);
  });

  test('is accepted in Markdown', () => {
    const body = (en: string) => `sections:\n  - kind: prose\n    body:\n      en: ${en}\n      ar: نص\n`;
    expect(codesOn(about, body('We try every code.\n        Each day.'))).toEqual([]);
    expect(
      codesOn(about, body('|\n        We try: every code.\n        Note: each day.\n        https://example.com')),
    ).toEqual([]);
  });
});

describe('the report on a text that YAML does not read as a text', () => {
  test.each([
    ['null', '"null"'],
    ['~', '"~"'],
    ['[Sale]', '"[Sale]"'],
    ['{store}', '"{store}"'],
    ['? what', '"? what"'],
    ['2025', '"2025"'],
    ['1e3', '"1e3"'],
    ['true', '"true"'],
  ])('suggests quotes for %s', (written, quoted) => {
    const report = reportOn(store, subtitle(written));
    expect(report).toContain(quoted);
    expect(report).toContain('1 error in');
  });

  test('suggests quotes for a list entry with a colon', () => {
    expect(reportOn(store, 'aliases:\n  - Note: shipping\n')).toContain('put it in quotes: "Note: shipping"');
  });
});

test('a list in a folded block (>) is reported, because its lines would be joined', () => {
  const body = (sign: string) =>
    `sections:\n  - kind: prose\n    body:\n      en: ${sign}\n        We try:\n        - codes\n        - deals\n      ar: نجرّب الأكواد والعروض\n`;
  expect(codesOn(about, body('>-'))).toEqual(['merged-lines']);
  expect(reportOn(about, body('>-'))).toContain('write `|-` in place of `>-`');
  expect(codesOn(about, body('|-'))).toEqual([]);
});

test('a list without a block indicator is reported, because its lines would be joined', () => {
  const body = (lines: string) =>
    `sections:\n  - kind: prose\n    body:\n      en:\n        We try.\n${lines}      ar: نجرّب الأكواد والعروض\n`;
  const list = body('\n        - codes\n        - deals\n');
  expect(codesOn(about, list)).toEqual(['merged-lines']);
  expect(reportOn(about, list)).toContain('write `en: |`');
  expect(codesOn(about, body('        All of it\n'))).toEqual([]);
});

test('a backslash that turns a letter into a line break is reported', () => {
  expect(codesOn(store, subtitle('"Codes\\new offers"'))).toEqual(['escaped-character']);
  expect(codesOn(store, subtitle("'Codes\\new offers'"))).toEqual([]);
  expect(codesOn(store, subtitle('"Codes \\u2013 new offers"'))).toEqual([]);
});
