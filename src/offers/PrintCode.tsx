import { settings } from '../generated/settings';
import { styles } from './PrintCode.styles';

interface PrintCodeProps {
  /** The file of the QR code, from the site's root. */
  readonly file: string;
  /** What scanning it does. Empty if the text around it says so. */
  readonly alt?: string;
}

/** A QR code for print only. It is hidden and lazy, so that browsers do not load it for the screen. */
export function PrintCode({ file, alt = '' }: PrintCodeProps) {
  return (
    <img className={styles.code} src={`${settings.basePath}/${file}`} alt={alt} width={96} height={96} loading="lazy" />
  );
}
