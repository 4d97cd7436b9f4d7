import { useId } from 'react';
import { PageLink } from '../links/links';
import { advertisingText } from '../domain/advertising';
import { homeCoupons } from '../domain/constants';
import { inCountryOrder } from '../domain/country';
import { activeFirst, activeOffers } from '../domain/offer-status';
import type { FeaturedStoreView, HomePage as HomePageData, ListedOffer, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { useToast } from '../ui/toast-provider';
import { SearchBox } from '../layout/SearchBox';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { ListedOfferRows } from '../offers/ListedOfferRows';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { css } from './HomePage.styles';
import { PageLinks } from './PageLinks';
import { RotatingBanner } from './RotatingBanner';

/** The text of an offer, with its first percentage or price in large type. */
function TileOffer({ text }: { readonly text: string }) {
  const [figure = ''] = /\$[\d,.]*\d(?:–\$[\d,.]*\d)?|\d+%/.exec(text) ?? [];
  const start = text.indexOf(figure);
  return (
    <span className={css.tileOffer}>
      <Bidi>{text.slice(0, start)}</Bidi>
      {figure !== '' && (
        <strong className={css.tileFigure}>
          <Bidi>{figure}</Bidi>
        </strong>
      )}
      <Bidi>{text.slice(start + figure.length)}</Bidi>
    </span>
  );
}

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
        <TileOffer text={advertisingText(offer, afterwards, now)} />
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
  const now = useNow();
  const headingId = useId();
  const first = inCountryOrder(activeFirst(activeOffers(coupons.offers, now), now), useCountry()).slice(0, homeCoupons);
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => coupons.stores[offer.store];
  return (
    <section className={css.coupons} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.couponsHeading}>
        <Bidi>{coupons.heading}</Bidi>
      </h2>
      <AffiliateDisclosure />
      <ListedOfferRows offers={first} storeOf={storeOf} />
      <div className={css.couponsFoot}>
        {coupons.intro !== undefined && <RichTextView text={coupons.intro} />}
        <MoreLink to="/all-coupons">{t('home.all-coupons')}</MoreLink>
      </div>
    </section>
  );
}

/** The home page: search and first coupons, banner, featured stores, sections. */
export default function HomePage({ page }: { readonly page: HomePageData }) {
  const t = useMessages();
  const { heading, subtitle, banner, featured, coupons, categories, sections } = page;
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
            <FirstCoupons coupons={coupons} />
            <RotatingBanner entries={banner} />
          </div>
        </Container>
      </div>
      <Container>
        <FeaturedStores featured={featured} />
        {categories.length > 0 && (
          <Section heading={t('home.categories')}>
            <PageLinks links={categories} />
          </Section>
        )}
        <Sections sections={sections} />
      </Container>
    </>
  );
}
