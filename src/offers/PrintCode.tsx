import { settings } from '../generated/settings';
import { classNames } from '../ui/class-names';
import { css } from './PrintCode.styles';

interface PrintCodeProps {
  /** The drawing, from the site's root. */
  readonly file: string;
  /** What scanning it does. Without words, those around it say so. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A QR code that is on paper only. Being lazy and not shown, it is not even fetched for the screen. */
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
