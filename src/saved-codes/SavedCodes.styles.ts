import { styles } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', gap: space.l, '&:focus': { outline: 'none' } },
  // Out of the grid, so that it makes no gap.
  status: { position: 'absolute' },
  list: { display: 'grid', gap: space.m, maxInlineSize: '48rem' },
  heading: { fontSize: size.lead, marginBlockEnd: space.s },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    '@media print': { display: 'none' },
  },
  names: { display: 'grid', gap: space.xs, overflowWrap: 'anywhere' },
  code: {
    justifySelf: 'center',
    maxInlineSize: '100%',
    padding: space.m,
    // Scanners need dark on light in both themes.
    background: 'white',
    lineHeight: 0,
    '& svg': { maxInlineSize: '100%', blockSize: 'auto' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  forget: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    maxInlineSize: '44rem',
    fontSize: size.small,
    '@media print': { display: 'none' },
  },
});
