import { describe, expect, test } from 'vitest';
import { check, codesOn, patched, reportOn } from '../../../support/sample-catalogue';

const home = 'data/home.yaml';
const section = (en: string, ar = 'نص'): string =>
  `sections:\n  - kind: prose\n    body: { en: "${en}", ar: "${ar}" }\n`;

describe('the rule for codes on the home page outside the advertised entries', () => {
  test('reports a code of a store or of a feed', () => {
    expect(codesOn(home, section('Use **LUBAN10** today'))).toEqual(['code-without-offer']);
    expect(codesOn(home, section('Use SOUK5 today'))).toEqual(['code-without-offer']);
    expect(reportOn(home, section('Use LUBAN10 today'))).toContain(
      'fix: remove the code; only entries of `banner` and `featured` advertise offers',
    );
  });

  test('reports the same code in both languages once', () => {
    expect(codesOn(home, section('Use LUBAN10', 'استخدم LUBAN10'))).toEqual(['code-without-offer']);
  });

  test('accepts other words in capitals', () => {
    expect(codesOn(home, section('IOS17 and LUBAN100'))).toEqual([]);
  });

  test('also checks the head of the page', () => {
    const subtitle = 'subtitle: { en: Now with LUBAN10, ar: الآن مع كود }\n';
    expect(codesOn(home, subtitle)).toEqual(['code-without-offer']);
  });
});

test('an entry for a store with a feed must name the offer whose code it quotes', () => {
  const banner = (more: string): string =>
    `banner:\n${`  - { store: souk, description: { en: 5% off with SOUK5, ar: خصم 5% مع SOUK5 }${more} }\n`.repeat(7)}`;
  const codes = (more: string): readonly string[] =>
    check(patched(home, banner(more))).diagnostics.map(({ code }) => code);
  expect(codes('')).toEqual(Array.from({ length: 7 }, () => 'code-without-offer'));
  expect(codes(', advertises: { offer: "1", afterwards: { en: Deals, ar: عروض } }')).toEqual([]);
});
