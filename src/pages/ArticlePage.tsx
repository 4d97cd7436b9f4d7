import { directionOf } from '../domain/language';
import type { ArticlePage as ArticlePageData } from '../domain/page-data';
import { countedIn } from '../domain/country';
import { shownActiveOffers } from '../domain/shown-offers';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { CodeStrip } from '../offers/CodeStrip';
import { PrintHeader } from '../offers/PrintHeader';
import { OfferSourceProvider } from '../offers/offer-source';
import { OffersSection } from '../store-page/sections/OffersSection';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Container } from '../ui/Container';
import { RichTextView } from '../ui/RichTextView';
import { PageLink } from '../links/links';
import { css } from './ArticlePage.styles';
import { ContentLanguageNotice, InLanguage } from './ContentLanguage';

const ownViews = { offers: OffersSection };

/** An article about the codes of one store, in one language. Its tickets use the language of the interface. */
export default function ArticlePage({ page }: { readonly page: ArticlePageData }) {
  const t = useMessages();
  const language = useLanguage();
  const now = useNow();
  const { store, offers, heading, trail, month, intro, sections, contentLanguage } = page;
  const foreign = contentLanguage !== undefined && contentLanguage !== language;
  const codes = shownActiveOffers(page, now).flatMap(({ offer }) => (offer.code === undefined ? [] : [offer]));
  const [first = codes[0]] = countedIn(codes, useCountry());
  return (
    <OfferSourceProvider store={store} offers={offers} {...(foreign && { offersIn: language })}>
      <Container>
        <PrintHeader path={page.path} />
        <Breadcrumbs trail={trail} />
        <ContentLanguageNotice language={contentLanguage} />
        <InLanguage language={contentLanguage} className={css.head}>
          <h1 className={css.heading}>
            <Bidi>{heading}</Bidi>
          </h1>
          {/* The words of the interface are in its language, but parts of the content keep the direction of the content. */}
          <div className={css.first} lang={foreign ? language : undefined}>
            {first?.code !== undefined && <CodeStrip offer={first} code={first.code} store={store} />}
            <div dir={foreign ? directionOf(language) : undefined}>
              <AffiliateDisclosure />
            </div>
          </div>
          <RichTextView text={intro} className={css.intro} />
          <p className={css.meta} {...(foreign && { lang: language, dir: directionOf(language) })}>
            <PageLink to={store.path} className={css.store}>
              <Bidi>{t('offer.to-store', { store: store.name })}</Bidi>
            </PageLink>
            {month !== undefined && (
              <span>
                <Bidi>{t('store.checked', { month })}</Bidi>
              </span>
            )}
          </p>
        </InLanguage>
        <InLanguage language={contentLanguage}>
          <Sections sections={sections} ownViews={ownViews} />
        </InLanguage>
      </Container>
    </OfferSourceProvider>
  );
}
