import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a row of its own, below the answers.
    flexBasis: '100%',
    minInlineSize: 0,
    marginBlockStart: space.xs,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    // Below the notice of the same press.
    '&, & > *': { scrollMarginBlock: `9rem ${space.m}` },
    '@media print': { display: 'none' },
  }),
  // Out of the grid, so that it makes no gap.
  status: css({ position: 'absolute' }),
  code: css({ display: 'grid', justifyItems: 'start', gap: space.s, minInlineSize: 0 }),
  reason: css({
    ...stack(space.xxs),
    padding: space.s,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    background: colour.sand,
  }),
  fact: css({ display: 'flex', alignItems: 'start', gap: space.xs, fontWeight: weight.medium }),
  next: css({ display: 'grid', gap: space.xs, inlineSize: '100%' }),
});
