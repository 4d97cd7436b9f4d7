import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../../generator/site/derive/offers/offers';
import type { CatalogueOffer } from '../../../../../generator/catalogue/offers/offer';
import type { OfferContext } from '../../../../../generator/site/derive/texts/edition';
import type { Offer } from '../../../../../src/generated/data-types';
import { feedOffer, offersOfFile } from '../../../../support/offers';

const context: OfferContext = {
  language: 'en',
  wording: { day: () => '', month: () => '', dayOrMonth: () => '', has: () => true, message: () => '' },
  timeZone: 'Asia/Riyadh',
  checkEvery: 30,
  paymentName: (id) => ({ en: id }),
  goodsName: (id) => ({ en: id }),
  networks: {},
};

const offer: Offer = {
  id: 'ten',
  kind: 'deal',
  url: 'https://www.example.com/',
  title: { en: 'Ten', ar: 'عشرة' },
  lastVerified: '2025-10',
  checks: [
    {
      date: '2025-09-04',
      country: 'SA',
      channel: 'app',
      customer: 'new',
      result: 'worked',
      basket: { before: 250, after: 220, currency: 'SAR' },
      by: 'team',
    },
    { date: '2025-09-02', result: 'failed', reason: 'minimum', by: 'shopper' },
  ],
};

const viewsOf = (offers: readonly Offer[], site = context) => offersOf({ offers: offersOfFile(offers) }, {}, site);

describe('offersOf for an offer of a store', () => {
  it('keeps only the fields of tests that labels need', () => {
    expect(viewsOf([offer])[0]).toMatchObject({
      lastVerified: '2025-10',
      checks: [
        { date: '2025-09-04', result: 'worked', country: 'SA', channel: 'app' },
        { date: '2025-09-02', result: 'failed', by: 'shopper' },
      ],
    });
    expect(JSON.stringify(viewsOf([offer]))).not.toMatch(/basket|minimum|team/);
  });

  it('adds no fields of tests to an offer without tests', () => {
    const { lastVerified: _lastVerified, checks: _checks, ...untested } = offer;
    const site = { ...context, checkEvery: 14 };
    expect(Object.keys(JSON.parse(JSON.stringify(viewsOf([untested], site)[0])) as object)).toEqual([
      'id',
      'kind',
      'url',
      'title',
    ]);
  });

  it.each([
    [undefined, 30, undefined],
    [undefined, 14, 14],
    [7, 14, 7],
    [30, 14, undefined],
  ])('combines checkEvery %s of the store and %s of the site to %s', (own, site, expected) => {
    const store = { offers: offersOfFile([offer]), checkEvery: own };
    expect(offersOf(store, {}, { ...context, checkEvery: site })[0]?.checkEvery).toBe(expected);
  });
});

