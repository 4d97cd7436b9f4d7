import type { OfferView, StoreSummary } from '../domain/page-data';
import { OfferRow } from './OfferRow';
import { styles } from './OfferRows.styles';

interface OfferRowsProps {
  /** Active offers. */
  readonly offers: readonly OfferView[];
  readonly store: StoreSummary;
}

/** Offers of one store as the rows of one list. */
export function OfferRows({ offers, store }: OfferRowsProps) {
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferRow offer={offer} store={store} />
        </li>
      ))}
    </ul>
  );
}
