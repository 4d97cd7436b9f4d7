import { useEffect } from 'react';
import type { OfferOfStore, OfferStore, OfferView } from '../../domain/offers/offer-view';
import { importWhole } from '../../browser/import-whole';
import { usePart } from '../../hooks/part';
import { Answers } from './Answers';
import { useOptionalOfferSource } from '../state/offer-source';

export const importRefused = () => importWhole(() => import('./Refused'));

export function AfterNo({ offer, store }: OfferOfStore<OfferStore>) {
  const { Part: Refused, load } = usePart('Refused', importRefused);
  useEffect(() => void load(), [load]);
  return Refused && <Refused offer={offer} store={store} />;
}

export function OfferFeedback({ offer }: { readonly offer: OfferView }) {
  const source = useOptionalOfferSource();
  return source?.feedback && <Answers offer={offer} store={source.store} feedback={source.feedback} Help={AfterNo} />;
}
