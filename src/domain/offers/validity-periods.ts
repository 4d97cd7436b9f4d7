import type { ValidityPeriod } from './offer-status';
import type { PageData } from '../pages/page-data';

/** Of all offers that a page shows or advertises. A page changes only when one of them starts or ends. */
export function validityPeriodsOf(page: PageData): readonly ValidityPeriod[] {
  switch (page.kind) {
    case 'home':
      return [
        ...page.coupons.offers,
        ...page.featured.stores.flatMap(({ offers }) => offers),
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
