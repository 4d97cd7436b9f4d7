import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

describe('the rule for translated texts', () => {
  test.each([
    ['a brand of two words', 'subtitle:\n  en: Apple Pay\n  ar: Apple Pay\n'],
    ['a name of many words', 'name:\n  en: The House of Luban\n  ar: The House of Luban\n'],
    ['a code and a number', 'heading:\n  en: LUBAN10 20OFF VISA MADA KNET\n  ar: LUBAN10 20OFF VISA MADA KNET\n'],
  ])('accepts equal texts: %s', (_name, text) => {
    expect(codesOn(store, text)).toEqual([]);
  });

  test('reports English and Arabic texts that are swapped', () => {
    expect(reportOn(store, 'heading:\n  en: عروض لبان\n  ar: Luban offers for you\n')).toContain('has no Arabic word');
    expect(codesOn(store, 'heading:\n  en: عروض لبان\n  ar: عروض لبان\n')).toEqual(['untranslated-text']);
  });

  test.each([
    ['type it in Arabic letters', 'kud khasm luban awal talab'],
    ['type it in Arabic letters', 'ta3mal wa7ed shay jadeed'],
    ['translate it', 'codes for the first order'],
  ])('asks to %s if the Arabic text is "%s"', (fix, text) => {
    expect(reportOn(store, `heading:\n  en: Luban codes\n  ar: ${text}\n`)).toContain(`fix: ${fix}\n`);
  });

  test('ignores a choice of a country for each language', () => {
    expect(codesOn(store, 'countries:\n  choices: [SA, AE]\n  default:\n    en: AE\n    ar: SA\n')).toEqual([]);
  });
});
