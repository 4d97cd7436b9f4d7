import type { ArticlePage as ArticlePageData } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { OfferSourceProvider } from '../offers/offer-source';
import { Sections } from '../store-page/Sections';
import { Bidi } from '../ui/Bidi';
import { Container } from '../ui/Container';
import { LogoTile } from '../ui/LogoTile';
import { RichTextView } from '../ui/RichTextView';
import { PageLink } from '../links/links';
import { css } from './ArticlePage.styles';
import { ContentLanguageNotice, InLanguage } from './ContentLanguage';

/** An article about the codes of one store, in one language. Its tickets use the language of the interface. */
export default function ArticlePage({ page }: { readonly page: ArticlePageData }) {
  const t = useMessages();
  const language = useLanguage();
  const { store, offers, heading, month, intro, sections, contentLanguage } = page;
  const foreign = contentLanguage !== undefined && contentLanguage !== language;
  return (
    <OfferSourceProvider store={store} offers={offers} {...(foreign && { offersIn: language })}>
      <Container>
        <ContentLanguageNotice language={contentLanguage} />
        <div className={css.head}>
          <PageLink to={store.path} className={css.store}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" loading="eager" />
            <Bidi>{t('offer.to-store', { store: store.name })}</Bidi>
          </PageLink>
          <InLanguage language={contentLanguage}>
            <h1 className={css.heading}>
              <Bidi>{heading}</Bidi>
            </h1>
          </InLanguage>
          {month !== undefined && (
            <p className={css.meta}>
              <Bidi>{t('store.checked', { month })}</Bidi>
            </p>
          )}
          <InLanguage language={contentLanguage}>
            <RichTextView text={intro} className={css.intro} />
          </InLanguage>
          <AffiliateDisclosure />
        </div>
        <InLanguage language={contentLanguage}>
          <Sections sections={sections} />
        </InLanguage>
      </Container>
    </OfferSourceProvider>
  );
}
