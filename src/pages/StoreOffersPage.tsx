import { useIntl } from 'react-intl';
import type { StoreOffersPage as StoreOffersPageData } from '../domain/pages/page-data';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { CountryLists } from '../offers/rows/CountryLists';
import { EndedOffers } from '../offers/rows/EndedOffers';
import { OfferSourceProvider } from '../offers/state/offer-source';
import { OfferRows } from '../offers/rows/OfferRows';
import { TrustOfList } from '../offers/facts/TrustOfList';
import { PrintHeader } from '../offers/print/PrintHeader';
import { useActiveOffers } from '../offers/state/use-active-offers';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';
import { Container } from '../ui/Container';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './StoreOffersPage.styles';

export default function StoreOffersPage({ page }: { readonly page: StoreOffersPageData }) {
  const intl = useIntl();
  const { heading, trail, month, store, offers, feedback, fromFeed, part } = page;
  const active = useActiveOffers(offers);
  return (
    <OfferSourceProvider store={store} offers={offers} fromFeed={fromFeed} feedback={feedback}>
      <Container>
        <PrintHeader path={page.path} />
        <PageHeading
          heading={heading}
          trail={trail}
          meta={month === undefined ? undefined : intl.formatMessage({ id: 'store.checked' }, { month })}
        />
        <AffiliateDisclosure />
        <VisuallyHidden as="h2">{intl.formatMessage({ id: 'coupons.list' })}</VisuallyHidden>
        <div className={styles.list}>
          {active.length === 0 && <p>{intl.formatMessage({ id: 'offers.none' })}</p>}
          {active.length > 0 && (
            <TrustOfList offers={active}>
              <CountryLists offers={active} level={3}>
                {(some) => <OfferRows offers={some} storeOf={() => store} />}
              </CountryLists>
            </TrustOfList>
          )}
          {!fromFeed && <EndedOffers offers={offers} />}
        </div>
        <ListPages part={part} />
      </Container>
    </OfferSourceProvider>
  );
}
