import type { Evidence } from '../../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choice } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Entry } from '../catalogue';

interface OrderedData {
  /** All stores. `lostOrders` are the ids that have orders and are not offers of the store. */
  readonly stores: readonly { readonly slug: string; readonly lostOrders?: readonly string[] | undefined }[];
  readonly feeds: ReadonlyMap<string, unknown>;
}

const why: Phrase = { id: 'order-without-offer.shown-nowhere' };

/** For offers that do not exist. Orders for rows of feeds are not checked, because rows come and go. */
export function orderWarnings(
  evidence: readonly Entry<Evidence>[],
  { stores, feeds }: OrderedData,
): readonly Diagnostic[] {
  const lost = new Map(stores.map(({ slug, lostOrders = [] }) => [slug, new Set(lostOrders)]));
  return evidence.flatMap(({ value, document }) => {
    const warn = (path: readonly (string | number)[], text: DiagnosticText): Diagnostic =>
      diagnostic('order-without-offer', document.file.path, document.span(path), { ...text, why });
    const notThere = (kind: 'feed' | 'store', name: string, known: readonly string[]): DiagnosticText => ({
      id: `order-without-offer.${kind}`,
      values: { name: quote(name), choice: choice(name, { id: `label.${kind}s` }, known) },
    });
    const ofFeeds = Object.keys(value.feeds ?? {}).flatMap((name) =>
      feeds.has(name) ? [] : [warn(['feeds', name], notThere('feed', name, [...feeds.keys()]))],
    );
    const ofStores = Object.entries(value.stores ?? {}).flatMap(([slug, orders = []]): readonly Diagnostic[] => {
      const ids = lost.get(slug);
      if (!ids) return [warn(['stores', slug], notThere('store', slug, [...lost.keys()]))];
      return [...ids].flatMap((id) => {
        const at = orders.findIndex(({ offer }) => offer === id);
        if (at < 0) return [];
        const count = orders.filter(({ offer }) => offer === id).length;
        return [
          warn(['stores', slug, at, 'offer'], {
            id: 'order-without-offer',
            values: { store: quote(slug), offer: quote(id), count },
          }),
        ];
      });
    });
    return [...ofFeeds, ...ofStores];
  });
}
