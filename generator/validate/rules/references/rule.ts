import type { Store } from '../../../../src/generated/data-types';
import { choose } from '../../../diagnostics/suggest';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Draft, Report, Rule } from '../../draft';
import { homeEntriesOf, type HomeEntry } from '../../home-entries';
import { offerSourceOf, rowsFor } from '../../store-feed';

function unknown(
  report: Report,
  document: SourceDocument,
  path: Path,
  written: string,
  what: string,
  label: string,
  vocabulary: readonly string[],
): void {
  report('unknown-reference', document, document.span(path), {
    message: `there is no ${what} ${quote(written)}`,
    fix: choose(written, label, vocabulary),
  });
}

/** The ids of a store's offers, wherever they come from; undefined while that is not clear. */
function offerIds(draft: Draft, store: Pick<Store, 'offers' | 'offersFrom'>): readonly string[] | undefined {
  const own = store.offers?.map(({ id }) => id) ?? [];
  const source = offerSourceOf(store.offersFrom);
  if (!source) return own;
  const feed = draft.feeds.get(source.feed);
  // A row that is left out because it is invalid is not unknown.
  return feed && [...own, ...rowsFor(feed.rows, source.where).map(({ row }) => row.id), ...feed.quarantined];
}

/** The feed that a store names exists. */
function checkFeed(
  draft: Draft,
  { offersFrom }: Pick<Store, 'offersFrom'>,
  document: SourceDocument,
  report: Report,
): void {
  const name = offerSourceOf(offersFrom)?.feed;
  if (name === undefined || draft.feeds.has(name) || draft.invalidFeeds.has(name)) return;
  const place = typeof offersFrom === 'string' ? ['offersFrom'] : ['offersFrom', 'feed'];
  const feeds = [...draft.feeds.keys(), ...draft.invalidFeeds].sort();
  unknown(report, document, place, name, 'feed', 'feeds', feeds);
}

/** The offer that a text of the home page advertises is one of its store. */
function checkAdvertised(
  draft: Draft,
  { store: slug, advertises }: HomeEntry,
  path: Path,
  document: SourceDocument,
  report: Report,
): void {
  const store = draft.stores.find(({ value }) => value.slug === slug);
  const ids = store && offerIds(draft, store.value);
  if (advertises && ids && !ids.includes(advertises.offer))
    unknown(report, document, path, advertises.offer, 'offer', 'offers', ids);
}

/** Every name of a store, an offer or a feed names one that exists. */
export const references: Rule = {
  name: 'references',
  codes: ['unknown-reference'],
  check(draft, _context, report) {
    const slugs = new Set([...draft.stores.map(({ value }) => value.slug), ...draft.known.map(({ slug }) => slug)]);

    function checkStore(document: SourceDocument, path: Path, slug: string): void {
      if (slugs.has(slug) || draft.invalidStores.has(slug)) return;
      unknown(report, document, path, slug, 'store', 'stores', [...slugs, ...draft.invalidStores].sort());
    }

    function checkOffers(
      document: SourceDocument,
      path: Path,
      named: readonly string[],
      ids: readonly string[] | undefined,
    ): void {
      if (ids === undefined) return;
      named.forEach((id, index) => {
        if (!ids.includes(id)) unknown(report, document, [...path, index], id, 'offer', 'offers', ids);
      });
    }

    for (const { value: store, document } of draft.stores) {
      checkFeed(draft, store, document, report);
      const ids = offerIds(draft, store);
      if (store.featured !== undefined && ids !== undefined && !ids.includes(store.featured)) {
        unknown(report, document, ['featured'], store.featured, 'offer', 'offers', ids);
      }
      store.sections.forEach((section, index) => {
        if (section.kind === 'offers') checkOffers(document, ['sections', index, 'offers'], section.offers ?? [], ids);
      });
    }

    if (draft.site?.value.promo.store !== undefined)
      checkStore(draft.site.document, ['promo', 'store'], draft.site.value.promo.store);

    if (draft.home) {
      const { value: home, document } = draft.home;
      for (const { entry, path } of homeEntriesOf(home)) {
        checkStore(document, [...path, 'store'], entry.store);
        checkAdvertised(draft, entry, [...path, 'advertises', 'offer'], document, report);
      }
    }

    for (const { value: post, document } of draft.posts)
      (post.stores ?? []).forEach((slug, index) => {
        checkStore(document, ['stores', index], slug);
      });

    for (const { value: page, document } of draft.pages) {
      if (page.kind !== 'article') continue;
      checkStore(document, ['store'], page.store);
      const store = draft.stores.find(({ value }) => value.slug === page.store);
      const ids = store && offerIds(draft, store.value);
      page.sections.forEach((section, index) => {
        if (section.kind === 'offers') checkOffers(document, ['sections', index, 'offers'], section.offers ?? [], ids);
      });
    }
  },
};
