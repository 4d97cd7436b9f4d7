import type { Check, Evidence, ReportedOrder, Store } from '../../../../src/generated/data-types';
import { grouped } from '../../../../src/domain/language/grouped';
import type { OfferRow } from '../../offers/store-offers';
import type { Entry } from '../catalogue';
import { diagnostic, type Diagnostic, type DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choice } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';

/** The reported orders as tests by the network, by offer id. */
export type OfferOrders = readonly (readonly [offer: string, checks: readonly Check[]])[];

export interface ReportedOrders {
  /** Orders for offers in the files of stores, by store slug. */
  readonly stores: ReadonlyMap<string, OfferOrders>;
  /** Orders for rows of feeds, by feed name. */
  readonly feeds: ReadonlyMap<string, OfferOrders>;
}

/** The newest order of each country. Older ones change no label and would only make pages larger. */
function newestOf(orders: readonly ReportedOrder[]): readonly Check[] {
  const newest = new Map<string, ReportedOrder>();
  for (const order of orders) {
    const { country = '', date } = order;
    if (date > (newest.get(country)?.date ?? '')) newest.set(country, order);
  }
  return [...newest.values()]
    .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : (a.country ?? '') < (b.country ?? '') ? -1 : 1))
    .map(({ date, country }) => ({ date, country, result: 'worked', by: 'network' }));
}

function ordersOf(files: readonly Evidence[], field: keyof Evidence): ReadonlyMap<string, OfferOrders> {
  const all = files.flatMap(({ [field]: lists = {} }) => Object.entries(lists));
  return new Map(
    [...grouped(all, ([name]) => name)].map(([name, lists]): [string, OfferOrders] => {
      const byOffer = grouped(
        lists.flatMap(([, orders = []]) => orders),
        ({ offer }) => offer,
      );
      return [name, [...byOffer].map(([offer, orders]) => [offer, newestOf(orders)] as const)];
    }),
  );
}

const ordersOfEvidence = new WeakMap<readonly Entry<Evidence>[], ReportedOrders>();

export function reportedOrders(evidence: readonly Entry<Evidence>[]): ReportedOrders {
  const values = evidence.map(({ value }) => value);
  const orders = ordersOfEvidence.get(evidence) ?? {
    stores: ordersOf(values, 'stores'),
    feeds: ordersOf(values, 'feeds'),
  };
  ordersOfEvidence.set(evidence, orders);
  return orders;
}

/** Adds tests to those of some things that have an offer each. */
function withChecks<T>(
  all: readonly T[],
  more: OfferOrders,
  offerOf: (one: T) => { readonly id: string; readonly checks?: readonly Check[] | undefined },
  withOwn: (one: T, checks: Check[]) => T,
): readonly T[] {
  if (more.length === 0) return all;
  const byOffer = new Map(more);
  return all.map((one) => {
    const { id, checks = [] } = offerOf(one);
    const own = byOffer.get(id);
    return own ? withOwn(one, [...checks, ...own]) : one;
  });
}

export function withOrders<Part extends Pick<Store, 'offers'>>(store: Part, orders: OfferOrders = []): Part {
  if (orders.length === 0 || !store.offers) return store;
  const offers = withChecks(
    store.offers,
    orders,
    (offer) => offer,
    (offer, checks) => ({ ...offer, checks }),
  );
  return { ...store, offers };
}

export function rowsWithOrders(rows: readonly OfferRow[], orders: OfferOrders = []): readonly OfferRow[] {
  return withChecks(
    rows,
    orders,
    ({ offer }) => offer,
    (row, checks) => ({ ...row, offer: { ...row.offer, checks } }),
  );
}

/** The ids that have orders but are not offers in the store's file. */
export function lostOrdersOf(
  { offers }: { readonly offers: readonly { readonly id: string }[] },
  orders: OfferOrders,
): readonly string[] {
  const ids = new Set(offers.map(({ id }) => id));
  return orders.flatMap(([offer]) => (ids.has(offer) ? [] : [offer]));
}

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
