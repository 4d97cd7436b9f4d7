import { BidiText } from '../../ui/text/BidiText';
import { usePrintedCode } from './printing';
import { styles } from './PrintCode.styles';

interface PrintCodeProps {
  readonly address: string;
  readonly caption: string;
}

/** A QR code for print only, drawn when the page is printed, with its address: the script may not be loaded. */
export function PrintCode({ address, caption }: PrintCodeProps) {
  const PrintedCode = usePrintedCode();
  return (
    <figure className={styles.code}>
      {PrintedCode && <PrintedCode address={address} />}
      <figcaption>
        <BidiText text={caption} />
        <bdi dir="ltr">{address}</bdi>
      </figcaption>
    </figure>
  );
}
