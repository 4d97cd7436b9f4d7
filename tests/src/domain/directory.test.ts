import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByLetter, letterOf } from '../../../src/domain/directory';

const named = (...names: string[]) => names.map((name) => ({ name }));
const letters = (names: string[], language: 'en' | 'ar') => groupByLetter(named(...names), language).map(({ letter }) => letter);

describe('the directory', () => {
  it('groups by the first letter of the name shown, A to Z', () => {
    expect(groupByLetter(named('Temu', 'noon', 'Namshi', 'AliExpress'), 'en')).toEqual([
      { letter: 'A', items: named('AliExpress') },
      { letter: 'N', items: named('Namshi', 'noon') },
      { letter: 'T', items: named('Temu') },
    ]);
  });

  it('puts names that start with a digit or a sign last', () => {
    expect(letters(['6thStreet', 'Zara', '+91'], 'en')).toEqual(['Z', '#']);
    expect(letterOf('6thStreet')).toBe('#');
  });

  it('in Arabic follows the Arabic alphabet, and puts Latin letters after it', () => {
    expect(letters(['IKEA', 'نون', 'آي هيرب', 'تيمو', '6thStreet'], 'ar')).toEqual(['ا', 'ت', 'ن', 'I', '#']);
  });

  it('in English puts Arabic names after Z', () => {
    expect(letters(['نون', 'Zara', 'آي هيرب'], 'en')).toEqual(['Z', 'ا', 'ن']);
  });

  it('reads the letter under accents and under the forms of alef', () => {
    expect(letterOf('Émile')).toBe('E');
    expect(letterOf('أمازون')).toBe('ا');
    expect(letterOf('إيكيا')).toBe('ا');
    expect(letterOf('“Quoted”')).toBe('Q');
  });

  it('loses no name and makes no letter twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), fc.constantFrom('en' as const, 'ar' as const), (names, language) => {
        const groups = groupByLetter(named(...names), language);
        expect(groups.flatMap(({ items }) => items.map(({ name }) => name)).sort()).toEqual([...names].sort());
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
      }),
    );
  });
});
