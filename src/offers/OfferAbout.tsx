import type { OfferView, StoreSummary } from '../domain/page-data';
import { CountryNote } from './CountryNote';
import { styles } from './OfferAbout.styles';
import { OfferFacts } from './OfferFacts';
import { OfferFeedback } from './OfferFeedback';
import { OfferParagraph, OriginalTitle } from './OfferText';
import { QrButton } from './QrButton';
import { SaveButton } from './SaveButton';

interface OfferAboutProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  /** false if the row shows the terms itself. */
  readonly withTerms?: boolean;
  /** true if the row does not show how long the offer is valid. */
  readonly withValidity?: boolean;
}

/** What the row of an offer has on request: what else is known about it, and its feedback. */
export function OfferAbout({ offer, store, withTerms = true, withValidity = false }: OfferAboutProps) {
  return (
    <div className={styles.about}>
      <OriginalTitle offer={offer} />
      <CountryNote offer={offer} says="answer" />
      <OfferParagraph offer={offer} text={offer.description} />
      <OfferFacts offer={offer} about={withValidity ? 'all' : 'conditions'} />
      {withTerms && <OfferParagraph offer={offer} text={offer.terms} />}
      <div className={styles.foot}>
        <OfferFeedback offer={offer} />
        {offer.deepLink !== undefined && <QrButton offer={offer} deepLink={offer.deepLink} store={store} />}
        <SaveButton offer={offer} store={store} />
      </div>
    </div>
  );
}
