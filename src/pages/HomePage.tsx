import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links';
import { advertisingText } from '../domain/advertising';
import { firstCoupons } from '../domain/first-coupons';
import type { FeaturedStoreView, HomePage as HomePageData, ListedOffer, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useToast } from '../ui/toast-provider';
import { SearchBox } from '../layout/SearchBox';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { ListedOfferRows } from '../offers/ListedOfferRows';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { buttonClass } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { styles } from './HomePage.styles';
import { PageLinks } from './PageLinks';
import { RotatingBanner } from './RotatingBanner';

/** The text of an offer, with its first percentage or price in large type. */
function TileOffer({ text }: { readonly text: string }) {
  const [figure = ''] = /\$[\d,.]*\d(?:–\$[\d,.]*\d)?|\d+%/.exec(text) ?? [];
  const start = text.indexOf(figure);
  return (
    <span className={styles.tileOffer}>
      <Bidi>{text.slice(0, start)}</Bidi>
      {figure !== '' && <BidiText as="strong" className={styles.tileFigure} text={figure} />}
      <Bidi>{text.slice(start + figure.length)}</Bidi>
    </span>
  );
}

/** A featured store. If it has no page yet, a toast says so (product rule R40). */
function FeaturedTile({ store, offer, afterwards, link }: FeaturedStoreView) {
  const now = useNow();
  const intl = useIntl();
  const toast = useToast();
  const content = (
    <>
      <LogoTile src={store.logo} initials={store.initials} hue={store.hue} />
      <span className={styles.tileWords}>
        <BidiText as="span" className={styles.tileName} text={store.name} />
        <TileOffer text={advertisingText(offer, afterwards, now)} />
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
  const intl = useIntl();
  return (
    <Section heading={featured.heading} intro={featured.intro}>
      <ul className={styles.tiles}>
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
  );
}

function FirstCoupons({ coupons }: Pick<HomePageData, 'coupons'>) {
  const intl = useIntl();
  const now = useNow();
  const headingId = useId();
  const first = firstCoupons(coupons.offers, now, useCountry());
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => coupons.stores[offer.store];
  return (
    <section className={styles.coupons} aria-labelledby={headingId}>
      <BidiText as="h2" id={headingId} className={styles.couponsHeading} text={coupons.heading} />
      <AffiliateDisclosure />
      <ListedOfferRows offers={first} storeOf={storeOf} country="known" />
      <div className={styles.couponsFoot}>
        {coupons.intro !== undefined && <RichTextView text={coupons.intro} />}
        <MoreLink to="/all-coupons">{intl.formatMessage({ id: 'home.all-coupons' })}</MoreLink>
      </div>
    </section>
  );
}

/** The home page: search and first coupons, banner, featured stores, sections. */
export default function HomePage({ page }: { readonly page: HomePageData }) {
  const intl = useIntl();
  const { heading, subtitle, banner, featured, coupons, categories, sections } = page;
  return (
    <>
      <div className={styles.hero}>
        <Container>
          <div className={styles.stage}>
            <div className={styles.words}>
              <BidiText as="h1" className={styles.heading} text={heading} />
              <BidiText className={styles.subtitle} text={subtitle} />
              <div className={styles.search}>
                <SearchBox id="hero-search" size="l" />
              </div>
            </div>
            <FirstCoupons coupons={coupons} />
            <RotatingBanner entries={banner} />
          </div>
        </Container>
      </div>
      <Container>
        <FeaturedStores featured={featured} />
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
