import { QRCodeSVG } from 'qrcode.react';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { css } from './QrDialog.styles';

// The width and height in CSS pixels (product rule R55).
const qrSize = 256;

interface QrDialogProps {
  readonly deepLink: string;
  readonly title: string;
  readonly storeName: string;
  readonly onClose: () => void;
}

/** An offer's deep link as a QR code, which the browser draws without sending the link to a server. */
export default function QrDialog({ deepLink, title, storeName, onClose }: QrDialogProps) {
  const t = useMessages();
  return (
    <Dialog title={t('qr.title')} onClose={onClose}>
      <p className={css.hint}>
        <Bidi>{t('qr.hint', { store: storeName })}</Bidi>
      </p>
      <div className={css.code}>
        <QRCodeSVG value={deepLink} size={qrSize} level="M" role="img" aria-label={t('qr.image', { title })} />
      </div>
      <a href={deepLink} rel="sponsored nofollow noopener noreferrer" className={buttonClass('quiet', 'm', css.open)}>
        <Icon name="app" />
        {t('qr.open')}
      </a>
    </Dialog>
  );
}
