import type { OfferView, StoreSummary } from '../domain/page-data';
import { OfferRow } from './OfferRow';
import { css } from './OfferRows.styles';

interface OfferRowsProps<Offer extends OfferView> {
  /** Active offers. */
  readonly offers: readonly Offer[];
  readonly storeOf: (offer: Offer) => StoreSummary | undefined;
  /** true in lists of several stores. */
  readonly named?: boolean;
}

/** Offers as the rows of one list. */
export function OfferRows<Offer extends OfferView>({ offers, storeOf, named = false }: OfferRowsProps<Offer>) {
  return (
    <ul className={css.list}>
      {offers.map((offer) => {
        const store = storeOf(offer);
        return (
          store && (
            <li key={`${store.slug}/${offer.id}`}>
              <OfferRow offer={offer} store={store} named={named} />
            </li>
          )
        );
      })}
    </ul>
  );
}
