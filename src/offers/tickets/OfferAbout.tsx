import { useIntl } from 'react-intl';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { BidiText } from '../../ui/text/Bidi';
import { benefitLine, benefitText, saysNumbers } from '../facts/benefit';
import { OfferFacts } from '../facts/OfferFacts';
import { OfferFeedback } from '../feedback/OfferFeedback';
import { OfferParagraph, OriginalTitle } from '../facts/OfferText';
import { QrButton } from '../codes/QrButton';
import { SaveButton, ShareButton } from '../codes/SaveButton';
import { styles } from './OfferAbout.styles';

export function OfferAbout({
  offer,
  store,
  inColumn,
  withButtons,
}: OfferOfStore & {
  /** The field that the row shows in a column, where there is space for it. */
  readonly inColumn?: 'savings' | 'terms' | undefined;
  /** false omits the buttons, which need a script anyway. Pages have many rows, and readers open few of them. */
  readonly withButtons: boolean;
}) {
  const intl = useIntl();
  const { savings, benefit, title } = offer;
  const said = benefit ? `${title} ${benefitLine(benefitText(benefit, intl))}` : title;
  return (
    <div className={styles.about}>
      <OfferFacts offer={offer} />
      <OriginalTitle offer={offer} />
      <OfferParagraph offer={offer} text={offer.description} />
      {inColumn === 'savings' && savings !== undefined && !saysNumbers(said, savings) && (
        <OfferParagraph offer={offer} className={styles.column} text={savings} />
      )}
      <OfferParagraph offer={offer} className={inColumn === 'terms' ? styles.column : undefined} text={offer.terms} />
      <BidiText text={offer.exclusive} />
      {withButtons && (
        <div className={styles.foot}>
          <OfferFeedback offer={offer} />
          {offer.deepLink !== undefined && <QrButton offer={offer} deepLink={offer.deepLink} store={store} />}
          <SaveButton offer={offer} store={store} />
          <ShareButton offer={offer} store={store} />
        </div>
      )}
    </div>
  );
}
