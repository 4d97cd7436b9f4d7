import { directionOf } from '../domain/language';
import type { OfferView } from '../domain/page-data';
import { Bidi } from '../ui/Bidi';

interface OfferTextProps {
  readonly offer: OfferView;
  readonly children: string;
}

/** A text of an offer. Sets language and direction if they differ from those of the page. */
export function OfferText({ offer, children }: OfferTextProps) {
  const { language } = offer;
  if (language === undefined) return <Bidi>{children}</Bidi>;
  const direction = directionOf(language);
  // From left to right, nothing reorders.
  return (
    <bdi lang={language} dir={direction}>
      {direction === 'ltr' ? children : <Bidi>{children}</Bidi>}
    </bdi>
  );
}
