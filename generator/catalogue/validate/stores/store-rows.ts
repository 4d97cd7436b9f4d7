import type { Store } from '../../../../src/generated/data-types';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Value } from '../../diagnostics/phrases';
import { choice } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import { feedOfStore, foldCell, type OfferRow } from '../../offers/store-offers';
import type { FeedEntry } from '../catalogue';
import { relatedAt } from '../engine/reporting';

/** The parts of a store that decide which rows of a feed it uses. */
export interface FedStore {
  readonly slug: string;
  readonly file: string;
  readonly offersFrom?: Store['offersFrom'] | undefined;
}

interface RowsContext {
  readonly feeds: ReadonlyMap<string, Pick<FeedEntry, 'config' | 'rows'>>;
  readonly documentOf: (file: string) => SourceDocument;
}

const place: Path = ['offersFrom'];

/** The maximum number of names in a message. */
const mostNamed = 5;

/** The distinct advertisers of rows, as the table spells them. */
function advertisersOf(rows: readonly OfferRow[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { advertiser } of rows)
    if (advertiser !== undefined && !names.has(foldCell(advertiser))) names.set(foldCell(advertiser), advertiser);
  return [...names.values()];
}

function unknownAdvertisers(
  { file, offersFrom }: FedStore,
  known: readonly string[],
  { documentOf }: RowsContext,
): readonly Diagnostic[] {
  const named = typeof offersFrom === 'object' ? offersFrom.where?.advertiser : undefined;
  // If no row is readable or none has an advertiser, the feed has its own diagnostic.
  if (known.length === 0) return [];
  const folded = new Set(known.map(foldCell));
  return (typeof named === 'string' ? [named] : (named ?? []))
    .filter((advertiser) => !folded.has(foldCell(advertiser)))
    .map((advertiser) =>
      diagnostic('no-such-advertiser', file, documentOf(file).span(['offersFrom', 'where', 'advertiser']), {
        id: 'no-such-advertiser',
        values: { advertiser: quote(advertiser), choice: choice(advertiser, { id: 'label.advertisers' }, known) },
      }),
    );
}

function severalAdvertisers(
  { file, offersFrom }: FedStore,
  rows: readonly OfferRow[],
  { documentOf }: RowsContext,
): readonly Diagnostic[] {
  const chosen = typeof offersFrom === 'object' ? offersFrom.where?.advertiser : undefined;
  const advertisers = chosen === undefined ? advertisersOf(rows) : [];
  if (advertisers.length < 2) return [];
  const more = advertisers.length - mostNamed;
  const others: readonly Value[] = more > 0 ? [{ id: 'more', values: { more } }] : [];
  const names: Value = { and: [...advertisers.slice(0, mostNamed).map(quote), ...others] };
  return [
    diagnostic('several-advertisers', file, documentOf(file).span(place), {
      id: 'several-advertisers',
      values: { count: advertisers.length, names },
    }),
  ];
}

/** Rows used by two stores, rows of several advertisers, and advertisers without rows. */
export function storeRowWarnings(stores: Iterable<FedStore>, context: RowsContext): readonly Diagnostic[] {
  const { feeds, documentOf } = context;
  const owners = new Map<OfferRow, FedStore>();
  const advertisers = new Map<readonly OfferRow[], readonly string[]>();
  const found: Diagnostic[] = [];
  for (const store of stores) {
    const used = feedOfStore(store, feeds);
    if (!used) continue;
    const { feed, rows } = used;
    const known = advertisers.get(feed.rows) ?? advertisersOf(feed.rows);
    advertisers.set(feed.rows, known);
    found.push(...unknownAdvertisers(store, known, context), ...severalAdvertisers(store, rows, context));
    const shared = new Map<FedStore, number>();
    for (const row of rows) {
      const owner = owners.get(row);
      if (owner) shared.set(owner, (shared.get(owner) ?? 0) + 1);
      else owners.set(row, store);
    }
    for (const [owner, count] of shared)
      found.push(
        diagnostic('rows-of-two-stores', store.file, documentOf(store.file).span(place), {
          id: 'rows-of-two-stores',
          values: { count, other: quote(owner.slug) },
          related: relatedAt({ id: 'related.other-store' }, documentOf(owner.file), place),
        }),
      );
  }
  return found;
}
