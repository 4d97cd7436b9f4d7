import { useId } from 'react';
import { useIntl } from 'react-intl';
import { offerStatus } from '../domain/offer-status';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { PlaceContext } from '../ui/links';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { benefitText, figurePlace, saysFigure, type BenefitText } from './benefit';
import { CountryNote } from './CountryNote';
import { OfferFacts } from './OfferFacts';
import { OfferFeedback } from './OfferFeedback';
import { styles } from './OfferTicket.styles';
import { OfferParagraph, OfferText, OriginalTitle } from './OfferText';
import { OfferTitle } from './OfferTitle';
import { QrButton } from './QrButton';
import { SaveButton, ShareButton } from './SaveButton';
import { Redeem } from './Redeem';
import { TrustLabel } from './TrustLabel';

interface BenefitStubProps {
  readonly offer: OfferView;
  /** The benefit; undefined if it is unknown. */
  readonly words: BenefitText | undefined;
  /** The id of the title, if the stub shows a title that contains the figure. */
  readonly titleId: string | undefined;
}

/** The benefit in large type, alone or within a title that contains it. */
function Benefit({ offer, words, titleId }: BenefitStubProps & { readonly words: BenefitText }) {
  const figure = {
    className: styles.figure,
    'data-long': !words.inWords && words.figure.length > 5 ? '' : undefined,
    'data-tight': words.figure.includes(' ') ? undefined : '',
    'data-words': words.inWords ? '' : undefined,
  };
  if (titleId !== undefined) {
    return (
      <h2 id={titleId} className={styles.said}>
        <OfferTitle offer={offer} figure={words.figure} {...figure} />
      </h2>
    );
  }
  return (
    <p className={styles.benefit}>
      {words.before !== '' && <span>{words.before}</span>} <BidiText as="strong" {...figure} text={words.figure} />{' '}
      {words.after !== '' && <span>{words.after}</span>}
    </p>
  );
}

/** The stub of a ticket: the benefit, and whether the offer is a code or a deal. */
function BenefitStub(props: BenefitStubProps) {
  const { offer, words } = props;
  const intl = useIntl();
  return (
    <div className={styles.stub}>
      {words && <Benefit {...props} words={words} />}
      {!words && offer.kind === 'code' && (
        <p className={styles.unknown}>{intl.formatMessage({ id: 'offer.benefit-unknown' })}</p>
      )}
      <span className={styles.kind}>
        <Icon name={offer.kind === 'code' ? 'tag' : 'bag'} />
        {intl.formatMessage({ id: offer.kind === 'code' ? 'offer.kind-code' : 'offer.kind-deal' })}
      </span>
    </div>
  );
}

/** The known facts about the offer. */
function OfferDetails({ offer, active }: { readonly offer: OfferView; readonly active: boolean }) {
  return (
    <>
      <div className={styles.state}>
        {active && <TrustLabel offer={offer} withCounts />}
        <OfferFacts offer={offer} />
      </div>
      <div className={styles.texts}>
        <OfferParagraph offer={offer} className={styles.description} text={offer.description} />
        <OriginalTitle offer={offer} folded />
        <OfferParagraph offer={offer} className={styles.terms} text={offer.terms} />
      </div>
    </>
  );
}

interface OfferTicketProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
}

/** The ticket of the offer that a page shows first: the benefit on the stub, then title, actions and details. */
export function OfferTicket({ offer, store }: OfferTicketProps) {
  const intl = useIntl();
  const titleId = useId();
  const status = offerStatus(offer, useNow());
  const active = status === 'active';
  const words = offer.benefit && benefitText(offer.benefit, intl);
  const inStub = words !== undefined && figurePlace(offer.title, words.figure) >= 0;
  const ticket = (
    <article
      className={styles.ticket}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state={status}
      data-hue={store.hue}
    >
      <div className={styles.shape}>
        <BenefitStub offer={offer} words={words} titleId={inStub ? titleId : undefined} />
        <div className={styles.body}>
          {!inStub && (
            <h2
              id={titleId}
              className={styles.title}
              // The stub already shows the figure in large type.
              data-said={words && saysFigure(offer.title, words) ? '' : undefined}
            >
              <OfferText offer={offer}>{offer.title}</OfferText>
            </h2>
          )}
          {active && <CountryNote offer={offer} says="answer" />}
          <Redeem offer={offer} store={store} active={active} />
          <OfferDetails offer={offer} active={active} />
          {active && (
            <div className={styles.foot}>
              <OfferFeedback offer={offer} />
              <SaveButton offer={offer} store={store} />
              <ShareButton offer={offer} store={store} />
              {offer.deepLink !== undefined && <QrButton offer={offer} deepLink={offer.deepLink} store={store} />}
            </div>
          )}
        </div>
      </div>
    </article>
  );
  return <PlaceContext value="f">{ticket}</PlaceContext>;
}
