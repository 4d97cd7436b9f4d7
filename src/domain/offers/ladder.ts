import type { Country } from '../../generated/data-types';
import { hasFigure, isUpTo } from './benefit-figure';
import type { Instant } from '../dates/calendar';
import { minimumsFor, type Minimum } from './minimum';
import { activeOffers } from './offer-status';
import type { OfferView } from './offer-view';

/** "Up to 200" without a minimum says nothing about the amount, nor does a benefit for a part of the goods. */
function answersAmount({ benefit, benefits, applies, minimumSpend }: OfferView): boolean {
  if (applies?.part) return false;
  if (minimumSpend !== undefined) return benefit !== undefined;
  const all = [benefit, ...(benefits ?? []).map((each) => each.benefit)];
  return all.some((each) => hasFigure(each) && !(each?.kind === 'amount' && isUpTo(each)));
}

export function answeringOffers<Offer extends OfferView>(offers: readonly Offer[], now: Instant): readonly Offer[] {
  return activeOffers(offers, now).filter((offer) => (offer.startsAt ?? now) <= now && answersAmount(offer));
}

/** An offer of a price ladder. */
export interface Step {
  readonly offer: OfferView;
  /** The lowest order values, the lowest first; none if any order is enough. */
  readonly minimums: readonly Minimum[];
}

/** The lowest order value of a step, if it is the only one. */
export function onlyMinimum({ minimums }: Step, country: Country | undefined): Minimum | undefined {
  const [first, ...others] = minimums;
  return others.length === 0 && !(first?.countries && country === undefined) ? first : undefined;
}

/**
 * The price ladder of a store: the answering offers, the lowest minimum first. Empty without an offer that has both a
 * minimum and a figure. `order` makes minimums comparable; by default, they are in one currency.
 */
export function stepsOf(
  offers: readonly OfferView[],
  now: Instant,
  country: Country | undefined,
  order = ({ amount }: Minimum): number => amount,
): readonly Step[] {
  const steps = answeringOffers(offers, now)
    .map((offer) => ({ offer, minimums: [...minimumsFor(offer, country)].sort((a, b) => order(a) - order(b)) }))
    // An upper bound for any order is no step.
    .filter(({ offer, minimums }) => minimums.length > 0 || !isUpTo(offer.benefit));
  if (!steps.some(({ offer, minimums }) => minimums.length > 0 && hasFigure(offer.benefit))) return [];
  const rank = ({ minimums: [first] }: Step): number => (first ? order(first) : 0);
  return steps.sort((a, b) => rank(a) - rank(b));
}
