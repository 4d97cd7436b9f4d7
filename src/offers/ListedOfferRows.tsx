import type { OfferView, StoreSummary } from '../domain/page-data';
import { ListedOfferRow, type ListedOfferRowProps } from './ListedOfferRow';
import { styles } from './ListedOfferRows.styles';

interface ListedOfferRowsProps<Offer extends OfferView> {
  /** Active offers. */
  readonly offers: readonly Offer[];
  readonly storeOf: (offer: Offer) => StoreSummary | undefined;
  /** What an offer saves on the order of the visitor, in words. */
  readonly savingOf?: (offer: Offer) => string | undefined;
  /** What the rows say of the chosen country. */
  readonly country?: ListedOfferRowProps['country'];
}

/** Offers of several stores: the rows of one list where there is little room, else a grid. */
export function ListedOfferRows<Offer extends OfferView>({
  offers,
  storeOf,
  savingOf,
  country,
}: ListedOfferRowsProps<Offer>) {
  return (
    <div className={styles.room}>
      <ul className={styles.list}>
        {offers.map((offer) => {
          const store = storeOf(offer);
          return (
            store && (
              <li key={`${store.slug}/${offer.id}`}>
                <ListedOfferRow offer={offer} store={store} saving={savingOf?.(offer)} country={country} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
