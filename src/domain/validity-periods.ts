import type { ValidityPeriod } from './offer-status';
import type { PageData } from './page-data';

/** The validity periods of the offers of a page and of those that it advertises. The page can change only at their starts and ends. */
export function validityPeriodsOf(page: PageData): readonly ValidityPeriod[] {
  switch (page.kind) {
    case 'home':
      return [
        ...page.coupons.offers,
        ...[...page.banner, ...page.featured.stores].flatMap(({ afterwards }) => afterwards ?? []),
      ];
    case 'store':
      return [...page.offers, ...(page.remaining ?? []), ...(page.similar ?? []).flatMap(({ offers }) => offers)];
    case 'post':
      return page.stores.flatMap(({ offers }) => offers);
    case 'not-found':
      return page.suggested.flatMap(({ offers }) => offers);
    default:
      return 'offers' in page ? page.offers : [];
  }
}
