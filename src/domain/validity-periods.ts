import type { ValidityPeriod } from './offer-status';
import type { PageData } from './page-data';

/** The validity periods of the offers of a page. The page can change only at their starts and ends. */
export function validityPeriodsOf(page: PageData): readonly ValidityPeriod[] {
  switch (page.kind) {
    case 'home':
      return page.coupons.offers;
    case 'store':
    case 'coupons':
    case 'article':
      return page.offers;
    default:
      return [];
  }
}
