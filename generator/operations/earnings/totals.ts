import { activeOffers } from '../../../src/domain/offers/offer-status';
import { dayPlus, type Instant } from '../../../src/domain/dates/calendar';
import { grouped } from '../../../src/domain/language/grouped';
import type { CodedOffer, Owner } from './owners';
import type { Money, ReportRow } from './report-row';
import type { Placement } from './sub-ids';

/** A row of a report with its store and offers. */
export interface OwnedRow {
  readonly row: ReportRow;
  readonly owner: Owner;
  /** Undefined without a sub-id of this site. */
  readonly placement?: Placement | undefined;
}

export interface Totals {
  readonly orders: number;
  /** The number of orders that the network does not pay. They are not in `orders` and the amounts. */
  readonly rejected: number;
  readonly clicks: number;
  /** Per currency. */
  readonly amounts: readonly Money[];
  readonly commissions: readonly Money[];
}

export interface CodeTotals extends Totals {
  readonly code: string;
  readonly store?: string | undefined;
  /** Set if no offer of the site has the code. */
  readonly isUnknown?: true;
  /** Set if several stores have the code and the report names none. */
  readonly isAmbiguous?: true;
}

/** The totals of a network and its parts, sorted by number of orders. */
export interface Earnings {
  /** The first and the last day of the rows. */
  readonly from: string;
  readonly to: string;
  readonly total: Totals;
  readonly byCode: readonly CodeTotals[];
  readonly byStore: readonly (Totals & {
    readonly store?: string | undefined;
    readonly advertiser?: string | undefined;
  })[];
  readonly byPlacement: readonly (Totals & Placement)[];
  readonly byMonth: readonly (Totals & { readonly month: string })[];
  readonly toTest: readonly CodeToTest[];
}

/** A code with clicks but no order. */
interface CodeToTest {
  readonly store: string;
  readonly code: string;
  readonly offers: readonly string[];
  readonly clicks: number;
  /** Set if the clicks are those of links to the store: the report does not contain the code. */
  readonly ofStore?: true;
}

/** The number of days that a code may have clicks and no order. */
export const daysWithoutOrder = 30;

/** Identifies rows of overlapping exports. */
function keyOfRow({ day, order, advertiser, code, subId, country, amount, commission }: ReportRow): string {
  return JSON.stringify(
    order === undefined ? [day, advertiser, code, subId, country, amount?.currency, commission?.currency] : [order],
  );
}

/** Rows replace those of earlier reports with the same order id, or, without ids, with the same day and origin. */
export function withoutRepeated(reports: readonly (readonly ReportRow[])[]): readonly ReportRow[] {
  const rows = new Map<string, readonly ReportRow[]>();
  for (const report of reports)
    for (const [key, group] of grouped(report, keyOfRow)) {
      const [first] = group;
      // An order may have one row per item.
      const isOneOrder = first?.order !== undefined;
      rows.set(key, isOneOrder ? group.map((row, at) => (at === 0 ? row : { ...row, orders: 0 })) : group);
    }
  return [...rows.values()].flat();
}

