import { QRCodeSVG } from 'qrcode.react';
import type { StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { addressAt } from '../domain/sub-id';
import { usePage } from '../hooks/page';
import { outboundRel } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { css } from './QrDialog.styles';

// The width and height in CSS pixels (product rule R55).
const qrSize = 256;

/** What a deep link opens: an offer may have the address of the store's whole site. */
export type LinkTarget = 'store' | 'offer';

interface QrDialogProps {
  readonly deepLink: string;
  readonly opens: LinkTarget;
  readonly title: string;
  readonly store: StoreSummary;
  readonly onClose: () => void;
}

/** An offer's deep link as a QR code, which the browser draws without sending the link to a server. */
export default function QrDialog({ deepLink, opens, title, store, onClose }: QrDialogProps) {
  const t = useMessages();
  const page = usePage();
  const address = addressAt(deepLink, page, 'q');
  return (
    <Dialog title={t('qr.title', { opens, store: store.name })} onClose={onClose}>
      <p className={css.hint}>
        <Bidi>{t('qr.hint', { opens, store: store.name })}</Bidi>
      </p>
      <div className={css.code}>
        <QRCodeSVG value={address} size={qrSize} level="M" role="img" aria-label={t('qr.image', { title })} />
      </div>
      <a href={address} rel={outboundRel(true)} className={buttonClass('quiet', 'm', css.open)}>
        <Icon name="phone" />
        {t('qr.open')}
      </a>
    </Dialog>
  );
}
