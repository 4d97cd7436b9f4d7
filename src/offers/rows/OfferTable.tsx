import { useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { PlaceContext } from '../../ui/links/links';
import { joinClasses } from '../../ui/join-classes';
import { visuallyHiddenClass } from '../../ui/VisuallyHidden';
import { OfferRow, type DetailColumn } from './OfferRow';
import { styles as row } from './OfferRow.styles';
import { styles as rows } from './OfferRows.styles';
import { styles } from './OfferTable.styles';

/**
 * In some browsers, table elements with another layout lose their roles, and HTML allows no explicit roles on them. So
 * the table consists of `div` elements with roles.
 */
export function OfferTable({
  offers,
  store,
  caption,
  isRepeated,
  detail,
}: {
  /** Active offers. */
  readonly offers: readonly OfferView[];
  readonly store: StoreSummary;
  /** The accessible name of the table. */
  readonly caption: string;
  readonly isRepeated?: (offer: OfferView) => boolean;
  /** The field in the details column; without it, the column is absent. */
  readonly detail?: DetailColumn | undefined;
}) {
  const intl = useIntl();
  const table = (
    <div className={rows.room}>
      <div className={joinClasses(rows.list, styles.table)} role="table" aria-label={caption}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={joinClasses(row.row, detail !== undefined && row.detailed)}>
            <span role="columnheader">{intl.formatMessage({ id: 'offers.column-offer' })}</span>
            <span role="columnheader">{intl.formatMessage({ id: 'offers.column-code' })}</span>
            {detail && (
              <span role="columnheader" className={row.detail}>
                {intl.formatMessage({ id: `offers.column-${detail}` })}
              </span>
            )}
            <span role="columnheader" className={visuallyHiddenClass}>
              {intl.formatMessage({ id: 'offers.column-state' })}
            </span>
            <span role="columnheader" className={visuallyHiddenClass}>
              {intl.formatMessage({ id: 'offers.column-action' })}
            </span>
            <span role="columnheader" className={visuallyHiddenClass}>
              {intl.formatMessage({ id: 'offer.details' })}
            </span>
          </div>
        </div>
        <div role="rowgroup">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              store={store}
              inTable
              isRepeated={isRepeated?.(offer) ?? false}
              detail={detail}
            />
          ))}
        </div>
      </div>
    </div>
  );
  return <PlaceContext value="t">{table}</PlaceContext>;
}
