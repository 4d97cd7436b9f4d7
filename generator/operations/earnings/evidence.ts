import { activeOffers } from '../../../src/domain/offers/offer-status';
import { grouped } from '../../../src/domain/language/grouped';
import type { Evidence, ReportedOrder } from '../../../src/generated/data-types';
import { quoted, scalar } from '../../catalogue/amend/yaml';
import type { CodedOffer } from './owners';
import type { OwnedRow } from './totals';

/** Why an order is not evidence for an offer. */
export type NoEvidence = 'no-code' | 'unknown-code' | 'several-stores' | 'elsewhere' | 'other-days';

/** The orders that are evidence for offers, and the number of others by reason. */
export interface FoundEvidence {
  readonly evidence: Evidence;
  readonly others: ReadonlyMap<NoEvidence, number>;
}

/** The offers for which an order is evidence, or the reason why there are none. */
function provenBy({
  row: { code, country, day },
  owner: { offers, isAmbiguous },
}: OwnedRow): readonly CodedOffer[] | NoEvidence {
  if (code === undefined) return 'no-code';
  if (isAmbiguous) return 'several-stores';
  if (offers.length === 0) return 'unknown-code';
  if (country === 'elsewhere') return 'elsewhere';
  // Networks count days in their own time zones, so an order may be off by one day.
  const [first, last] = [Date.parse(day) - 86_400_000, Date.parse(day) + 2 * 86_400_000];
  const valid = activeOffers(offers, first).filter(({ startsAt = -Infinity }) => startsAt < last);
  return valid.length === 0 ? 'other-days' : valid;
}

/** Orders that the network does not pay are no evidence. */
export function evidenceIn(rows: readonly OwnedRow[]): FoundEvidence {
  const found: Evidence[] = [];
  const others = new Map<NoEvidence, number>();
  for (const owned of rows) {
    const { row } = owned;
    if (row.orders === 0 || row.isRejected) continue;
    const proven = provenBy(owned);
    if (typeof proven === 'string') {
      others.set(proven, (others.get(proven) ?? 0) + row.orders);
      continue;
    }
    const { day: date, country } = row;
    for (const { id, store, feed } of proven) {
      // `elsewhere` is never evidence and was excluded above.
      const order = { offer: id, date, ...(country !== undefined && country !== 'elsewhere' && { country }) };
      found.push(feed === undefined ? { stores: { [store]: [order] } } : { feeds: { [feed]: [order] } });
    }
  }
  return { evidence: merged(found), others };
}

function mergedLists(lists: readonly NonNullable<Evidence['stores']>[]): Record<string, ReportedOrder[]> {
  const byName = grouped(
    lists.flatMap((each) => Object.entries(each)),
    ([name]) => name,
  );
  return Object.fromEntries(
    [...byName]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entries]) => {
        const orders = new Map(
          entries
            .flatMap(([, own = []]) => own)
            .map((order) => [`${order.offer} ${order.date} ${order.country ?? ''}`, order]),
        );
        return [name, [...orders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, order]) => order)];
      }),
  );
}

/** One entry per offer, day and country, sorted. */
export function merged(all: readonly Evidence[]): Required<Evidence> {
  return {
    stores: mergedLists(all.flatMap(({ stores }) => (stores ? [stores] : []))),
    feeds: mergedLists(all.flatMap(({ feeds }) => (feeds ? [feeds] : []))),
  };
}

/** The number of orders, and of distinct offers. */
export function countOf({ stores = {}, feeds = {} }: Evidence): { readonly orders: number; readonly offers: number } {
  const all = [stores, feeds].flatMap((lists, kind) =>
    Object.entries(lists).flatMap(([name, orders = []]) => orders.map(({ offer }) => `${kind} ${name} ${offer}`)),
  );
  return { orders: all.length, offers: new Set(all).size };
}

function lines(field: keyof Evidence, lists: NonNullable<Evidence['stores']>): readonly string[] {
  const entries = Object.entries(lists);
  if (entries.length === 0) return [];
  return [
    `${field}:`,
    ...entries.flatMap(([name, orders = []]) => [
      `  ${scalar(name)}:`,
      ...orders.map(
        ({ offer, date, country }) =>
          `    - { offer: ${quoted(offer)}, date: ${date}${country === undefined ? '' : `, country: ${country}`} }`,
      ),
    ]),
  ];
}

export function evidencePath(network: string): string {
  return `data/evidence/${network}.yaml`;
}

export function evidenceText({ stores = {}, feeds = {} }: Evidence, network: string): string {
  return [
    '# yaml-language-server: $schema=../../schemas/evidence.schema.json',
    `# Made by \`npm run earnings\` of the reports of the network ${network}: the days and countries of orders, which are tests of`,
    '# offers by the network. Amounts are never written down. If the id of an offer is changed, change it here as well.',
    ...lines('stores', stores),
    ...lines('feeds', feeds),
    '',
  ].join('\n');
}
