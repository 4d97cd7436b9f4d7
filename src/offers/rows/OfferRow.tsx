import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferOfStore, OfferView } from '../../domain/offers/offer-view';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { joinClasses } from '../../ui/join-classes';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/links/links';
import { LogoTile } from '../../ui/LogoTile';
import { VisuallyHidden, visuallyHiddenClass } from '../../ui/VisuallyHidden';
import { CodeBox } from '../codes/CodeBox';
import { CopyButton } from '../codes/CopyButton';
import { OfferAbout } from '../tickets/OfferAbout';
import { OfferAction } from '../codes/OfferAction';
import { useOptionalOfferSource } from '../state/offer-source';
import { styles } from './OfferRow.styles';
import { OfferText } from '../facts/OfferText';
import { RowNotes, RowTrust } from './RowNotes';
import { benefitLine, benefitText, firstWords, saysFigure } from '../facts/benefit';
import { OfferTitle } from '../facts/OfferTitle';

interface RowTitleProps {
  readonly offer: OfferView;
  readonly figureClass: string;
  readonly titleClass: string;
}

/** The benefit, unless the first words of the title contain it, then the title. */
function RowTitle({ offer, figureClass, titleClass }: RowTitleProps) {
  const intl = useIntl();
  const benefitWords = offer.benefit && benefitText(offer.benefit, intl);
  const isSaid = benefitWords && saysFigure(firstWords(offer.title), benefitWords);
  return (
    <>
      {benefitWords && !isSaid && <BidiText as="strong" className={figureClass} text={benefitLine(benefitWords)} />}{' '}
      <span className={titleClass}>
        <OfferTitle offer={offer} figure={isSaid ? benefitWords.figure : undefined} className={figureClass} />
      </span>
    </>
  );
}

export type DetailColumn = 'savings' | 'terms';

interface OfferRowProps extends OfferOfStore {
  /** true in a list of several stores: the row begins with the name of its store. */
  readonly named?: boolean;
  /** The saving on the visitor's order, as text. */
  readonly saving?: string | undefined;
  readonly inTable?: boolean;
  /** true if the page shows the offer with its details elsewhere. */
  readonly isRepeated?: boolean;
  readonly detail?: DetailColumn | undefined;
}

interface PartsProps extends OfferRowProps {
  readonly titleId: string;
}

function Details({ offer, store, detail }: Pick<OfferRowProps, 'offer' | 'store' | 'detail'>) {
  const root = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // The reader may have opened it before the script was loaded.
  useEffect(() => setWasOpened(root.current?.open === true), []);
  return (
    <details ref={root} onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <Icon name="chevron-down" />
        <VisuallyHidden>
          <FormattedMessage id="offer.details" />
        </VisuallyHidden>
      </summary>
      <OfferAbout offer={offer} store={store} inColumn={detail} withButtons={wasOpened} />
    </details>
  );
}

function Parts(props: PartsProps) {
  const { offer, store, named = false, saving, inTable, isRepeated = false, detail, titleId } = props;
  const cell = inTable ? 'cell' : undefined;
  const detailText = detail && offer[detail];
  return (
    <>
      <div
        className={joinClasses(styles.head, named && styles.named, !detail && styles.split)}
        role={inTable ? 'rowheader' : undefined}
      >
        <h3 id={inTable ? undefined : titleId} className={styles.title}>
          {named && (
            <>
              <PageLink to={store.path} className={styles.store}>
                <LogoTile src={store.logo} initials={store.initials} hue={store.hue} className={styles.logo} />
                <Bidi>{store.name}</Bidi>
              </PageLink>{' '}
            </>
          )}
          <RowTitle offer={offer} figureClass={styles.figure} titleClass={styles.words} />
        </h3>
        <RowNotes offer={offer} withUnknown={detail !== 'savings'} />
        <BidiText className={styles.saving} text={saving} data-saving="" />
      </div>
      <div className={styles.stub} role={cell}>
        {offer.code === undefined ? (
          <span className={styles.noCode}>
            <FormattedMessage id="offer.no-code-needed" />
          </span>
        ) : (
          <>
            <CodeBox code={offer.code} />
            <CopyButton offer={offer} store={store} short />
          </>
        )}
      </div>
      {detail && (
        <div className={styles.detail} role={cell}>
          {detailText !== undefined && <OfferText offer={offer}>{detailText}</OfferText>}
        </div>
      )}
      <div className={visuallyHiddenClass} role={cell}>
        <RowTrust offer={offer} />
      </div>
      <div className={styles.actions} role={cell}>
        <OfferAction offer={offer} store={store} />
      </div>
      <div className={styles.more} role={cell}>
        {!isRepeated && <Details offer={offer} store={store} detail={detail} />}
      </div>
    </>
  );
}

/** An active offer in a list or a table: title, code and actions in little space, and everything else on request. */
export function OfferRow(props: OfferRowProps) {
  const { offer, store, inTable = false, detail } = props;
  const titleId = useId();
  const isFeatured = useOptionalOfferSource()?.featured?.id === offer.id;
  const shared = {
    className: joinClasses(styles.row, detail !== undefined && styles.detailed),
    'data-offer': offer.id,
    'data-kind': offer.kind,
    'data-state': 'active',
    'data-repeated': isFeatured ? '' : undefined,
    'data-hue': store.hue,
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
