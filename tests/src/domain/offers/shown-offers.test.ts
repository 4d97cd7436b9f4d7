import { describe, expect, it } from 'vitest';
import { featuredOffer } from '../../../../src/domain/offers/shown-offers';

const now = Date.parse('2025-09-15T09:00:00Z');
const offer = (id: string, ends: number) => ({ id, kind: 'code', title: id, code: id, endsAt: now + ends }) as const;
const ended = offer('ended', -1);
const first = offer('first', 1);
const second = offer('second', 2);

describe('featuredOffer', () => {
  it('returns the chosen offer while it is valid', () => {
    expect(featuredOffer({ featured: 'second', offers: [first, second] }, now)).toBe(second);
  });

  it('returns the first valid offer once the chosen one has ended, or else the chosen one', () => {
    expect(featuredOffer({ featured: 'ended', offers: [ended, first, second] }, now)).toBe(first);
    expect(featuredOffer({ featured: 'ended', offers: [ended] }, now)).toBe(ended);
  });

  it('returns the first valid offer of a feed, or undefined without any', () => {
    expect(featuredOffer({ fromFeed: true, offers: [ended, first, second] }, now)).toBe(first);
    expect(featuredOffer({ fromFeed: true, offers: [ended] }, now)).toBeUndefined();
  });

  it('avoids an offer that is invalid in the chosen country (product rule R56)', () => {
    const saudi = { ...first, where: ['SA'] } as const;
    const kuwaiti = { ...offer('kuwaiti', 3), where: ['KW'] } as const;
    const featured = { featured: 'first', offers: [saudi, second, kuwaiti] };
    expect(featuredOffer(featured, now, 'SA')).toBe(saudi);
    expect(featuredOffer(featured, now)).toBe(saudi);
    expect(featuredOffer(featured, now, 'KW')).toBe(kuwaiti);
    expect(featuredOffer({ featured: 'second', offers: [saudi, second, kuwaiti] }, now, 'KW')).toBe(second);
    expect(featuredOffer({ featured: 'first', offers: [saudi] }, now, 'KW')).toBe(saudi);
    expect(featuredOffer({ fromFeed: true, offers: [saudi, second] }, now, 'KW')).toBe(second);
  });

  it('returns undefined when the store has chosen none', () => {
    expect(featuredOffer({ offers: [first] }, now)).toBeUndefined();
  });
});
