import { describe, expect, it } from 'vitest';
import {
  countryFit,
  countryOf,
  inCountryOrder,
  withCountry,
  withCountryOf,
  type OfferCountries,
} from '../../../../src/domain/offers/country';

const countries = ['SA', 'AE', 'KW', 'BH', 'EG'] as const;

describe('countryOf (product rule R56)', () => {
  it.each([
    ['?country=sa', 'SA'],
    ['?country=kw', 'KW'],
    ['/en/namshi-coupon?country=bh', 'BH'],
    ['https://www.example.com/ar/stores?tag=x&country=eg#list', 'EG'],
  ])('reads %s as the country %s', (address, country) => {
    expect(countryOf(address, countries)).toBe(country);
  });

  it('uses the first of two countries', () => {
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
  ])('returns undefined for %j', (address) => {
    expect(countryOf(address, countries)).toBeUndefined();
  });
});

describe('withCountryOf', () => {
  it.each([
    ['/en/stores', '/en/stores?country=sa'],
    ['/en/', '/en/?country=sa'],
    ['/en/blog?tag=x', '/en/blog?tag=x&country=sa'],
    ['/en/namshi-coupon#guide', '/en/namshi-coupon?country=sa#guide'],
    ['/en/blog?tag=x#list', '/en/blog?tag=x&country=sa#list'],
  ])('adds the current country: %s becomes %s', (address, opened) => {
    expect(withCountryOf('?country=sa', address, countries)).toBe(opened);
  });

  it('keeps the country of the opened address', () => {
    expect(withCountryOf('?country=sa', '/en/namshi-coupon?country=ae', countries)).toBe(
      '/en/namshi-coupon?country=ae',
    );
  });

  it('replaces an unknown country of the opened address', () => {
    expect(withCountryOf('?country=sa', '/en/stores?country=xx&tag=y', countries)).toBe('/en/stores?tag=y&country=sa');
  });

  it.each(['', '?country=xx', '?tag=x'])('adds no country when the current address has none (%j)', (present) => {
    expect(withCountryOf(present, '/en/stores?tag=y#a', countries)).toBe('/en/stores?tag=y#a');
  });
});

describe('countryFit (product rule R56)', () => {
  it('is valid in the listed countries and invalid in others', () => {
    expect(countryFit({ where: ['SA', 'KW'] }, 'KW')).toBe('valid');
    expect(countryFit({ where: ['SA', 'KW'] }, 'AE')).toBe('invalid');
  });

  it('is unknown for an offer without countries, not valid everywhere', () => {
    expect(countryFit({}, 'KW')).toBe('unknown');
    expect(countryFit({ where: undefined }, 'KW')).toBe('unknown');
  });

  it('is unknown without a chosen country', () => {
    expect(countryFit({ where: ['SA'] }, undefined)).toBe('unknown');
    expect(countryFit({}, undefined)).toBe('unknown');
  });
});

describe('inCountryOrder', () => {
  const offers: readonly (OfferCountries & { readonly id: string })[] = [
    { id: 'elsewhere', where: ['AE'] },
    { id: 'unknown' },
    { id: 'here', where: ['SA', 'KW'] },
    { id: 'unknown too' },
    { id: 'here too', where: ['KW'] },
  ];
  const idsIn = (country: 'KW' | undefined): readonly string[] => inCountryOrder(offers, country).map(({ id }) => id);

  it('sorts valid before unknown before invalid offers, and keeps the given order within these', () => {
    expect(idsIn('KW')).toEqual(['here', 'here too', 'unknown', 'unknown too', 'elsewhere']);
  });

  it('keeps the given order without a chosen country', () => {
    expect(idsIn(undefined)).toEqual(offers.map(({ id }) => id));
  });
});

describe('withCountry', () => {
  it.each([
    ['/en/stores', '/en/stores?country=kw'],
    ['/en/stores?country=sa', '/en/stores?country=kw'],
    ['/en/all-coupons?country=sa&kind=code#deals', '/en/all-coupons?kind=code&country=kw#deals'],
    ['/en/store/temu#basket=250SAR', '/en/store/temu?country=kw#basket=250SAR'],
    ['?kind=code&country=sa&country=ae', '?kind=code&country=kw'],
    ['?countries=sa&country', '?countries=sa&country=kw'],
    ['/en/#?country=sa', '/en/?country=kw#?country=sa'],
    ['', '?country=kw'],
  ])('replaces the country and keeps the rest: %s becomes %s', (address, expected) => {
    expect(withCountry(address, 'KW')).toBe(expected);
  });

  it.each([
    ['/en/stores?country=sa', '/en/stores'],
    ['/en/stores?country=sa&kind=code#a', '/en/stores?kind=code#a'],
    ['/en/stores', '/en/stores'],
    ['?', ''],
  ])('removes the country: %s becomes %s', (address, expected) => {
    expect(withCountry(address, undefined)).toBe(expected);
  });
});
