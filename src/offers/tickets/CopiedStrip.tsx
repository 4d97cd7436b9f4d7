import { useEffect } from 'react';
import { importWhole } from '../../browser/import-whole';
import { usePart } from '../../hooks/part';
import { useCopied } from '../state/copied-offer';

export const importFootStrip = () => importWhole(() => import('./FootStrip'));

export function CopiedStrip() {
  const copied = useCopied();
  const { Part: FootStrip, load } = usePart('FootStrip', importFootStrip);
  useEffect(() => {
    if (copied) void load();
  }, [copied, load]);
  return FootStrip && copied && <FootStrip offer={copied.offer} store={copied.store} copied={copied} />;
}