/** Sorted by currency code. */
function sumOf(amounts: readonly (Money | undefined)[]): readonly Money[] {
  const sums = new Map<string, number>();
  for (const money of amounts) if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  return [...sums]
    .map(([currency, amount]) => ({ amount: Math.round(amount * 1000) / 1000, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function totalsOf(owned: readonly OwnedRow[]): Totals {
  const paid = owned.filter(({ row }) => !row.isRejected);
  const count = (rows: readonly OwnedRow[], field: 'orders' | 'clicks'): number =>
    rows.reduce((sum, { row }) => sum + row[field], 0);
  return {
    orders: count(paid, 'orders'),
    rejected: count(owned, 'orders') - count(paid, 'orders'),
    clicks: count(owned, 'clicks'),
    amounts: sumOf(paid.map(({ row }) => row.amount)),
    commissions: sumOf(paid.map(({ row }) => row.commission)),
  };
}

/** Sorted by orders, then clicks. */
function totalsBy<Part extends object>(
  rows: readonly OwnedRow[],
  partOf: (row: OwnedRow) => Part | undefined,
): readonly (Part & Totals)[] {
  const parts = new Map<string, { readonly part: Part; readonly rows: OwnedRow[] }>();
  for (const row of rows) {
    const part = partOf(row);
    if (!part) continue;
    const key = JSON.stringify(part);
    const group = parts.get(key) ?? { part, rows: [] };
    group.rows.push(row);
    parts.set(key, group);
  }
  return [...parts]
    .map(([key, group]) => ({ key, totals: { ...group.part, ...totalsOf(group.rows) } }))
    .sort((a, b) => b.totals.orders - a.totals.orders || b.totals.clicks - a.totals.clicks || (a.key < b.key ? -1 : 1))
    .map(({ totals }) => totals);
}

function codePart({
  row: { code },
  owner,
}: OwnedRow): Pick<CodeTotals, 'code' | 'store' | 'isUnknown' | 'isAmbiguous'> | undefined {
  if (code === undefined) return undefined;
  const { store, offers, isAmbiguous } = owner;
  // The code as the site spells it: networks may write it in capitals.
  return {
    code: offers[0]?.code ?? code,
    store,
    isAmbiguous,
    isUnknown: offers.length === 0 && !isAmbiguous ? true : undefined,
  };
}

/** The code to test, if one of these offers has not ended. */
function liveCode(offers: readonly CodedOffer[], now: number): Omit<CodeToTest, 'clicks'> | undefined {
  const live = activeOffers(offers, now);
  const [first] = live;
  return first && { store: first.store, code: first.code, offers: live.map(({ id }) => id) };
}

/** An order that the network does not pay counts as an order. */
function isUnproductive({ clicks, orders, rejected }: Totals): boolean {
  return clicks > 0 && orders + rejected === 0;
}

/** The unused codes of stores whose links had clicks, if the rows of these clicks have neither code nor order. */
function codesOfStores(recent: readonly OwnedRow[], offers: readonly CodedOffer[], now: number): readonly CodeToTest[] {
  const used = new Set(recent.flatMap(({ owner }) => owner.offers));
  const unused = grouped(
    offers.filter((offer) => !used.has(offer)),
    ({ store, code }) => JSON.stringify([store, code]),
  );
  const stores = totalsBy(recent, ({ row, owner: { store } }) =>
    row.code === undefined && store !== undefined ? { store } : undefined,
  ).filter(isUnproductive);
  return stores.flatMap(({ store, clicks }) =>
    [...unused.values()].flatMap((own): readonly CodeToTest[] => {
      const code = own[0]?.store === store ? liveCode(own, now) : undefined;
      return code ? [{ ...code, clicks, ofStore: true }] : [];
    }),
  );
}

/** The codes of active offers with clicks and no order in the last days of the reports, sorted by clicks. */
function codesToTest(rows: readonly OwnedRow[], to: string, { now, offers }: EarningsContext): readonly CodeToTest[] {
  const from = dayPlus(to, 1 - daysWithoutOrder);
  const recent = rows.filter(({ row }) => row.day >= from);
  const own = totalsBy(recent, ({ owner }) => liveCode(owner.offers, now))
    .filter(isUnproductive)
    .map(({ store, code, offers: ids, clicks }) => ({ store, code, offers: ids, clicks }));
  return [...own, ...codesOfStores(recent, offers, now)].sort((a, b) => b.clicks - a.clicks);
}

interface EarningsContext {
  readonly now: Instant;
  /** The offers that come from the network. */
  readonly offers: readonly CodedOffer[];
}

export function earningsOf(rows: readonly OwnedRow[], context: EarningsContext): Earnings {
  const days = rows.map(({ row }) => row.day).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return {
    from,
    to,
    total: totalsOf(rows),
    byCode: totalsBy(rows, codePart),
    byStore: totalsBy(
      rows,
      ({ row: { advertiser }, owner: { store } }): { readonly store?: string; readonly advertiser?: string } =>
        store === undefined ? { advertiser } : { store },
    ),
    byPlacement: totalsBy(
      rows,
      ({ row: { subId }, placement }): Placement | undefined =>
        placement ?? (subId === undefined ? undefined : { page: undefined }),
    ),
    byMonth: [...totalsBy(rows, ({ row }) => ({ month: row.day.slice(0, 7) }))].sort((a, b) =>
      a.month < b.month ? -1 : 1,
    ),
    toTest: codesToTest(rows, to, context),
  };
}
