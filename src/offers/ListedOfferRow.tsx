import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { PageLink } from '../ui/links';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { CountryNote } from './CountryNote';
import { GoSlot } from './GoSlot';
import { styles } from './ListedOfferRow.styles';
import { OfferAbout } from './OfferAbout';
import { OfferAction } from './OfferAction';
import { OfferFacts } from './OfferFacts';
import { RowTitle } from './RowTitle';
import { TrustLabel } from './TrustLabel';

export interface ListedOfferRowProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  /** What the offer saves on the order of the visitor. */
  readonly saving?: string | undefined;
  /** What the row says of the chosen country: in a list that is split by it, only that the offer is invalid. */
  readonly country?: 'known' | 'invalid' | undefined;
}

/** The code with its buttons. */
function Actions({ offer, store }: ListedOfferRowProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.code}>
        {offer.code === undefined ? (
          <span className={styles.noCode}>
            <FormattedMessage id="offer.no-code-needed" />
          </span>
        ) : (
          <CodeBox code={offer.code} />
        )}
        {offer.code !== undefined && <GoSlot offer={offer} store={store} className={styles.go} />}
      </div>
      <CopyButton offer={offer} store={store} square className={styles.copy} />
      <div className={styles.action}>
        <OfferAction offer={offer} store={store} />
      </div>
    </div>
  );
}

/** An active offer in a list of several stores: store, title, label and actions in little space, and everything else on request. */
export function ListedOfferRow({ offer, store, saving, country }: ListedOfferRowProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={styles.row}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state="active"
      data-hue={store.hue}
    >
      <div className={styles.words}>
        <div className={styles.head}>
          <PageLink to={store.path} className={styles.store}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="xs" className={styles.logo} />
            {offer.title.includes(store.name) ? (
              <VisuallyHidden>{store.name}</VisuallyHidden>
            ) : (
              <Bidi>{store.name}</Bidi>
            )}
          </PageLink>{' '}
          <h3 id={titleId} className={styles.title}>
            <RowTitle offer={offer} figureClass={styles.figure} />
          </h3>
          {offer.kind === 'code' && offer.benefit === undefined && (
            <span className={styles.unknown}>
              {' '}
              <FormattedMessage id="offer.benefit-unknown" />
            </span>
          )}
        </div>
        <CountryNote offer={offer} says={country ?? 'invalid'} />
        <BidiText className={styles.saving} text={saving} />
        <div className={styles.state}>
          <OfferFacts offer={offer} about="near" />
          <TrustLabel offer={offer} />
        </div>
      </div>
      <Actions offer={offer} store={store} />
      <details className={styles.details}>
        <summary className={styles.summary}>
          <Icon name="chevron-down" />
          <VisuallyHidden>
            <FormattedMessage id="offer.details" />
          </VisuallyHidden>
        </summary>
        <OfferAbout offer={offer} store={store} withValidity />
      </details>
    </article>
  );
}
