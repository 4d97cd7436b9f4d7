import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links';
import { advertisingText, figureInText, shortAdvertising, type FigureInText } from '../domain/advertising';
import { homeCoupons } from '../domain/constants';
import { firstCoupons } from '../domain/first-coupons';
import type { FeaturedStoreView, HomePage as HomePageData, ListedOffer, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useToast } from '../ui/toast-provider';
import { SearchBox } from '../layout/SearchBox';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { OfferRows } from '../offers/OfferRows';
import { TrustOfList } from '../offers/TrustOfList';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { buttonClass } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { styles } from './HomePage.styles';
import { PageLinks } from './PageLinks';
import { RotatingBanner } from './RotatingBanner';

/** The text of an offer, with its first percentage or price as a figure. */
function OfferFigure({ text: { before, figure, after } }: { readonly text: FigureInText }) {
  return (
    <>
      <Bidi>{before}</Bidi>
      {figure !== '' && <BidiText as="strong" text={figure} />}
      <Bidi>{after}</Bidi>
    </>
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
        <span className={styles.tileOffer}>
          <OfferFigure text={figureInText(advertisingText(offer, afterwards, now))} />
        </span>
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

/** The class of a grid with three columns, or with two for numbers of tiles that would leave three columns ragged. */
function gridClass(grid: string, count: number): string {
  return classNames(grid, (count < 3 || count === 4) && styles.inPairs);
}

/** The featured stores in the hero of wide windows: each with its figure and a link to its page. */
function HeroStores({ featured: { heading, stores } }: Pick<HomePageData, 'featured'>) {
  const now = useNow();
  const linked = stores.filter(({ link }) => link !== '#');
  return (
    <ul className={gridClass(styles.heroStores, linked.length)} aria-label={heading}>
      {linked.map(({ store, offer, afterwards, link }) => (
        <li key={store.slug}>
          <PageLink to={link} className={styles.heroStore} data-hue={store.hue}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="xs" />
            <span className={styles.heroWords}>
              <BidiText as="span" className={styles.heroName} text={store.name} />{' '}
              <span className={styles.heroOffer}>
                <OfferFigure text={shortAdvertising(advertisingText(offer, afterwards, now))} />
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
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
      <ul className={gridClass(styles.tiles, featured.stores.length)}>
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
  const first = firstCoupons(coupons.offers, now, useCountry()).slice(0, coupons.count);
  const isShort = first.length < homeCoupons;
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => coupons.stores[offer.store];
  return (
    <section className={classNames(styles.coupons, isShort && styles.few)} aria-labelledby={headingId}>
      <div className={styles.couponsHead}>
        <BidiText as="h2" id={headingId} className={styles.couponsHeading} text={coupons.heading} />
        <AffiliateDisclosure />
      </div>
      <TrustOfList offers={first} withCountry>
        <OfferRows offers={first} storeOf={storeOf} named />
      </TrustOfList>
      <div className={classNames(styles.couponsFoot, isShort && styles.footOfFew)}>
        {coupons.intro !== undefined && <RichTextView text={coupons.intro} />}
        <MoreLink to="/all-coupons">{intl.formatMessage({ id: 'home.all-coupons' })}</MoreLink>
      </div>
    </section>
  );
}

/** The introduction of the site: first the number of stores, then, in smaller type, the owner's text. */
function Lead({ count, text }: { readonly count: number; readonly text: string | undefined }) {
  const intl = useIntl();
  return (
    <p className={styles.subtitle}>
      <strong className={styles.count}>{intl.formatMessage({ id: 'home.store-count' }, { count })}</strong>{' '}
      {text !== undefined && <Bidi>{text}</Bidi>}
    </p>
  );
}

/** The home page: search and first coupons, banner, featured stores, sections. */
export default function HomePage({ page }: { readonly page: HomePageData }) {
  const intl = useIntl();
  const { heading, subtitle, storeCount, banner, featured, coupons, categories, sections } = page;
  return (
    <>
      <div className={styles.hero}>
        <Container>
          <div className={styles.stage}>
            <div className={styles.words}>
              <BidiText as="h1" className={styles.heading} text={heading} />
              <Lead count={storeCount} text={subtitle} />
              <div className={styles.search}>
                <SearchBox id="hero-search" size="l" />
              </div>
              <HeroStores featured={featured} />
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
