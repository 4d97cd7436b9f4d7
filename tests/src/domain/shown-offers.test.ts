import { describe, expect, it } from 'vitest';
import { featuredOffer, nextCode } from '../../../src/domain/shown-offers';

const now = Date.parse('2025-09-15T09:00:00Z');
const offer = (id: string, ends: number) => ({ id, kind: 'code', title: id, code: id, expiresAt: now + ends }) as const;
const ended = offer('ended', -1);
const first = offer('first', 1);
const second = offer('second', 2);

describe('the offer that a store’s page puts first', () => {
  it('is the one its file chose, while it holds', () => {
    expect(featuredOffer({ featured: 'second', offers: [first, second] }, now)).toBe(second);
  });

  it('is the first that holds once the chosen one has ended, and the chosen one if none does', () => {
    expect(featuredOffer({ featured: 'ended', offers: [ended, first, second] }, now)).toBe(first);
    expect(featuredOffer({ featured: 'ended', offers: [ended] }, now)).toBe(ended);
  });

  it('is the first that holds where the offers come from a feed, and none if none does', () => {
    expect(featuredOffer({ fromFeed: true, offers: [ended, first, second] }, now)).toBe(first);
    expect(featuredOffer({ fromFeed: true, offers: [ended] }, now)).toBeUndefined();
  });

  it('is none where the file chose none', () => {
    expect(featuredOffer({ offers: [first] }, now)).toBeUndefined();
  });
});

describe('the next code to try after an offer that did not work', () => {
  const third = offer('third', 3);
  const deal = { id: 'deal', kind: 'deal', title: 'deal' } as const;
  const later = { ...offer('later', 4), startsAt: now + 1 };
  const offers = [first, deal, ended, second, later, third];
  const next = (after: string, ...failed: readonly string[]) =>
    nextCode(offers, { after, failed: [after, ...failed] }, now)?.id;

  it('is the next one in the order of the offers that is valid now, and after the last one the first', () => {
    expect(next('first')).toBe('second');
    expect(next('second')).toBe('third');
    expect(next('third')).toBe('first');
    expect(next('deal')).toBe('second');
  });

  it('is not one that did not work either', () => {
    expect(next('first', 'second')).toBe('third');
    expect(next('first', 'second', 'third')).toBeUndefined();
  });
});
