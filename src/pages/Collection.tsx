import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { directionOf } from '../domain/language/language';
import { postPath } from '../domain/pages/paths';
import type { CategoryPage, PageLinkView, SeasonPage } from '../domain/pages/page-data';
import type { ListedOffer, StoreSummary } from '../domain/offers/offer-view';
import { PageLink } from '../ui/links/links';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { EndedOffers } from '../offers/rows/EndedOffers';
import { OfferGroups } from '../offers/rows/OfferGroups';
import { PrintHeader } from '../offers/print/PrintHeader';
import { useActiveOffers } from '../offers/state/use-active-offers';
import { SuggestedStores } from '../offers/feedback/SuggestedStores';
import { WayOn } from '../offers/feedback/WayOn';
import { Container } from '../ui/Container';
import { Section } from '../ui/Section';
import { styles } from './Collection.styles';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';
import { PageLinks } from './PageLinks';

interface NamedLinksProps {
  readonly heading: string;
  readonly links: readonly PageLinkView[];
}

/** A section with links to pages of the same kind. Renders nothing without links. */
function NamedLinks({ heading, links }: NamedLinksProps) {
  return (
    links.length > 0 && (
      <Section heading={heading}>
        <PageLinks links={links} />
      </Section>
    )
  );
}

interface CollectionProps {
  readonly page: CategoryPage | SeasonPage;
  readonly about?: ReactNode;
  readonly ways?: ReactNode;
  readonly headings: Readonly<Record<'categories' | 'seasons', string>>;
}

export function Collection({ page, about, ways, headings }: CollectionProps) {
  const intl = useIntl();
  const { heading, trail, intro, stores, offers, cards, posts, categories, seasons, part } = page;
  const active = useActiveOffers(offers);
  const storeOf = (offer: ListedOffer): StoreSummary | undefined => stores[offer.store];
  return (
    <Container>
      <PrintHeader path={page.path} />
      <PageHeading heading={heading} trail={trail} intro={intro}>
        {about}
        <AffiliateDisclosure />
      </PageHeading>
      {active.length === 0 && (
        <WayOn
          framed
          title={intl.formatMessage({ id: 'offers.none' })}
          stores={cards.map(({ others = [], ...store }) => ({ ...store, offers: others }))}
        />
      )}
      <div className={styles.offers}>
        <OfferGroups offers={active} storeOf={storeOf} />
      </div>
      <div className={styles.ended}>
        <EndedOffers offers={offers} storeOf={storeOf} />
      </div>
      {active.length > 0 && ways}
      <Section heading={intl.formatMessage({ id: 'collection.stores' })}>
        <SuggestedStores stores={cards} within={page.kind} />
      </Section>
      {part && <ListPages part={part} />}
      {posts.length > 0 && (
        <Section heading={intl.formatMessage({ id: 'collection.posts' })}>
          <ul>
            {posts.map(({ slug, title, language }) => (
              <li key={slug} lang={language} dir={directionOf(language)}>
                <PageLink to={postPath(slug)} className={styles.post} text={title} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <NamedLinks heading={headings.categories} links={categories} />
      <NamedLinks heading={headings.seasons} links={seasons} />
    </Container>
  );
}
