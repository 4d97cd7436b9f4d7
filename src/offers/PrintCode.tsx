import { useIntl } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import { addressAt } from '../domain/sub-id';
import { usePage } from '../hooks/page';
import type { PrintedCodeProps } from './PrintedCode';
import { usePrintedCode } from './printing';
import { useOptionalOfferSource } from './offer-source';
import { styles } from './PrintCode.styles';

/** A QR code for print only. It is drawn when the page is printed. */
export function PrintCode(props: PrintedCodeProps) {
  const PrintedCode = usePrintedCode();
  return (
    PrintedCode && (
      <div className={styles.code}>
        <PrintedCode {...props} />
      </div>
    )
  );
}

/**
 * The deep link of an offer on paper: as a QR code, or as text if the script is not loaded. Not rendered in lists of
 * several stores.
 */
export function OfferPrintCode({ offer: { deepLink, title } }: { readonly offer: OfferView }) {
  const intl = useIntl();
  const page = usePage();
  const source = useOptionalOfferSource();
  const isDrawn = usePrintedCode() !== undefined;
  if (!source || deepLink === undefined) return null;
  const address = addressAt(deepLink, page, 'p');
  if (isDrawn) return <PrintCode address={address} label={intl.formatMessage({ id: 'qr.image' }, { title })} />;
  return (
    <bdi dir="ltr" className={styles.address}>
      {address}
    </bdi>
  );
}
