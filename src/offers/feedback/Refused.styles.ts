import { css } from '@emotion/react';
import { stack } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, radius, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A separate row below the answers.
    flexBasis: '100%',
    minInlineSize: 0,
    marginBlockStart: space.xs,
    fontSize: size.body,
    textAlign: 'start',
    color: colour.ink,
    '&, & > *': { scrollMarginBlockEnd: space.m },
    '@media print': { display: 'none' },
  }),
  // Outside the grid, so that it adds no gap.
  status: css({ position: 'absolute' }),
  code: css({ display: 'grid', justifyItems: 'start', gap: space.m, minInlineSize: 0 }),
  reason: css({
    ...stack(space.xxs),
    padding: space.m,
    borderInlineStart: `3px solid ${colour.teal}`,
    borderRadius: radius.s,
    background: colour.sand,
  }),
  fact: css({ display: 'flex', alignItems: 'start', gap: space.xs, fontWeight: weight.medium }),
  next: css({ display: 'grid', gap: space.xs, inlineSize: '100%' }),
});
