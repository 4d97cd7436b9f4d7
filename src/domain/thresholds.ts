import type { Instant } from './calendar';
import { activeOffers, endedOffers } from './offer-status';
import type { OfferView } from './page-data';

/** The offers that an amount can be compared with at an instant. */
export interface Thresholds<Offer extends OfferView = OfferView> {
  /** The active offers with figures, sorted by minimum spend. */
  readonly offers: readonly Offer[];
  /** The number of offers with figures that have ended. */
  readonly ended: number;
}

/** Whether a benefit has a figure, such as 20% or 50 riyals. */
export function hasFigure(benefit: object | undefined): boolean {
  return benefit !== undefined && ('percent' in benefit || 'amount' in benefit);
}

/** Whether an amount can be compared with an offer: the offer has a minimum spend, or its benefit has a figure. */
function hasFigures({ minimumSpend, benefit }: OfferView): boolean {
  return minimumSpend !== undefined || hasFigure(benefit);
}

/** The active offers with figures, and the number of those that have ended. */
export function thresholdsOf<Offer extends OfferView>(offers: readonly Offer[], now: Instant): Thresholds<Offer> {
  const withFigures = offers.filter(hasFigures);
  const active = activeOffers(withFigures, now);
  const minimumOf = ({ minimumSpend }: OfferView): number => minimumSpend?.amount ?? 0;
  return {
    offers: [...active].sort((a, b) => minimumOf(a) - minimumOf(b)),
    ended: endedOffers(withFigures, now).length,
  };
}
