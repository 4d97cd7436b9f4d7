import { useEffect, useEffectEvent } from 'react';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { openOutbound } from '../../ui/links/links';
import { useOfferMessage, shareText } from './offer-message';

interface ShareProps extends OfferOfStore {
  readonly onDone: () => void;
}

/** Shares an offer when it is mounted: by the share sheet of the device, else by WhatsApp. Renders nothing. */
export default function Share({ offer, store, onDone }: ShareProps) {
  const text = useOfferMessage()(offer, store);
  const share = useEffectEvent(async () => {
    onDone();
    if (!(await shareText(text))) openOutbound(`https://wa.me/?text=${encodeURIComponent(text)}`);
  });
  useEffect(() => void share(), []);
  return null;
}
