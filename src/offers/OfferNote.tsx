import type { OfferView } from '../domain/page-data';
import { asSentence } from '../domain/sentence';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { css } from './OfferNote.styles';
import { OfferWords } from './OfferWords';

interface OfferNoteProps {
  readonly offer: OfferView;
  /** false where the terms stand elsewhere, as in a column of their own. */
  readonly withTerms?: boolean;
}

/** What is good to know of an offer and decides nothing: its terms in words, and when somebody last tried it. */
export function OfferNote({ offer, withTerms = false }: OfferNoteProps) {
  const t = useMessages();
  const terms = withTerms ? offer.terms : undefined;
  if (terms === undefined && offer.lastVerified === undefined) return null;
  return (
    <p className={css.note}>
      {terms !== undefined && (
        <OfferWords offer={offer}>{offer.lastVerified === undefined ? terms : asSentence(terms)}</OfferWords>
      )}{' '}
      {offer.lastVerified !== undefined && <Bidi>{t('offer.last-checked', { date: offer.lastVerified })}</Bidi>}
    </p>
  );
}
