import type { OfferView } from '../domain/page-data';
import { asSentence } from '../domain/sentence';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { css } from './OfferNote.styles';
import { OfferText } from './OfferText';

interface OfferNoteProps {
  readonly offer: OfferView;
  /** false if the terms are shown elsewhere, such as in a table column. */
  readonly withTerms?: boolean;
}

/** Secondary information about an offer: its terms and the date of the last check. */
export function OfferNote({ offer, withTerms = false }: OfferNoteProps) {
  const t = useMessages();
  const terms = withTerms ? offer.terms : undefined;
  if (terms === undefined && offer.lastVerified === undefined) return null;
  return (
    <p className={css.note}>
      {terms !== undefined && (
        <OfferText offer={offer}>{offer.lastVerified === undefined ? terms : asSentence(terms)}</OfferText>
      )}{' '}
      {offer.lastVerified !== undefined && <Bidi>{t('offer.last-checked', { date: offer.lastVerified })}</Bidi>}
    </p>
  );
}
