import { describe, expect, it } from 'vitest';
import {
  countryFit,
  countryOf,
  inCountryOrder,
  withCountry,
  withCountryOf,
  type OfferCountries,
} from '../../../src/domain/country';

const countries = ['SA', 'AE', 'KW', 'BH', 'EG'] as const;

describe('the country of an address (product rule R56)', () => {
  it.each([
    ['?country=sa', 'SA'],
    ['?country=kw', 'KW'],
    ['/en/namshi-coupon?country=bh', 'BH'],
    ['https://www.example.com/ar/stores?tag=x&country=eg#list', 'EG'],
  ])('of %s is %s', (address, country) => {
    expect(countryOf(address, countries)).toBe(country);
  });

  it('is the first of two', () => {
    expect(countryOf('?country=sa&country=ae', countries)).toBe('SA');
    expect(countryOf('?country=xx&country=ae', countries)).toBeUndefined();
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
    expect(countryOf(address, countries)).toBeUndefined();
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
    expect(withCountryOf('?country=sa', address, countries)).toBe(opened);
  });

  it('keeps a country of its own', () => {
    expect(withCountryOf('?country=sa', '/en/namshi-coupon?country=ae', countries)).toBe(
      '/en/namshi-coupon?country=ae',
    );
  });

  it('does not keep an unknown one', () => {
    expect(withCountryOf('?country=sa', '/en/stores?country=xx&tag=y', countries)).toBe('/en/stores?tag=y&country=sa');
  });

  it.each(['', '?country=xx', '?tag=x'])('gets nothing from an address without a country (%j)', (present) => {
    expect(withCountryOf(present, '/en/stores?tag=y#a', countries)).toBe('/en/stores?tag=y#a');
  });
});

describe('an offer in the chosen country (product rule R56)', () => {
  it('is valid in the countries that it names, and in no other', () => {
    expect(countryFit({ where: ['SA', 'KW'] }, 'KW')).toBe('valid');
    expect(countryFit({ where: ['SA', 'KW'] }, 'AE')).toBe('invalid');
  });

  it('is unknown without countries: it is not taken to be valid everywhere', () => {
    expect(countryFit({}, 'KW')).toBe('unknown');
    expect(countryFit({ where: undefined }, 'KW')).toBe('unknown');
  });

  it('is unknown without a chosen country', () => {
    expect(countryFit({ where: ['SA'] }, undefined)).toBe('unknown');
    expect(countryFit({}, undefined)).toBe('unknown');
  });
});

describe('the order of offers in the chosen country', () => {
  const offers: readonly (OfferCountries & { readonly id: string })[] = [
    { id: 'elsewhere', where: ['AE'] },
    { id: 'unknown' },
    { id: 'here', where: ['SA', 'KW'] },
    { id: 'unknown too' },
    { id: 'here too', where: ['KW'] },
  ];
  const idsIn = (country: 'KW' | undefined): readonly string[] => inCountryOrder(offers, country).map(({ id }) => id);

  it('is valid, unknown, invalid, and otherwise the order in which they are given', () => {
    expect(idsIn('KW')).toEqual(['here', 'here too', 'unknown', 'unknown too', 'elsewhere']);
  });

  it('is unchanged without a chosen country', () => {
    expect(idsIn(undefined)).toEqual(offers.map(({ id }) => id));
  });
});

describe('an address with another country', () => {
  it.each([
    ['/en/stores', '/en/stores?country=kw'],
    ['/en/stores?country=sa', '/en/stores?country=kw'],
    ['/en/all-coupons?country=sa&kind=code#deals', '/en/all-coupons?kind=code&country=kw#deals'],
    ['/en/store/temu#basket=250SAR', '/en/store/temu?country=kw#basket=250SAR'],
    ['?kind=code&country=sa&country=ae', '?kind=code&country=kw'],
    ['?countries=sa&country', '?countries=sa&country=kw'],
    ['/en/#?country=sa', '/en/?country=kw#?country=sa'],
    ['', '?country=kw'],
  ])('keeps the rest: %s becomes %s', (address, expected) => {
    expect(withCountry(address, 'KW')).toBe(expected);
  });

  it.each([
    ['/en/stores?country=sa', '/en/stores'],
    ['/en/stores?country=sa&kind=code#a', '/en/stores?kind=code#a'],
    ['/en/stores', '/en/stores'],
    ['?', ''],
  ])('may have none: %s becomes %s', (address, expected) => {
    expect(withCountry(address, undefined)).toBe(expected);
  });
});
