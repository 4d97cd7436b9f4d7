import { childOf, isList, valueAt } from '../../domain/editing/edited-value';
import type { FieldValue, MessageOffers } from '../../domain/editing/editor-protocol';

/** The ids of the offers in the file of a store, in their order; null for an offer without an id. */
export function offerIds(value: FieldValue | undefined): readonly FieldValue[] {
  const offers = valueAt(value, ['offers']);
  return isList(offers) ? offers.map((offer) => childOf(offer, 'id') ?? null) : [];
}

export function sourcesByPath(
  ids: readonly FieldValue[],
  read: MessageOffers | undefined,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    read?.offers.flatMap(({ id, words }) =>
      Object.entries(words).map(([field, own]) => [JSON.stringify(['offers', ids.indexOf(id), field]), own] as const),
    ),
  );
}
