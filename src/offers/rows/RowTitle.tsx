import { useIntl } from 'react-intl';
import type { OfferView } from '../../domain/offers/offer-view';
import { BidiText } from '../../ui/text/BidiText';
import { benefitLine, benefitText, firstWords, saysFigure } from '../facts/benefit';
import { OfferTitle } from '../facts/OfferTitle';

interface RowTitleProps {
  readonly offer: OfferView;
  readonly figureClass: string;
  readonly titleClass: string;
}

/** The benefit, unless the first words of the title contain it, then the title. */
export function RowTitle({ offer, figureClass, titleClass }: RowTitleProps) {
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
