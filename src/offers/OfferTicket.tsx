import { useId } from 'react';
import { PageLink } from '../links/links';
import { offerStatus } from '../domain/offer-status';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { benefitText } from './benefit';
import { OfferFacts } from './OfferFacts';
import { OfferFeedback } from './OfferFeedback';
import { useOptionalOfferSource } from './offer-source';
import { css } from './OfferTicket.styles';
import { OfferText, OriginalTitle } from './OfferText';
import { QrButton } from './QrButton';
import { Redeem } from './Redeem';
import { TrustLabel } from './TrustLabel';

interface BenefitStubProps {
  readonly offer: OfferView;
}

/** The stub of a ticket: the benefit, and whether the offer is a code or a deal. */
function BenefitStub({ offer }: BenefitStubProps) {
  const t = useMessages();
  const kindIcon = offer.kind === 'code' ? 'tag' : 'bag';
  const words = offer.benefit && benefitText(offer.benefit, t);
  return (
    <div className={css.stub}>
      {words ? (
        <p className={css.benefit}>
          {words.before !== '' && <span>{words.before}</span>}{' '}
          <strong
            className={css.figure}
            data-long={!words.inWords && words.figure.length > 5 ? '' : undefined}
            data-tight={words.figure.includes(' ') ? undefined : ''}
            data-words={words.inWords ? '' : undefined}
          >
            <Bidi>{words.figure}</Bidi>
          </strong>{' '}
          {words.after !== '' && <span>{words.after}</span>}
        </p>
      ) : (
        <Icon name={kindIcon} className={css.emblem} />
      )}
      <span className={css.kind}>
        {words && <Icon name={kindIcon} />}
        {t(offer.kind === 'code' ? 'offer.kind-code' : 'offer.kind-deal')}
      </span>
    </div>
  );
}

/** What is known about whether the offer works, while it is active, and its start and end. */
function OfferState({ offer, withCounts }: { readonly offer: OfferView; readonly withCounts: boolean }) {
  const active = offerStatus(offer, useNow()) === 'active';
  return (
    <>
      {active && <TrustLabel offer={offer} withCounts={withCounts} />}
      <OfferFacts offer={offer} about="validity" />
    </>
  );
}

/** What there is to know about the offer. */
function OfferDetails({ offer, withState }: { readonly offer: OfferView; readonly withState: boolean }) {
  return (
    <>
      {withState && <OfferState offer={offer} withCounts />}
      {offer.description !== undefined && (
        <p className={css.description}>
          <OfferText offer={offer}>{offer.description}</OfferText>
        </p>
      )}
      <OfferFacts offer={offer} about="conditions" />
      <OriginalTitle offer={offer} folded />
      {offer.terms !== undefined && (
        <p className={css.terms}>
          <OfferText offer={offer}>{offer.terms}</OfferText>
        </p>
      )}
    </>
  );
}

/** Feedback and the QR code of an active offer, where it has either. */
function TicketFoot({ offer, store }: { readonly offer: OfferView; readonly store: StoreSummary }) {
  const source = useOptionalOfferSource();
  if (source?.feedback === undefined && offer.deepLink === undefined) return null;
  return (
    <div className={css.foot}>
      <OfferFeedback offer={offer} />
      {offer.deepLink !== undefined && <QrButton deepLink={offer.deepLink} title={offer.title} store={store} />}
    </div>
  );
}

function StoreLink({ store }: { readonly store: StoreSummary }) {
  return (
    <PageLink to={store.path} className={css.store}>
      <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" />
      <Bidi>{store.name}</Bidi>
    </PageLink>
  );
}

interface OfferTicketProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly headingLevel?: 2 | 3;
  /** `large` for the featured offer of a page. */
  readonly size?: 'card' | 'large';
  /** true in lists of several stores: the ticket shows its store and links to it. */
  readonly named?: boolean;
  /** true if the page shows the complete ticket of the same offer above: the ticket has only title and action. */
  readonly brief?: boolean;
}

/** The ticket of an offer: the benefit on the stub, then title, facts and action. */
export function OfferTicket({
  offer,
  store,
  headingLevel = 3,
  size = 'card',
  named = false,
  brief = false,
}: OfferTicketProps) {
  const now = useNow();
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const status = offerStatus(offer, now);
  const active = status === 'active';
  const large = size === 'large';

  const redeem = <Redeem offer={offer} store={store} active={active} atFoot={!large && !brief} />;
  return (
    <article
      className={css.ticket}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state={status}
      data-hue={store.hue}
    >
      <div
        className={css.shape}
        data-size={large ? size : undefined}
        data-bare={offer.benefit ? undefined : ''}
        data-brief={brief ? '' : undefined}
      >
        <BenefitStub offer={offer} />
        <div className={css.body}>
          {named && <StoreLink store={store} />}
          <div className={css.gist}>
            <Heading id={titleId} className={css.title}>
              <OfferText offer={offer}>{offer.title}</OfferText>
            </Heading>
            {!large && <OfferState offer={offer} withCounts={false} />}
          </div>
          {large && redeem}
          {!brief && <OfferDetails offer={offer} withState={large} />}
          {!large && redeem}
          {!brief && active && <TicketFoot offer={offer} store={store} />}
        </div>
      </div>
    </article>
  );
}
