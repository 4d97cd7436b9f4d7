import { describe, expect, test } from 'vitest';
import { brief, check, codesOn, patched, reportOn, sampleFiles } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const offer = (more: string): string =>
  `offers:\n  - id: ten-percent\n    kind: code\n    code: "LUBAN10"\n    title:\n      en: A discount\n      ar: خصم للمتسوقين\n${more}`;

describe('the rule for listed countries and currencies', () => {
  test.each([
    [
      'in a test',
      'country',
      offer('    checks:\n      - date: 2025-10-14\n        country: KW\n        result: worked\n'),
    ],
    [
      'in the country choice of a page',
      'country',
      'countries:\n  choices: [SA, KW]\n  default:\n    en: SA\n    ar: SA\n',
    ],
    ['in a benefit', 'currency', offer('    benefit:\n      kind: amount\n      amount: 5\n      currency: KWD\n')],
    [
      'in the basket of a test',
      'currency',
      offer(
        '    checks:\n      - date: 2025-10-14\n        result: worked\n        basket: { before: 9, after: 8, currency: KWD }\n',
      ),
    ],
  ])('reports an unlisted value %s', (_place, kind, text) => {
    expect(codesOn(store, text)).toEqual([`unlisted-${kind}`]);
  });

  test('reports an unlisted country in the footer', () => {
    const site = (sampleFiles['data/site.yaml'] ?? '').replace('countries: [SA]', 'countries: [SA, EG]');
    expect(brief(check({ ...sampleFiles, 'data/site.yaml': site }).report)).toEqual([
      'error[unlisted-country]: the country `EG` is not in data/countries.yaml',
      '--> data/site.yaml:42:19 ^^',
      'fix: listed: SA, AE, BH; add a new one there',
    ]);
  });

  test('reports each unlisted value once, at its first use', () => {
    expect(codesOn(store, offer('    where: [KW]\n    minimumSpend:\n      amount: 5\n      currency: KWD\n'))).toEqual(
      ['unlisted-country', 'unlisted-currency'],
    );
    expect(
      codesOn(store, offer('    where: [KW]\n') + '    checks: [{ date: 2025-10-14, country: KW, result: worked }]\n'),
    ).toEqual(['unlisted-country']);
  });

  test('reports an unlisted currency of a country', () => {
    const currencies = (sampleFiles['data/currencies.yaml'] ?? '').replace('BHD:', 'KWD:');
    const { diagnostics } = check({ ...sampleFiles, 'data/currencies.yaml': currencies });
    expect(diagnostics).toMatchObject([{ code: 'unlisted-currency', file: 'data/countries.yaml' }]);
  });

  test('reports nothing while the file of countries is invalid', () => {
    const files = patched(store, offer('    where: [SA, KW]\n'));
    const { diagnostics } = check({ ...files, 'data/countries.yaml': 'countries: 5\n' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
  });
});

describe('the lists of countries and currencies', () => {
  const country = (code: string, currency: string): string =>
    `  ${code}:\n    name: { en: Somewhere, ar: مكان }\n    short: { en: Somewhere, ar: مكان }\n    currency: ${currency}\n`;
  const extended = (file: string, more: string): Record<string, string> => ({
    [file]: `${sampleFiles[file] ?? ''}${more}`,
  });

  test('can be extended by a country, which offers may then name', () => {
    const files = {
      ...patched(store, offer('    where: [SA, JO]\n')),
      ...extended('data/countries.yaml', country('JO', 'USD')),
    };
    expect(check(files).report).toBe('');
  });

  test('can be extended by a currency, which needs messages only where the interface shows it', () => {
    const files = {
      ...sampleFiles,
      ...extended(
        'data/currencies.yaml',
        '  TRY:\n    name: { en: Turkish lira, ar: ليرة تركية }\n    minorUnits: 2\n',
      ),
    };
    expect(check(files).report).toBe('');
  });
});

describe('the rule for categories', () => {
  test.each([
    ['with a typing mistake', 'incence'],
    ['as its English name', 'Incense'],
    ['as its Arabic name', 'بخور'],
  ])('suggests the id of a category that is written %s', (_how, written) => {
    expect(reportOn(store, `category: ${written}\n`)).toContain('did you mean `incense`?');
  });

  test('reports an unknown category with the list of categories', () => {
    expect(brief(reportOn(store, 'category: perfume\n'))).toEqual([
      'error[unknown-category]: there is no category `perfume`',
      '--> data/stores/luban.yaml:13:11 ^^^^^^^',
      'fix: categories: incense, marketplace; data/categories.yaml holds them',
    ]);
  });

  test('also checks the category of an offer', () => {
    expect(codesOn(store, offer('    category: marketplace\n'))).toEqual([]);
    expect(codesOn(store, offer('    category: perfume\n'))).toEqual(['unknown-category']);
  });

  test('reports nothing while the file of categories is invalid', () => {
    const { diagnostics } = check({ ...sampleFiles, 'data/categories.yaml': 'categories: 5\n' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
  });

  test('suggests the id for a name in both languages, which was the former notation', () => {
    expect(brief(reportOn(store, 'category:\n  en: Incense\n  ar: بخور\n'))).toEqual([
      'error[wrong-type]: `category` is the id of a category, not its name',
      '--> data/stores/luban.yaml:13:1 ^^^^^^^^',
      'why: the names of categories are in data/categories.yaml',
      'fix: write `category: incense`',
    ]);
  });

  test('suggests all ids for a name in both languages that matches no category', () => {
    expect(brief(reportOn(store, 'category:\n  en: Fresh fish\n  ar: سمك طازج\n'))).toEqual([
      'error[wrong-type]: `category` is the id of a category, not its name',
      '--> data/stores/luban.yaml:13:1 ^^^^^^^^',
      'why: the names of categories are in data/categories.yaml',
      'fix: write one of: incense, marketplace; or add the category to data/categories.yaml, and write its id',
    ]);
  });
});

test('a key of countries.yaml that is not a country code is reported', () => {
  const country =
    'name:\n      en: Saudi Arabia\n      ar: السعودية\n    short:\n      en: Saudi Arabia\n      ar: السعودية\n    currency: SAR\n';
  const { report } = check({
    ...sampleFiles,
    'data/countries.yaml': `countries:\n  SA:\n    ${country}  AE:\n    ${country}  KSA:\n    ${country}`,
  });
  expect(brief(report)).toEqual([
    'error[invalid-value]: `KSA` cannot be a key of `countries`',
    '--> data/countries.yaml:18:3 ^^^',
    'fix: expected: the ISO 3166-1 code of a country, in two capital letters, such as JO for Jordan',
  ]);
});
