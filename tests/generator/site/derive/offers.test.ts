import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../generator/site/derive/offers';
import type { OfferFeed } from '../../../../generator/catalogue/validate/store-feed';
import type { OfferContext } from '../../../../generator/site/derive/edition';
import type { Feed, Offer } from '../../../../src/generated/data-types';

const context: OfferContext = {
  language: 'en',
  wording: { day: () => '', month: () => '', dayOrMonth: () => '', has: () => true, message: () => '' },
  timeZone: 'Asia/Riyadh',
  checkEvery: 30,
  paymentName: (id) => id,
  goodsName: (id) => id,
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

describe('offersOf for an offer of a store', () => {
  it('keeps only the fields of tests that labels need', () => {
    expect(offersOf({ offers: [offer] }, undefined, {}, context)[0]).toMatchObject({
      lastVerified: '2025-10',
      checks: [
        { date: '2025-09-04', result: 'worked', country: 'SA', channel: 'app' },
        { date: '2025-09-02', result: 'failed', by: 'shopper' },
      ],
    });
    expect(JSON.stringify(offersOf({ offers: [offer] }, undefined, {}, context))).not.toMatch(/basket|minimum|team/);
  });

  it('adds no fields of tests to an offer without tests', () => {
    const { lastVerified: _lastVerified, checks: _checks, ...untested } = offer;
    const site = { ...context, checkEvery: 14 };
    const written = expect.any(String);
    expect(offersOf({ offers: [untested] }, undefined, {}, site)).toEqual([
      { id: written, kind: written, url: written, title: written },
    ]);
  });

  it.each([
    [undefined, 30, undefined],
    [undefined, 14, 14],
    [7, 14, 7],
    [30, 14, undefined],
  ])('combines checkEvery %s of the store and %s of the site to %s', (own, site, expected) => {
    const store = { offers: [offer], ...(own !== undefined && { checkEvery: own }) };
    expect(offersOf(store, undefined, {}, { ...context, checkEvery: site })[0]?.checkEvery).toBe(expected);
  });
});

describe('offersOf for a row of a feed (product rule R61)', () => {
  const rows: OfferFeed['rows'] = [
    {
      row: { id: '7', kind: 'deal', name: 'Seven', link: 'https://www.example.com/7', ends: '2025-09-30' },
      endsAt: 0,
    },
  ];
  const listed = (more: Partial<Feed>) => offersOf({}, { config: { language: 'en', ...more }, rows }, {}, context)[0];

  it('marks the offer as listed by the network, with the day of the table if it is known', () => {
    expect(listed({})).toMatchObject({ listed: {} });
    expect(listed({ fetched: '2025-09-01' })).toMatchObject({ listed: { on: '2025-09-01' } });
  });

  it('sets `verified` as the settings of the feed say, and leaves it out otherwise', () => {
    expect(listed({})).not.toHaveProperty('verified', expect.anything());
    expect(listed({ verified: true })).toMatchObject({ verified: true });
    expect(listed({ verified: false })).toMatchObject({ verified: false });
  });

  describe('a row with a benefit and a minimum spend', () => {
    const minimumSpend = { amount: 8, currency: 'USD' } as const;
    const benefit = { kind: 'amount', amount: 3, currency: 'USD' } as const;
    const message = (id: string): string => `(${id})`;
    const shown = (language: 'en' | 'ar', found: Partial<OfferFeed['rows'][number]>) =>
      offersOf(
        {},
        {
          config: { language: 'en' },
          rows: rows.map((row) => ({ ...row, ...found })),
        },
        {},
        { ...context, language, wording: { ...context.wording, message } },
      )[0];

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
      expect(view?.title).toBe('Seven');
      expect(view).not.toHaveProperty('original', expect.anything());
      expect(view).not.toHaveProperty('language', expect.anything());
    });

    it('has a composed title in another language, and its name as the original one', () => {
      const view = shown('ar', { benefit, minimumSpend });
      expect(view?.title).toBe('(offer.composed-title)');
      expect(view?.original).toEqual({ title: 'Seven', language: 'en' });
      expect(view).not.toHaveProperty('language', expect.anything());
    });

    it.each([
      ['the minimum is unknown', { benefit }],
      ['the benefit is unknown', { minimumSpend }],
      ['both are unknown', {}],
    ])('keeps its name with its language if %s', (_what, found) => {
      const view = shown('ar', found);
      expect(view).toMatchObject({ title: 'Seven', language: 'en' });
      expect(view).not.toHaveProperty('original', expect.anything());
    });
  });

  describe('a row with texts in one language', () => {
    const message = (id: string, values: object = {}): string => `${id} ${Object.values(values).join(' ')}`.trim();
    const shown = (language: 'en' | 'ar', row: object, found: Partial<OfferFeed['rows'][number]> = {}) =>
      offersOf(
        {},
        {
          config: { language: 'en' },
          rows: [{ row: { id: '7', kind: 'deal', link: 'https://www.example.com/7', ...row }, ...found }],
        },
        { store: 'Souk' },
        { ...context, language, wording: { ...context.wording, message } },
      )[0];
    const benefit = { kind: 'percent', percent: 20 } as const;
    const minimumSpend = { amount: 8, currency: 'USD' } as const;
    const texts = { description: 'On shoes', terms: 'Once' };

    it('has its title in the language of the page if the table has one', () => {
      const row = { nameEn: 'Sale', nameAr: 'تخفيضات', ...texts };
      expect(shown('en', row)).toMatchObject({ title: 'Sale', ...texts });
      const arabic = shown('ar', row);
      expect(arabic).toMatchObject({ title: 'تخفيضات', original: { language: 'en', more: ['On shoes', 'Once'] } });
      expect(arabic).not.toHaveProperty('description', expect.anything());
      expect(arabic?.original).not.toHaveProperty('title', expect.anything());
    });

    it('shows its texts beside a title in their language, and folds them below a composed title', () => {
      const row = { name: 'Sale', ...texts };
      expect(shown('ar', row)).toMatchObject({ title: 'Sale', language: 'en', ...texts });
      const composed = shown('ar', row, { benefit, minimumSpend });
      expect(composed?.original).toEqual({ title: 'Sale', language: 'en', more: ['On shoes', 'Once'] });
      expect(composed).not.toHaveProperty('terms', expect.anything());
    });

    it.each([
      ['its discount and minimum', { benefit, minimumSpend }, {}, 'offer.composed-title'],
      ['its discount', { benefit }, { code: 'SOUK20' }, 'benefit.off'],
      ['its code', {}, { code: 'SOUK20' }, 'offer.title-code SOUK20'],
      ['its store', {}, {}, 'offer.title-deal Souk'],
    ])('gets a title that is made of %s if it has none', (_what, found, row, title) => {
      for (const language of ['en', 'ar'] as const) {
        const view = shown(language, row, found);
        expect(view?.title).toContain(title);
        expect(view).not.toHaveProperty('language', expect.anything());
        expect(view).not.toHaveProperty('original', expect.anything());
      }
    });

    it('has the texts of its correction in the language of the page', () => {
      const words = { terms: { ar: 'مرة واحدة' } };
      const row = { nameEn: 'Sale', nameAr: 'تخفيضات', ...texts };
      expect(shown('ar', row, { words })).toMatchObject({ terms: 'مرة واحدة', original: { more: ['On shoes'] } });
      expect(shown('en', row, { words })).toMatchObject(texts);
    });

    it('is called exclusive only if the network calls it exclusive', () => {
      expect(shown('ar', { name: 'Sale' }, { exclusive: true })).toMatchObject({ exclusive: 'offer.exclusive' });
      expect(shown('ar', { name: 'Sale' }, { exclusive: false })).not.toHaveProperty('exclusive', expect.anything());
      expect(shown('ar', { name: 'Sale' })).not.toHaveProperty('exclusive', expect.anything());
    });

    it('shows no date for its end if the end is assumed', () => {
      const view = shown('en', { name: 'Sale' }, { endsAt: 5, endAssumed: true });
      expect(view).toMatchObject({ expiresAt: 5 });
      expect(view).not.toHaveProperty('expiresOn', expect.anything());
    });
  });

  it('puts the offer after the offers of the store', () => {
    const feed = { config: { language: 'en' }, rows } as const;
    expect(offersOf({ offers: [offer] }, feed, {}, context).map(({ id }) => id)).toEqual(['ten', '7']);
  });
});
