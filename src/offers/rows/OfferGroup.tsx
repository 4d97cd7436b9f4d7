import type { OfferView } from '../../domain/offers/offer-view';
import type { FitCounts } from '../../domain/offers/country';
import { CountryLists } from './CountryLists';
import { OfferRows, type OfferRowsProps } from './OfferRows';
import { styles } from './OfferGroup.styles';
import { TrustOfList } from '../facts/TrustOfList';

/** A part of a list of several stores, with its heading and number. Renders nothing without offers. */
export function OfferGroup<Offer extends OfferView>({
  id,
  heading,
  count,
  offers,
  fits,
  ...rows
}: Pick<OfferRowsProps<Offer>, 'offers' | 'storeOf' | 'savingOf'> & {
  readonly id: string;
  readonly heading: string;
  /** The number of offers that count. */
  readonly count: number;
  /** The number of offers by fit in the chosen country, if `offers` has only the first ones. */
  readonly fits?: FitCounts | undefined;
}) {
  if (offers.length === 0) return null;
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.count}>{count}</span>
      </h2>
      <TrustOfList offers={offers}>
        <CountryLists offers={offers} level={3} counts={fits}>
          {(some) => <OfferRows {...rows} offers={some} named />}
        </CountryLists>
      </TrustOfList>
    </section>
  );
}
