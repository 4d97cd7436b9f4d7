import { describe, expect, it } from 'vitest';
import { offersOf, type OfferFeed } from '../../../generator/derive/offers';
import type { OfferContext } from '../../../generator/derive/edition';
import type { Feed, Offer } from '../../../src/generated/data-types';

const context: OfferContext = {
  language: 'en',
  wording: { day: () => '', month: () => '', dayOrMonth: () => '', message: () => '' },
  timeZone: 'Asia/Riyadh',
  checkEvery: 30,
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

describe('an offer on a page', () => {
  it('has of its tests what labels are made of', () => {
    expect(offersOf({ offers: [offer] }, undefined, {}, context)[0]).toMatchObject({
      lastVerified: '2025-10',
      checks: [
        { date: '2025-09-04', result: 'worked', country: 'SA', channel: 'app' },
        { date: '2025-09-02', result: 'failed', by: 'shopper' },
      ],
    });
    expect(JSON.stringify(offersOf({ offers: [offer] }, undefined, {}, context))).not.toMatch(/basket|minimum|team/);
  });

  it('without tests has nothing of them', () => {
    const { lastVerified: _lastVerified, checks: _checks, ...untested } = offer;
    const site = { ...context, checkEvery: 14 };
    expect(Object.keys(offersOf({ offers: [untested] }, undefined, {}, site)[0] ?? {})).toEqual([
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
  ])('whose store says that tests are fresh for %s days, and whose site says %s, has %s', (own, site, expected) => {
    const store = { offers: [offer], ...(own !== undefined && { checkEvery: own }) };
    expect(offersOf(store, undefined, {}, { ...context, checkEvery: site })[0]?.checkEvery).toBe(expected);
  });
});

describe('an offer of a feed (product rule R61)', () => {
  const rows: OfferFeed['rows'] = [
    {
      row: { id: '7', kind: 'deal', name: 'Seven', link: 'https://www.example.com/7', ends: '2025-09-30' },
      line: 2,
      endsAt: 0,
    },
  ];
  const listed = (more: Partial<Feed>) =>
    offersOf({}, { config: { file: 'a.csv', delimiter: ';', language: 'en', columns, ...more }, rows }, {}, context)[0];
  const columns = { id: 'id', name: 'name', link: 'link', ends: 'ends' };

  it('is in the list of the network, with the day of the table if that is known', () => {
    expect(listed({})).toMatchObject({ listed: {} });
    expect(listed({ fetched: '2025-09-01' })).toMatchObject({ listed: { on: '2025-09-01' } });
  });

  it('counts as verified if the settings of the feed say so; otherwise that is unknown', () => {
    expect(listed({})).not.toHaveProperty('verified');
    expect(listed({ verified: true })).toMatchObject({ verified: true });
    expect(listed({ verified: false })).toMatchObject({ verified: false });
  });
});
