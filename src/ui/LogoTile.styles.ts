import { styles } from '../theme/styles';
import { colour, radius, weight } from '../theme/tokens';

export const css = styles({
  tile: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    background: colour.brand,
    color: colour.onBrand,
    fontWeight: weight.bold,
    lineHeight: 1,
    userSelect: 'none',
    // A failed picture's mark must not cover the initials in the moment before it is taken away.
    '& > *': { gridArea: '1 / 1' },
  },
  s: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: radius.s, fontSize: '0.9375rem' },
  m: { inlineSize: '3.5rem', blockSize: '3.5rem', borderRadius: radius.m, fontSize: '1.25rem' },
  l: { inlineSize: '5rem', blockSize: '5rem', borderRadius: radius.l, fontSize: '1.75rem' },
  initials: { unicodeBidi: 'isolate' },
  picture: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
