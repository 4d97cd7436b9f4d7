import { useIntl } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import { BidiText } from '../ui/BidiText';
import { benefitLine, benefitText, saysFigure } from './benefit';
import { OfferTitle } from './OfferTitle';

interface RowTitleProps {
  readonly offer: OfferView;
  /** true if the row shows the benefit elsewhere. */
  readonly plain?: boolean;
  readonly figureClass: string;
}

/** The benefit, unless the title contains it, then the title. */
export function RowTitle({ offer, plain = false, figureClass }: RowTitleProps) {
  const intl = useIntl();
  const benefitWords = plain || !offer.benefit ? undefined : benefitText(offer.benefit, intl);
  return (
    <>
      {benefitWords && !saysFigure(offer.title, benefitWords) && (
        <>
          <BidiText as="strong" className={figureClass} text={benefitLine(benefitWords)} />{' '}
        </>
      )}
      <OfferTitle offer={offer} figure={benefitWords?.figure} className={figureClass} />
    </>
  );
}
