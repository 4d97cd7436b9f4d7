import { css } from '@emotion/react';
import { row } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  root: css({
    // The link is as wide as its text.
    display: 'flex',
    justifyContent: 'center',
    background: colour.night,
    color: colour.onNight,
    '@media print': { display: 'none' },
  }),
  text: css({
    ...row(space.xs),
    justifyContent: 'center',
    paddingInline: space.m,
    minBlockSize: '2.75rem',
    paddingBlock: space.xxs,
    color: 'inherit',
    textDecoration: 'none',
    '--focus': colour.saffron,
    '&:hover > span': { textDecoration: 'underline' },
    fontSize: size.small,
    fontWeight: weight.medium,
    lineHeight: 1.5,
    textAlign: 'center',
    textWrap: 'balance',
  }),
  icon: css({ color: colour.saffron }),
});
