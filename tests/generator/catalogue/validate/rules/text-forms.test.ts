import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';
const post = 'data/posts/first-order.yaml';

function subtitle(en: string, ar: string): string {
  return `subtitle:\n  en: ${JSON.stringify(en)}\n  ar: ${JSON.stringify(ar)}\n`;
}

function prose(en: string, ar: string): string {
  return `sections:\n  - kind: prose\n    body:\n      en: ${JSON.stringify(en)}\n      ar: ${JSON.stringify(ar)}\n`;
}

describe('the rule for punctuation', () => {
  test.each([
    ['بخور ,عود, عطر', '`،`'],
    ['هل الكود صالح?', '`؟`'],
    ['بخور; عود', '`؛`'],
    ['«بخور», عود', '`،`'],
  ])('reports Latin punctuation after an Arabic word: %s', (ar, fix) => {
    expect(codesOn(store, subtitle('Incense and oud', ar))).toEqual(['foreign-punctuation']);
    expect(reportOn(store, subtitle('Incense and oud', ar))).toContain(`fix: write ${fix}`);
  });

  test('reports Arabic punctuation after an English word', () => {
    expect(codesOn(store, subtitle('Incense، oud', 'بخور وعود'))).toEqual(['foreign-punctuation']);
  });

  test('also checks messages and Markdown', () => {
    const message = 'messages:\n  search.label:\n    en: Search\n    ar: ابحث, وجد\n    note: A name.\n';
    expect(codesOn('data/messages/interface.yaml', message)).toEqual(['foreign-punctuation']);
    expect(codesOn(about, prose('Incense, **oud**, perfumes', 'بخور، **عود**, عطور'))).toEqual(['foreign-punctuation']);
  });

  test('reports straight single quotes around Arabic words', () => {
    const text = subtitle('The best incense', "أجود 'بخور' في الخليج");
    expect(codesOn(store, text)).toEqual(['straight-quotes']);
    expect(reportOn(store, text)).toContain('fix: write `«بخور»`');
  });
});

describe('the rule for digits', () => {
  test.each([
    ['من ١٬٢٥٠٫٥ درهم', 'From 1,250.5 AED', '`1,250.5`'],
    ['خلال ۷ أيام', 'Within 7 days', '`7`'],
  ])('suggests the digits 0 to 9: %s', (ar, en, fix) => {
    expect(codesOn(store, prose(en, ar))).toEqual(['other-digits']);
    expect(reportOn(store, prose(en, ar))).toContain(`fix: write ${fix}`);
  });

  test('ignores digits that belong to a code', () => {
    expect(codesOn(store, prose('The code 20 for the first order', 'الكود خصم٢٠ للطلب الأول'))).toEqual([]);
  });
});

describe('the rule for non-breaking spaces', () => {
  test('reports them between ordinary words, but not in numbers or names', () => {
    expect(codesOn(store, subtitle('Save\u00a0on\u00a0incense', 'وفّر'))).toEqual(['non-breaking-space']);
    expect(codesOn(store, subtitle('Save\u00a0on incense, 5\u00a0SAR\u00a0off', 'وفّر'))).toEqual([]);
  });
});

describe('the rule for repeated spaces', () => {
  test('reports them in Markdown', () => {
    expect(codesOn(about, prose('One.\n\nTwo   words.', 'واحد. كلمتان.'))).toEqual(['double-space']);
  });

  test.each(['One  \ntwo', '-   One\n-   Two', '| a   | b |\n| --- | - |\n| cc  | d |', '`a  b`'])(
    'accepts them where Markdown uses them: %s',
    (text) => {
      expect(codesOn(about, prose(text, 'نص'))).toEqual([]);
    },
  );
});

describe('the rule for texts that are cut off', () => {
  const sentences = 'We try every code in a basket. Then we write down what it took off.';
  const arabic = 'نجرّب كل كود في سلّة. ثم نكتب ما خصمه.';

  test.each([
    ['after a comma', 'Codes for incense,', 'أكواد للبخور'],
    ['after an Arabic comma', 'Codes for incense', 'أكواد للبخور،'],
    ['after an article', 'Save on all of the', 'وفّر على كل البخور'],
    ['after an Arabic preposition', 'Save on incense and oud', 'وفّر على البخور في'],
    ['inside brackets', 'Save on incense (until', 'وفّر على البخور'],
    ['inside quotation marks', 'Save on incense', 'وفّر على «البخور'],
    ['without the question mark of its translation', 'Can I use two codes', 'هل يمكنني استخدام كودين؟'],
  ])('reports a text that ends %s', (_name, en, ar) => {
    expect(codesOn(store, subtitle(en, ar))).toEqual(['cut-off-text']);
  });

  test('reports a text without the full stop that its translation has', () => {
    expect(codesOn(about, prose(sentences, arabic))).toEqual([]);
    expect(codesOn(about, prose(sentences.slice(0, 50).trim(), arabic))).toEqual(['cut-off-text']);
    expect(codesOn(about, prose(sentences, arabic.slice(0, 30).trim()))).toEqual(['cut-off-text']);
  });
});

describe('the rule for texts in the wrong language', () => {
  test('reports an error for Arabic with a brand in the English text', () => {
    const text = subtitle('وفّر 10% على أول طلب من Luban', 'وفّر 10% على أول طلب');
    expect(codesOn(store, text)).toEqual(['untranslated-text']);
  });

  test('also checks files of one language', () => {
    expect(codesOn(post, 'title: دليل الطلب الأول من المتجر\n')).toEqual(['untranslated-text']);
    expect(codesOn(post, 'language: ar\ntitle: طلبك الأول\n')).toContain('untranslated-text');
  });

  test.each([
    ['in Arabic', subtitle('Save on your first order', 'وفّر Save on your first order')],
    ['in the English text', subtitle('Save وفّر في أول طلب لك on incense and on oud', 'وفّر في أول طلب لك')],
  ])('warns about a part in another language: %s', (_name, text) => {
    expect(codesOn(store, text)).toEqual(['mixed-languages']);
  });
});

describe('the rule for weekdays', () => {
  test.each([
    'It opens on Monday, 31 December 2026.',
    'It opens on Fri 31 Dec. 2026.',
    'It opens on Tuesday, 12/31/2026.',
  ])('reports %s', (en) => {
    expect(codesOn(about, prose(en, `(${en.match(/\d+/g)?.join('؛ ')})`))).toEqual(['weekday-differs']);
    expect(reportOn(about, prose(en, `(${en.match(/\d+/g)?.join('؛ ')})`))).toContain('it is a Thursday');
  });

  test.each([
    'It opens on Thursday, 31 December 2026.',
    // 1 December 2026 is a Tuesday, 12 January a Monday.
    'It opens on Tuesday, 01/12/2026.',
    'It opens on Monday, 01/12/2026.',
    'It opens on Monday, 31 December.',
    'White Friday 2026 and Friday offers in 2026',
  ])('allows %s', (en) => {
    expect(codesOn(about, prose(en, `(${en.match(/\d+/g)?.join('؛ ')})`))).toEqual([]);
  });
});
