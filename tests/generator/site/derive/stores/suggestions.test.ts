import { describe, expect, it } from 'vitest';
import { countedOffers } from '../../../../../generator/site/derive/stores/suggestions';
import { activeOffersOf, storesWithOffers, withOffersFirst } from '../../../../../src/domain/offers/suggested-stores';
import type { SuggestedStore } from '../../../../../src/domain/offers/offer-view';
import type { Offer } from '../../../../../src/generated/data-types';
import { offersOfFile } from '../../../../support/offers';

const tenth = { kind: 'percent', percent: 10 } as const;
const fifth = { kind: 'percent', percent: 20 } as const;

function offer(id: string, more: Partial<Offer> = {}): Offer {
  return { id, kind: 'deal', title: { en: id, ar: id }, url: 'https://example.com/', ...more } as Offer;
}

describe('countedOffers', () => {
  it('counts offers by their end, with the first known benefit', () => {
    expect(
      countedOffers(
        offersOfFile([
          offer('a'),
          offer('b', { benefit: tenth, expires: '2026-12-31' }),
          offer('c', { benefit: fifth, expires: '2026-12-31' }),
          offer('d', { benefit: fifth }),
        ]),
      ),
    ).toEqual([
      { count: 2, benefit: fifth },
      { endsAt: Date.UTC(2026, 11, 31, 21), count: 2, benefit: tenth },
    ]);
  });

  it('begins with the featured offer', () => {
    const offers = [offer('a', { benefit: tenth }), offer('b', { benefit: fifth })];
    expect(countedOffers(offersOfFile(offers), 'b')).toEqual([{ count: 2, benefit: fifth }]);
  });

  it('separates offers by their countries, regardless of the order of the countries', () => {
    expect(
      countedOffers(
        offersOfFile([
          offer('a', { where: ['SA', 'KW'] }),
          offer('b', { where: ['KW', 'SA'], benefit: tenth }),
          offer('c'),
          offer('d', { where: ['SA'] }),
        ]),
      ),
    ).toEqual([{ count: 2, where: ['KW', 'SA'], benefit: tenth }, { count: 1 }, { count: 1, where: ['SA'] }]);
  });

  it('leaves out a gift as the benefit', () => {
    expect(
      countedOffers(offersOfFile([offer('a', { benefit: { kind: 'gift', gift: { en: 'Bag', ar: 'حقيبة' } } })])),
    ).toEqual([{ count: 1 }]);
  });
});

describe('a suggested store', () => {
  const may = Date.UTC(2026, 4, 1);
  const named = (slug: string, offers: SuggestedStore['offers']): SuggestedStore => ({
    slug,
    name: slug,
    path: `/store/${slug}`,
    logo: '',
    initials: '',
    hue: 0,
    offers,
  });
  const lasting = named('clarks', [{ count: 3, endsAt: may, benefit: tenth }, { count: 1 }]);
  const ending = named('asics', [{ count: 2, endsAt: may, benefit: fifth }]);

  it('counts the offers that are active at an instant, with a benefit of one of them', () => {
    expect(activeOffersOf(lasting, may - 1, undefined)).toMatchObject({ count: 4, benefit: tenth });
    expect(activeOffersOf(lasting, may, undefined)).toMatchObject({ count: 1 });
    expect(activeOffersOf(ending, may, undefined)).toMatchObject({ count: 0 });
  });

  it('leaves out offers that are invalid in the chosen country and prefers a benefit that is valid there', () => {
    const gulf = named('noon', [
      { count: 3, where: ['SA'], benefit: tenth },
      { count: 2, benefit: fifth },
      { count: 1, where: ['KW', 'AE'], benefit: { kind: 'free-shipping' } },
    ]);
    expect(activeOffersOf(gulf, may, undefined)).toMatchObject({ count: 6, benefit: tenth });
    expect(activeOffersOf(gulf, may, 'KW')).toEqual({
      count: 3,
      fits: { valid: 1, unknown: 2, invalid: 3 },
      benefit: { kind: 'free-shipping' },
    });
    expect(activeOffersOf(gulf, may, 'BH')).toMatchObject({ count: 2, benefit: fifth });
    const saudi = named('namshi', [{ count: 1, where: ['SA'] }]);
    expect(storesWithOffers([saudi, gulf], may, 'KW')).toEqual([gulf]);
    expect(withOffersFirst([saudi, gulf], may, 'KW')).toEqual([gulf, saudi]);
    const unstated = named('temu', [{ count: 9 }]);
    expect(withOffersFirst([saudi, unstated, gulf], may, 'KW')).toEqual([gulf, unstated, saudi]);
  });

  it('comes later, or is left out, while it has no active offer', () => {
    expect(withOffersFirst([ending, lasting], may - 1, undefined)).toEqual([ending, lasting]);
    expect(withOffersFirst([ending, lasting], may, undefined)).toEqual([lasting, ending]);
    expect(storesWithOffers([ending, lasting], may, undefined)).toEqual([lasting]);
  });
});
