import { css } from '@emotion/react';
import { wrap } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, motion, radius, size, space, weight } from '../theme/tokens';

export const styles = classNames({
  search: css({ inlineSize: '100%' }),
  group: css({ marginBlockStart: space.m }),
  heading: css({ color: colour.inkSoft, fontSize: size.small }),
  file: css({
    ...wrap(`0 ${space.xs}`),
    alignItems: 'baseline',
    inlineSize: '100%',
    minBlockSize: '2.25rem',
    padding: `${space.xxs} ${space.xs}`,
    border: '1px solid transparent',
    borderRadius: radius.s,
    background: 'none',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    '&:hover': { background: colour.sand },
    '&[aria-current="true"]': {
      borderColor: colour.teal,
      background: colour.tealSoft,
      fontWeight: weight.bold,
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  }),
});
