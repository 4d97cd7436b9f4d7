import { describe, expect, it } from 'vitest';
import { countryOf, withCountryOf } from '../../../src/domain/country';

describe('the country of an address (product rule R56)', () => {
  it.each([
    ['?country=sa', 'SA'],
    ['?country=kw', 'KW'],
    ['/en/namshi-coupon?country=bh', 'BH'],
    ['https://www.example.com/ar/stores?tag=x&country=eg#list', 'EG'],
  ])('of %s is %s', (address, country) => {
    expect(countryOf(address)).toBe(country);
  });

  it('is the first of two', () => {
    expect(countryOf('?country=sa&country=ae')).toBe('SA');
    expect(countryOf('?country=xx&country=ae')).toBeUndefined();
  });

  it.each([
    '',
    '?',
    '/en/stores',
    '?country',
    '?country=',
    '?country=SA',
    '?country=Sa',
    '?country=xx',
    '?country=us',
    '?country=sau',
    '?country=sa%20',
    '?country=%E0%A4%A',
    '?country=ſa',
    '?country=__proto__',
    '?countries=sa',
    '#?country=sa',
    '/en/stores#country=sa',
  ])('is unknown for %j', (address) => {
    expect(countryOf(address)).toBeUndefined();
  });
});

describe('an address that is opened', () => {
  it.each([
    ['/en/stores', '/en/stores?country=sa'],
    ['/en/', '/en/?country=sa'],
    ['/en/blog?tag=x', '/en/blog?tag=x&country=sa'],
    ['/en/namshi-coupon#guide', '/en/namshi-coupon?country=sa#guide'],
    ['/en/blog?tag=x#list', '/en/blog?tag=x&country=sa#list'],
  ])('keeps the country: %s becomes %s', (address, opened) => {
    expect(withCountryOf('?country=sa', address)).toBe(opened);
  });

  it('keeps a country of its own', () => {
    expect(withCountryOf('?country=sa', '/en/namshi-coupon?country=ae')).toBe('/en/namshi-coupon?country=ae');
  });

  it.each(['', '?country=xx', '?tag=x'])('gets nothing from an address without a country (%j)', (present) => {
    expect(withCountryOf(present, '/en/stores?tag=y#a')).toBe('/en/stores?tag=y#a');
  });
});
