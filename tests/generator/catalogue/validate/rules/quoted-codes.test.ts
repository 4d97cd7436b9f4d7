import { describe, expect, test } from 'vitest';
import { isTypoOf, quotedCodes } from '../../../../../generator/catalogue/validate/coupon-codes/quoted-codes';
import { brief, check, codesOn, patched, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

function offer(en: string, ar = 'خصم', more = '    code: "LUBAN10"\n    kind: code\n'): string {
  return `offers:\n  - id: ten-percent\n${more}    title:\n      en: ${JSON.stringify(en)}\n      ar: ${JSON.stringify(ar)}\n`;
}

describe('quotedCodes', () => {
  test.each([
    ['after the word "code"', '10% off with code LUBAN15', ['LUBAN15']],
    ['after the words "promo code" and a colon', 'Promo code: LUBAN15', ['LUBAN15']],
    ['in quotes', 'Use the code "luban15" today', ['luban15']],
    ['without digits, in capitals', 'Code WELCOME for new customers', ['WELCOME']],
    ['before the word "code"', 'The LUBAN15 code for everyone', ['LUBAN15']],
    ['after the Arabic word for code', 'خصم 10% بالكود LUBAN15', ['LUBAN15']],
    ['after the Arabic word for code and the name of the store', 'كود خصم آي هيرب LUBAN15: خصم 20%', ['LUBAN15']],
    ['more than once in a text', 'code AFS2 or code AFS4', ['AFS2', 'AFS4']],
  ])('finds a code %s', (_name, text, codes) => {
    expect(quotedCodes(text).map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    'No code needed',
    'Codes for 2025',
    'One code per order',
    'Coupon $5-$3: $3 off orders over $5',
    '20OFF on everything',
    'Get the code and save 15% on iPhone15 cases',
    'كود واحد لكل طلب',
    '{store} code {code}: 20% off',
  ])('finds no code in %s', (text) => {
    expect(quotedCodes(text)).toEqual([]);
  });
});

test('isTypoOf recognizes one wrong letter or wrong case, but not similar short codes', () => {
  expect(isTypoOf('LUBAN1O', 'LUBAN10')).toBe(true);
  expect(isTypoOf('luban10', 'LUBAN10')).toBe(true);
  expect(isTypoOf('LUBAN', 'LUBAN10')).toBe(false);
  expect(isTypoOf('AFS4', 'AFS2')).toBe(false);
  expect(isTypoOf('LUBAN10', 'LUBAN10')).toBe(false);
});

describe('the rule for codes in the texts of an offer', () => {
  test.each([
    ['quotes its own code', offer('10% off with code LUBAN10'), []],
    ['quotes none', offer('10% off'), []],
    ['compares its code with another', offer('LUBAN10 replaces the code LUBAN05'), []],
    ['quotes another code', offer('10% off with code SUMMER25'), ['code-differs-from-title']],
    ['misspells its code', offer('LUBAN1O: 10% off'), ['code-differs-from-title']],
    [
      'is a deal and quotes a code',
      offer('10% off with code LUBAN10', 'خصم', '    kind: deal\n    url: https://www.example.com\n'),
      ['code-differs-from-title'],
    ],
  ])('checks an offer that %s', (_name, text, codes) => {
    expect(codesOn(store, text)).toEqual(codes);
  });

  test('reports the code of another offer of the store, regardless of the words around it', () => {
    const two = `${offer('LUBAN20, now 10% off')}  - id: twenty-percent\n    kind: code\n    code: "LUBAN20"\n    title:\n      en: 20% off\n      ar: خصم 20%\n`;
    expect(codesOn(store, two)).toEqual(['code-differs-from-title']);
  });

  test('reports the same wrong code in both languages once', () => {
    const { diagnostics, report } = check(patched(store, offer('Code LUBAN15: 10% off', 'كود LUBAN15: خصم 10%')));
    expect(diagnostics).toHaveLength(1);
    expect(brief(report)).toEqual([
      'warning[code-differs-from-title]: this offer quotes the code `LUBAN15`, but its code is `LUBAN10`',
      '--> data/stores/luban.yaml:32:17 ^^^^^^^',
      'why: a shopper who types the code in the text would type a code that does not work',
      'fix: write `LUBAN10` here and in 1 other text of this offer, or correct `code:`',
      'see: the code of this offer',
      '--> data/stores/luban.yaml:29:11 ^^^^^^^^^',
    ]);
  });
});

describe('the rule for codes in the texts of a page', () => {
  test('requires codes in the head of the page to be codes of the store', () => {
    expect(codesOn(store, 'title:\n  en: Luban code LUBAN10\n  ar: كود لبان LUBAN10\n')).toEqual([]);
    expect(reportOn(store, 'title:\n  en: Luban code SUMMER25\n  ar: كود لبان\n')).toContain(
      'no offer of this store has the code `SUMMER25`',
    );
  });

  test('reports misspelled codes in the sections, but accepts unknown ones', () => {
    const faq = (answer: string): string =>
      `sections:\n  - kind: faq\n    heading: { en: Questions, ar: أسئلة }\n    questions:\n      - question: { en: Which?, ar: أيها؟ }\n        answer: { en: ${JSON.stringify(answer)}, ar: جواب }\n`;
    expect(codesOn(store, faq('The code SUMMER24 is over.'))).toEqual([]);
    expect(reportOn(store, faq('Type LUBAN1O at checkout.'))).toContain('fix: did you mean `LUBAN10`?');
  });

  test('accepts the codes of a feed', () => {
    const souk = 'data/stores/souk.yaml';
    expect(codesOn(souk, 'title:\n  en: Souk code SOUK5\n  ar: كود سوق SOUK5\n')).toEqual([]);
    expect(codesOn(souk, 'title:\n  en: Souk code SOUK6\n  ar: كود سوق\n')).toEqual(['code-differs-from-title']);
  });
});
