import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../../../src/domain/redirects';

const rules = [
  { from: '/', to: '/en/' },
  { from: '/stores', to: '/en/stores' },
  { from: '/store/namshi', to: '/en/namshi-coupon' },
  { from: '/store/*', to: '/en/store/*' },
];

describe('a redirect', () => {
  it('leads from an old address to the new one', () => {
    expect(redirectTarget(rules, '/')).toBe('/en/');
    expect(redirectTarget(rules, '/stores')).toBe('/en/stores');
  });

  it('keeps what a star means', () => {
    expect(redirectTarget(rules, '/store/temu')).toBe('/en/store/temu');
    expect(redirectTarget(rules, '/store/a%20b/c')).toBe('/en/store/a%20b/c');
  });

  it('gives way to a rule before it', () => {
    expect(redirectTarget(rules, '/store/namshi')).toBe('/en/namshi-coupon');
  });

  it('does not mind a slash at the end', () => {
    expect(redirectTarget(rules, '/stores/')).toBe('/en/stores');
    expect(redirectTarget(rules, '/store/temu/')).toBe('/en/store/temu');
  });

  it('leaves every other address alone', () => {
    for (const path of ['/en/', '/en/stores', '/storesx', '/store', '/store/', '/constructor'])
      expect(redirectTarget(rules, path)).toBeUndefined();
  });
});
