import type { Instant } from './calendar';
import { activeOffers, endedOffers } from './offer-status';
import type { OfferView } from './page-data';

/** What can be calculated with at an instant. */
export interface Thresholds<Offer extends OfferView = OfferView> {
  /** The active offers with figures, those with the least minimum first. */
  readonly offers: readonly Offer[];
  /** How many offers with figures have ended. */
  readonly ended: number;
}

/** Whether what an offer gives has a figure, such as 20% or 50 riyals. */
export function hasFigure(benefit: object | undefined): boolean {
  return benefit !== undefined && ('percent' in benefit || 'amount' in benefit);
}

/** Whether an amount can be compared with an offer: it has a minimum, or what it gives has a figure. */
function hasFigures({ minimumSpend, benefit }: OfferView): boolean {
  return minimumSpend !== undefined || hasFigure(benefit);
}

/** The offers whose figures decide something, and whether all such have ended. */
export function thresholdsOf<Offer extends OfferView>(offers: readonly Offer[], now: Instant): Thresholds<Offer> {
  const withFigures = offers.filter(hasFigures);
  const active = activeOffers(withFigures, now);
  const least = ({ minimumSpend }: OfferView): number => minimumSpend?.amount ?? 0;
  return {
    offers: [...active].sort((a, b) => least(a) - least(b)),
    ended: endedOffers(withFigures, now).length,
  };
}
