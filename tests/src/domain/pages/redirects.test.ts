import { describe, expect, it } from 'vitest';
import { expandLanguages, redirectTarget, withRoot } from '../../../../src/domain/pages/redirects';

const rules = [
  { from: '/', to: '/en/' },
  { from: '/stores', to: '/en/stores' },
  { from: '/store/namshi', to: '/en/namshi-coupon' },
  { from: '/store/*', to: '/en/store/*' },
];

describe('redirectTarget', () => {
  it('returns the new address for an old one', () => {
    expect(redirectTarget(rules, '/')).toBe('/en/');
    expect(redirectTarget(rules, '/stores')).toBe('/en/stores');
  });

  it('inserts the part that a * matches', () => {
    expect(redirectTarget(rules, '/store/temu')).toBe('/en/store/temu');
    expect(redirectTarget(rules, '/store/a%20b/c')).toBe('/en/store/a%20b/c');
  });

  it('prefers an earlier rule', () => {
    expect(redirectTarget(rules, '/store/namshi')).toBe('/en/namshi-coupon');
  });

  it('ignores a slash at the end', () => {
    expect(redirectTarget(rules, '/stores/')).toBe('/en/stores');
    expect(redirectTarget(rules, '/store/temu/')).toBe('/en/store/temu');
  });

  it('returns undefined for every other address', () => {
    for (const path of ['/en/', '/en/stores', '/storesx', '/store', '/store/', '/constructor'])
      expect(redirectTarget(rules, path)).toBeUndefined();
  });
});

it('expandLanguages writes {lang} out for each language, or for the default one where the old address has none', () => {
  const both = { from: '/{lang}/old', to: '/{lang}/stores' };
  expect(expandLanguages(both, ['ar', 'en'])).toEqual([
    { from: '/en/old', to: '/en/stores' },
    { from: '/ar/old', to: '/ar/stores' },
  ]);
  const target = { from: '/stores', to: '/{lang}/stores' };
  expect(expandLanguages(target, ['ar', 'en'])).toEqual([{ from: '/stores', to: '/ar/stores' }]);
  expect(expandLanguages(target, ['en', 'ar'])).toEqual([{ from: '/stores', to: '/en/stores' }]);
});

it('withRoot leads from the root to the home page in the default language, unless a rule leads elsewhere', () => {
  const stores = { from: '/stores', to: '/ar/stores' };
  expect(withRoot([stores], ['ar', 'en'])).toEqual([{ from: '/', to: '/ar/' }, stores]);
  const root = { from: '/', to: '/en/' };
  expect(withRoot([stores, root], ['ar', 'en'])).toEqual([stores, root]);
});
