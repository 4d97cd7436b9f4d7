import { settings } from '../generated/settings';
import { classNames } from '../ui/class-names';
import { css } from './PrintCode.styles';

interface PrintCodeProps {
  /** The file of the QR code, from the site's root. */
  readonly file: string;
  /** What scanning it does. Empty if the text around it says so. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A QR code for print only. It is hidden and lazy, so that browsers do not load it for the screen. */
export function PrintCode({ file, alt = '', className }: PrintCodeProps) {
  return (
    <img
      className={classNames(css.code, className)}
      src={`${settings.basePath}/${file}`}
      alt={alt}
      width={96}
      height={96}
      loading="lazy"
    />
  );
}
