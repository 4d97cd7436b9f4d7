import { css } from '@emotion/react';
import { classNames } from '../theme/styles';
import { colour, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({ paddingBlockEnd: space.xxl }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.xs }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    paddingInline: space.xs,
    borderRadius: radius.m,
    color: colour.teal,
    fontSize: size.lead,
    fontWeight: weight.bold,
    textDecoration: 'none',
    '&:hover': { background: colour.tealSoft },
    '&[aria-current]': { background: colour.tealSoft, color: colour.ink },
  }),
  gap: css({ color: colour.inkSoft }),
});
