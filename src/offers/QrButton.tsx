import { importWhole } from '../loading/import-whole';
import { OutboundLink } from '../links/links';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { Button, buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useDialogPart } from '../ui/use-dialog-part';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './QrButton.styles';
import type { LinkTarget } from './QrDialog';

const importDialog = () => importWhole(() => import('./QrDialog'));

interface QrButtonProps {
  readonly offer: OfferView;
  readonly deepLink: string;
  readonly store: StoreSummary;
}

/**
 * The ways to the store's app: on a phone first the offer's deep link itself, elsewhere a button that opens the dialog with
 * its QR code. The dialog is loaded on the first click.
 */
export function QrButton({ offer, deepLink, store }: QrButtonProps) {
  const t = useMessages();
  const { title } = offer;
  const dialog = useDialogPart('QrDialog', importDialog, {
    title: t('qr.failed-title'),
    description: t('qr.failed-text'),
  });
  const opens: LinkTarget = offer.opensStore || deepLink === store.url ? 'store' : 'offer';
  return (
    <div className={css.actions}>
      <OutboundLink href={deepLink} sponsored className={buttonClass('quiet', 'm', css.app)}>
        <Icon name="phone" />
        {t('qr.title', { opens, store: store.name })} <VisuallyHidden>{title}</VisuallyHidden>
      </OutboundLink>
      <Button variant="quiet" aria-haspopup="dialog" data-needs-script="" data-replay="" onClick={dialog.open}>
        <Icon name="qr" />
        {t('qr.show')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {dialog.Part && (
        <dialog.Part deepLink={deepLink} opens={opens} title={title} store={store} onClose={dialog.close} />
      )}
    </div>
  );
}