describe('offersOf for a row of a feed (product rule R61)', () => {
  const message = (id: string, values: object = {}): string => `${id} ${Object.values(values).join(' ')}`.trim();
  const shown = (language: 'en' | 'ar', found: Partial<CatalogueOffer> = {}) =>
    offersOf(
      { offers: [feedOffer('7', { title: { en: 'Seven' }, ...found })] },
      { store: 'Souk' },
      { ...context, language, wording: { ...context.wording, message } },
    )[0];
  const benefit = { kind: 'percent', percent: 20 } as const;
  const minimumSpend = { amount: 8, currency: 'USD' } as const;
  const texts = { description: { en: 'On shoes' }, terms: { en: 'Once' } };

  it('marks the offer as listed by the network, with the day of the table if it is known', () => {
    expect(shown('en')).toMatchObject({ listed: {} });
    expect(shown('en', { source: { kind: 'feed', fetched: '2025-09-01' } })).toMatchObject({
      listed: { on: '2025-09-01' },
    });
  });

  it('leaves braces in texts of a network as they are', () => {
    expect(shown('en', { title: { en: 'Any {store}' } })?.title).toBe('Any {store}');
  });

  it('has the benefit, the minimum spend and the customers in every language', () => {
    for (const language of ['en', 'ar'] as const)
      expect(shown(language, { benefit, minimumSpend, who: 'new-customers' })).toMatchObject({
        benefit,
        minimumSpend,
        who: 'new-customers',
      });
  });

  it('keeps its name as its title in the language of the feed', () => {
    const view = shown('en', { benefit, minimumSpend });
    expect([view?.title, view?.original, view?.language]).toEqual(['Seven', undefined, undefined]);
  });

  it('has a composed title in another language, and its name as the original one', () => {
    const view = shown('ar', { benefit, minimumSpend });
    expect(view?.title).toContain('offer.composed-title');
    expect([view?.original, view?.language]).toEqual([{ title: 'Seven', language: 'en' }, undefined]);
  });

  it.each([
    ['the minimum is unknown', { benefit }],
    ['the benefit is unknown', { minimumSpend }],
    ['both are unknown', {}],
  ])('keeps its name with its language if %s', (_what, found) => {
    const view = shown('ar', found);
    expect([view?.title, view?.language, view?.original]).toEqual(['Seven', 'en', undefined]);
  });

  it('has its title in the language of the page if the table has one', () => {
    const row = { title: { en: 'Sale', ar: 'تخفيضات' }, ...texts };
    expect(shown('en', row)).toMatchObject({ title: 'Sale', description: 'On shoes', terms: 'Once' });
    const arabic = shown('ar', row);
    expect(arabic).toMatchObject({ title: 'تخفيضات', original: { language: 'en', more: ['On shoes', 'Once'] } });
    expect([arabic?.description, arabic?.original?.title]).toEqual([undefined, undefined]);
  });

  it('shows its texts beside a title in their language, and folds them below a composed title', () => {
    const row = { title: { en: 'Sale' }, ...texts };
    expect(shown('ar', row)).toMatchObject({ title: 'Sale', language: 'en', description: 'On shoes', terms: 'Once' });
    const composed = shown('ar', { ...row, benefit, minimumSpend });
    expect(composed?.original).toEqual({ title: 'Sale', language: 'en', more: ['On shoes', 'Once'] });
    expect(composed?.terms).toBeUndefined();
  });

  it.each([
    ['its discount and minimum', { benefit, minimumSpend }, 'offer.composed-title'],
    ['its discount', { benefit, code: 'SOUK20' }, 'benefit.off'],
    ['its code', { code: 'SOUK20' }, 'offer.title-code SOUK20'],
    ['its store', {}, 'offer.title-deal Souk'],
  ])('gets a title that is made of %s if it has none', (_what, found, title) => {
    for (const language of ['en', 'ar'] as const) {
      const view = shown(language, { title: {}, ...found });
      expect(view?.title).toContain(title);
      expect([view?.language, view?.original]).toEqual([undefined, undefined]);
    }
  });

  it('has the texts of its correction in the language of the page', () => {
    const row = { title: { en: 'Sale', ar: 'تخفيضات' }, ...texts, terms: { en: 'Once', ar: 'مرة واحدة' } };
    expect(shown('ar', row)).toMatchObject({ terms: 'مرة واحدة', original: { more: ['On shoes'] } });
    expect(shown('en', row)).toMatchObject({ description: 'On shoes', terms: 'Once' });
  });

  it('is called exclusive only if the network calls it exclusive', () => {
    expect(shown('ar', { exclusive: true })).toMatchObject({ exclusive: 'offer.exclusive' });
    expect(shown('ar', { exclusive: false })?.exclusive).toBeUndefined();
    expect(shown('ar')?.exclusive).toBeUndefined();
  });

  it('shows no date for its end if the end is assumed', () => {
    expect(shown('en', { endsAt: 5, endAssumed: true })).toMatchObject({ endsAt: 5, endsOn: undefined });
  });
});
