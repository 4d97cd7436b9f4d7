import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticlePage as ArticlePageData } from '../domain/pages/page-data';
import { countedIn } from '../domain/offers/country';
import { shownActiveOffers } from '../domain/offers/shown-offers';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { PrintHeader } from '../offers/print/PrintHeader';
import { OfferSourceProvider } from '../offers/state/offer-source';
import { OfferRows } from '../offers/rows/OfferRows';
import { OffersSection } from '../store-page/sections/OffersSection';
import { Sections } from '../store-page/Sections';
import { BidiText } from '../ui/text/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Container } from '../ui/Container';
import { InLanguage, useLanguageAttributes } from '../ui/text/InLanguage';
import { RichTextView } from '../ui/RichTextView';
import { PageLink } from '../ui/links/links';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './ArticlePage.styles';
import { ContentLanguageNotice } from './ContentLanguage';

const ownViews = { offers: OffersSection };

interface PartProps {
  readonly page: ArticlePageData;
}

/** A code that is not invalid in the shopper's country, in the language of the interface. */
function FirstCode({ page }: PartProps) {
  const codes = shownActiveOffers(page, useNow()).flatMap(({ offer }) => (offer.code === undefined ? [] : [offer]));
  const [first = codes[0]] = countedIn(codes, useCountry());
  return (
    <div className={styles.first} {...useLanguageAttributes()}>
      {first && (
        <>
          <VisuallyHidden as="h2">
            <FormattedMessage id="offer.code" />
          </VisuallyHidden>
          <OfferRows offers={[first]} storeOf={() => page.store} named />
        </>
      )}
      <AffiliateDisclosure />
    </div>
  );
}

function StoreLine({ page: { store, month } }: PartProps) {
  const intl = useIntl();
  return (
    <p className={styles.meta} {...useLanguageAttributes()}>
      <PageLink
        to={store.path}
        className={styles.store}
        text={intl.formatMessage({ id: 'offer.to-store' }, { store: store.name })}
      />
      {month !== undefined && <BidiText as="span" text={intl.formatMessage({ id: 'store.checked' }, { month })} />}
    </p>
  );
}

/** An article about the codes of one store, in one language. Its tickets use the language of the interface. */
export default function ArticlePage({ page }: PartProps) {
  const { store, offers, heading, trail, intro, sections, contentLanguage } = page;
  return (
    <OfferSourceProvider store={store} offers={offers}>
      <Container>
        <PrintHeader path={page.path} />
        <div className={styles.trail}>
          <Breadcrumbs trail={trail} />
        </div>
        <ContentLanguageNotice language={contentLanguage} />
        <InLanguage language={contentLanguage} className={styles.head}>
          <BidiText as="h1" className={styles.heading} text={heading} />
          <FirstCode page={page} />
          <RichTextView text={intro} className={styles.intro} />
          <StoreLine page={page} />
        </InLanguage>
        <InLanguage language={contentLanguage}>
          <Sections sections={sections} ownViews={ownViews} />
        </InLanguage>
      </Container>
    </OfferSourceProvider>
  );
}
