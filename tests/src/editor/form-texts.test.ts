import { describe, expect, it } from 'vitest';
import type { Finding, FindingText } from '../../../src/domain/editing/editor-protocol';
import { describedIn } from '../../../src/domain/editing/names';
import { languages, type Language } from '../../../src/domain/language/language';
import * as inForm from '../../../src/editor/form-texts';
import { forbiddenInForm } from '../../support/form-words';
import { labelOf } from '../../support/names';
import { descriptions } from '../../support/descriptions';

const findingInForm = (given: Finding, language: Language): FindingText =>
  inForm.findingInForm(given, language, (word) => labelOf(word, language));
const textInForm = (text: string, language: Language): string =>
  inForm.textInForm(text, language, (word) => labelOf(word, language));

const finding = { kind: 'error', code: 'invalid-value', file: 'data/stores/ubuy.yaml' } as const;

describe('findingInForm', () => {
  it.each([
    [
      '`brand` cannot be `fb7701`',
      'write `"#fb7701"` if you meant that; it must be a colour as six hexadecimal digits after #, in quotes: "#0f6e56"',
      ['brand'],
      '“Colour” cannot be `fb7701`',
      'write `#fb7701` if you meant that; it must be a colour, such as `#0f6e56`',
    ],
    [
      '`code` must be a text, and `12E5` without quotes is a number',
      'put it in quotes: "12E5"',
      ['offers', 3, 'code'],
      '“Code” must be a text, and `12E5` is a number',
      'write `12E5`',
    ],
    [
      'this rating is that of `data/stores/ubuy.yaml:13`',
      'write it after `en:`',
      ['name', 'en'],
      'this rating is that of “ubuy”',
      'write it after “English”',
    ],
    [
      'the text says `20%`, but the offer says `who: new-customers`',
      'correct the text, or `percent`',
      ['offers', 0, 'title', 'en'],
      'the text says `20%`, but the offer says “For whom”: “New customers”',
      'correct the text, or “Percent”',
    ],
    [
      'the slug is taken',
      'indent it as YAML wants; choose another slug',
      ['slug'],
      'the short name is taken',
      'choose another short name',
    ],
  ])('replaces the terms of the file in %s', (message, fix, path, inForm, fixInForm) => {
    expect(findingInForm({ ...finding, texts: { en: { message, fix }, ar: { message: '' } }, path }, 'en')).toEqual({
      message: inForm,
      fix: fixInForm,
    });
  });

  it('keeps a word that can be the name of a column', () => {
    const en = { message: 'the table has no column `code`', fix: 'correct `columns`' };
    const texts = { en, ar: en };
    expect(findingInForm({ ...finding, file: 'data/feeds/souq.yaml', texts, path: ['columns'] }, 'en')).toEqual({
      message: 'the table has no column `code`',
      fix: 'correct “Columns”',
    });
  });

  it('uses the words of its language', () => {
    const ar = { message: 'يجب أن يكون \u2068`code`\u2069 نصًا', fix: 'ضعه بين علامتي اقتباس: \u2068"12E5"\u2069' };
    expect(findingInForm({ ...finding, texts: { en: { message: '' }, ar }, path: ['code'] }, 'ar')).toEqual({
      message: 'يجب أن يكون \u2068«الكود»\u2069 نصًا',
      fix: 'اكتب `12E5`',
    });
  });

  it.each([
    ['en', 'something is wrong with “Colour”'],
    ['ar', 'في «اللون» خطأ'],
  ] as const)(
    'omits the fix and names the field when everything is about the text of the file: %s',
    (language, message) => {
      expect(
        findingInForm(
          {
            ...finding,
            texts: {
              en: { message: 'YAML reads this otherwise', fix: 'see the YAML' },
              ar: { message: 'يقرأ YAML هذا قراءة أخرى' },
            },
            path: ['brand'],
          },
          language,
        ),
      ).toEqual({ message });
    },
  );
});

describe('textInForm', () => {
  it('removes everything about the text of the file from the help of all fields, in both languages', () => {
    const shown = descriptions.flatMap((text) =>
      languages.map((language) => textInForm(describedIn(text, language), language)),
    );
    expect(shown.filter((text) => text === '' || forbiddenInForm.test(text))).toEqual([]);
  });

  it('keeps a text that is not about the text of the file', () => {
    expect(textInForm('One step; it has a title.', 'en')).toBe('One step; it has a title.');
  });
});
