import { styles } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const css = styles({
  root: { display: 'grid', gap: space.l, '&:focus': { outline: 'none' } },
  // Out of the grid, so that it makes no gap.
  status: { position: 'absolute' },
  list: { display: 'grid', gap: space.m, maxInlineSize: '48rem' },
  heading: { fontSize: size.lead, marginBlockEnd: space.s },
  forget: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    maxInlineSize: '44rem',
    fontSize: size.small,
    '@media print': { display: 'none' },
  },
});
