import { useEffect } from 'react';
import { importWhole } from '../../browser/import-whole';
import { usePart } from '../../hooks/part';
import { useCopied } from '../state/copied-offer';

/** Imports the strip at the foot of the window. */
export const importFootStrip = () => importWhole(() => import('./FootStrip'));

/** Shows the strip of the last copy on the page. */
export function CopiedStrip() {
  const copied = useCopied();
  const { Part: FootStrip, load } = usePart('FootStrip', importFootStrip);
  useEffect(() => {
    if (copied) void load();
  }, [copied, load]);
  return FootStrip && copied && <FootStrip offer={copied.offer} store={copied.store} copied={copied} />;
}
