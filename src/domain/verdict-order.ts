import { convert, type MinorMoney } from './money';
import type { OfferView } from './page-data';
import { trustOf, type Trust } from './trust';
import type { Basket, Blocked, Reason, ReasonKind, SavingGroup, Saves, Verdict, VerdictContext } from './verdict-types';

/** From the reason that is easiest to resolve to those that cannot be resolved. */
const reasonOrder: readonly ReasonKind[] = [
  'other-code',
  'minimum',
  'store-minimum',
  'channel',
  'payment',
  'store-payment',
  'country',
  'item-price',
  'maximum',
  'goods',
  'store-goods',
  'brand',
  'sale-items',
  'store-sale-items',
  'store-seller',
  'member',
  'customer',
  'used-once',
  'not-begun',
  'ended',
];

/** The rank of a reason; 0 is the easiest to resolve. */
export function reasonRank({ kind }: Reason): number {
  return reasonOrder.indexOf(kind);
}

const groupOrder: readonly SavingGroup[] = ['now', 'up-to', 'delivery', 'gift', 'cashback', 'unknown'];

/**
 * The rank of each trust state, best first. Whether a network lists an offer makes no difference (product rule R57).
 */
const trustRanks: Readonly<Record<Trust['state'], number>> = {
  verified: 0,
  ageing: 1,
  old: 2,
  mixed: 3,
  listed: 4,
  unchecked: 4,
  failed: 5,
};

/**
 * Compares amounts: greater ones first, absent ones last. Amounts that cannot be converted follow the others, by
 * currency.
 */
function compareMoney(
  a: MinorMoney | undefined,
  b: MinorMoney | undefined,
  { currency = 'USD' }: Basket,
  { money }: VerdictContext,
): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const [x, y] = [a, b].map((each) => convert(each, currency, money, (value) => value));
  if (x && y) return y.minor - x.minor;
  if (x || y) return Number(!x) - Number(!y);
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return b.minor - a.minor;
}

/** Compares savings: by group, then by amount, then those with a known upper bound first. */
function compareSaves(a: Saves, b: Saves, basket: Basket, context: VerdictContext): number {
  return (
    groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) ||
    compareMoney(a.saving, b.saving, basket, context) ||
    (a.saving ? 0 : Number(!a.upTo) - Number(!b.upTo))
  );
}

/** The best of the possible savings of an offer. */
export function bestOf(possible: readonly [Saves, ...Saves[]], basket: Basket, context: VerdictContext): Saves {
  return possible.reduce((best, each) => (compareSaves(each, best, basket, context) < 0 ? each : best));
}

/** The rank of the reason that is hardest to resolve. */
function hardestRank({ reasons }: Blocked): number {
  return Math.max(...reasons.map(reasonRank));
}

const states: readonly Verdict['state'][] = ['saves', 'depends', 'blocked'];

/** Compares verdicts by their effect on the price only. */
export function compareVerdicts(a: Verdict, b: Verdict, basket: Basket, context: VerdictContext): number {
  if (a.state === 'saves' && b.state === 'saves') return compareSaves(a, b, basket, context);
  if (a.state === 'depends' && b.state === 'depends') return compareSaves(a.best, b.best, basket, context);
  if (a.state === 'blocked' && b.state === 'blocked') return hardestRank(a) - hardestRank(b);
  return states.indexOf(a.state) - states.indexOf(b.state);
}

/** An offer and its verdict for a purchase. */
export interface Judged<Offer extends OfferView = OfferView> {
  readonly offer: Offer;
  readonly verdict: Verdict;
}

/**
 * Sorts offers by verdict: taken off now, up to, delivery, gift, cashback, unknown, depends, refused. Refused offers
 * are sorted by their hardest reason. Within a group: by amount, by the tests of the team, by the soonest end, then in
 * the given order. Nothing else is an input (product rule R57).
 */
export function inVerdictOrder<Offer extends OfferView>(
  judged: readonly Judged<Offer>[],
  basket: Basket,
  context: VerdictContext,
): readonly Judged<Offer>[] {
  const { now, timeZone } = context;
  const trust = { now, timeZone, country: basket.country };
  return judged
    .map((each) => ({ each, rank: trustRanks[trustOf(each.offer, trust).state] }))
    .sort(
      (a, b) =>
        compareVerdicts(a.each.verdict, b.each.verdict, basket, context) ||
        a.rank - b.rank ||
        compareEnds(a.each.offer, b.each.offer),
    )
    .map(({ each }) => each);
}

/** Compares by end, the soonest first. Offers without a known end are last. */
function compareEnds({ expiresAt: a }: OfferView, { expiresAt: b }: OfferView): number {
  if (a === b) return 0;
  return (a ?? Infinity) < (b ?? Infinity) ? -1 : 1;
}
