import { useEffect, useRef, useState } from 'react';
import { joinClasses } from './join-classes';
import { styles } from './LogoTile.styles';

interface LogoTileProps {
  readonly src: string | undefined;
  /** One or two letters, shown until the image has loaded, and if it cannot be loaded (product rule R47). */
  readonly initials: string;
  /** The hue step of the brand colour, -1 to 35. */
  readonly hue: number;
  /** The side length: 32, 40 or 56 pixels at the default text size. */
  readonly size?: 'xs' | 's' | 'm';
  /** `eager` for the main tile in the first viewport. */
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

const sides = { xs: 32, s: 40, m: 56 } as const;

/** A store's logo on a tile of its colour. It is hidden from screen readers, because the store's name is beside it. */
export function LogoTile({ src, initials, hue, size = 'm', loading = 'lazy', className }: LogoTileProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    // The image may have failed before hydration, when no handler was attached.
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
  }, [src]);

  return (
    <span className={joinClasses(styles.tile, styles[size], className)} data-hue={hue} aria-hidden="true">
      <span className={styles.initials}>{initials}</span>
      {src !== undefined && src !== failed && (
        <img
          ref={picture}
          className={styles.picture}
          src={src}
          alt=""
          width={sides[size]}
          height={sides[size]}
          loading={loading}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
