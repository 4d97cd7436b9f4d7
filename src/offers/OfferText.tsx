import { directionOf } from '../domain/language';
import type { OfferView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';

interface OfferTextProps {
  readonly offer: Pick<OfferView, 'language'>;
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

/** The name of an offer in the network's list, where its title is composed in the language of the page (product rule R61). */
export function OriginalTitle({ offer: { original } }: { readonly offer: OfferView }) {
  const t = useMessages();
  return (
    original && (
      <p>
        {t('offer.original-title')} <OfferText offer={original}>{original.title}</OfferText>
      </p>
    )
  );
}
