import type { ReactNode } from 'react';
import { offerStatus } from '../domain/offer-status';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { OfferAction } from './OfferAction';
import { OfferFacts } from './OfferFacts';
import { OfferFeedback } from './OfferFeedback';
import { css } from './OfferTable.styles';
import { OfferText } from './OfferText';
import { TrustLabel } from './TrustLabel';

interface OfferTableProps {
  readonly offers: readonly OfferView[];
  readonly store: StoreSummary;
  /** The accessible name of the table. */
  readonly caption: string;
  /** The field in the details column; without it, there is no such column. */
  readonly detail?: 'savings' | 'terms' | undefined;
}

function ColumnHeader({ children }: { readonly children: ReactNode }) {
  return <div role="columnheader">{children}</div>;
}

interface OfferRowProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly detail: OfferTableProps['detail'];
  readonly detailHead: string | undefined;
}

function OfferRow({ offer, store, detail, detailHead }: OfferRowProps) {
  const t = useMessages();
  const status = offerStatus(offer, useNow());
  const active = status === 'active';
  const words = detail && offer[detail];
  return (
    <div className={css.row} role="row" data-offer={offer.id} data-kind={offer.kind} data-state={status}>
      <div role="rowheader" className={css.offer}>
        <span className={css.title}>
          <OfferText offer={offer}>{offer.title}</OfferText>
        </span>
        {active && <TrustLabel offer={offer} />}
        <OfferFacts offer={offer} />
      </div>
      <div role="cell" className={css.code}>
        {offer.code === undefined ? (
          <span className={css.noCode}>{t('offer.no-code-needed')}</span>
        ) : (
          <CodeBox code={offer.code}>{active && <CopyButton offer={offer} store={store} size="s" />}</CodeBox>
        )}
      </div>
      {detailHead && (
        <div role="cell" className={css.detail}>
          {words !== undefined && (
            <>
              <span className={css.label} aria-hidden="true">
                {detailHead}
              </span>
              <OfferText offer={offer}>{words}</OfferText>
            </>
          )}
        </div>
      )}
      <div role="cell" className={css.action}>
        {active && (
          <>
            <OfferAction offer={offer} store={store} />
            <div className={css.feedback}>
              <OfferFeedback offer={offer} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * A table of offers: offer, code, savings or terms, action. In a narrow container each row is a card. In some browsers that
 * layout removes the roles of table elements, on which HTML allows no explicit roles. So the table is made of `div` elements
 * with roles.
 */
export function OfferTable({ offers, store, caption, detail }: OfferTableProps) {
  const t = useMessages();
  const detailHead = detail && t(`offers.column-${detail}`);
  return (
    <div className={css.frame}>
      <div className={css.table} role="table" aria-label={caption}>
        <div className={css.head} role="rowgroup">
          <div role="row">
            <ColumnHeader>{t('offers.column-offer')}</ColumnHeader>
            <ColumnHeader>{t('offers.column-code')}</ColumnHeader>
            {detailHead && <ColumnHeader>{detailHead}</ColumnHeader>}
            <ColumnHeader>
              <VisuallyHidden>{t('offers.column-action')}</VisuallyHidden>
            </ColumnHeader>
          </div>
        </div>
        <div className={css.body} role="rowgroup">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} store={store} detail={detail} detailHead={detailHead} />
          ))}
        </div>
      </div>
    </div>
  );
}
