import type { Rule } from '../../draft';

/** The offers of a store are in its file or come from a feed, not both. */
export const offerSource: Rule = {
  name: 'offer-source',
  codes: ['offers-or-feed'],
  check(draft, _context, report) {
    for (const { value, document } of draft.stores) {
      const own = value.offers !== undefined;
      const feed = value.offersFrom !== undefined;
      if (own !== feed) continue;
      report('offers-or-feed', document, own ? document.span(['offersFrom'], 'key') : document.span(['offers']), {
        message: own
          ? 'this store has both `offers` and `offersFrom`'
          : 'this store has neither `offers` nor `offersFrom`',
        why: own ? 'a page shows one list of offers' : 'a store page shows the offers of the store',
        fix: own
          ? 'remove `offers` or `offersFrom`'
          : 'add `offers:` with at least one offer, or `offersFrom:` with the name of a feed',
      });
    }
  },
};
