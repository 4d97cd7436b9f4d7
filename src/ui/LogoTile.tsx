import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { css } from './LogoTile.styles';

/** The side of a tile: 40, 56 or 80 pixels at the default text size. */
export type LogoSize = 's' | 'm' | 'l';

interface LogoTileProps {
  readonly src: string | undefined;
  /** One or two letters, shown until the picture is there, and for good if it cannot be loaded (product rule R47). */
  readonly initials: string;
  /** The step of the brand colour, -1 to 35. */
  readonly hue: number;
  readonly size?: LogoSize;
  /** `eager` for the one tile that the first screen is about. */
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

const sides = { s: 40, m: 56, l: 80 } as const;

/** A store's logo on a tile of its colour. The store's name stands beside it, so it says nothing itself. */
export function LogoTile({ src, initials, hue, size = 'm', loading = 'lazy', className }: LogoTileProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    // The picture may have failed before the script was there to hear of it.
    const image = picture.current;
    if (image && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(src);
  }, [src]);

  return (
    <span className={classNames(css.tile, css[size], className)} data-hue={hue} aria-hidden="true">
      <span className={css.initials}>{initials}</span>
      {src !== undefined && src !== failed && (
        <img
          ref={picture}
          className={css.picture}
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
