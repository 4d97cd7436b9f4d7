import type { Rule } from '../../draft';

/** A store has offers: in its file, from a feed, or both. */
export const offerSource: Rule = {
  name: 'offer-source',
  codes: ['offers-or-feed'],
  check(draft, _context, report) {
    for (const { value, document } of draft.stores) {
      if (value.offers !== undefined || value.offersFrom !== undefined) continue;
      report('offers-or-feed', document, document.span(['offers']), {
        message: 'this store has neither `offers` nor `offersFrom`',
        why: 'a store page shows the offers of the store',
        fix: 'add `offers:` with at least one offer, or `offersFrom:` with the name of a feed',
      });
    }
  },
};
