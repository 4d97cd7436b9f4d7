import { activeOffers, inListOrder } from '../domain/offer-status';
import type { CouponsPageView, ListedOffer, StoreSummary } from '../domain/page-data';
import { listPagePath } from '../domain/list-pages';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { EndedOffers } from '../offers/EndedOffers';
import { OfferRows } from '../offers/OfferRows';
import { PrintHeader } from '../offers/PrintHeader';
import { WayOn } from '../offers/WayOn';
import { Container } from '../ui/Container';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CouponsPage.styles';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';

/** All offers: the active ones as rows, then those that have ended, folded. */
export default function CouponsPage({ page }: { readonly page: CouponsPageView }) {
  const t = useMessages();
  const now = useNow();
  const { heading, subtitle, month, intro, stores, offers, part, more = [] } = page;
  const active = inListOrder(activeOffers(offers, now), now);
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => stores[offer.store];
  return (
    <Container>
      <PrintHeader path={page.path} />
      <PageHeading
        heading={heading}
        subtitle={subtitle}
        intro={intro}
        meta={month === undefined ? undefined : t('store.checked', { month })}
      />
      <AffiliateDisclosure />
      <VisuallyHidden as="h2">{t('coupons.list')}</VisuallyHidden>
      <div className={css.list}>
        {active.length === 0 && <WayOn framed title={t('offers.none')} stores={[]} />}
        {active.length > 0 && <OfferRows offers={active} storeOf={storeOf} named />}
        <div className={css.ended}>
          <EndedOffers offers={offers} storeOf={storeOf} />
        </div>
      </div>
      {more.length > 0 && (
        <ul className={css.more}>
          {more.map((slug) => {
            const store = stores[slug];
            return (
              store && (
                <li key={slug}>
                  <PageLink to={listPagePath(store.path, 2)}>
                    {t('coupons.more-of-store', { store: store.name })}
                  </PageLink>
                </li>
              )
            );
          })}
        </ul>
      )}
      {part && <ListPages part={part} />}
    </Container>
  );
}
