import { compareEnds } from '../offers/offer-status';
import type { MinorMoney } from '../money/money';
import type { OfferView } from '../offers/offer-view';
import { trustOf, type Trust } from '../trust/trust';
import { reasonRank, type Basket, type VerdictContext } from './verdict-limits';
import type { Blocked, SavingGroup, Saves, Verdict } from './verdict-types';

const groupOrder: readonly SavingGroup[] = ['now', 'up-to', 'delivery', 'gift', 'cashback', 'unknown'];

/** Best first. Whether a network lists an offer makes no difference (product rule R57). */
const trustRanks: Readonly<Record<Trust['state'], number>> = {
  verified: 0,
  ageing: 1,
  old: 2,
  mixed: 3,
  listed: 4,
  unchecked: 4,
  failed: 5,
};

export function figureOf(saves: Saves): MinorMoney | undefined {
  return ('saving' in saves ? saves.saving : undefined) ?? ('most' in saves ? saves.most : undefined);
}

/** Compares savings for one basket: by group, then by amount, then those that state a benefit first. */
function compareSaves(a: Saves, b: Saves): number {
  return (
    groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) ||
    (figureOf(b)?.minor ?? -1) - (figureOf(a)?.minor ?? -1) ||
    Number('stated' in b && b.stated) - Number('stated' in a && a.stated)
  );
}

export function bestOf(possible: readonly [Saves, ...Saves[]]): Saves {
  return possible.reduce((best, each) => (compareSaves(each, best) < 0 ? each : best));
}

function hardestRank({ reasons }: Blocked): number {
  return Math.max(...reasons.map(reasonRank));
}

const states: readonly Verdict['state'][] = ['saves', 'depends', 'blocked'];

/** Compares verdicts for one basket by their effect on the price only. */
export function compareVerdicts(a: Verdict, b: Verdict): number {
  if (a.state === 'saves' && b.state === 'saves') return compareSaves(a, b);
  if (a.state === 'depends' && b.state === 'depends') return compareSaves(a.best, b.best);
  if (a.state === 'blocked' && b.state === 'blocked') return hardestRank(a) - hardestRank(b);
  return states.indexOf(a.state) - states.indexOf(b.state);
}

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
        compareVerdicts(a.each.verdict, b.each.verdict) || a.rank - b.rank || compareEnds(a.each.offer, b.each.offer),
    )
    .map(({ each }) => each);
}
