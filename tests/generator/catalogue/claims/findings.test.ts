import { inEnglish } from '../../../support/english';
import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../../../generator/catalogue/claims/evidence';
import { timedClaimWarnings } from '../../../../generator/catalogue/claims/findings';
import { claimStatesOf } from '../../../../generator/catalogue/claims/states';
import type { Catalogue } from '../../../../generator/catalogue/validate/catalogue';
import { check, checkLaunch, patched } from '../../support/sample-catalogue';

const noon = Date.parse('2026-03-15T12:00:00+03:00');
const tested = '  - { id: tested, says: [مجرّبة], ratings: [luban], source: { kind: document, seen: 2025-10 } }\n';
const reason = 'contradicts: accepted, reason: { en: It is known., ar: هذا معروف. }';

/** The sample with a subtitle on the page of a store, claims, and tests of its offer. */
function sample(subtitle: string, claims: string, checks = ''): Record<string, string> {
  const offers = `offers:\n  - id: ten-percent\n    kind: code\n    code: "LUBAN10"\n    url: https://www.example.com/luban\n    title: { en: 10% off, ar: خصم 10% }\n${checks}`;
  const luban = patched('data/stores/luban.yaml', `${offers}subtitle:\n  en: ${subtitle}\n  ar: عروض\n`);
  return {
    ...luban,
    'data/claims.yaml': patched('data/claims.yaml', `claims:\n${tested}${claims}`)['data/claims.yaml'] ?? '',
  };
}

function catalogueOf(files: Record<string, string>): Catalogue {
  const { catalogue, report } = check(files);
  if (!catalogue) throw new Error(report);
  return catalogue;
}

describe('the claim "daily"', () => {
  const claim = (more = ''): string =>
    `  - { id: daily, says: [daily], source: { kind: owner, seen: 2025-10 }${more} }\n`;
  const messagesFor = (checks: string, more = ''): readonly string[] =>
    inEnglish(timedClaimWarnings(evidenceOf(catalogueOf(sample('Checked daily', claim(more), checks))), noon)).map(
      ({ message }) => message,
    );

  test.each([
    ['today', '2026-03-15'],
    ['yesterday, which may be less than 24 hours ago', '2026-03-14'],
  ])('holds when an offer of the store was tested %s', (_name, date) => {
    expect(messagesFor(`    checks:\n      - { date: ${date}, result: worked }\n`)).toEqual([]);
  });

  test('is contradicted by a test older than 24 hours and by the lack of tests', () => {
    expect(messagesFor('    checks:\n      - { date: 2026-03-13, result: worked }\n')).toEqual([
      '`daily` is contradicted: the store `luban` has no test in the last 24 hours, the last one is of 2026-03-13',
    ]);
    expect(messagesFor('')).toEqual(['`daily` is contradicted: the store `luban` has no test']);
  });

  test('causes no warning, only a note in the report, when the contradiction is accepted', () => {
    expect(messagesFor('', `, ${reason}`)).toEqual([]);
    const states = claimStatesOf(evidenceOf(catalogueOf(sample('Checked daily', claim(`, ${reason}`)))), noon);
    expect(states.map(({ id, months, contradiction, reason: why }) => [id, months, contradiction, why])).toEqual([
      ['daily', 5, '`daily` is contradicted: the store `luban` has no test', { en: 'It is known.', ar: 'هذا معروف.' }],
      ['tested', 5, undefined, undefined],
    ]);
  });
});

describe('the check before a launch', () => {
  test('reports a claim of the owner alone and a contradiction as errors, even an accepted one', () => {
    const claim = `  - { id: daily, says: [daily], source: { kind: owner, seen: 2025-10 }, ${reason} }\n`;
    const { diagnostics } = checkLaunch(sample('Checked daily', claim));
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['claim-of-owner', 'error'],
      ['claim-contradicted', 'error'],
    ]);
  });

  test('reports no error for a claim with another source', () => {
    const claim = '  - { id: two, says: [2 million shoppers], source: { kind: network, seen: 2026-02-03 } }\n';
    const { diagnostics } = checkLaunch(sample('Used by 2 million shoppers', claim));
    expect(diagnostics.map(({ code }) => code).filter((code) => code !== 'figures-differ')).toEqual([]);
  });
});
