import { expect, it } from 'vitest';
import type { StorePage } from '../../../src/domain/pages/page-data';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import { shownActions } from '../../../src/store-page/shown-actions';

const may = Date.UTC(2026, 4, 1);
const june = Date.UTC(2026, 5, 1);
const offers: readonly OfferView[] = [
  { id: 'a', kind: 'code', code: 'A', title: 'A', endsAt: may },
  { id: 'b', kind: 'deal', title: 'B', endsAt: june },
];
const sections: StorePage['sections'] = [
  { kind: 'offers', id: 'codes', heading: 'Codes', show: 'codes' },
  { kind: 'offers', id: 'deals', heading: 'Deals', show: 'deals' },
  { kind: 'faq', id: 'questions', heading: 'Questions', questions: [] },
];
const actions = ['#codes', '#deals', '#questions', '/stores', 'https://example.com/'].map((to) => ({ label: to, to }));
const shownAt = (now: number): readonly string[] =>
  shownActions({ actions, sections, offers }, now).map(({ to }) => to);

it('shownActions omits actions that lead to a list without an active offer', () => {
  expect(shownAt(may - 1)).toEqual(['#codes', '#deals', '#questions', '/stores', 'https://example.com/']);
  expect(shownAt(may)).toEqual(['#deals', '#questions', '/stores', 'https://example.com/']);
  expect(shownAt(june)).toEqual(['#questions', '/stores', 'https://example.com/']);
});
