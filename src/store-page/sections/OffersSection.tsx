import { directionOf } from '../../domain/language';
import { activeFirst, activeOffers } from '../../domain/offer-status';
import { offersOfSection } from '../../domain/shown-offers';
import { useNow } from '../../hooks/clock';
import { useMessages } from '../../hooks/messages';
import { useOfferSource } from '../../offers/offer-source';
import { OfferTable } from '../../offers/OfferTable';
import { OfferTicket } from '../../offers/OfferTicket';
import { TicketGrid } from '../../offers/TicketGrid';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css } from './OffersSection.styles';

/** Offers of the store, as tickets or as a table; those that have ended last (rulings, 21). */
export function OffersSection({ section }: SectionProps<'offers'>) {
  const { id, heading, intro, layout, detail, empty } = section;
  const t = useMessages();
  const now = useNow();
  const { store, offers: all, fromFeed, offersIn } = useOfferSource();

  const named = offersOfSection(section, all);
  const offers = fromFeed ? activeOffers(named, now) : activeFirst(named, now);

  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={css.offers} {...(offersIn && { lang: offersIn, dir: directionOf(offersIn) })}>
        {offers.length === 0 ? (
          <EmptyState icon="tag" title={empty ?? t('offers.none')} />
        ) : layout === 'table' ? (
          <OfferTable offers={offers} store={store} caption={heading} detail={detail} />
        ) : (
          <TicketGrid items={offers} keyOf={(offer) => offer.id}>
            {(offer) => <OfferTicket offer={offer} store={store} />}
          </TicketGrid>
        )}
      </div>
    </Section>
  );
}
