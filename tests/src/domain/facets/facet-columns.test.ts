import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeColumn, encodeColumn } from '../../../../src/domain/facets/facet-columns';

describe('encodeColumn and decodeColumn', () => {
  it('write one character for each base-91 digit, lowest digit first, and nothing for zeros', () => {
    expect(encodeColumn([0, 1, 90])).toEqual(['#$~']);
    expect(encodeColumn([0, 91])).toEqual(['##', '#$']);
    expect(encodeColumn([0, 0, 0])).toEqual([]);
    expect([...decodeColumn([], 3)]).toEqual([0, 0, 0]);
  });

  it('use no characters that JSON escapes', () => {
    const all = Array.from({ length: 91 }, (_, digit) => digit);
    expect(JSON.stringify(encodeColumn(all))[0]).not.toContain('\\');
    expect(JSON.stringify(encodeColumn(all)).length).toBe(91 + 4);
  });

  it('return the original numbers when applied in turn', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(200), fc.nat(4_000_000_000))), (numbers) => {
        expect([...decodeColumn(encodeColumn(numbers), numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('refuse a column of another length', () => {
    expect(() => decodeColumn(['ab'], 3)).toThrow('2 values in place of 3');
  });
});
