import type { Instant } from '../domain/dates/calendar';
import { activeOffers } from '../domain/offers/offer-status';
import type { LinkView, StorePage } from '../domain/pages/page-data';
import { offersOfSection } from '../domain/offers/shown-offers';

/** The actions of a store's page, except those that link to a list without active offers. */
export function shownActions(
  { actions = [], sections, offers }: Pick<StorePage, 'actions' | 'sections' | 'offers'>,
  now: Instant,
): readonly LinkView[] {
  return actions.filter(({ to }) => {
    const target = sections.find(({ id }) => to === `#${id}`);
    return target?.kind !== 'offers' || activeOffers(offersOfSection(target, offers), now).length > 0;
  });
}
