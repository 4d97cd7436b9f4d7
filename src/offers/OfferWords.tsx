import { directionOf } from '../domain/language';
import type { OfferView } from '../domain/page-data';
import { Bidi } from '../ui/Bidi';

interface OfferWordsProps {
  readonly offer: OfferView;
  readonly children: string;
}

/** The words of an offer, in their own language where that is not the page's. */
export function OfferWords({ offer, children }: OfferWordsProps) {
  const words = <Bidi>{children}</Bidi>;
  return offer.language === undefined ? (
    words
  ) : (
    <bdi lang={offer.language} dir={directionOf(offer.language)}>
      {words}
    </bdi>
  );
}
