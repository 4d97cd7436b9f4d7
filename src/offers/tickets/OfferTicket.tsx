import { useId } from 'react';
import { useIntl } from 'react-intl';
import { offerStatus } from '../../domain/offers/offer-status';
import type { OfferOfStore, OfferView } from '../../domain/offers/offer-view';
import { useNow } from '../../hooks/clock';
import { PlaceContext } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { Icon } from '../../ui/Icon';
import { benefitText, figurePlace, saysFigure, type BenefitText } from '../facts/benefit';
import { CountryNote } from '../facts/CountryNote';
import { OfferFacts } from '../facts/OfferFacts';
import { OfferFeedback } from '../feedback/OfferFeedback';
import { styles } from './OfferTicket.styles';
import { OfferParagraph, OfferText, OriginalTitle } from '../facts/OfferText';
import { OfferTitle } from '../facts/OfferTitle';
import { QrButton } from '../codes/QrButton';
import { Redeem } from './Redeem';

interface HeadlineProps {
  readonly offer: OfferView;
  readonly words: BenefitText | undefined;
  /** The id of the title, if the stub shows it. */
  readonly titleId: string | undefined;
}

/** The benefit in large type, alone or within a title that contains it; the title, if the benefit is unknown. */
function Headline({ offer, words, titleId }: HeadlineProps) {
  const figure = words && {
    className: styles.figure,
    'data-long': !words.inWords && words.figure.length > 5 ? '' : undefined,
    'data-tight': words.figure.includes(' ') ? undefined : '',
    'data-words': words.inWords ? '' : undefined,
  };
  if (titleId !== undefined || !words) {
    return (
      <h2 id={titleId} className={styles.said}>
        <OfferTitle offer={offer} figure={words?.figure} {...figure} />
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

export function OfferTicket({ offer, store }: OfferOfStore) {
  const intl = useIntl();
  const titleId = useId();
  const status = offerStatus(offer, useNow());
  const active = status === 'active';
  const words = offer.benefit && benefitText(offer.benefit, intl);
  const inStub = words === undefined || figurePlace(offer.title, words.figure) >= 0;
  const ticket = (
    <article
      className={styles.offer}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-kind={offer.kind}
      data-state={status}
      data-hue={store.hue}
    >
      <div className={styles.ticket}>
        <div className={styles.shape}>
          <div className={styles.stub}>
            <Headline offer={offer} words={words} titleId={inStub ? titleId : undefined} />
            {/* In place of the kind, so that nothing moves. */}
            <CountryNote offer={offer} />
            <span className={styles.kind}>
              <Icon name={offer.kind === 'code' ? 'tag' : 'bag'} />
              {intl.formatMessage({ id: offer.kind === 'code' ? 'offer.kind-code' : 'offer.kind-deal' })}
              {offer.kind === 'code' && !words && <> · {intl.formatMessage({ id: 'offer.benefit-unknown' })}</>}
            </span>
          </div>
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
            <Redeem offer={offer} store={store} active={active} />
            <div className={styles.texts}>
              <OfferParagraph offer={offer} text={offer.description} />
              <OriginalTitle offer={offer} folded />
              <OfferParagraph offer={offer} text={offer.terms} />
              <BidiText text={offer.exclusive} />
            </div>
            {active && (
              <div className={styles.foot}>
                <OfferFeedback offer={offer} />
                {offer.deepLink !== undefined && <QrButton offer={offer} deepLink={offer.deepLink} store={store} />}
              </div>
            )}
          </div>
        </div>
      </div>
      <OfferFacts offer={offer} />
    </article>
  );
  return <PlaceContext value="f">{ticket}</PlaceContext>;
}
