import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { offerCodeFile } from '../domain/site-files';
import { Fold } from '../ui/Fold';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { CountryNote } from './CountryNote';
import { GoSlot } from './GoSlot';
import { OfferAbout } from './OfferAbout';
import { OfferAction } from './OfferAction';
import { OfferFacts } from './OfferFacts';
import { useOptionalOfferSource } from './offer-source';
import { styles } from './OfferRow.styles';
import { OfferText } from './OfferText';
import { PrintCode } from './PrintCode';
import { RowTitle } from './RowTitle';
import { TrustLabel } from './TrustLabel';

/** The field of an offer in the third column of a table. */
export type DetailColumn = 'savings' | 'terms';

interface MoreProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  /** The field that the row shows in a column. */
  readonly detail: DetailColumn | undefined;
}

/** The rest of what is known about the offer, and its feedback. */
function More({ offer, store, detail }: MoreProps) {
  return (
    <Fold className={styles.details} summary={<FormattedMessage id="offer.details" />} summaryClass={styles.summary}>
      <OfferAbout offer={offer} store={store} withTerms={detail !== 'terms'} />
    </Fold>
  );
}

interface DetailProps {
  readonly offer: OfferView;
  readonly detail: DetailColumn;
}

/** The field of the third column of a table, with the name of the column where the table has no columns. */
function Detail({ offer, detail }: DetailProps) {
  const intl = useIntl();
  const words = offer[detail];
  if (words === undefined) return null;
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {intl.formatMessage({ id: `offers.column-${detail}` })}
      </span>
      <OfferText offer={offer}>{words}</OfferText>
    </>
  );
}

interface OfferRowProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  /** true in a table, whose cells are the parts of the row. */
  readonly inTable?: boolean;
  /** The field in the details column of a table. */
  readonly detail?: DetailColumn | undefined;
}

interface PartsProps extends OfferRowProps {
  readonly titleId: string;
}

/** The parts of a row; in a table, each is a cell. */
function Parts({ offer, store, inTable, detail, titleId }: PartsProps) {
  const intl = useIntl();
  const source = useOptionalOfferSource();
  const shown = detail && offer[detail] !== undefined ? detail : undefined;
  const cell = inTable ? 'cell' : undefined;
  return (
    <>
      <div className={styles.head} role={inTable ? 'rowheader' : undefined}>
        <h3 id={inTable ? undefined : titleId} className={styles.title}>
          <RowTitle offer={offer} plain={shown === 'savings'} figureClass={styles.figure} />
        </h3>
        <CountryNote offer={offer} />
        {offer.kind === 'code' && offer.benefit === undefined && shown !== 'savings' && (
          <p className={styles.unknown}>{intl.formatMessage({ id: 'offer.benefit-unknown' })}</p>
        )}
      </div>
      <div className={styles.code} role={cell}>
        {offer.code === undefined ? (
          <span className={styles.noCode}>{intl.formatMessage({ id: 'offer.no-code-needed' })}</span>
        ) : (
          <CodeBox code={offer.code} />
        )}
      </div>
      {detail && (
        <div className={styles.detail} role={cell}>
          <Detail offer={offer} detail={detail} />
        </div>
      )}
      <div className={styles.state} role={cell}>
        <TrustLabel offer={offer} />
        <OfferFacts offer={offer} about="validity" />
      </div>
      <div className={styles.actions} role={cell}>
        <CopyButton offer={offer} store={store} />
        <OfferAction offer={offer} store={store} />
      </div>
      <div className={styles.more} role={cell}>
        {offer.code !== undefined && <GoSlot offer={offer} store={store} className={styles.slot} />}
        <More offer={offer} store={store} detail={shown} />
        {source && offer.deepLink !== undefined && (
          <PrintCode
            file={offerCodeFile(store.slug, offer.printedCode ?? offer.id)}
            alt={intl.formatMessage({ id: 'qr.image' }, { title: offer.title })}
          />
        )}
      </div>
    </>
  );
}

/** An active offer of one store in a list or a table: title, code, state, actions, and everything else on request. */
export function OfferRow(props: OfferRowProps) {
  const { offer, store, inTable = false, detail } = props;
  const titleId = useId();
  const shared = {
    className: styles.row,
    'data-offer': offer.id,
    'data-kind': offer.kind,
    'data-state': 'active',
    'data-hue': store.hue,
    'data-detail': detail === undefined ? undefined : '',
  };
  return inTable ? (
    <div role="row" {...shared}>
      <Parts {...props} titleId={titleId} />
    </div>
  ) : (
    <article aria-labelledby={titleId} {...shared}>
      <Parts {...props} titleId={titleId} />
    </article>
  );
}
