import { useState } from 'react';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { OfferRow } from './OfferRow';
import { styles } from './OfferRows.styles';

export interface OfferRowsProps<Offer extends OfferView> {
  /** Active offers. */
  readonly offers: readonly Offer[];
  readonly storeOf: (offer: Offer) => StoreSummary | undefined;
  readonly named?: boolean;
  /** Returns the saving of an offer on the visitor's order, as text. */
  readonly savingOf?: ((offer: Offer) => string | undefined) | undefined;
}

/** Lists of up to this many offers are laid out at once. */
const shortList = 24;

export function OfferRows<Offer extends OfferView>({
  offers,
  storeOf,
  named = false,
  savingOf,
}: OfferRowsProps<Offer>) {
  // Decided once: a list that becomes long when the visitor's clock is known would be laid out again visibly.
  const [isLong] = useState(offers.length > shortList);
  return (
    <div className={styles.room}>
      <ul className={styles.list} data-long={isLong ? '' : undefined}>
        {offers.map((offer) => {
          const store = storeOf(offer);
          return (
            store && (
              <li key={`${store.slug}/${offer.id}`}>
                <OfferRow offer={offer} store={store} named={named} saving={savingOf?.(offer)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
