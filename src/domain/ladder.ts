import type { Country, Currency } from '../generated/data-types';
import { hasFigure, isUpTo } from './benefit-figure';
import type { Instant } from './calendar';
import { minimumsFor, type Minimum } from './minimum';
import { convert, toMinor, type MinorMoney, type MoneyTables } from './money';
import { activeOffers } from './offer-status';
import type { OfferView } from './page-data';

/**
 * Whether an offer says something about the amount of an order. "Up to 200" without a minimum does not, and neither
 * does a benefit for a part of the goods.
 */
function answersAmount({ benefit, benefits, applies, minimumSpend }: OfferView): boolean {
  if (applies?.part) return false;
  if (minimumSpend !== undefined) return benefit !== undefined;
  const all = [benefit, ...(benefits ?? []).map((each) => each.benefit)];
  return all.some((each) => hasFigure(each) && !(each?.kind === 'amount' && isUpTo(each)));
}

/** The offers that are valid now and say something about the amount of an order. */
export function answeringOffers<Offer extends OfferView>(offers: readonly Offer[], now: Instant): readonly Offer[] {
  return activeOffers(offers, now).filter((offer) => (offer.startsAt ?? now) <= now && answersAmount(offer));
}

/** An offer of a price ladder. */
export interface Step {
  readonly offer: OfferView;
  /** The lowest order values, the lowest first; none if any order is enough. */
  readonly minimums: readonly Minimum[];
}

/** An amount in the currency of the shopper; undefined if there is no rate. A minimum is rounded up. */
export function shownMinimum(minimum: Minimum, currency: Currency, money: MoneyTables): MinorMoney | undefined {
  return convert(toMinor(minimum, money), currency, money, Math.ceil);
}

/**
 * The price ladder of a store: the answering offers, the lowest minimum first. Empty without an offer that has both a
 * minimum and a figure.
 */
export function stepsOf(
  offers: readonly OfferView[],
  now: Instant,
  { country, currency }: { readonly country: Country | undefined; readonly currency: Currency },
  money: MoneyTables,
): readonly Step[] {
  const order = (minimum: Minimum): number => (shownMinimum(minimum, currency, money) ?? toMinor(minimum, money)).minor;
  const steps = answeringOffers(offers, now)
    .map((offer) => ({ offer, minimums: [...minimumsFor(offer, country)].sort((a, b) => order(a) - order(b)) }))
    // An upper bound for any order is no step.
    .filter(({ offer, minimums }) => minimums.length > 0 || !isUpTo(offer.benefit));
  if (!steps.some(({ offer, minimums }) => minimums.length > 0 && hasFigure(offer.benefit))) return [];
  const rank = ({ minimums: [first] }: Step): number => (first ? order(first) : 0);
  return steps.sort((a, b) => rank(a) - rank(b));
}
