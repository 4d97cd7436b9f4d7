import { styles } from '../theme/styles';
import { colour, weight } from '../theme/tokens';

export const css = styles({
  tile: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    // A little rounder than the drawn logos, so that the tile does not show behind their corners.
    borderRadius: '24%',
    background: colour.brandField,
    color: colour.onNight,
    fontWeight: weight.bold,
    lineHeight: 1,
    userSelect: 'none',
    WebkitUserSelect: 'none',
    // Keeps white tiles on white, and black ones on black, in shape.
    boxShadow: `0 0 0 1px ${colour.line}`,
    // A failed picture's mark must not cover the initials in the moment before it is taken away.
    '& > *': { gridArea: '1 / 1' },
  },
  s: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '0.9375rem' },
  m: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: '1.25rem' },
  l: { inlineSize: '5rem', blockSize: '5rem', fontSize: '1.75rem' },
  initials: { unicodeBidi: 'isolate' },
  picture: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
