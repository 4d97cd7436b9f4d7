import { directionOf } from '../domain/language';
import type { OfferView } from '../domain/page-data';
import { Bidi } from '../ui/Bidi';

interface OfferTextProps {
  readonly offer: OfferView;
  readonly children: string;
}

/** A text of an offer. Sets language and direction if they differ from those of the page. */
export function OfferText({ offer, children }: OfferTextProps) {
  const text = <Bidi>{children}</Bidi>;
  return offer.language === undefined ? (
    text
  ) : (
    <bdi lang={offer.language} dir={directionOf(offer.language)}>
      {text}
    </bdi>
  );
}
