import { useState } from 'react';
import type { StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { usePart } from './use-part';

const importDialog = () => import('./QrDialog');

interface QrButtonProps {
  readonly deepLink: string;
  readonly title: string;
  readonly store: StoreSummary;
}

/** Shows the QR code that opens an offer in the store's app. The drawing code is loaded at the first press. */
export function QrButton({ deepLink, title, store }: QrButtonProps) {
  const t = useMessages();
  const { Part: QrDialog, load } = usePart(importDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        data-needs-script=""
        data-replay=""
        onClick={() => {
          setOpen(true);
          void load();
        }}
      >
        <Icon name="qr" />
        {t('qr.show')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {QrDialog && open && <QrDialog deepLink={deepLink} title={title} storeName={store.name} onClose={() => setOpen(false)} />}
    </>
  );
}
