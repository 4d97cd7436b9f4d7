import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../../src/domain/redirects';

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
