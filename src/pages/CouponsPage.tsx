import { activeFirst } from '../domain/offer-status';
import type { CouponsPageView } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { OfferTicket } from '../offers/OfferTicket';
import { TicketGrid } from '../offers/TicketGrid';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CouponsPage.styles';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';

/** All offers, with the expired ones last. */
export default function CouponsPage({ page }: { readonly page: CouponsPageView }) {
  const t = useMessages();
  const now = useNow();
  const { heading, subtitle, month, intro, stores, offers, part } = page;
  return (
    <Container>
      <PageHeading
        heading={heading}
        subtitle={subtitle}
        intro={intro}
        meta={month === undefined ? undefined : t('store.checked', { month })}
      />
      <AffiliateDisclosure />
      <VisuallyHidden as="h2">{t('coupons.list')}</VisuallyHidden>
      <div className={css.list}>
        {offers.length === 0 ? (
          <EmptyState icon="tag" title={t('offers.none')} />
        ) : (
          <TicketGrid items={activeFirst(offers, now)} keyOf={(offer) => `${offer.store}/${offer.id}`} tickets="narrow">
            {(offer) => {
              const store = stores[offer.store];
              return store && <OfferTicket offer={offer} store={store} named />;
            }}
          </TicketGrid>
        )}
      </div>
      {part && <ListPages part={part} />}
    </Container>
  );
}
