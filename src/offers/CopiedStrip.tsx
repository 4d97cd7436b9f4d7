import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { importWhole } from '../browser/import-whole';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import { useCopied } from './copied-offer';

/** Imports the strip at the foot of the window. */
export const importFootStrip = () => importWhole(() => import('./FootStrip'));

/**
 * Shows the strip of the last copy on the page. If its code cannot be loaded, a toast has the link to the store.
 */
export function CopiedStrip() {
  const intl = useIntl();
  const toast = useToast();
  const copied = useCopied();
  const { Part: FootStrip, load } = usePart('FootStrip', importFootStrip);
  useEffect(() => {
    if (!copied) return;
    const { url } = copied.offer;
    void load().then((loaded) => {
      if (!loaded && url !== undefined)
        toast({
          title: intl.formatMessage({ id: 'notice.code-copied-title' }),
          link: { href: url, label: intl.formatMessage({ id: 'modal.go-to-store' }) },
        });
    });
  }, [copied, load, toast, intl]);
  return FootStrip && copied && <FootStrip offer={copied.offer} store={copied.store} copied={copied} />;
}
