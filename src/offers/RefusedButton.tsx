import { useId, useState } from 'react';
import type { OfferStore, OfferView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { Button } from '../ui/Button';
import { useToast } from '../ui/toast-provider';
import { useLoadNotice } from '../ui/use-load-notice';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { importRefused } from './import-refused';

interface RefusedButtonProps {
  readonly offer: OfferView;
  readonly store: OfferStore;
}

/** "Didn't work?", which shows the help for an offer below it. The help is loaded on the first press. */
export function RefusedButton({ offer, store }: RefusedButtonProps) {
  const t = useMessages();
  const toast = useToast();
  const withNotice = useLoadNotice();
  const { Part: Refused, load } = usePart('Refused', importRefused);
  const [isOpen, setOpen] = useState(false);
  const helpId = useId();
  const show = async (): Promise<void> => {
    if (await withNotice(load())) setOpen(true);
    else toast({ title: t('refused.failed-title'), description: t('refused.failed-text'), tone: 'bad' });
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? helpId : undefined}
        onClick={() => (isOpen ? setOpen(false) : void show())}
        data-needs-script=""
        data-replay=""
      >
        {t('refused.open')} <VisuallyHidden>{offer.title}</VisuallyHidden>
      </Button>
      {Refused && isOpen && (
        <div id={helpId}>
          <Refused offer={offer} store={store} />
        </div>
      )}
    </>
  );
}
