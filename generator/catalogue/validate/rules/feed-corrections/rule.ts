import { quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import type { FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import { offerSourceOf } from '../../../offers/store-offers';
import { correctionsWithoutRow } from '../../feeds/feed-corrections';
import { relatedAt } from '../../engine/reporting';
import { repeated } from '../../../../../src/domain/language/grouped';

/** Corrections are for rows of feeds; an offer in a store's file is changed there. */
function checkOwn(
  { corrections }: FeedEntry,
  indexes: ReadonlyMap<string, number>,
  offers: readonly { readonly id: string }[],
  store: SourceDocument,
  report: Report,
): void {
  if (!corrections) return;
  const { document } = corrections;
  for (const [at, { id }] of offers.entries()) {
    const index = indexes.get(id);
    if (index === undefined) continue;
    const { path } = store.file;
    report('correction-of-own-offer', document, document.span(['rows', index, 'row']), {
      id: 'correction-of-own-offer',
      values: { id: quote(id), file: quote(path) },
      related: [
        { message: { id: 'correction-of-own-offer.related' }, file: path, span: store.span(['offers', at, 'id']) },
      ],
    });
  }
}

/** The corrections of a feed name each row once, and no offer of a store's file. */
export const feedCorrections: Rule = {
  name: 'feed-corrections',
  codes: ['repeated-correction', 'correction-of-own-offer'],
  check(draft, _context, report) {
    const unused = new Map<string, ReadonlyMap<string, number>>();
    for (const feed of draft.feeds.values()) {
      const { corrections } = feed;
      if (corrections)
        // A second correction of a row would be ignored.
        for (const [[first], [index, { row }]] of repeated(corrections.value.rows.entries(), ([, each]) => each.row))
          report('repeated-correction', corrections.document, corrections.document.span(['rows', index, 'row']), {
            id: 'repeated-correction',
            values: { row: quote(row) },
            related: relatedAt({ id: 'related.first' }, corrections.document, ['rows', first, 'row']),
          });
      unused.set(feed.name, new Map(correctionsWithoutRow(feed).map(({ index, row }) => [row, index])));
    }
    for (const { offersFrom, offers, document } of draft.stores) {
      const feed = draft.feeds.get(offerSourceOf(offersFrom)?.feed ?? '');
      const indexes = feed && unused.get(feed.name);
      if (feed && indexes && indexes.size > 0) checkOwn(feed, indexes, offers, document, report);
    }
  },
};
