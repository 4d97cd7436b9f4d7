import { useIntl } from 'react-intl';
import { directionOf } from '../../domain/language/language';
import type { OfferView } from '../../domain/offers/offer-view';
import { Bidi } from '../../ui/text/Bidi';
import { Wording } from '../../ui/Wording';
import { Fold } from '../../ui/Fold';
import { styles } from './OfferText.styles';

/** A text of an offer. Sets language and direction if they differ from those of the page. */
export function OfferText({
  offer: { language },
  children,
}: {
  readonly offer: Pick<OfferView, 'language'>;
  readonly children: string;
}) {
  if (language === undefined) return <Wording>{children}</Wording>;
  const direction = directionOf(language);
  // Text from left to right is not reordered.
  return (
    <bdi lang={language} dir={direction}>
      {direction === 'ltr' ? children : <Bidi>{children}</Bidi>}
    </bdi>
  );
}

export function OfferParagraph({
  offer,
  text,
  className,
}: {
  readonly offer: Pick<OfferView, 'language'>;
  readonly text: string | undefined;
  readonly className?: string | undefined;
}) {
  return (
    text !== undefined && (
      <p className={className}>
        <OfferText offer={offer}>{text}</OfferText>
      </p>
    )
  );
}

interface OriginalTitleProps {
  readonly offer: OfferView;
  /** false inside other details, which are already folded. */
  readonly folded?: boolean;
}

/** The network's name for an offer whose title is composed in the language of the page (product rule R61). */
export function OriginalTitle({ offer: { original }, folded = false }: OriginalTitleProps) {
  const intl = useIntl();
  if (!original) return null;
  const { title, more = [] } = original;
  const texts = [...(title === undefined ? [] : [title]), ...more];
  const heading = intl.formatMessage({ id: title === undefined ? 'offer.original-texts' : 'offer.original-title' });
  const wordsOf = (text: string) => <OfferText offer={original}>{text}</OfferText>;
  return folded ? (
    <Fold className={styles.original} summary={heading} summaryClass={styles.summary}>
      {texts.map((text) => (
        <p key={text}>{wordsOf(text)}</p>
      ))}
    </Fold>
  ) : (
    texts.map((text, index) => (
      <p key={text} className={styles.original}>
        {index === 0 && `${heading}: `}
        {wordsOf(text)}
      </p>
    ))
  );
}
