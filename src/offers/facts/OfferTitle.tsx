import type { ComponentProps } from 'react';
import { directionOf } from '../../domain/language/language';
import type { OfferView } from '../../domain/offers/offer-view';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { figurePlace } from './benefit';
import { OfferText } from './OfferText';

/** The title of an offer. Its figure is emphasised in place, so that it appears once. */
export function OfferTitle({
  offer,
  figure,
  ...emphasis
}: ComponentProps<'strong'> & {
  readonly offer: OfferView;
  /** The figure to emphasise in the title with the other props; undefined for no emphasis. */
  readonly figure: string | undefined;
}) {
  const { title, language } = offer;
  const start = figure === undefined ? -1 : figurePlace(title, figure);
  if (figure === undefined || start < 0) return <OfferText offer={offer}>{title}</OfferText>;
  const parts = (
    <>
      <Bidi>{title.slice(0, start)}</Bidi>
      <BidiText as="strong" {...emphasis} text={figure} />
      <Bidi>{title.slice(start + figure.length)}</Bidi>
    </>
  );
  if (language === undefined) return parts;
  // One element for all parts, because each part alone would be ordered in the page's direction.
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {parts}
    </bdi>
  );
}
