import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeColumn, encodeColumn } from '../../../../src/domain/facets/facet-columns';

describe('encodeColumn and decodeColumn', () => {
  it('write one character for each number', () => {
    expect(encodeColumn([0, 1, 90])).toBe('#$}');
  });

  it('return the original numbers when applied in turn, also in a file in UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(200), fc.nat(60_000), fc.nat(1_000_000))), (numbers) => {
        const file = new TextEncoder().encode(JSON.stringify(encodeColumn(numbers)));
        // The file has a column.
        const column = JSON.parse(new TextDecoder().decode(file)) as string;
        expect([...decodeColumn(column, numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('refuse a column of another length', () => {
    expect(() => decodeColumn('ab', 3)).toThrow('2 values in place of 3');
  });
});
