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
  const words = plain || !offer.benefit ? undefined : benefitText(offer.benefit, intl);
  return (
    <>
      {words && !saysFigure(offer.title, words) && (
        <>
          <BidiText as="strong" className={figureClass} text={benefitLine(words)} />{' '}
        </>
      )}
      <OfferTitle offer={offer} figure={words?.figure} className={figureClass} />
    </>
  );
}
