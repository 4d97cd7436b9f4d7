import { grouped } from '../../../../../src/domain/grouped';
import { choice, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { baseName } from '../../../load/places';
import type { Draft, Report, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import { restFacts } from '../../fact-book';
import { usesInDraft } from '../../references/draft-uses';
import { usesIn, type Use } from '../../references/uses';
import { offerSourceOf, rowsFor } from '../../store-feed';
import type { DraftStore, StoreSummary } from '../../store-summary';

interface PlacedUse extends Use {
  readonly document: SourceDocument;
}

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

/**
 * Reports references to offers that the store does not have. If several references agree on an unknown id, and none
 * uses the nearest id of the store, the id in the store is the mistyped one.
 */
function checkOfferUses(
  { offers, document }: DraftStore,
  uses: readonly PlacedUse[],
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

/** Reports a feed that does not exist. */
function checkFeeds(uses: readonly PlacedUse[], facts: Pick<FileFacts, 'feed' | 'feedNames'>, report: Report): void {
  for (const { kind, id, path, document } of uses)
    if (kind === 'feed' && facts.feed(id) === undefined) unknown(report, document, path, id, 'feed', facts.feedNames());
}

/** Every reference to a store, an offer or a feed names an existing one. */
export const references: Rule = {
  name: 'references',
  codes: ['unknown-reference'],
  check(draft, { schemas }, report) {
    const slugs = new Set(draft.stores.map(({ slug }) => slug));
    // A store with a mistyped slug is known by its file name; the slug has its own diagnostic.
    const names = new Set(draft.stores.map(({ document }) => baseName(document.file.path)));
    const uses = usesInDraft(draft, schemas).flatMap((file) =>
      file.uses.filter(({ mayLack }) => !mayLack).map((use): PlacedUse => ({ ...use, document: file.document })),
    );
    const offers = grouped(
      uses.filter(({ kind }) => kind === 'offer'),
      ({ store }) => store,
    );
    for (const store of draft.stores) {
      const ids = offerIds(draft, store);
      if (ids) checkOfferUses(store, offers.get(store.slug) ?? [], ids, report);
    }
    for (const { kind, id, path, document } of uses) {
      if (kind !== 'store' || slugs.has(id) || names.has(id) || draft.invalidStores.has(id)) continue;
      unknown(report, document, path, id, 'store', [...slugs, ...draft.invalidStores].sort());
    }
    checkFeeds(uses, restFacts(draft), report);
  },
  store({ document }, facts, report, { schemas }) {
    checkFeeds(
      usesIn(schemas, 'store', document.value).map((use) => ({ ...use, document })),
      facts,
      report,
    );
  },
};
