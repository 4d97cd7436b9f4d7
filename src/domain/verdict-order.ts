import { converted, type MinorMoney } from './money';
import type { OfferView } from './page-data';
import { trustOf, type Trust } from './trust';
import type { Basket, Reason, ReasonKind, SavingGroup, Saves, Verdict, VerdictContext } from './verdict-types';

/** From the reason that is resolved most easily to those that nothing resolves. */
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

/** The place of a reason among all: 0 is resolved most easily. */
export function reasonRank({ kind }: Reason): number {
  return reasonOrder.indexOf(kind);
}

const groupOrder: readonly SavingGroup[] = ['now', 'up-to', 'delivery', 'gift', 'cashback', 'unknown'];

const trustOrder: readonly Trust['state'][] = ['verified', 'ageing', 'listed', 'old', 'mixed', 'unchecked', 'failed'];

/** Compares amounts, the greater first, absent ones last. What cannot be converted follows what can, by currency. */
function compareMoney(
  a: MinorMoney | undefined,
  b: MinorMoney | undefined,
  { currency = 'USD' }: Basket,
  { money }: VerdictContext,
): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const [x, y] = [a, b].map((each) => converted(each, currency, money, (value) => value));
  if (x && y) return y.minor - x.minor;
  if (x || y) return Number(!x) - Number(!y);
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return b.minor - a.minor;
}

/** Compares what offers give: by group, then by amount. */
function compareSaves(a: Saves, b: Saves, basket: Basket, context: VerdictContext): number {
  return groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || compareMoney(a.saving, b.saving, basket, context);
}

/** The best of what an offer may give. */
export function bestOf(possible: readonly [Saves, ...Saves[]], basket: Basket, context: VerdictContext): Saves {
  return possible.reduce((best, each) => (compareSaves(each, best, basket, context) < 0 ? each : best));
}

const states: readonly Verdict['state'][] = ['saves', 'depends', 'blocked'];

function compareVerdicts(a: Verdict, b: Verdict, basket: Basket, context: VerdictContext): number {
  if (a.state === 'saves' && b.state === 'saves') return compareSaves(a, b, basket, context);
  if (a.state === 'depends' && b.state === 'depends') return compareSaves(a.best, b.best, basket, context);
  if (a.state === 'blocked' && b.state === 'blocked') {
    const [first, second] = [a, b].map(({ reasons }) => Math.max(...reasons.map(reasonRank)));
    return (first ?? 0) - (second ?? 0);
  }
  return states.indexOf(a.state) - states.indexOf(b.state);
}

/** An offer and what it does for a purchase. */
export interface Judged<Offer extends OfferView = OfferView> {
  readonly offer: Offer;
  readonly verdict: Verdict;
}

/**
 * Orders answers: what is taken off now, up to, delivery, gift, cashback, unknown, what depends, what is refused. Within them by
 * amount, then by trust, then by the soonest end, then in the given order. Nothing else is an input (product rule R57).
 */
export function inVerdictOrder<Offer extends OfferView>(
  judged: readonly Judged<Offer>[],
  basket: Basket,
  context: VerdictContext,
): readonly Judged<Offer>[] {
  const { now, timeZone } = context;
  const trust = { now, timeZone, country: basket.country };
  return judged
    .map((each) => ({ each, rank: trustOrder.indexOf(trustOf(each.offer, trust).state) }))
    .sort(
      (a, b) =>
        compareVerdicts(a.each.verdict, b.each.verdict, basket, context) ||
        a.rank - b.rank ||
        compareEnds(a.each.offer, b.each.offer),
    )
    .map(({ each }) => each);
}

/** An offer without a known end follows those with one. */
function compareEnds({ expiresAt: a }: OfferView, { expiresAt: b }: OfferView): number {
  if (a === b) return 0;
  return (a ?? Infinity) < (b ?? Infinity) ? -1 : 1;
}
