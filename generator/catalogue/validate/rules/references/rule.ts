import type { Store } from '../../../../../src/generated/data-types';
import { grouped } from '../../../../../src/domain/grouped';
import { choice, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { baseName } from '../../../load/places';
import type { Draft, Report, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import type { Entry } from '../../catalogue';
import { homeEntriesOf } from '../../home-entries';
import { offerSourceOf, rowsFor } from '../../store-feed';
import type { DraftStore, StoreSummary } from '../../store-summary';

function unknown(
  report: Report,
  document: SourceDocument,
  path: Path,
  written: string,
  kind: 'feed' | 'offer' | 'store',
  vocabulary: readonly string[],
): void {
  report('unknown-reference', document, document.span(path), {
    id: `unknown-reference.${kind}`,
    values: { name: quote(written) },
    fix: choice(written, { id: `label.${kind}s` }, vocabulary),
  });
}

/**
 * The ids of a store's offers from all sources; undefined while they are uncertain, as with duplicate ids or an invalid
 * feed.
 */
function offerIds(draft: Draft, store: StoreSummary): readonly string[] | undefined {
  const own = store.offers.map(({ id }) => id);
  if (new Set(own).size < own.length) return undefined;
  const source = offerSourceOf(store.offersFrom);
  if (!source) return own;
  const feed = draft.feeds.get(source.feed);
  // A row that is left out because it is invalid still exists.
  return feed && [...own, ...rowsFor(feed.rows, source.where).map(({ row }) => row.id), ...feed.quarantined];
}

/** A reference to an offer of a store. */
interface OfferUse {
  readonly id: string;
  readonly document: SourceDocument;
  readonly path: Path;
}

/**
 * Reports references to offers that the store does not have. If several references agree on an unknown id, and none
 * uses the nearest id of the store, the id in the store is the mistyped one.
 */
function checkOfferUses(
  { offers, document }: DraftStore,
  uses: readonly OfferUse[],
  ids: readonly string[],
  report: Report,
): void {
  const unknownUses = uses.filter(({ id }) => !ids.includes(id));
  const [first, second] = unknownUses;
  const meant = first && nearest(first.id, ids);
  const own = offers.findIndex(({ id }) => id === meant);
  const isMistyped =
    second !== undefined &&
    own >= 0 &&
    unknownUses.every(({ id }) => id === first?.id) &&
    uses.every(({ id }) => id !== meant);
  if (!isMistyped || !first) {
    for (const use of unknownUses) unknown(report, use.document, use.path, use.id, 'offer', ids);
    return;
  }
  report('unknown-reference', document, document.span(['offers', own, 'id']), {
    id: 'unknown-reference.mistyped',
    values: {
      meant: quote(meant),
      count: unknownUses.length,
      named: quote(first.id),
      line: inFull(`id: ${first.id}`),
    },
    related: unknownUses.map((use) => ({
      message: { id: 'unknown-reference.mistyped.related', values: { named: first.id } },
      file: use.document.file.path,
      span: use.document.span(use.path),
    })),
  });
}

/** The feed that a store names exists. */
function checkFeed({ value: { offersFrom }, document }: Entry<Store>, facts: FileFacts, report: Report): void {
  const name = offerSourceOf(offersFrom)?.feed;
  if (name === undefined || facts.feed(name) !== undefined) return;
  const place = typeof offersFrom === 'string' ? ['offersFrom'] : ['offersFrom', 'feed'];
  unknown(report, document, place, name, 'feed', facts.feedNames());
}

/** The references to offers, by store slug. */
function offerUses({ stores, home, pages }: Draft): ReadonlyMap<string, readonly OfferUse[]> {
  const uses: (OfferUse & { readonly store: string })[] = [];
  const addAll = (store: string, document: SourceDocument, path: Path, ids: readonly string[] = []): void => {
    uses.push(...ids.map((id, index) => ({ store, id, document, path: [...path, index] })));
  };
  for (const { slug, offerUses: own, document } of stores)
    uses.push(...own.map((use) => ({ ...use, store: slug, document })));
  for (const { entry, path } of home ? homeEntriesOf(home.value) : []) {
    if (home && entry.advertises)
      uses.push({
        store: entry.store,
        id: entry.advertises.offer,
        document: home.document,
        path: [...path, 'advertises', 'offer'],
      });
  }
  for (const { value, document } of pages) {
    if (value.kind !== 'article') continue;
    value.sections.forEach((section, index) => {
      if (section.kind === 'offers') addAll(value.store, document, ['sections', index, 'offers'], section.offers);
    });
  }
  return grouped(uses, ({ store }) => store);
}

/** Every reference to a store, an offer or a feed names an existing one. */
export const references: Rule = {
  name: 'references',
  codes: ['unknown-reference'],
  check(draft, _context, report) {
    const slugs = new Set(draft.stores.map(({ slug }) => slug));
    // A store with a mistyped slug is known by its file name; the slug has its own diagnostic.
    const names = new Set(draft.stores.map(({ document }) => baseName(document.file.path)));

    function checkStore(document: SourceDocument, path: Path, slug: string): void {
      if (slugs.has(slug) || names.has(slug) || draft.invalidStores.has(slug)) return;
      unknown(report, document, path, slug, 'store', [...slugs, ...draft.invalidStores].sort());
    }

    const uses = offerUses(draft);
    for (const store of draft.stores) {
      const ids = offerIds(draft, store);
      if (ids) checkOfferUses(store, uses.get(store.slug) ?? [], ids, report);
    }

    if (draft.site?.value.promo?.store !== undefined)
      checkStore(draft.site.document, ['promo', 'store'], draft.site.value.promo.store);

    if (draft.home) {
      const { value: home, document } = draft.home;
      for (const { entry, path } of homeEntriesOf(home)) {
        checkStore(document, [...path, 'store'], entry.store);
      }
    }

    for (const { value: post, document } of draft.posts)
      (post.stores ?? []).forEach((slug, index) => {
        checkStore(document, ['stores', index], slug);
      });

    for (const { value: page, document } of draft.pages) {
      if (page.kind !== 'article') continue;
      checkStore(document, ['store'], page.store);
    }
  },
  store: checkFeed,
};
