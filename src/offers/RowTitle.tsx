import type { OfferView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { benefitLine, benefitText, saysFigure } from './benefit';
import { OfferTitle } from './OfferTitle';

interface RowTitleProps {
  readonly offer: OfferView;
  /** true if the row shows the benefit elsewhere. */
  readonly plain?: boolean;
  readonly figureClass: string;
}

/** The benefit where the title does not say it, then the title. */
export function RowTitle({ offer, plain = false, figureClass }: RowTitleProps) {
  const t = useMessages();
  const words = plain || !offer.benefit ? undefined : benefitText(offer.benefit, t);
  return (
    <>
      {words && !saysFigure(offer.title, words) && (
        <>
          <strong className={figureClass}>
            <Bidi>{benefitLine(words)}</Bidi>
          </strong>{' '}
        </>
      )}
      <OfferTitle offer={offer} figure={words?.figure} className={figureClass} />
    </>
  );
}
