import { css } from '@emotion/react';
import { wrap, stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'grid', gap: space.l, '&:focus': { outline: 'none' } }),
  // Outside the grid, so that it adds no gap.
  status: css({ position: 'absolute' }),
  list: css({ display: 'grid', gap: space.m, maxInlineSize: '48rem' }),
  heading: css({ fontSize: size.lead, marginBlockEnd: space.m }),
  tools: css({
    ...wrap(space.m),
    '@media print': { display: 'none' },
  }),
  names: css({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' }),
  code: css({
    justifySelf: 'center',
    maxInlineSize: '100%',
    padding: space.m,
    // Scanners need dark on light, in both themes.
    background: 'white',
    lineHeight: 0,
    '& svg': { maxInlineSize: '100%', blockSize: 'auto' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  }),
  forget: css({
    ...stack(space.xs),
    justifyItems: 'start',
    maxInlineSize: '44rem',
    fontSize: size.small,
    '@media print': { display: 'none' },
  }),
});
