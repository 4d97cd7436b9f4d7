import type { Rule } from '../../engine/draft';

/** A store has offers: in its file, from a feed, or both. */
export const offerSource: Rule = {
  name: 'offer-source',
  codes: ['offers-or-feed'],
  store({ value, document }, _facts, report) {
    if (value.offers !== undefined || value.offersFrom !== undefined) return;
    report('offers-or-feed', document, document.span(['offers']), {
      id: 'offers-or-feed',
    });
  },
};
