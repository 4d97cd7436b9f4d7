import { useIntl } from 'react-intl';
import { importWhole } from '../../browser/import-whole';
import { OutboundLink } from '../../ui/links/links';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useDialogPart } from '../../ui/parts/use-dialog-part';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { linkTargetOf } from '../state/link-target';
import { styles } from './QrButton.styles';

interface QrButtonProps {
  readonly offer: OfferView;
  readonly deepLink: string;
  readonly store: StoreSummary;
}

/** On a phone the offer's deep link itself, elsewhere a dialog with its QR code, loaded on the first click. */
export function QrButton({ offer, deepLink, store }: QrButtonProps) {
  const intl = useIntl();
  const { title } = offer;
  const dialog = useDialogPart('QrDialog', () => importWhole(() => import('./QrDialog')), {
    title: intl.formatMessage({ id: 'qr.failed-title' }),
    description: intl.formatMessage({ id: 'qr.failed-text' }),
  });
  const opens = linkTargetOf(offer, store);
  return (
    <div className={styles.actions}>
      <OutboundLink href={deepLink} sponsored className={buttonClass('quiet', 'm', styles.app)}>
        <Icon name="phone" />
        {intl.formatMessage({ id: 'qr.title' }, { opens, store: store.name })} <VisuallyHidden>{title}</VisuallyHidden>
      </OutboundLink>
      <Button variant="quiet" aria-haspopup="dialog" data-needs-script="" data-replay="" onClick={dialog.open}>
        <Icon name="qr" />
        {intl.formatMessage({ id: 'qr.show' })} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {dialog.Part && (
        <dialog.Part deepLink={deepLink} opens={opens} title={title} store={store} onClose={dialog.close} />
      )}
    </div>
  );
}
