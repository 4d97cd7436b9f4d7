import { describe, expect, it } from 'vitest';
import { offerById, offerIn, rulesIn } from '../../../../src/domain/offers/public-offer';
import type { ApiOffer, ApiOffers } from '../../../../src/generated/data-types';

const offer: ApiOffer = {
  store: 'luban',
  id: 'new',
  formerly: ['old'],
  kind: 'code',
  categoryId: 'incense',
  code: 'SAVE20',
  url: 'https://www.example.com/x',
  title: { en: 'A bag', ar: 'حقيبة' },
  terms: { en: 'Once' },
  benefit: { kind: 'gift', gift: { en: 'A bag', ar: 'حقيبة' } },
  minimumSpend: { amount: 100, currency: 'SAR' },
  payment: { only: [{ id: 'mada', name: { en: 'mada card', ar: 'بطاقة مدى' } }] },
  applies: { except: [{ id: 'gold', name: { en: 'Gold', ar: 'ذهب' } }], exceptBrands: ['Dyson'], part: true },
  starts: '2026-10-31T21:00:00.000Z',
  expires: '2026-11-30T21:00:00.000Z',
  trust: { state: 'listed', checkEvery: 30, listed: { on: '2026-11-20' } },
};

const dayText = (instant: number, language: string): string => `${language} ${new Date(instant).toISOString()}`;

describe('an offer of the public copy', () => {
  it('is converted to the form that pages show, in each language', () => {
    expect(offerIn(offer, 'ar', dayText)).toEqual({
      id: 'new',
      kind: 'code',
      code: 'SAVE20',
      url: 'https://www.example.com/x',
      title: 'حقيبة',
      terms: 'Once',
      benefit: { kind: 'gift', gift: 'حقيبة' },
      minimumSpend: { amount: 100, currency: 'SAR' },
      payment: { only: [{ id: 'mada', name: 'بطاقة مدى' }] },
      applies: { except: [{ id: 'gold', name: 'ذهب' }], exceptBrands: ['Dyson'], part: true },
      startsAt: Date.UTC(2026, 9, 31, 21),
      startsOn: 'ar 2026-10-31T21:00:00.000Z',
      endsAt: Date.UTC(2026, 10, 30, 21),
      endsOn: 'ar 2026-11-30T20:59:59.999Z',
      checkEvery: 30,
      listed: { on: '2026-11-20' },
    });
  });

  it('names the language of a title that exists only in another language', () => {
    const { title, language } = offerIn({ ...offer, title: { fr: 'Un sac' } }, 'en', dayText);
    expect([title, language]).toEqual(['Un sac', 'fr']);
    expect(offerIn(offer, 'en', dayText).language).toBeUndefined();
  });

  it('is found by its current and former ids', () => {
    const file: ApiOffers = { name: { en: 'Luban' }, offers: [offer, { ...offer, id: 'x', formerly: ['new'] }] };
    expect(offerById(file, 'old')).toBe(offer);
    expect(offerById(file, 'new')).toBe(offer);
    expect(offerById(file, 'none')).toBeUndefined();
  });
});

describe('the conditions of a store in the public copy', () => {
  it('are converted to the form that pages show', () => {
    const gold = { id: 'gold', name: { en: 'Gold', ar: 'ذهب' } };
    expect(
      rulesIn(
        [
          { kind: 'minimum', amount: 100, currency: 'SAR', countries: ['SA'] },
          { kind: 'goods', except: [gold] },
          { kind: 'payment', only: [gold] },
          { kind: 'sellers' },
        ],
        'en',
      ),
    ).toEqual([
      { kind: 'minimum', amount: 100, currency: 'SAR', countries: ['SA'] },
      { kind: 'goods', except: [{ id: 'gold', name: 'Gold' }] },
      { kind: 'payment', only: [{ id: 'gold', name: 'Gold' }] },
      { kind: 'sellers' },
    ]);
  });
});
