import { QRCodeSVG } from 'qrcode.react';
import { useIntl } from 'react-intl';
import type { StoreSummary } from '../../domain/offers/offer-view';
import { addressAt } from '../../domain/pages/sub-id';
import { usePage } from '../../hooks/page';
import { outboundRel } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import type { LinkTarget } from '../state/link-target';
import { styles } from './QrDialog.styles';

// The width and height in CSS pixels (product rule R55).
const qrSize = 256;

interface QrDialogProps {
  readonly deepLink: string;
  readonly opens: LinkTarget;
  readonly title: string;
  readonly store: StoreSummary;
  readonly onClose: () => void;
}

/** An offer's deep link as a QR code, which the browser draws without sending the link to a server. */
export default function QrDialog({ deepLink, opens, title, store, onClose }: QrDialogProps) {
  const intl = useIntl();
  const page = usePage();
  const address = addressAt(deepLink, page, 'q');
  return (
    <Dialog title={intl.formatMessage({ id: 'qr.title' }, { opens, store: store.name })} onClose={onClose}>
      <BidiText className={styles.hint} text={intl.formatMessage({ id: 'qr.hint' }, { opens, store: store.name })} />
      <div className={styles.code}>
        <QRCodeSVG
          value={address}
          size={qrSize}
          level="M"
          role="img"
          aria-label={intl.formatMessage({ id: 'qr.image' }, { title })}
        />
      </div>
      <a href={address} rel={outboundRel(true)} className={buttonClass('quiet', 'm', styles.open)}>
        <Icon name="phone" />
        {intl.formatMessage({ id: 'qr.open' })}
      </a>
    </Dialog>
  );
}
