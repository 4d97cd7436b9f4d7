import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedScore, parseRating } from '../../../../src/domain/offers/feed-score';

describe('parseRating', () => {
  it('returns a positive number', () => {
    expect(parseRating('8.7')).toBe(8.7);
    expect(parseRating(' 10 ')).toBe(10);
  });

  it.each([undefined, '', '0', '0.00', '-3', 'None', 'NaN', 'Infinity', '1e3', '8,7'])(
    'returns undefined for %s',
    (cell) => {
      expect(parseRating(cell)).toBeUndefined();
    },
  );
});

/** Offers with these ratings. */
const rated = (...ratings: readonly (number | undefined)[]) =>
  ratings.map((rating) => (rating === undefined ? {} : { rating }));

describe('feedScore', () => {
  it('is 4.5 with a count of 1 without ratings', () => {
    expect(feedScore([])).toEqual({ score: 4.5, count: 1 });
    expect(feedScore(rated(undefined, 0, -2))).toEqual({ score: 4.5, count: 1 });
  });

  it('is half of the average rating, with one decimal', () => {
    expect(feedScore(rated(8, 9))).toEqual({ score: 4.3, count: 2 });
    expect(feedScore(rated(8.7, undefined, 9.1))).toEqual({ score: 4.5, count: 2 });
  });

  it('is capped at 5', () => {
    expect(feedScore(rated(47, 12))).toEqual({ score: 5, count: 2 });
  });

  it('lies between 0 and 5 and is independent of the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.double({ min: 0.01, max: 100, noNaN: true }), { nil: undefined })),
        (ratings) => {
          const { score } = feedScore(rated(...ratings));
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(5);
          expect(feedScore(rated(...ratings).reverse()).score).toBeCloseTo(score, 1);
        },
      ),
    );
  });
});
