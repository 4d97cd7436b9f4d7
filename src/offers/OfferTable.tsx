import { offerStatus } from '../domain/offer-status';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { OfferAction } from './OfferAction';
import { OfferFacts } from './OfferFacts';
import { OfferNote } from './OfferNote';
import { OfferFeedback } from './OfferFeedback';
import { useOptionalOfferSource } from './offer-source';
import { css } from './OfferTable.styles';
import { OfferWords } from './OfferWords';

interface OfferTableProps {
  readonly offers: readonly OfferView[];
  readonly store: StoreSummary;
  /** What the table holds, for those who do not see the heading above it. */
  readonly caption: string;
  /** What the column of words shows; without it, there is none. */
  readonly detail?: 'savings' | 'terms' | undefined;
}

/**
 * Offers side by side: what, which code, what it saves or asks, and the action. Where there is no room for columns,
 * each row becomes a card. Such a layout takes the roles from the elements of a table in some browsers, and HTML allows no
 * explicit roles on those, so the table is built of elements without a role of their own.
 */
export function OfferTable({ offers, store, caption, detail }: OfferTableProps) {
  const t = useMessages();
  const now = useNow();
  const copiedNotice = useOptionalOfferSource()?.copiedNotice;
  const codeHead = t('offers.column-code');
  const detailHead = detail && t(`offers.column-${detail}`);
  return (
    <div className={css.frame}>
      <div className={css.table} role="table" aria-label={caption}>
        <div className={css.head} role="rowgroup">
          <div role="row">
            <div role="columnheader">{t('offers.column-offer')}</div>
            <div role="columnheader">{codeHead}</div>
            {detailHead && <div role="columnheader">{detailHead}</div>}
            <div role="columnheader">
              <VisuallyHidden>{t('offers.column-action')}</VisuallyHidden>
            </div>
          </div>
        </div>
        <div className={css.body} role="rowgroup">
          {offers.map((offer) => {
            const status = offerStatus(offer, now);
            const active = status === 'active';
            const words = detail && offer[detail];
            return (
              <div
                key={offer.id}
                className={css.row}
                role="row"
                data-offer={offer.id}
                data-kind={offer.kind}
                data-state={status}
              >
                <div role="rowheader" className={css.offer}>
                  <span className={css.title}>
                    <OfferWords offer={offer}>{offer.title}</OfferWords>
                  </span>
                  <OfferFacts offer={offer} />
                  <OfferNote offer={offer} />
                </div>
                <div role="cell" className={css.code}>
                  {offer.code === undefined ? (
                    <span className={css.noCode}>{t('offer.no-code-needed')}</span>
                  ) : (
                    <CodeBox code={offer.code} copyable={active} copiedNotice={copiedNotice} />
                  )}
                </div>
                {detailHead && (
                  <div role="cell" className={css.detail}>
                    {words !== undefined && (
                      <>
                        <span className={css.label} aria-hidden="true">
                          {detailHead}
                        </span>
                        <OfferWords offer={offer}>{words}</OfferWords>
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
          })}
        </div>
      </div>
    </div>
  );
}
