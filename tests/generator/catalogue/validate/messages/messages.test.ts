import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, sampleFiles } from '../../../support/sample-catalogue';

function messages(en: string, ar: string, more = ''): string {
  return `messages:\n  a.b:\n    en: ${JSON.stringify(en)}\n    ar: ${JSON.stringify(ar)}\n    note: A note.\n${more}`;
}

describe('the messages of a catalogue', () => {
  const file = 'data/messages/interface.yaml';

  test('are compiled with their placeholders', () => {
    const { catalogue } = check(sampleFiles);
    const count = catalogue?.messages.get('offers.count');
    expect(count?.placeholders).toEqual({ count: 'plural' });
    expect(JSON.stringify(count?.ar)).not.toContain('location');
  });

  test('may have a plural in Arabic only', () => {
    const { catalogue } = check(
      patched(
        file,
        messages(
          '{count} left',
          '{count, plural, zero {لا شيء} one {واحد} two {اثنان} few {# قليلة} many {# كثيرة} other {#}}',
        ),
      ),
    );
    expect(catalogue?.messages.get('a.b')?.placeholders).toEqual({ count: 'plural' });
  });

  test.each([
    ['an unclosed brace inside an escaped text', 'He said \\"{name\\"', 'قال'],
    ['an extra brace', 'Search}', 'بحث'],
    ['an unknown format', '{n, nmber}', '{n}'],
    ['a plural without the form `other`', '{n, plural, one {x}}', '{n}'],
    ['an unclosed tag', '<b>x', 'نص'],
    ['a placeholder that the Arabic text lacks', 'Search {name}', 'بحث'],
    ['English words in place of the Arabic text', 'Search', 'Search'],
  ])('are reported for %s', (_name, en, ar) => {
    const { report, diagnostics } = check(patched(file, messages(en, ar)));
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });

  test('may be the same in both languages when marked with `same`', () => {
    expect(codesOn(file, messages('WhatsApp', 'WhatsApp', '    same: true\n'))).toEqual([]);
  });

  test('may be the name of the other language', () => {
    expect(codesOn(file, messages('العربية', 'English'))).toEqual([]);
  });

  test('may consist of punctuation only', () => {
    expect(codesOn(file, messages(', ', '، '))).toEqual([]);
  });
});

describe('the names of countries', () => {
  test('are available as messages, in full and short', () => {
    const { catalogue } = check(sampleFiles);
    expect(catalogue?.messages.get('country.AE')).toMatchObject({
      en: [{ value: 'United Arab Emirates' }],
      ar: [{ value: 'الإمارات العربية المتحدة' }],
      placeholders: {},
    });
    expect(catalogue?.messages.get('country-short.AE')).toMatchObject({
      en: [{ value: 'UAE' }],
      ar: [{ value: 'الإمارات' }],
    });
  });

  test('must not be repeated in the files of messages', () => {
    const country = '  country.SA:\n    en: Saudi Arabia\n    ar: السعودية\n    note: A country.\n';
    const { diagnostics } = check(patched('data/messages/interface.yaml', messages('A', 'أ', country)));
    expect(diagnostics).toMatchObject([
      { code: 'duplicate-message', file: 'data/messages/interface.yaml', related: [{ file: 'data/countries.yaml' }] },
    ]);
  });
});
