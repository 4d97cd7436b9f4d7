import type { Rule } from '../../draft';

/** A store's offers stand in its file or come from a feed: one of the two. */
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
          ? 'this store has `offers` of its own and takes them from a feed'
          : 'this store has neither `offers` nor `offersFrom`',
        why: own
          ? 'a page shows one list, and which of the two it would be no one could tell'
          : 'a store page is there for its offers',
        fix: own
          ? 'remove `offers` or `offersFrom`'
          : 'add `offers:` with at least one offer, or `offersFrom:` with the name of a feed',
      });
    }
  },
};
