import type { Lifetime } from './offer-status';
import type { PageData } from './page-data';

/** What a page shows that begins or ends at some instant. */
export function lifetimesOf(page: PageData): readonly Lifetime[] {
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
