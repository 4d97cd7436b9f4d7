import { grouped } from '../../../src/domain/language/grouped';
import type { AmendValue, Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { loadDocument } from '../../catalogue/load/document';
import { correctionsPath, emptyText } from '../../catalogue/load/places';
import type { FeedEntry } from '../../catalogue/validate/catalogue';
import type { EverydayData } from './action';
import type { FoundOffer } from './words';

type Values = Readonly<Record<string, AmendValue>>;

function correctRows(
  { name, corrections }: FeedEntry,
  ids: readonly string[],
  values: Values,
): readonly DocumentEdits[] {
  const path = correctionsPath(name);
  const document = corrections?.document ?? loadDocument({ path, text: emptyText(path, 'rows: []') }).document;
  const { rows } = corrections?.value ?? { rows: [] };
  let end = rows.length;
  const edits = ids.flatMap((id): readonly Edit[] => {
    const at = rows.findIndex(({ row }) => row === id);
    if (at < 0) return [{ kind: 'insert', path: ['rows'], at: end++, value: { row: id, ...values } }];
    return Object.entries(values).map(([key, value]) => ({ kind: 'set', path: ['rows', at, key], value }));
  });
  return document ? [{ document, edits }] : [];
}

/** Corrects offers of feeds. The tables of the feeds stay unchanged. */
export function correctOffers(
  offers: readonly FoundOffer[],
  values: Values,
  { catalogue }: EverydayData,
): readonly DocumentEdits[] {
  const byFeed = grouped(offers, ({ offer }) =>
    [...catalogue.feeds.values()].find(({ document }) => document === offer.log.document),
  );
  return [...byFeed].flatMap(([feed, own]) =>
    feed ? correctRows(feed, [...new Set(own.map(({ offer }) => offer.id))], values) : [],
  );
}
