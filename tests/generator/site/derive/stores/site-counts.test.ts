import { describe, expect, test } from 'vitest';
import { codesOn, patched } from '../../../support/sample-catalogue';
import { sampleSite } from '../../../support/sample-site';

/** The subtitles of the home page in both languages at a day. */
function subtitlesOn(day: string, offers: string): readonly (string | undefined)[] {
  const home = patched(
    'data/home.yaml',
    'subtitle:\n  en: "{active} offers of {stores} stores, {checks90} tests"\n  ar: "{active} عرض من {stores} متجر، {checks90} تجربة"\n',
  );
  const { pages } = sampleSite({ ...home, ...luban(offers) }, day);
  return pages.filter(({ kind }) => kind === 'home').map(({ subtitle }) => subtitle);
}

function luban(offers: string): Record<string, string> {
  return { 'data/stores/luban.yaml': patched('data/stores/luban.yaml', offers)['data/stores/luban.yaml'] ?? '' };
}

function offer(id: string, more: string): string {
  return `  - id: ${id}\n    kind: deal\n    url: https://www.example.com/luban\n    title:\n      en: Offer ${id}\n      ar: عرض ${id}\n${more}`;
}

describe('the numbers in texts', () => {
  const offers = `offers:\n${offer('a', '')}${offer('b', '    expires: 2025-09-15\n')}${offer(
    'c',
    '    checks:\n      - { date: 2025-09-10, result: worked }\n      - { date: 2025-08-01, result: failed }\n      - { date: 2025-09-01, result: worked, by: shopper }\n',
  )}`;

  test('are counted at the instant of the build', () => {
    // The feed of the sample has a row until 30 September and one until 3 October.
    expect(subtitlesOn('2025-09-14', offers)).toEqual(['5 offers of 2 stores, 2 tests', '5 عرض من 2 متجر، 2 تجربة']);
    expect(subtitlesOn('2025-09-16', offers)[0]).toBe('4 offers of 2 stores, 2 tests');
    expect(subtitlesOn('2025-11-20', offers)[0]).toBe('2 offers of 2 stores, 1 tests');
  });

  test('count a month in `lastVerified` as one test on its first day', () => {
    const verified = `offers:\n${offer('a', '    lastVerified: 2025-09\n')}`;
    expect(subtitlesOn('2025-09-14', verified)[0]).toBe('3 offers of 2 stores, 1 tests');
  });

  test('have a comma between thousands in both languages', () => {
    const many = `offers:\n${Array.from({ length: 1000 }, (_, index) => offer(`a${index}`, '')).join('')}`;
    expect(subtitlesOn('2026-01-01', many)).toEqual([
      '1,000 offers of 2 stores, 0 tests',
      '1,000 عرض من 2 متجر، 0 تجربة',
    ]);
  });

  test('are allowed on the pages of the site itself, but not in files of stores and posts', () => {
    const pair = (field: string): string => `${field}:\n  en: "{stores} stores"\n  ar: "{stores} متجر"\n`;
    expect(codesOn('data/site.yaml', pair('tagline'))).not.toContain('misplaced-placeholder');
    expect(codesOn('data/pages/about.yaml', pair('description'))).toEqual([]);
    expect(codesOn('data/stores/luban.yaml', pair('subtitle'))).toEqual(['misplaced-placeholder']);
    expect(codesOn('data/posts/first-order.yaml', 'title: "{stores} stores"\n')).toEqual(['misplaced-placeholder']);
  });
});
