import { useRef, useState } from 'react';
import { importWhole } from '../loading/import-whole';
import type { StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import { useLoadNotice } from '../ui/use-load-notice';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const importDialog = () => importWhole(() => import('./QrDialog'));

interface QrButtonProps {
  readonly deepLink: string;
  readonly title: string;
  readonly store: StoreSummary;
}

/** Opens the dialog with the QR code of an offer's deep link. The dialog is loaded on the first click. */
export function QrButton({ deepLink, title, store }: QrButtonProps) {
  const t = useMessages();
  const toast = useToast();
  const { Part: QrDialog, load } = usePart('QrDialog', importDialog);
  const [open, setOpen] = useState(false);
  const waiting = useRef(false);
  const withNotice = useLoadNotice();
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        data-needs-script=""
        data-replay=""
        onClick={() => {
          if (waiting.current) return;
          waiting.current = true;
          void withNotice(load()).then((loaded) => {
            waiting.current = false;
            if (loaded) setOpen(true);
            else toast({ title: t('qr.failed-title'), description: t('qr.failed-text'), tone: 'bad' });
          });
        }}
      >
        <Icon name="qr" />
        {t('qr.show')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {QrDialog && open && (
        <QrDialog deepLink={deepLink} title={title} storeName={store.name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
