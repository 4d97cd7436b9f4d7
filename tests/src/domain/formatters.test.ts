import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatters } from '../../../src/domain/formatters';
import { localeOf } from '../../../src/domain/language';
import { bothLanguages } from '../../support/words';

const common = [
  ...Array.from({ length: 1205 }, (_, value) => value),
  12_345,
  999_999,
  1_000_000,
  123_456_789,
  0.5,
  4.5,
  4.35,
  2.125,
  99.9,
  1234.5,
  100.001,
  3.7,
];
const uncommon = [-1, -0, -1234.5, 1 / 3, 0.00049, 1e12, 1e21, NaN, Infinity];

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(bothLanguages)('numbers in messages in %s', (language) => {
  const locale = localeOf(language);

  it('are written as Intl writes them', () => {
    const intl = new Intl.NumberFormat(locale);
    for (const value of [...common, ...uncommon])
      expect([value, formatters.getNumberFormat(locale).format(value)]).toEqual([value, intl.format(value)]);
  });

  it('are counted by as Intl counts', () => {
    const intl = new Intl.PluralRules(locale);
    for (const value of [...common, ...uncommon])
      expect([value, formatters.getPluralRules(locale, { type: 'cardinal' }).select(value)]).toEqual([
        value,
        intl.select(value),
      ]);
    const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
    for (const value of [1, 2, 3, 4, 21])
      expect(formatters.getPluralRules(locale, { type: 'ordinal' }).select(value)).toBe(ordinals.select(value));
  });

  it('that are common are written and counted by without Intl', () => {
    const asked = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
    for (const value of common) {
      formatters.getNumberFormat(locale).format(value);
      formatters.getPluralRules(locale, { type: 'cardinal' }).select(value);
    }
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  });

  it('that are to be written in a way of their own are written by Intl', () => {
    expect(formatters.getNumberFormat(locale, { style: 'percent' }).format(0.25)).toBe(
      new Intl.NumberFormat(locale, { style: 'percent' }).format(0.25),
    );
  });
});
