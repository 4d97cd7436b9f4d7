import type { ReactNode } from 'react';
import { directionOf } from '../../domain/language';
import { activeFirst, activeOffers } from '../../domain/offer-status';
import type { OfferView } from '../../domain/page-data';
import { offersOfSection } from '../../domain/shown-offers';
import { useNow } from '../../hooks/clock';
import { useMessages } from '../../hooks/messages';
import { useOfferSource } from '../../offers/offer-source';
import { OfferTable } from '../../offers/OfferTable';
import { OfferTicket } from '../../offers/OfferTicket';
import { TicketGrid } from '../../offers/TicketGrid';
import { Bidi } from '../../ui/Bidi';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css } from './OffersSection.styles';

// The number of tickets that are not collapsed.
const visibleTickets = 12;

/** Tickets of one store. The later ones of a long list are collapsed. */
function Tickets({ offers }: { readonly offers: readonly OfferView[] }) {
  const t = useMessages();
  const { store, featured } = useOfferSource();
  const grid = (shown: readonly OfferView[]): ReactNode => (
    <TicketGrid items={shown} keyOf={(offer) => offer.id}>
      {(offer) => <OfferTicket offer={offer} store={store} brief={offer.id === featured?.id} />}
    </TicketGrid>
  );
  // The brief ticket is in a row of its own; one more ticket fills the rows below it.
  const first = visibleTickets + (offers.some((offer) => offer.id === featured?.id) ? 1 : 0);
  return (
    <>
      {grid(offers.slice(0, first))}
      {offers.length > first && (
        <details className={css.rest}>
          <summary className={buttonClass('secondary')}>
            {t('offers.show-all')}
            <Icon name="chevron-down" />
          </summary>
          {grid(offers.slice(first))}
        </details>
      )}
    </>
  );
}

/** Offers of the store, as tickets or as a table, with the expired ones last (product rule R14). */
export function OffersSection({ section }: SectionProps<'offers'>) {
  const { id, heading, intro, layout, detail, empty } = section;
  const t = useMessages();
  const now = useNow();
  const { store, offers: all, fromFeed, offersIn } = useOfferSource();

  const named = offersOfSection(section, all);
  const offers = activeFirst(fromFeed ? activeOffers(named, now) : named, now);

  // The page of a feed without offers says so once, above its sections.
  if (fromFeed && activeOffers(all, now).length === 0) return null;

  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={css.offers} {...(offersIn && { lang: offersIn, dir: directionOf(offersIn) })}>
        {offers.length === 0 ? (
          <p>
            <Bidi>{empty ?? t('offers.none')}</Bidi>
          </p>
        ) : layout === 'table' ? (
          <OfferTable offers={offers} store={store} caption={heading} detail={detail} />
        ) : (
          <Tickets offers={offers} />
        )}
      </div>
    </Section>
  );
}
