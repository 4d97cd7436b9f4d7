import { useId } from 'react';
import { offerStatus } from '../domain/offer-status';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { PlaceContext } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { benefitText, saysFigure, type BenefitText } from './benefit';
import { CountryNote } from './CountryNote';
import { OfferFacts } from './OfferFacts';
import { OfferFeedback } from './OfferFeedback';
import { css } from './OfferTicket.styles';
import { OfferText, OriginalTitle } from './OfferText';
import { OfferTitle } from './OfferTitle';
import { QrButton } from './QrButton';
import { SaveButton } from './SaveButton';
import { Redeem } from './Redeem';
import { TrustLabel } from './TrustLabel';

interface BenefitStubProps {
  readonly offer: OfferView;
  /** The benefit; undefined if it is unknown. */
  readonly words: BenefitText | undefined;
  /** The id of the title, if the stub shows it: a title that contains the figure. */
  readonly titleId: string | undefined;
}

/** The benefit in large type, alone or within the title that says it. */
function Benefit({ offer, words, titleId }: BenefitStubProps & { readonly words: BenefitText }) {
  const figure = {
    className: css.figure,
    'data-long': !words.inWords && words.figure.length > 5 ? '' : undefined,
    'data-tight': words.figure.includes(' ') ? undefined : '',
    'data-words': words.inWords ? '' : undefined,
  };
  if (titleId !== undefined) {
    return (
      <h2 id={titleId} className={css.said}>
        <OfferTitle offer={offer} figure={words.figure} {...figure} />
      </h2>
    );
  }
  return (
    <p className={css.benefit}>
      {words.before !== '' && <span>{words.before}</span>}{' '}
      <strong {...figure}>
        <Bidi>{words.figure}</Bidi>
      </strong>{' '}
      {words.after !== '' && <span>{words.after}</span>}
    </p>
  );
}

/** The stub of a ticket: the benefit, and whether the offer is a code or a deal. */
function BenefitStub(props: BenefitStubProps) {
  const { offer, words } = props;
  const t = useMessages();
  return (
    <div className={css.stub}>
      {words && <Benefit {...props} words={words} />}
      {!words && offer.kind === 'code' && <p className={css.unknown}>{t('offer.benefit-unknown')}</p>}
      <span className={css.kind}>
        <Icon name={offer.kind === 'code' ? 'tag' : 'bag'} />
        {t(offer.kind === 'code' ? 'offer.kind-code' : 'offer.kind-deal')}
      </span>
    </div>
  );
}

/** What there is to know about the offer. */
function OfferDetails({ offer, active }: { readonly offer: OfferView; readonly active: boolean }) {
  return (
    <>
      {active && <TrustLabel offer={offer} withCounts />}
      <OfferFacts offer={offer} />
      {offer.description !== undefined && (
        <p className={css.description}>
          <OfferText offer={offer}>{offer.description}</OfferText>
        </p>
      )}
      <OriginalTitle offer={offer} folded />
      {offer.terms !== undefined && (
        <p className={css.terms}>
          <OfferText offer={offer}>{offer.terms}</OfferText>
        </p>
      )}
    </>
  );
}

interface OfferTicketProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
}

/** The ticket of the offer that a page shows first: the benefit on the stub, then title, actions and details. */
export function OfferTicket({ offer, store }: OfferTicketProps) {
  const t = useMessages();
  const titleId = useId();
  const status = offerStatus(offer, useNow());
  const active = status === 'active';
  const words = offer.benefit && benefitText(offer.benefit, t);
  const inStub = words !== undefined && offer.title.includes(words.figure);
  const ticket = (
    <article
      className={css.ticket}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state={status}
      data-hue={store.hue}
    >
      <div className={css.shape}>
        <BenefitStub offer={offer} words={words} titleId={inStub ? titleId : undefined} />
        <div className={css.body}>
          {!inStub && (
            <h2
              id={titleId}
              className={css.title}
              // The stub has said it in large type.
              data-said={words && saysFigure(offer.title, words) ? '' : undefined}
            >
              <OfferText offer={offer}>{offer.title}</OfferText>
            </h2>
          )}
          {active && <CountryNote offer={offer} />}
          <Redeem offer={offer} store={store} active={active} />
          <OfferDetails offer={offer} active={active} />
          {active && (
            <div className={css.foot}>
              <OfferFeedback offer={offer} />
              {offer.deepLink !== undefined && <QrButton offer={offer} deepLink={offer.deepLink} store={store} />}
              <SaveButton offer={offer} store={store} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
  return <PlaceContext value="f">{ticket}</PlaceContext>;
}
