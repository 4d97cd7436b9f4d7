import { countryFit, inCountryOrder } from '../domain/country';
import { activeFirst, activeOffers } from '../domain/offer-status';
import { listPagePath } from '../domain/list-pages';
import type { CategorizedOffer, CouponsPageView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { AffiliateDisclosure } from '../offers/AffiliateDisclosure';
import { EndedOffers } from '../offers/EndedOffers';
import { PrintHeader } from '../offers/PrintHeader';
import { WayOn } from '../offers/WayOn';
import { Bidi } from '../ui/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { RichTextView } from '../ui/RichTextView';
import { css } from './CouponsPage.styles';
import { ListPages } from './ListPages';
import { OfferGroup } from './OfferGroup';

/** The kinds of offers, with the ids of their groups. */
const kinds = [
  ['code', 'codes'],
  ['deal', 'deals'],
] as const;

/** The heading with the numbers, and where to the groups. */
function Head({ page, counts }: { readonly page: CouponsPageView; readonly counts: readonly number[] }) {
  const t = useMessages();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={css.head}>
        <Breadcrumbs trail={page.trail} />
        <h1 className={css.heading}>
          <Bidi>{page.heading}</Bidi>
        </h1>
        <p className={css.meta}>
          <Bidi>{t('store.active-offers', { count: all })}</Bidi>
          {page.month !== undefined && (
            <>
              {' · '}
              <Bidi>{t('store.checked', { month: page.month })}</Bidi>
            </>
          )}
        </p>
      </div>
      <AffiliateDisclosure />
      <nav aria-label={t('coupons.list')} className={css.chips}>
        {kinds.map(
          ([kind, id], index) =>
            counts[index] !== 0 && (
              <a key={kind} href={`#${id}`} className={chipClass()}>
                {t(`coupons.${id}`)} <span className={css.count}>{counts[index]}</span>
              </a>
            ),
        )}
      </nav>
    </>
  );
}

/** All offers: the active codes, the active deals, and those that have ended, folded. */
export default function CouponsPage({ page }: { readonly page: CouponsPageView }) {
  const t = useMessages();
  const now = useNow();
  const country = useCountry();
  const { subtitle, intro, stores, offers, part, more = [] } = page;
  const active = inCountryOrder(activeFirst(activeOffers(offers, now), now), country);
  const groups = kinds.map(([kind]) => active.filter((offer) => offer.kind === kind));
  const counts = groups.map((group) => group.filter((offer) => countryFit(offer, country) !== 'invalid').length);
  const storeOf = (offer: CategorizedOffer): StoreSummary | undefined => stores[offer.store];
  return (
    <Container>
      <PrintHeader path={page.path} />
      <Head page={page} counts={counts} />
      <div className={css.list}>
        {active.length === 0 && <WayOn framed title={t('offers.none')} stores={[]} />}
        {kinds.map(([kind, id], index) => (
          <OfferGroup
            key={kind}
            id={id}
            heading={t(`coupons.${id}`)}
            offers={groups[index] ?? []}
            count={counts[index] ?? 0}
            storeOf={storeOf}
          />
        ))}
        <div className={css.ended}>
          <EndedOffers offers={offers} storeOf={storeOf} />
        </div>
      </div>
      {more.length > 0 && (
        <ul className={css.more}>
          {more.map((slug) => {
            const store = stores[slug];
            return (
              store && (
                <li key={slug}>
                  <PageLink to={listPagePath(store.path, 2)}>
                    {t('coupons.more-of-store', { store: store.name })}
                  </PageLink>
                </li>
              )
            );
          })}
        </ul>
      )}
      {part && <ListPages part={part} />}
      <div className={css.about}>
        {subtitle !== undefined && (
          <p>
            <Bidi>{subtitle}</Bidi>
          </p>
        )}
        {intro !== undefined && <RichTextView text={intro} />}
      </div>
    </Container>
  );
}
