import { useRef, startTransition, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { feedScore, scoreWithoutRatings } from '../domain/offers/feed-score';
import { fitCounts } from '../domain/offers/country';
import { activeOffers, endedOffers } from '../domain/offers/offer-status';
import type { StorePage as StorePageData, CountryView } from '../domain/pages/page-data';
import { checksPath } from '../domain/pages/paths';
import { allActiveOffers } from '../domain/offers/remaining-offers';
import { featuredOffer } from '../domain/offers/shown-offers';
import { withOffersFirst } from '../domain/offers/suggested-stores';
import { StoreSections } from '../generated/store-sections';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { PageLink } from '../ui/links/links';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { activeOffersText } from '../offers/facts/country-text';
import { OfferSourceProvider } from '../offers/state/offer-source';
import { OfferTicket } from '../offers/tickets/OfferTicket';
import { PrintHeader } from '../offers/print/PrintHeader';
import { SuggestedStores } from '../offers/feedback/SuggestedStores';
import { WayOn } from '../offers/feedback/WayOn';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { Rating } from '../ui/Rating';
import { Section } from '../ui/Section';
import { Wording } from '../ui/Wording';
import { ActionLink } from './ActionLink';
import { BottomBar } from './BottomBar';
import { CountryChooser } from './CountryChooser';
import { Ladder } from './Ladder';
import { OffersSection } from './sections/OffersSection';
import { shownActions } from './shown-actions';
import { styles } from './StorePage.styles';

interface CountryChoice {
  /** The country of the texts; undefined if they name none. */
  readonly current: CountryView | undefined;
  readonly heading: string;
  readonly subtitle: string;
}

/**
 * Heading, subtitle and title for `?country=` (product rule R56). For a country without texts, the heading names none.
 */
function useCountryChoice(page: StorePageData): CountryChoice {
  const country = useCountry();
  const [first, setFirst] = useState(true);
  // The second render sets the title after the page's own. It renders the whole page, so pages without a choice skip
  // it.
  const hasChoice = page.countries !== undefined;
  useEffect(() => {
    if (hasChoice) startTransition(() => setFirst(false));
  }, [hasChoice]);

  const chosen = page.countries?.find((choice) => choice.country === country);
  const title = chosen?.title ?? page.title;
  useEffect(() => {
    if (!first) document.title = title;
  }, [first, title]);

  const isElsewhere = hasChoice && country !== undefined && !chosen;
  return {
    current:
      chosen ?? (isElsewhere ? undefined : page.countries?.find(({ country }) => country === page.defaultCountry)),
    heading: chosen?.heading ?? (isElsewhere ? page.headingElsewhere : undefined) ?? page.heading,
    subtitle: chosen?.subtitle ?? page.subtitle,
  };
}

/** The rating of the store: for a feed computed from its active offers, else that of the data, if any. */
function StoreRating({ page }: { readonly page: StorePageData }) {
  const now = useNow();
  if (page.fromFeed && !page.unrated) {
    const rated = feedScore(allActiveOffers(page, now));
    return (
      <>
        <li>
          <Rating score={rated.score} count={rated.count} />
        </li>
        {/* The score without ratings is not the opinion of any shopper (product rule R62). */}
        {rated === scoreWithoutRatings && <FormattedMessage id="store.no-ratings-yet" tagName="li" />}
      </>
    );
  }
  const { rating } = page.store;
  return (
    rating && (
      <li>
        <Rating score={rating.score} count={rating.count} atLeast={rating.atLeast} />
      </li>
    )
  );
}

function Glance({ page }: { readonly page: StorePageData }) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  const { store, month, fromFeed, unrated, hasChecks, testsPage } = page;
  const fits = fitCounts(allActiveOffers(page, now), country);
  const rated = (fromFeed && !unrated) || store.rating !== undefined;
  const checked = month !== undefined && <Bidi>{intl.formatMessage({ id: 'store.checked' }, { month })}</Bidi>;
  return (
    <ul className={styles.glance} data-glance="">
      {rated && <StoreRating page={page} />}
      {checked && (
        <li>
          <Icon name="calendar" />
          {testsPage === undefined ? checked : <PageLink to={`${testsPage}#${store.slug}`}>{checked}</PageLink>}
        </li>
      )}
      <li>
        <Icon name="tag" />
        {fits.valid + fits.unknown === 0
          ? activeOffersText(fits, country, intl)
          : intl.formatMessage({ id: 'store.active-offers' }, { count: fits.valid + fits.unknown })}
      </li>
      {hasChecks && (
        <li>
          <PageLink to={checksPath(page.path)}>{intl.formatMessage({ id: 'checks.to-log' })}</PageLink>
        </li>
      )}
    </ul>
  );
}

const ownViews = { offers: OffersSection };

export default function StorePage({ page }: { readonly page: StorePageData }) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  const { heading, subtitle, current } = useCountryChoice(page);
  const { store, countries, trail, offers, feedback, fromFeed, sections, similar } = page;
  const featured = featuredOffer(page, now, country);
  const empty = activeOffers(offers, now).length === 0;
  const list = sections.find(({ kind }) => kind === 'offers');
  const endedOn = endedOffers(offers, now)[0]?.endsOn;
  const actions = shownActions(page, now);
  const first = useRef<HTMLDivElement>(null);

  return (
    <OfferSourceProvider
      store={store}
      offers={offers}
      fromFeed={fromFeed}
      featured={featured}
      sections={sections}
      feedback={feedback}
    >
      <div className={styles.hero} data-hue={store.hue}>
        <Container>
          <PrintHeader path={page.path} />
          <div className={styles.layout} data-alone={featured || empty ? undefined : ''}>
            <div className={styles.head}>
              <div className={styles.store}>
                <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" loading="eager" />
                <div>
                  <BidiText as="span" className={styles.name} text={store.name} />
                  <Breadcrumbs trail={trail} />
                  {trail?.at(-1)?.name !== store.category && <Bidi>{store.category}</Bidi>}
                </div>
              </div>
              <h1 className={styles.heading}>
                <Wording key={heading}>{heading}</Wording>
              </h1>
              {countries && <CountryChooser path={page.path} countries={countries} current={current} />}
            </div>
            <div className={styles.featured} data-ticket={featured && !empty ? '' : undefined} ref={first}>
              {empty && (
                <WayOn
                  level={2}
                  framed
                  title={
                    (list?.kind === 'offers' ? list.empty : undefined) ?? intl.formatMessage({ id: 'offers.none' })
                  }
                  text={endedOn && intl.formatMessage({ id: 'offers.none-since' }, { date: endedOn })}
                  stores={similar ?? []}
                />
              )}
              {featured && <OfferTicket offer={featured} store={store} />}
              <AffiliateDisclosure />
            </div>
            <div className={styles.more}>
              <Glance page={page} />
              <BidiText className={styles.subtitle} text={subtitle} />
              {actions.length > 0 && (
                <ul className={styles.actions} aria-label={intl.formatMessage({ id: 'store.actions' })}>
                  {actions.map((action) => (
                    <li key={action.label}>
                      <ActionLink {...action} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <Ladder />
        <StoreSections sections={sections} folding={empty ? 'all' : 'late'} ownViews={ownViews} />
        {similar && !empty && (
          <Section heading={intl.formatMessage({ id: 'store.similar' })} className={styles.similar}>
            <SuggestedStores stores={withOffersFirst(similar, now, country)} />
          </Section>
        )}
      </Container>
      <BottomBar page={page} after={first} />
    </OfferSourceProvider>
  );
}
