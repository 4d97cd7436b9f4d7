import { useIntl } from 'react-intl';
import { sitePath } from '../../domain/pages/paths';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { trustOf } from '../../domain/trust/trust';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { useLanguage } from '../../hooks/site';
import { benefitLine, benefitText, saysFigure } from '../facts/benefit';
import { factTexts } from '../facts/OfferFacts';
import { trustText } from '../facts/trust-text';
import { useTrustContext } from '../facts/TrustOfList';

/** Opens the share sheet. False if there is none or the browser refuses, as without a press; not if it is closed. */
export async function shareText(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}

/** An offer as plain text for another person: store, code, title, benefit, conditions, end, last test, page. */
export function useOfferMessage(): (offer: OfferView, store: StoreSummary) => string {
  const intl = useIntl();
  const language = useLanguage();
  const now = useNow();
  const context = useTrustContext();
  return (offer, store) => {
    const benefit = offer.benefit && benefitText(offer.benefit, intl);
    const lines = [
      [store.name, offer.code].filter(Boolean).join(': '),
      offer.title,
      benefit && !saysFigure(offer.title, benefit) && benefitLine(benefit),
      ...factTexts(offer, now, intl),
      offer.terms,
      offer.exclusive,
      trustText(trustOf(offer, context), offer.kind, { ...context, intl }).label,
      settings.origin + settings.basePath + sitePath(language, store.path),
    ];
    return lines.filter(Boolean).join('\n');
  };
}
