import type { Evidence } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import { choose } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import type { Entry } from './catalogue';

/** What the orders are compared with. */
interface OrderedData {
  /** All stores, with the ids in `lostOrders` that have orders and are no offers of theirs. */
  readonly stores: readonly { readonly slug: string; readonly lostOrders?: readonly string[] | undefined }[];
  readonly feeds: ReadonlyMap<string, unknown>;
}

const why = 'the evidence is shown nowhere';

/** Warnings about orders with offers that do not exist. Rows of feeds come and go: nothing is said of those. */
export function orderWarnings(
  evidence: readonly Entry<Evidence>[],
  { stores, feeds }: OrderedData,
): readonly Diagnostic[] {
  const lost = new Map(stores.map(({ slug, lostOrders = [] }) => [slug, new Set(lostOrders)]));
  return evidence.flatMap(({ value, document }) => {
    const warn = (path: readonly (string | number)[], message: string, fix: string): Diagnostic =>
      diagnostic('order-without-offer', document.file.path, document.span(path), { message, why, fix });
    const ofFeeds = Object.keys(value.feeds ?? {}).flatMap((name) =>
      feeds.has(name)
        ? []
        : [
            warn(
              ['feeds', name],
              `there is no feed ${quote(name)}`,
              `${choose(name, 'feeds', [...feeds.keys()])}; if it was removed, delete its entry`,
            ),
          ],
    );
    const ofStores = Object.entries(value.stores ?? {}).flatMap(([slug, orders = []]): readonly Diagnostic[] => {
      const ids = lost.get(slug);
      if (!ids)
        return [
          warn(
            ['stores', slug],
            `there is no store ${quote(slug)}`,
            `${choose(slug, 'stores', [...lost.keys()])}; if it was removed, delete its entry`,
          ),
        ];
      return [...ids].flatMap((id) => {
        const at = orders.findIndex(({ offer }) => offer === id);
        if (at < 0) return [];
        const count = orders.filter(({ offer }) => offer === id).length;
        return [
          warn(
            ['stores', slug, at, 'offer'],
            `the store ${quote(slug)} has no offer ${quote(id)}, of which this file has ${counted(count, 'order')}`,
            'if the id of the offer was changed, write the new one here; if the offer was removed, delete these lines',
          ),
        ];
      });
    });
    return [...ofFeeds, ...ofStores];
  });
}
