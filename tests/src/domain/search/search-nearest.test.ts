import { describe, expect, it } from 'vitest';
import { countPlaces, tableOf } from '../../../../src/domain/facets/fact-table';
import type { Filters, OfferFacts } from '../../../../src/domain/facets/facets';
import { countedOrNearest } from '../../../../src/domain/search/search-nearest';

const now = Date.parse('2026-11-23T09:00:00Z');

const offer = (fields: Partial<OfferFacts>): OfferFacts => ({
  store: 'noon',
  category: 'general',
  kind: 'code',
  benefits: [],
  newCustomers: false,
  minimum: false,
  ...fields,
});

const offers = [
  offer({ benefits: ['cashback'] }),
  offer({ store: 'namshi', category: 'fashion', benefits: ['percent'], where: ['SA'] }),
  offer({ store: 'dhgate', kind: 'deal', benefits: ['delivery'], endsAt: now - 1 }),
  offer({ store: 'temu', kind: 'deal', benefits: ['percent'], newCustomers: true }),
];

const asked = (filters: Filters) => countedOrNearest(filters, (each) => countPlaces(tableOf(offers), each, now).all);

describe('countedOrNearest', () => {
  it('counts the matching offers', () => {
    expect(asked({ kind: ['code'] })).toEqual({ count: 2 });
    expect(asked({ country: 'KW', kind: ['code'] })).toEqual({ count: 1 });
  });

  it('returns the nearest filters without the least specific one when no offer matches', () => {
    expect(asked({ store: ['noon'], kind: ['code'], customers: ['new'] })).toEqual({
      count: 0,
      nearest: { filters: { store: ['noon'], kind: ['code'] }, count: 1 },
    });
    expect(asked({ benefit: ['percent'], category: ['fashion'], country: 'KW' })).toEqual({
      count: 0,
      nearest: { filters: { benefit: ['percent'], category: ['fashion'] }, count: 1 },
    });
  });

  it('returns no nearest filters when nothing comes close', () => {
    expect(asked({ benefit: ['delivery'] })).toEqual({ count: 0 });
  });
});
