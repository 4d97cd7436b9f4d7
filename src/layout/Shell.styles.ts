import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, radius, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }),
  main: css({ flex: 1, minInlineSize: 0 }),
  skip: css({
    position: 'absolute',
    zIndex: 40,
    insetInlineStart: space.m,
    insetBlockStart: space.xs,
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space.m,
    borderRadius: radius.s,
    background: colour.surface,
    color: colour.teal,
    fontWeight: weight.medium,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '@media print': { display: 'none' },
  }),
});
