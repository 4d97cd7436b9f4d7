import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, weight } from '../theme/tokens';

export const styles = classNames({
  tile: css({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    // A slightly larger radius than that of the logo images, so that the tile is not visible behind their corners.
    borderRadius: '24%',
    background: colour.brandField,
    color: colour.onField,
    fontWeight: weight.bold,
    lineHeight: 1,
    userSelect: 'none',
    WebkitUserSelect: 'none',
    // Makes the edges of white tiles on white, and of black tiles on black, visible.
    boxShadow: `0 0 0 1px ${colour.line}`,
    // The browser's icon for a failed image must not cover the initials before the image is removed.
    '& > *': { gridArea: '1 / 1' },
  }),
  xs: css({ inlineSize: '2rem', blockSize: '2rem', fontSize: '0.8125rem' }),
  s: css({ inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '0.9375rem' }),
  m: css({ inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: '1.25rem' }),
  initials: css({ unicodeBidi: 'isolate' }),
  picture: css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
});
