import { styles } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    gap: space.m,
    // In a row of its own, below the answers.
    flexBasis: '100%',
    minInlineSize: 0,
    marginBlockStart: space.xs,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    '@media print': { display: 'none' },
  },
  // Out of the grid, so that it makes no gap.
  status: { position: 'absolute' },
  code: { display: 'grid', justifyItems: 'start', gap: space.s, minInlineSize: 0 },
  reason: {
    display: 'grid',
    gap: space.xxs,
    padding: space.s,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    background: colour.sand,
  },
  fact: { display: 'flex', alignItems: 'start', gap: space.xs, fontWeight: weight.medium },
  next: { display: 'grid', gap: space.xs, inlineSize: '100%' },
});
