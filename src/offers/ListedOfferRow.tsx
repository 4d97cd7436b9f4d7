import { useId } from 'react';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { CountryNote } from './CountryNote';
import { GoSlot } from './GoSlot';
import { css } from './ListedOfferRow.styles';
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
}

/** The code with its buttons. */
function Actions({ offer, store }: ListedOfferRowProps) {
  const t = useMessages();
  return (
    <div className={css.actions}>
      <div className={css.code}>
        {offer.code === undefined ? (
          <span className={css.noCode}>{t('offer.no-code-needed')}</span>
        ) : (
          <CodeBox code={offer.code} />
        )}
      </div>
      <CopyButton offer={offer} store={store} square className={css.copy} />
      <div className={css.action}>
        <OfferAction offer={offer} store={store} />
        {offer.code !== undefined && <GoSlot offer={offer} store={store} className={css.go} />}
      </div>
    </div>
  );
}

/** An active offer in a list of several stores: store, title, label and actions in little space, and everything else on request. */
export function ListedOfferRow({ offer, store, saving }: ListedOfferRowProps) {
  const t = useMessages();
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={css.row}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state="active"
      data-hue={store.hue}
    >
      <div className={css.words}>
        <div className={css.head}>
          <PageLink to={store.path} className={css.store}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="xs" className={css.logo} />
            {offer.title.includes(store.name) ? (
              <VisuallyHidden>{store.name}</VisuallyHidden>
            ) : (
              <Bidi>{store.name}</Bidi>
            )}
          </PageLink>{' '}
          <h3 id={titleId} className={css.title}>
            <RowTitle offer={offer} figureClass={css.figure} />
          </h3>
          {offer.kind === 'code' && offer.benefit === undefined && (
            <span className={css.unknown}> {t('offer.benefit-unknown')}</span>
          )}
        </div>
        <CountryNote offer={offer} />
        {saving !== undefined && (
          <p className={css.saving}>
            <Bidi>{saving}</Bidi>
          </p>
        )}
        <div className={css.state}>
          <OfferFacts offer={offer} about="near" />
          <TrustLabel offer={offer} />
        </div>
      </div>
      <Actions offer={offer} store={store} />
      <details className={css.details}>
        <summary className={css.summary}>
          <Icon name="chevron-down" />
          <VisuallyHidden>{t('offer.details')}</VisuallyHidden>
        </summary>
        <OfferAbout offer={offer} store={store} withValidity />
      </details>
    </article>
  );
}
