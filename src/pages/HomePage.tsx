import { PageLink } from '../links/links';
import { advertisingText } from '../domain/advertising';
import { homeCoupons } from '../domain/constants';
import { activeFirst } from '../domain/offer-status';
import type { FeaturedStoreView, HomePage as HomePageData } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { useToast } from '../ui/toast-provider';
import { SearchBox } from '../layout/SearchBox';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { OfferTicket } from '../offers/OfferTicket';
import { TicketGrid } from '../offers/TicketGrid';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { Section } from '../ui/Section';
import { css } from './HomePage.styles';
import { RotatingBanner } from './RotatingBanner';

/** A featured store. If it has no page yet, a toast says so (product rule R40). */
function FeaturedTile({ store, offer, afterwards, link }: FeaturedStoreView) {
  const now = useNow();
  const t = useMessages();
  const toast = useToast();
  const content = (
    <>
      <LogoTile src={store.logo} initials={store.initials} hue={store.hue} />
      <span className={css.tileWords}>
        <span className={css.tileName}>
          <Bidi>{store.name}</Bidi>
        </span>
        <span className={css.tileOffer}>
          <Bidi>{advertisingText(offer, afterwards, now)}</Bidi>
        </span>
      </span>
      <span className={css.tileArrow}>
        <Icon name="arrow" />
      </span>
    </>
  );
  if (link === '#') {
    return (
      <button
        type="button"
        className={css.tile}
        data-hue={store.hue}
        data-replay=""
        onClick={() =>
          toast({
            title: t('notice.coming-soon-title'),
            description: t('notice.coming-soon-text', { store: store.name }),
          })
        }
      >
        {content}
      </button>
    );
  }
  return (
    <PageLink to={link} className={css.tile} data-hue={store.hue}>
      {content}
    </PageLink>
  );
}

/** A link from the first items of a list to the complete list. */
function MoreLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PageLink to={to} className={buttonClass('secondary')}>
      {children}
      <Icon name="arrow" />
    </PageLink>
  );
}

function FeaturedStores({ featured }: Pick<HomePageData, 'featured'>) {
  const t = useMessages();
  return (
    <Section heading={featured.heading} intro={featured.intro}>
      <ul className={css.tiles}>
        {featured.stores.map((entry) => (
          <li key={entry.store.slug}>
            <FeaturedTile {...entry} />
          </li>
        ))}
      </ul>
      <p className={css.more}>
        <MoreLink to="/stores">{t('home.all-stores')}</MoreLink>
      </p>
    </Section>
  );
}

/** The first coupons of the list of all. */
function FirstCoupons({ coupons }: Pick<HomePageData, 'coupons'>) {
  const t = useMessages();
  const first = activeFirst(coupons.offers, useNow()).slice(0, homeCoupons);
  return (
    <Section heading={coupons.heading} intro={coupons.intro}>
      <AffiliateDisclosure />
      <div className={css.coupons}>
        <TicketGrid items={first} keyOf={(offer) => `${offer.store}/${offer.id}`}>
          {(offer) => {
            const store = coupons.stores[offer.store];
            return store && <OfferTicket offer={offer} store={store} named />;
          }}
        </TicketGrid>
      </div>
      <p className={css.more}>
        <MoreLink to="/all-coupons">{t('home.all-coupons')}</MoreLink>
      </p>
    </Section>
  );
}

/** The home page: search, featured stores, first coupons, sections. */
export default function HomePage({ page }: { readonly page: HomePageData }) {
  const { heading, subtitle, banner, featured, coupons, sections } = page;
  return (
    <>
      <div className={css.hero}>
        <Container>
          <div className={css.stage}>
            <div className={css.words}>
              <h1 className={css.heading}>
                <Bidi>{heading}</Bidi>
              </h1>
              {subtitle !== undefined && (
                <p className={css.subtitle}>
                  <Bidi>{subtitle}</Bidi>
                </p>
              )}
              <div className={css.search}>
                <SearchBox id="hero-search" size="l" />
              </div>
            </div>
            <RotatingBanner entries={banner} />
          </div>
        </Container>
      </div>
      <Container>
        <FeaturedStores featured={featured} />
        <FirstCoupons coupons={coupons} />
        <Sections sections={sections} />
      </Container>
    </>
  );
}
