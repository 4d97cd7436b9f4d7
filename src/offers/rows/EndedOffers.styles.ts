import { css } from '@emotion/react';
import { wrap } from '../../theme/fragments';
import { classNames } from '../../theme/styles';
import { colour, font, size, space, weight } from '../../theme/tokens';

export const styles = classNames({
  root: css({ color: colour.inkSoft }),
  summary: css({
    display: 'inline-flex',
    gap: space.xs,
    minBlockSize: '2.75rem',
    fontWeight: weight.medium,
    '&:hover': { color: colour.ink },
  }),
  offer: css({
    ...wrap(`0 ${space.m}`),
    alignItems: 'baseline',
    paddingBlock: space.xs,
    borderBlockStart: `1px dashed ${colour.line}`,
    fontSize: size.small,
    '@media print': { breakInside: 'avoid' },
  }),
  store: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: '2.75rem',
    minBlockSize: '2.75rem',
    color: 'inherit',
    fontWeight: weight.medium,
    '&:hover': { color: colour.ink },
  }),
  count: css({ fontWeight: weight.regular }),
  code: css({ fontFamily: font.code, fontWeight: weight.bold, userSelect: 'all' }),
  end: css({ marginInlineStart: 'auto' }),
});
