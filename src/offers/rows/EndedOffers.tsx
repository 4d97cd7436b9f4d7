import { useIntl } from 'react-intl';
import { grouped } from '../../domain/language/grouped';
import { endedOffers } from '../../domain/offers/offer-status';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { PageLink } from '../../ui/links/links';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { Fold } from '../../ui/Fold';
import { styles } from './EndedOffers.styles';
import { OfferText } from '../facts/OfferText';
import { validityText } from '../facts/validity';

/** One per line; in a list of several stores, below the names of the stores (product rule R14). */
export function EndedOffers<Offer extends OfferView>({
  offers,
  storeOf,
  detail,
}: {
  /** The offers of a list. Active ones are ignored. */
  readonly offers: readonly Offer[];
  readonly storeOf?: (offer: Offer) => StoreSummary | undefined;
  /** The field that a table of the same offers shows in a column. */
  readonly detail?: 'savings' | 'terms' | undefined;
}) {
  const intl = useIntl();
  const now = useNow();
  const ended = endedOffers(offers, now);
  if (ended.length === 0) return null;
  const lines = (some: readonly Offer[]) => (
    <ul>
      {some.map((offer) => (
        <li key={offer.id} className={styles.offer} data-offer={offer.id} data-kind={offer.kind} data-state="expired">
          <span>
            <OfferText offer={offer}>{offer.title}</OfferText>
          </span>
          {detail && offer[detail] !== undefined && (
            <span>
              <OfferText offer={offer}>{offer[detail]}</OfferText>
            </span>
          )}
          {offer.code !== undefined && (
            <bdi dir="ltr">
              <code className={styles.code}>{offer.code}</code>
            </bdi>
          )}
          <BidiText
            as="span"
            className={styles.end}
            text={validityText(offer, now, settings.timeZone, intl).end ?? ''}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Fold
      className={styles.root}
      summary={intl.formatMessage({ id: 'offers.ended' }, { count: ended.length })}
      summaryClass={styles.summary}
    >
      {storeOf ? (
        <ul>
          {[...grouped(ended, storeOf)].map(
            ([store, some]) =>
              store && (
                <li key={store.slug}>
                  <PageLink to={store.path} className={styles.store}>
                    <Bidi>{store.name}</Bidi> <span className={styles.count}>{some.length}</span>
                  </PageLink>
                  {lines(some)}
                </li>
              ),
          )}
        </ul>
      ) : (
        lines(ended)
      )}
    </Fold>
  );
}
