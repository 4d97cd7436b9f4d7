import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directed, escapeSvg, fitText } from '../../../../src/pages/preview/text';

/** Every character is half as wide as the font is large. */
const measure = (text: string): number => text.length / 2;

describe('fitText', () => {
  it('uses the largest size that fits', () => {
    expect(fitText('one two three', { width: 100, sizes: [40, 20, 10], lines: 2, weight: 700 }, measure)).toEqual({
      lines: ['one two', 'three'],
      size: 20,
    });
  });

  it('avoids a single word on the last line', () => {
    const { lines } = fitText('aaaa bbbb cccc dddd', { width: 75, sizes: [10], lines: 2, weight: 400 }, measure);
    expect(lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('ends a text that is too long at any size with an ellipsis', () => {
    expect(fitText('aaaa bbbb cccc dddd', { width: 20, sizes: [10], lines: 2, weight: 400 }, measure).lines).toEqual([
      'aaaa',
      'bbbb…',
    ]);
  });

  it('keeps every word, and each line within the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (all) => {
        const { lines, size } = fitText(
          all.join(' '),
          { width: 200, sizes: [40, 30, 20, 10], lines: 12, weight: 400 },
          measure,
        );
        expect(lines.join(' ')).toBe(all.join(' '));
        expect(lines.every((line) => measure(line) * size <= 200)).toBe(true);
      }),
    );
  });
});

describe('the text of a preview picture', () => {
  it('runs from right to left in Arabic and keeps codes and figures in order', () => {
    expect(directed('كود LWN6505: خصم 20%', 'ar')).toBe('\u2067كود \u2066LWN6505\u2069: خصم \u206620%\u2069\u2069');
    expect(directed('20% off', 'en')).toBe('20% off');
  });

  it('is escaped for SVG', () => {
    expect(escapeSvg('a < b & "c"')).toBe('a &lt; b &amp; &quot;c&quot;');
  });
});
