import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { advertisingText } from '../domain/offers/advertising';
import { firstCoupons } from '../domain/offers/first-coupons';
import type { FeaturedStoreView, HomePage as HomePageData } from '../domain/pages/page-data';
import type { ListedOffer, StoreSummary } from '../domain/offers/offer-view';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useSite } from '../hooks/site';
import { useToast } from '../ui/toast-provider';
import { SearchBox } from '../layout/SearchBox';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { benefitText } from '../offers/facts/benefit';
import { OfferRows } from '../offers/rows/OfferRows';
import { TrustOfList } from '../offers/facts/TrustOfList';
import { Sections } from '../store-page/Sections';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { buttonClass } from '../ui/Button';
import { joinClasses } from '../ui/join-classes';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { styles } from './HomePage.styles';
import { PageLinks } from './PageLinks';
import { RotatingBanner } from './RotatingBanner';

function FirstOffer({ offers }: Pick<FeaturedStoreView, 'offers'>) {
  const intl = useIntl();
  const [offer] = firstCoupons(offers, useNow(), useCountry());
  const benefit = offer?.benefit && benefitText(offer.benefit, intl);
  if (!benefit) return <BidiText as="strong" text={offer?.title} />;
  return (
    <strong>
      <Bidi>{benefit.before}</Bidi> <BidiText as="span" text={benefit.figure} /> <Bidi>{benefit.after}</Bidi>
    </strong>
  );
}

/**
 * Its first offer, then, smaller, the owner's text. If the store has no page yet, a toast says so (product rule R40).
 */
function FeaturedTile({ store, offers, offer, afterwards, link }: FeaturedStoreView) {
  const now = useNow();
  const intl = useIntl();
  const toast = useToast();
  const content = (
    <>
      <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" />
      <span className={styles.tileWords}>
        <BidiText as="span" className={styles.tileName} text={store.name} /> <FirstOffer offers={offers} />{' '}
        <BidiText as="span" className={styles.tileOffer} text={advertisingText(offer, afterwards, now)} />
      </span>
      <span className={styles.tileArrow}>
        <Icon name="arrow" />
      </span>
    </>
  );
  if (link === '#') {
    return (
      <button
        type="button"
        className={styles.tile}
        data-hue={store.hue}
        data-replay=""
        onClick={() =>
          toast({
            title: intl.formatMessage({ id: 'notice.coming-soon-title' }),
            description: intl.formatMessage({ id: 'notice.coming-soon-text' }, { store: store.name }),
          })
        }
      >
        {content}
      </button>
    );
  }
  return (
    <PageLink to={link} className={styles.tile} data-hue={store.hue}>
      {content}
    </PageLink>
  );
}

function MoreLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <PageLink to={to} className={buttonClass('secondary')}>
      {children}
      <Icon name="arrow" />
    </PageLink>
  );
}

function FirstCoupons({ coupons }: Pick<HomePageData, 'coupons'>) {
  const intl = useIntl();
  const now = useNow();
  const headingId = useId();
  const { testsPage } = useSite();
  const country = useCountry();
  const first = firstCoupons(coupons.offers, now, country).slice(0, coupons.count);
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => coupons.stores[offer.store];
  return (
    <section className={styles.coupons} aria-labelledby={headingId}>
      <BidiText as="h2" id={headingId} className={styles.couponsHeading} text={coupons.heading} />
      <TrustOfList offers={first} linked={false} withCountry>
        {/* New rows for each country: rows that changed their places would be seen to move. */}
        <OfferRows key={country} offers={first} storeOf={storeOf} named />
      </TrustOfList>
      <div className={styles.couponsFoot}>
        {coupons.intro !== undefined && <RichTextView text={coupons.intro} className={styles.couponsIntro} />}
        <MoreLink to="/all-coupons">{intl.formatMessage({ id: 'home.all-coupons' })}</MoreLink>
        {testsPage !== undefined && (
          <PageLink to={testsPage} className={styles.how} text={intl.formatMessage({ id: 'trust.how' })} />
        )}
        <AffiliateDisclosure />
      </div>
    </section>
  );
}

export default function HomePage({ page }: { readonly page: HomePageData }) {
  const intl = useIntl();
  const { heading, subtitle, storeCount, banner, featured, coupons, categories, sections } = page;
  const { length } = featured.stores;
  // In three columns the last row would have one or two tiles.
  const isRagged = length < 3 || length === 4;
  return (
    <>
      <div className={styles.hero}>
        <Container>
          <div className={styles.stage}>
            <div className={styles.words}>
              <BidiText as="h1" className={styles.heading} text={heading} />
              <p className={styles.count}>{intl.formatMessage({ id: 'home.store-count' }, { count: storeCount })}</p>
              <SearchBox id="hero-search" size="l" />
            </div>
            <FirstCoupons coupons={coupons} />
            <div className={styles.owner}>
              <BidiText as="p" className={styles.claim} text={subtitle} />
              <RotatingBanner entries={banner} />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <Section heading={featured.heading} intro={featured.intro}>
          <ul className={joinClasses(styles.tiles, isRagged && styles.inPairs)}>
            {featured.stores.map((entry) => (
              <li key={entry.store.slug}>
                <FeaturedTile {...entry} />
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <MoreLink to="/stores">{intl.formatMessage({ id: 'home.all-stores' })}</MoreLink>
          </p>
        </Section>
        {categories.length > 0 && (
          <Section heading={intl.formatMessage({ id: 'home.categories' })}>
            <PageLinks links={categories} />
          </Section>
        )}
        <Sections sections={sections} />
      </Container>
    </>
  );
}
