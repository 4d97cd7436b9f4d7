import { describe, expect, it } from 'vitest';
import { figurePlace } from '../../../../src/offers/facts/benefit';

describe('figurePlace', () => {
  it.each([
    ['September coupon $5-$3: $3 off orders over $5', '$3', 24],
    ['Take $3 off when you spend $8 or more', '$3', 5],
    ['$30 off, then $3', '$3', 14],
    ['1.20% or 20%', '20%', 9],
    ['-20% on everything', '20%', 1],
    ['خصم 20%', '20%', 4],
    ['From 10%-20%', '20%', -1],
    ['From 10%–20%', '10%', -1],
    ['Free shipping', '$3', -1],
  ])('returns for "%s" and %s the index %d', (title, figure, place) => {
    expect(figurePlace(title, figure)).toBe(place);
  });
});
