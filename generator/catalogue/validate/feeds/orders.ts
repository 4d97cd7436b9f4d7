import type { Check, Evidence, ReportedOrder, Store } from '../../../../src/generated/data-types';
import { grouped } from '../../../../src/domain/language/grouped';
import type { OfferRow } from '../../offers/store-offers';
import type { Entry } from '../catalogue';

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
